// What a thing on the board says while a mouse rests on it or the keyboard is at it: what choosing
// it does, or why it cannot be chosen.

import { html } from "../draw/svg.js";

const GAP = 8;

export class Whisper {
  /** @param {SVGElement} board */
  constructor(board) {
    this.board = board;
    this.element = html("div", { class: "whisper", "aria-hidden": "true", hidden: true });
    board.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.over(event.target));
    board.addEventListener("pointerout", () => this.hush());
    board.addEventListener("focusin", ({ target }) => {
      if (target instanceof Element && target.matches(":focus-visible")) this.over(target);
    });
    board.addEventListener("focusout", () => this.hush());
  }

  /** @param {EventTarget | null} target */
  over(target) {
    const thing = target instanceof Element ? target.closest(".choosable") : null;
    const words = thing?.getAttribute("aria-label");
    if (!thing || !words || !this.board.parentElement) return this.hush();
    this.board.after(this.element);
    this.element.textContent = words;
    this.element.classList.toggle("no", !thing.classList.contains("allowed"));
    this.element.hidden = false;
    this.stand(thing.getBoundingClientRect());
  }

  /**
   * Stand above a thing, or below it where there is no room.
   * @param {DOMRect} thing
   */
  stand(thing) {
    const slot = this.board.getBoundingClientRect();
    const { offsetWidth: wide, offsetHeight: high } = this.element;
    const middle = thing.x + thing.width / 2 - slot.x - wide / 2;
    const above = thing.y - slot.y - high - GAP;
    const below = Math.min(thing.bottom - slot.y + GAP, slot.height - high - 2);
    const x = Math.max(4, Math.min(middle, slot.width - wide - 4));
    this.element.style.translate = `${x}px ${above >= 2 ? above : below}px`;
  }

  hush() {
    this.element.hidden = true;
  }
}
