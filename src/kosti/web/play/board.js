// The contract between the table's frame and a game's board. A board knows no rules: it shows the
// view and sends back one of its actions.

/** @typedef {import("../wire/types.js").ViewSeen} ViewSeen */
/** @typedef {import("../wire/types.js").Entry} Entry */
/** @typedef {import("../draw/sound.js").Sound} Sound */

/**
 * A seat as a board shows it. `mark` is the number of its shape (`draw/marks.js`), `colour` a CSS
 * colour. `isMine`: a seat of this device; `isActing`: it is to act now.
 * @typedef {object} SeatFace
 * @property {number} number
 * @property {string} name
 * @property {string} colour
 * @property {number} mark
 * @property {boolean} isMine
 * @property {boolean} isActing
 */

/**
 * What the table gives beside a view.
 * @typedef {object} TableFace
 * @property {string} game
 * @property {Record<string, string>} options
 * @property {SeatFace[]} seats
 * @property {import("../wire/types.js").Table["awaits"]} awaits
 * @property {boolean} isOver
 * @property {boolean} canAct a seat of this device is to act, and this view is that seat's
 */

/**
 * What a board may ask of the table's frame.
 * @typedef {object} Room
 * @property {(text: string) => void} act play an action of the view by its text ("5", "throw");
 *   where it `warns`, the room asks first
 * @property {(line: string) => void} gather play a big choice at once, as it is typed ("2 2 6>h")
 * @property {(line: string) => Promise<any>} preview what a big choice would lead to
 * @property {(what: string | import("../wire/types.js").RefusalSeen) => void} refuse say why a
 *   thing of `view.refusals`, or anything by a reason of its own, cannot be chosen
 * @property {(key: string, values?: Record<string, unknown>) => string} say a message in words
 * @property {(action: import("../wire/types.js").ActionSeen) => string} action an action in words
 * @property {(refusal: import("../wire/types.js").RefusalSeen) => string} refusal why something
 *   cannot be chosen, and by which rule
 * @property {(event: import("../wire/types.js").EventSeen) => string} event what happened, as all
 *   may hear it
 * @property {(part: number) => string} percent
 * @property {(number: number) => SeatFace} seat
 * @property {() => number} speed how long motion takes: 0 none, 1 the usual
 * @property {() => boolean} hurry finish all motion at once
 * @property {(name: Sound) => void} sound
 * @property {() => boolean} reducedMotion
 * @property {(text: string) => number | undefined} judged the coach's share of the win for me
 * @property {() => import("./slot.js").Size} slot the size of the place the board fills
 * @property {() => void} refreshBar draw the action bar anew, after `owns` or `bar` changed
 */

/**
 * A game's board. `show` draws a view without motion and may be called at any time, with the same
 * view too; `tell` moves what the entries tell and ends in exactly what `show(view)` draws.
 *
 * `owns(text)` tells that the board itself offers this action, so the action bar leaves it out
 * (the bar offers all others). `bar` adds elements of the board's own to the action bar, a
 * confirm button with its consequence say; where it returns some, they stand before the rest.
 * @typedef {object} Board
 * @property {Element} element fills its slot
 * @property {(view: ViewSeen, table: TableFace) => void} show
 * @property {(entries: Entry[], view: ViewSeen, table: TableFace) => Promise<void>} tell
 * @property {() => void} focus
 * @property {() => void} dispose
 * @property {(text: string) => boolean} [owns]
 * @property {() => HTMLElement[]} [bar]
 * @property {(action: import("../wire/types.js").ActionSeen) => import("../wire/types.js").ActionSeen} [aloud]
 *   an action without what only its seat may know, to be written where others look
 * @property {() => void} [reworded] the language has changed
 * @property {boolean} [secret] it may show what only one seat may know: people who share a device
 *   get a veil between them
 */

/** @typedef {(room: Room) => Board} MakeBoard */

export {};
