// Small things that boards share.

/**
 * Draw anew, and leave the focus on what had it (by its `data-key`).
 * @param {Element} board
 * @param {() => void} draw
 */
export function keepFocus(board, draw) {
  const held = document.activeElement?.closest("[data-key]");
  const key = held && board.contains(held) ? held.getAttribute("data-key") : null;
  draw();
  if (key === null) return;
  const again = [...board.querySelectorAll("[data-key]")].find((one) => one.getAttribute("data-key") === key);
  if (again instanceof SVGElement || again instanceof HTMLElement) again.focus({ preventScroll: true });
}

/**
 * A name as it fits in so many letters.
 * @param {string} name
 * @param {number} most
 */
export function shortened(name, most) {
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  return letters.length <= most ? name : `${letters.slice(0, Math.max(1, most - 1)).join("")}…`;
}
