// A board for a game that has none of its own: what lies on the table, as a list.

import { html } from "../draw/svg.js";

/** @type {import("./board.js").MakeBoard} */
export function plainBoard() {
  const list = html("dl", { class: "plain-board" });
  /** @param {import("../wire/types.js").ViewSeen} view */
  const show = (view) => {
    const rows = Object.entries(view.table).flatMap(([name, value]) => [
      html("dt", {}, name.replaceAll("_", " ")),
      html("dd", {}, typeof value === "object" ? JSON.stringify(value) : String(value)),
    ]);
    list.replaceChildren(...rows);
  };
  return {
    element: list,
    show,
    tell: async (_entries, view) => show(view),
    focus: () => undefined,
    dispose: () => undefined,
  };
}
