// Draws a part anew without losing the keyboard's place or what is being read.

/** @typedef {import("./draw/svg.js").Child} Child */

/**
 * Replace what is in a part; the focus stays on the element of the same `data-key`.
 * @param {Element} part
 * @param {...Child} children
 */
export function refill(part, ...children) {
  const focused = document.activeElement;
  const key = focused && part.contains(focused) ? focused.getAttribute("data-key") : null;
  const top = part.scrollTop;
  part.replaceChildren(...children.filter((child) => child !== null && child !== undefined && child !== false));
  part.scrollTop = top;
  if (key === null) return;
  const again = part.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (again instanceof HTMLElement || again instanceof SVGElement) again.focus();
}
