// Written from messages.py by `python -m kosti.server.written`: change it there.

/** A legal choice: `text` is sent back to play it, `action-KEY` are its words. */
export interface ActionSeen {
  text: string;
  key: string;
  values: Record<string, any>;
  warns: boolean;
}

/** A thing that cannot be chosen now: `refused-KEY` says why, by a rule. */
export interface RefusalSeen {
  thing: string;
  key: string;
  rule: string;
  values: Record<string, any>;
}

/** The game as one seat (-1: an onlooker) may know it; `table` is the game's own `Table`. Where a seat may answer before it is asked, `actions` are the answers though `to_act` is another seat; `kept` is the answer given so. */
export interface ViewSeen {
  seat: number;
  to_act: number;
  turn: number;
  turns: number;
  table: Record<string, any>;
  actions: ActionSeen[];
  refusals: RefusalSeen[];
  kept: string;
}

/** What happened: `event-KIND` says it. `seat` and `other` are -1 where nobody is meant. */
export interface EventSeen {
  kind: string;
  seat: number;
  other: number;
  values: Record<string, any>;
}

/** A place at the table and who fills it. `is_here` tells whether a connection shows it, `device` groups the seats of one screen, `stand_in` is the level of the bot that plays for a human who is gone, and `contribution` is what the seat's browser adds to the dice. */
export interface SeatSeen {
  number: number;
  filled: "bot" | "human" | "open";
  name: string;
  level: string;
  is_host: boolean;
  is_here: boolean;
  device: number;
  stand_in: string;
  won: number;
  contribution: string;
}

/** The time of the seat that is to act: `left` seconds of `limit` at the time of sending. */
export interface ClockSeen {
  limit: number;
  seat: number;
  left: number;
}

/** What is known of the dice: the commitment before, the secret after the end. */
export interface FairSeen {
  algorithm: string;
  table: string;
  commitment: string;
  contributions: string[];
  secret: string;
}

/** One phrase of the chat: `phrase-KEY`, or an emoji by its name. */
export interface PhraseSeen {
  seat: number;
  phrase: string;
  at: number;
}

/** One step as it may be told: its notation (what is hidden is `?`) and its events. `number` is the table's after it. A throw has its `commitment`; a step that discloses the die to the reader brings the `key` of that throw. */
export interface Entry {
  number: number;
  step: string;
  events: EventSeen[];
  commitment: string;
  key: string;
}

/** The whole table as this connection may know it; sent first, and whenever a guess is unsafe. `number` counts the steps of the game; `yours` are the seats of this connection, and `views` one view for each of them (an onlooker's if there are none). */
export interface Table {
  kind: "table";
  id: string;
  game: string;
  options: Record<string, string>;
  phase: "closed" | "over" | "playing" | "waiting";
  number: number;
  awaits: "chance" | "choice" | "nothing" | "start" | "throw";
  yours: number[];
  seats: SeatSeen[];
  views: ViewSeen[];
  log: Entry[];
  clock: ClockSeen | null;
  fair: FairSeen;
  phrases: PhraseSeen[];
  public: boolean;
  coach: boolean;
  pace: number;
  round: number;
  can_take_back: boolean;
  result: number[];
  closed_by: string;
  code: string;
  watch: string;
}

/** Steps were played: what is new since `number` - len(`entries`). */
export interface Moved {
  kind: "moved";
  number: number;
  entries: Entry[];
  views: ViewSeen[];
  awaits: "chance" | "choice" | "nothing" | "start" | "throw";
  clock: ClockSeen | null;
  can_take_back: boolean;
  phase: "closed" | "over" | "playing" | "waiting";
  result: number[];
}

/** Steps were taken back: the game stands at `number` again. */
export interface TakenBack {
  kind: "taken-back";
  number: number;
  seat: number;
  views: ViewSeen[];
  awaits: "chance" | "choice" | "nothing" | "start" | "throw";
  clock: ClockSeen | null;
  can_take_back: boolean;
}

/** Who sits where has changed, or who is there, or what is known of the dice. It follows the end of a game, with what everybody has won and the secret of the dice. */
export interface Seated {
  kind: "seated";
  seats: SeatSeen[];
  yours: number[];
  phase: "closed" | "over" | "playing" | "waiting";
  code: string;
  fair: FairSeen;
}

/** Somebody said a phrase. */
export interface Said {
  kind: "said";
  phrase: PhraseSeen;
}

/** What an action is worth: the share of the win of every seat, from the view's seat on. */
export interface JudgedAction {
  text: string;
  shares: number[];
}

/** One way the turn can end, and its chance: `ending-KEY` says it. */
export interface EndingSeen {
  key: string;
  values: Record<string, any>;
  chance: number;
}

/** The judgement that was asked for. */
export interface Judged {
  kind: "judged";
  id: string;
  number: number;
  seat: number;
  actions: JudgedAction[];
  endings: EndingSeen[];
}

/** What a big choice would lead to, as the game's own `Preview`. */
export interface Previewed {
  kind: "previewed";
  id: string;
  number: number;
  preview: Record<string, any>;
}

/** The command of this id is played and kept. */
export interface Done {
  kind: "done";
  id: string;
  number: number;
}

/** A command changed nothing: `error-KEY` (or a message of the game) says why. */
export interface Refused {
  kind: "refused";
  id: string;
  key: string;
  values: Record<string, any>;
}

/** The server is there. */
export interface Pong {
  kind: "pong";
  at: number;
}

/** Play actions of one of my seats, all or none; `number` is the step they were chosen at. Where a throw is awaited the action is `throw`. An answer in Ciao may come before the seat is asked: it is kept and takes effect in its turn. `gathered` plays a big choice instead: the places of the dice as they are typed, `5 5 h` say. */
export interface Play {
  kind: "play";
  id: string;
  seat: number;
  number: number;
  actions?: string[];
  gathered?: string | null;
}

/** Take back my latest choices that nothing has answered yet. */
export interface TakeBack {
  kind: "take-back";
  id: string;
  seat: number;
  number: number;
}

/** Add 16 random bytes, in hex, to the dice for a seat of mine: once, and before the game. */
export interface Contribute {
  kind: "contribute";
  id: string;
  seat: number;
  contribution: string;
}

/** Let the bots play at once until a human is to act. */
export interface Skip {
  kind: "skip";
  id: string;
}

/** Ask for the judgement of a seat's moment. */
export interface Judge {
  kind: "judge";
  id: string;
  seat: number;
  number: number;
}

/** Ask what a big choice (a placing in Svintus) would lead to; nothing is stored or shown. */
export interface Preview {
  kind: "preview";
  id: string;
  seat: number;
  number: number;
  gathered: string;
}

/** Say a phrase to all. */
export interface Say {
  kind: "say";
  id: string;
  seat: number;
  phrase: string;
}

/** A deed of the host (or, `replace`, of anybody who stays; `again`, of any seat). */
export interface Manage {
  kind: "manage";
  id: string;
  deed: "again" | "end" | "fill" | "hand-on" | "remove" | "replace" | "start";
  seat?: number;
  level?: string;
}

/** Ask whether the server is there. */
export interface Ping {
  kind: "ping";
}

/** How a seat is to be filled: by me, by another on this device, by a friend, or by a bot. */
export interface SeatWanted {
  filled: "bot" | "friend" | "here" | "me";
  name?: string;
  level?: string;
}

/** A new table. `clock` is the seconds a turn may take, 0 for none. With `starts` the game begins by itself once every seat is filled and the last of the humans has contributed to the dice. */
export interface TableWanted {
  game: string;
  seats: SeatWanted[];
  options?: Record<string, string>;
  clock?: number;
  public?: boolean;
  coach?: boolean;
  pace?: number;
  starts?: boolean;
}

/** A table that was made or joined: its id is its link, the seats are now yours (cookies). */
export interface TableMade {
  id: string;
  watch: string;
  code: string;
  seats: number[];
}

/** Sit down at a table; -1 is any open seat. */
export interface JoinWanted {
  name: string;
  seat?: number;
}

/** A table in a list: public ones, or mine. */
export interface TableListed {
  id: string;
  game: string;
  phase: "closed" | "over" | "playing" | "waiting";
  seats: SeatSeen[];
  to_act: number;
  yours: number[];
  changed: number;
}

/** A one-use key that moves a seat to another device; it is tried at `/api/moves/KEY`. */
export interface SeatMove {
  key: string;
  seconds: number;
}

/** An option of a game: `option-NAME` says it. */
export interface OptionSeen {
  name: string;
  default: string;
  known: string[];
}

/** A game: how many can play, and how it can be played. */
export interface GameSeen {
  name: string;
  rules: number;
  seat_counts: number[];
  options: OptionSeen[];
  levels: string[];
}

/** One rule of a game by its number, in words. */
export interface RuleSeen {
  number: string;
  text: string;
}

/** The rules of a game in one language. */
export interface RulesSeen {
  game: string;
  name: string;
  about: string;
  intro: string;
  rules: RuleSeen[];
  open: string;
}

/** A position in one line as one seat (-1: an onlooker) may know it. */
export interface Position {
  game: string;
  seat: number;
  position: string;
}

/** A position to be judged for the seat that is to choose in it. */
export interface JudgementWanted {
  game: string;
  position: string;
}

/** A record, as JSON or as its text, to be told step by step. */
export interface ReplayWanted {
  record: string;
}

/** One step of a record, and what then lies on the table; the first has no step. */
export interface Frame {
  step: string;
  position: string;
  events: EventSeen[];
  view: ViewSeen;
}

/** A record told step by step, and the record itself as JSON. */
export interface Replayed {
  game: string;
  options: Record<string, string>;
  names: string[];
  frames: Frame[];
  record: string;
}

/** What was wrong with a request: `error-KEY` says it in words. */
export interface Problem {
  key: string;
  values: Record<string, any>;
}

export type FromServer = Table | Moved | TakenBack | Seated | Said | Judged | Previewed | Done | Refused | Pong;

export type FromPage = Play | TakeBack | Contribute | Skip | Judge | Preview | Say | Manage | Ping;
