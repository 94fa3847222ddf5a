// The coach: what each action is worth, in win chances, and one sentence.

import { say, words } from "../saying.js";
import { capital } from "./bar.js";
import { speakerOf } from "./speech.js";

/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {import("../wire/types.js").Judged} Judged */

const AGAIN = 2500;

export class Coach {
  /**
   * @param {import("../wire/socket.js").Live} live
   * @param {() => void} changed
   */
  constructor(live, changed) {
    this.live = live;
    this.changed = changed;
    /** @type {Judged | null} */
    this.judged = null;
    this.asked = "";
  }

  /** Ask about my moment, once. @param {TableState} state */
  look(state) {
    const { table, seat } = state;
    if (!table.coach || !state.canAct || state.throws) return;
    const moment = `${table.round}/${table.number}/${seat}`;
    if (moment === this.asked) return;
    this.asked = moment;
    void this.live.send({ kind: "judge", seat, number: table.number }).then((answer) => {
      if (this.asked !== moment) return;
      if (answer.key === "getting-ready") setTimeout(() => this.askAgain(state, moment), AGAIN);
      if (answer.kind !== "judged") return;
      this.judged = answer;
      this.changed();
    });
  }

  /**
   * Ask once more about a moment that could not be judged yet.
   * @param {TableState} state
   * @param {string} moment
   */
  askAgain(state, moment) {
    if (this.asked !== moment) return;
    this.asked = "";
    this.look(state);
  }

  /** @param {TableState} state */
  now(state) {
    const judged = this.judged;
    const fits = judged && judged.number === state.table.number && judged.seat === state.seat;
    return fits && state.canAct && state.table.coach ? judged : null;
  }

  /**
   * The share of the win that an action is worth to the seat shown.
   * @param {string} text
   * @param {TableState} state
   */
  share(text, state) {
    const action = this.now(state)?.actions.find((known) => known.text === text);
    return action?.shares[0];
  }

  /**
   * @param {TableState} state
   * @param {(action: import("../wire/types.js").ActionSeen) => import("../wire/types.js").ActionSeen} aloud
   */
  sentence(state, aloud) {
    const judged = this.now(state);
    if (!judged || judged.actions.length === 0) return "";
    const best = judged.actions.reduce((one, other) => ((other.shares[0] ?? 0) > (one.shares[0] ?? 0) ? other : one));
    const action = state.view?.actions.find((known) => known.text === best.text);
    const named = action ? speakerOf(state.table).action(aloud(action)) : best.text;
    const share = words().percent(best.shares[0] ?? 0);
    if (judged.actions.length === 1) return say("coach-only", { share });
    return say("coach-best", { action: capital(named), share });
  }
}
