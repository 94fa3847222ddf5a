// The cup: held or toggled it tilts and shows the die to whom it belongs, and to nobody else.

import { MOVE, shake, straight, tween } from "../../../web/draw/motion.js";
import { choosable, place, svg, unchoosable } from "../../../web/draw/svg.js";
import { cup, faceUnder } from "./pieces.js";

/** @typedef {import("../../../web/play/board.js").Room} Room */
/** @typedef {import("../../../web/wire/types.js").ViewSeen} ViewSeen */
/** @typedef {import("../../../web/draw/motion.js").Spot} Spot */

const LONG = 300; // a press that holds, in ms

export class Cup {
  /** @param {Room} room */
  constructor(room) {
    this.room = room;
    this.made = cup();
    this.element = svg("g", { class: "cup-place" }, this.made);
    this.face = "";
    this.isOpen = false;
    this.pressed = 0;
    /** @type {Spot} */
    this.spot = { x: 0, y: 0 };
    this.made.addEventListener("pointerdown", () => this.press());
    for (const kind of ["pointerup", "pointercancel", "pointerleave"]) {
      this.made.addEventListener(kind, () => this.release());
    }
  }

  /**
   * @param {ViewSeen} view
   * @param {Spot} spot
   */
  show(view, spot) {
    const { die } = view.table;
    this.spot = spot;
    this.place();
    if (die !== this.face) this.open(false);
    this.face = die;
    this.element.classList.toggle("empty", !die);
    if (die && die !== "?") this.offer();
    else unchoosable(this.made);
    this.label();
  }

  /** The cup can be lifted; Enter and Space lift and lower it. */
  offer() {
    const choose = () => this.open(!this.isOpen);
    choosable(this.made, { label: "", allowed: true, choose });
    this.made.setAttribute("data-key", "cup");
    this.made.onclick = null; // a pointer holds or taps, see `release`
  }

  press() {
    if (!this.made.classList.contains("choosable")) return;
    this.pressed = performance.now();
    this.wasOpen = this.isOpen;
    this.open(true);
  }

  release() {
    if (!this.pressed) return;
    const isHeld = performance.now() - this.pressed > LONG;
    this.pressed = 0;
    if (isHeld || this.wasOpen) this.open(false);
  }

  /** @param {boolean} isOpen */
  open(isOpen) {
    this.isOpen = isOpen;
    this.made.classList.toggle("tilted", isOpen);
    const under = /** @type {Element} */ (this.made.querySelector(".under"));
    under.replaceChildren(...(isOpen ? [faceUnder(this.face)] : []));
    this.label();
  }

  /** What the cup is called tells the die only while it is open. */
  label() {
    if (!this.made.classList.contains("choosable")) return;
    const face = this.room.say("board-die", { face: this.face });
    this.made.setAttribute("aria-label", this.isOpen ? face : this.room.say("cup-look"));
    this.made.setAttribute("aria-pressed", String(this.isOpen));
  }

  place() {
    place(this.element, this.spot.x, this.spot.y, 0, this.spot.scale);
  }

  async rattled() {
    this.open(false);
    this.element.classList.remove("empty");
    this.room.sound("rattle");
    await shake(this.room, this.element, this.spot);
    await tween(this.room, MOVE / 2, () => {}, straight);
  }

  /**
   * Show to all what lay under it.
   * @param {string} face
   */
  lift(face) {
    this.face = face;
    this.open(true);
  }
}
