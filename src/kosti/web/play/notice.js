// My turn: said by the tab's title and icon, by a sound and a buzz where they are wanted.

import { sound } from "../draw/sound.js";
import { say } from "../saying.js";
import { settings } from "../settings.js";
import { address } from "../wire/api.js";

export class Notice {
  constructor() {
    this.wasMine = false;
    this.isFirst = true;
  }

  /** @param {import("./state.js").TableState} state */
  look(state) {
    const game = say("game-name");
    const isMine = state.canAct;
    document.title = isMine ? `● ${say("turn-yours")} – ${game}` : `${game} – Kosti`;
    this.icon(isMine);
    if (isMine && !this.wasMine && !this.isFirst) this.ring();
    this.wasMine = isMine;
    this.isFirst = false;
  }

  ring() {
    if (settings.sound) sound("turn");
    if (settings.buzz && "vibrate" in navigator) navigator.vibrate([80, 60, 80]);
  }

  /** @param {boolean} isLit */
  icon(isLit) {
    const shown = /** @type {HTMLLinkElement | null} */ (document.getElementById("favicon"));
    const wanted = address(`web/icons/${isLit ? "kosti-turn" : "kosti"}.svg`);
    if (shown && shown.href !== wanted) shown.href = wanted;
  }

  dispose() {
    this.icon(false);
  }
}
