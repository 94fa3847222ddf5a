// Makes SVG and HTML elements, and places them.

/** @typedef {string | number | boolean | null | undefined} Attribute */
/** @typedef {Node | string | null | undefined | false} Child */

const SVG = "http://www.w3.org/2000/svg";

/**
 * Make an SVG element; an attribute that is null, undefined or false is left out.
 * @param {string} tag
 * @param {Record<string, Attribute>} [attributes]
 * @param {...Child} children
 * @returns {SVGElement}
 */
export function svg(tag, attributes = {}, ...children) {
  const made = /** @type {SVGElement} */ (document.createElementNS(SVG, tag));
  return dressed(made, attributes, children);
}

/**
 * Make an HTML element; an attribute that is null, undefined or false is left out.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, Attribute | EventListener | ((event: any) => void)>} [attributes]
 *   what begins with `on` is a listener
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function html(tag, attributes = {}, ...children) {
  const plain = /** @type {Record<string, Attribute>} */ ({});
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") {
      made.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    } else {
      plain[name] = value;
    }
  }
  return dressed(made, plain, children);
}

/**
 * @template {Element} Made
 * @param {Made} made
 * @param {Record<string, Attribute>} attributes
 * @param {Child[]} children
 */
function dressed(made, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "style" && (made instanceof SVGElement || made instanceof HTMLElement)) {
      made.style.cssText = String(value); // as an attribute the content security policy stops it
    } else {
      made.setAttribute(name, value === true ? "" : String(value));
    }
  }
  for (const child of children) {
    if (child) made.append(child);
  }
  return made;
}

/**
 * Put an SVG element somewhere: its own origin comes to x, y.
 * @param {Element} element
 * @param {number} x
 * @param {number} y
 * @param {number} [turn] in degrees
 * @param {number} [scale]
 */
export function place(element, x, y, turn = 0, scale = 1) {
  const turned = turn ? ` rotate(${round(turn)})` : "";
  const scaled = scale === 1 ? "" : ` scale(${round(scale)})`;
  element.setAttribute("transform", `translate(${round(x)} ${round(y)})${turned}${scaled}`);
}

/**
 * Put an element on a spot, and return it.
 * @template {Element} Made
 * @param {Made} element
 * @param {{x: number, y: number, turn?: number, scale?: number}} spot
 * @returns {Made}
 */
export function placed(element, { x, y, turn, scale }) {
  place(element, x, y, turn, scale);
  return element;
}

/**
 * Where an element was put.
 * @param {Element} element
 * @returns {{x: number, y: number, scale: number}}
 */
export function spotOf(element) {
  const found = element.getAttribute("transform") ?? "";
  const [x, y] = (/translate\(([^)]*)\)/.exec(found)?.[1] ?? "0 0").split(" ").map(Number);
  return { x, y, scale: Number(/scale\(([^)]*)\)/.exec(found)?.[1] ?? 1) };
}

/** @param {number} number */
function round(number) {
  return Math.round(number * 1000) / 1000;
}

/**
 * Make a thing on a board something to choose: a button for mouse, touch and keyboard.
 * What cannot be chosen (`allowed` false) stays reachable, so that it can say why.
 * @template {SVGElement} Thing
 * @param {Thing} thing
 * @param {{label: string, allowed: boolean, choose: () => void}} choice
 * @returns {Thing}
 */
export function choosable(thing, { label, allowed, choose }) {
  thing.classList.add("choosable");
  thing.classList.toggle("allowed", allowed);
  thing.setAttribute("role", "button");
  thing.setAttribute("tabindex", "0");
  thing.setAttribute("aria-label", label);
  thing.setAttribute("aria-disabled", String(!allowed));
  thing.onclick = choose;
  thing.onkeydown = (event) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      choose();
    }
  };
  return thing;
}

/**
 * Take back what `choosable` did.
 * @param {SVGElement} thing
 */
export function unchoosable(thing) {
  thing.classList.remove("choosable", "allowed");
  for (const name of ["role", "tabindex", "aria-label", "aria-disabled"]) {
    thing.removeAttribute(name);
  }
  thing.onclick = null;
  thing.onkeydown = null;
}
