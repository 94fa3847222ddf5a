// Between people who share a device: nobody sees what only the next one may know.

import { html } from "../draw/svg.js";
import { markPicture } from "../draw/marks.js";
import { say } from "../saying.js";

export class Veil {
  constructor() {
    this.seat = -1;
    /** @type {HTMLDialogElement | null} */
    this.shown = null;
  }

  /**
   * Fall where another person of this device is to look.
   * @param {import("./state.js").TableState} state
   * @param {boolean} isSecret whether the board shows what only one seat may know
   */
  look(state, isSecret) {
    const isShared = state.table.yours.length > 1 && state.table.phase === "playing";
    if (!isSecret || !isShared) return this.lift();
    if (state.seat === this.seat) return;
    this.seat = state.seat;
    this.fall(state.table.seats[state.seat]?.name ?? "", state.seat);
  }

  /**
   * @param {string} name
   * @param {number} seat
   */
  fall(name, seat) {
    this.shown?.remove();
    const open = html(
      "button",
      { class: "button primary big", autofocus: true, onclick: () => this.lift() },
      say("veil-open", { name }),
    );
    const veil = html(
      "dialog",
      { class: "veil", "aria-label": say("veil-title", { name }) },
      html("div", { class: "veil-mark" }, markPicture(seat)),
      html("h2", {}, say("veil-title", { name })),
      html("p", {}, say("veil-help", { name })),
      open,
    );
    veil.addEventListener("cancel", (event) => event.preventDefault());
    this.shown = veil;
    document.body.append(veil);
    veil.showModal();
    open.focus();
  }

  lift() {
    this.shown?.remove();
    this.shown = null;
  }
}
