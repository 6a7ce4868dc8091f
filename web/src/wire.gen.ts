// Written by scripts/generate_wire; do not edit.

export const PROTOCOL = 1;

export type Language = "en" | "zh-CN";

export type Code = "illegal" | "stale" | "not-your-turn" | "not-your-seat" | "unreadable" | "bad-dice" | "game-over" | "impossible" | "no-undo" | "no-such-moment" | "no-such-thing" | "bad-file" | "not-allowed" | "bad-key" | "bad-origin" | "malformed" | "too-large" | "too-fast" | "too-many" | "taken-over" | "too-slow" | "busy" | "fault";

export type MayUndo = "no" | "at-once" | "by-consent";

export type FieldKind = "number" | "flag" | "choice" | "place" | "bearing";

/**
 * The board: hexes (rows, the odd ones shifted half a hex to the right), squares or the plane; extent in
 * board units.
 */
export interface Frame {
  kind: "hex" | "plane" | "square";
  columns: number;
  rows: number;
}

/**
 * Ground of one sort: cells as (column, row), or on the plane the corners of its outline; a style class,
 * what it is called, what it does, and the side that owns it. `line` is drawn in it, such as a ridge; `id`
 * is its name in notation, where it has one.
 */
export interface Region {
  cells: [number, number][];
  style: string;
  label: string;
  effects?: string[];
  owner?: number;
  outline?: [number, number][];
  line?: [number, number][];
  id?: string;
}

/** A state of a piece: one sign for small drawings, and words. */
export interface Badge {
  sign: string;
  text: string;
}

/**
 * A unit: its name in notation, its cell, symbol and side, what it is called, what sort of unit it is,
 * its numbers in short, and states to show on it. On the plane it has a pose, the middle of its front edge
 * and its bearing, and a size, width and depth; without a pose it waits beside the board.
 */
export interface Piece {
  id: string;
  cell: [number, number] | null;
  symbol: string;
  side: number;
  label: string;
  sort?: string;
  numbers?: string;
  badges?: Badge[];
  pose?: [number, number, number] | null;
  size?: [number, number] | null;
}

/**
 * A sign on the board with the reason for it: a way, an attack, a place of note, a zone. On the plane it
 * has points: the corners of a zone, the ends of an arrow, the stations of a path, the place of a halo.
 * `style` tells apart marks of a kind that are drawn differently.
 */
export interface Mark {
  kind: "arrow" | "halo" | "path" | "zone";
  cells: [number, number][];
  why: string;
  side?: number;
  points?: [number, number][];
  style?: string;
}

/**
 * Something that the viewer may do now: `action` is its notation, `label` its words. `piece` is the unit
 * that does it, `target` the unit or side it is done to, `cell` where it leads, on the plane `pose`, `cost`
 * what that costs, `amount` the number of an `amount`; `pieces` are those that do it together. `family` is
 * what like choices are listed under, where there are many.
 */
export interface Choice {
  kind: "amount" | "cell" | "path" | "pick" | "place" | "press";
  action: string;
  label: string;
  piece?: string;
  cell?: [number, number] | null;
  cost?: number | null;
  target?: string;
  amount?: number | null;
  pose?: [number, number, number] | null;
  pieces?: string[];
  family?: string | null;
}

/** A line of a panel, and the side that it is about (-1: none). */
export interface Row {
  cells: string[];
  side?: number;
}

/** A table beside the board; a `forecast` belongs to the open question and is shown with it. */
export interface Panel {
  kind: "forecast" | "roster" | "table" | "text" | "tracker";
  title: string;
  head: string[];
  rows: Row[];
}

/** Whose decision it is, about what, and whether it is the viewer's. */
export interface TurnLine {
  side: number;
  text: string;
  mine: boolean;
}

/**
 * The first message: the key of a seat or of a spectator, and the language to be spoken. `seat` is the
 * seat to look through, where the key holds several; without it the one that decides, or the first.
 */
export interface Hello {
  type: "hello";
  key: string;
  lang?: Language;
  seat?: string;
}

/** Change the language: everything is sent again in it. */
export interface Speak {
  type: "speak";
  lang: Language;
}

/** Look through another seat that the key holds, as two people at one screen do. */
export interface Look {
  type: "look";
  seat: string;
}

/**
 * An offered action led to another pose (board units, degrees) or a cell: the choice's `action`, and
 * where its piece or leader is to end.
 */
export interface Placing {
  action: string;
  pose?: [number, number, number] | null;
  cell?: [number, number] | null;
}

/**
 * Do an action, given as notation or as a placing. `id` is the client's own, new for each action and kept
 * when the message is sent again; `digest` is that of the scene it was chosen in. `dice` are faces that were
 * rolled on a real table. An umpire may act for a `seat`, and must say the `reason`.
 */
export interface Play {
  type: "play";
  id: string;
  digest: string;
  action: string | Placing;
  dice?: number[];
  seat?: string;
  reason?: string;
}

/**
 * Would this be legal, what does it cost, where does it lead? Changes nothing. `odds` asks for the exact
 * chances, `ends` for where the pieces would stand.
 */
export interface Ask {
  type: "ask";
  id: string;
  action: string | Placing;
  odds?: boolean;
  ends?: boolean;
}

/** What may an umpire set of a unit, and what is it now? Without a unit: of which units at all? */
export interface Inspect {
  type: "inspect";
  id: string;
  unit?: string;
}

/**
 * An umpire's ruling: set something of a unit, by the names of the fields that `inspected` has. `digest`
 * is that of the scene it was made in. Whoever may see what was set is shown the `reason` in the log.
 */
export interface Amend {
  type: "amend";
  id: string;
  digest: string;
  unit: string;
  values: Record<string, string>;
  reason: string;
}

/**
 * Take back the seat's last action: at once while nobody has learnt anything from it, else the other
 * people are asked. An umpire takes back at once.
 */
export interface Undo {
  type: "undo";
  id: string;
}

/** Agree to the open request to take back, or not; whoever asked may withdraw it by not agreeing. */
export interface Consent {
  type: "consent";
  id: string;
  agree: boolean;
}

/** The scene after a moment, 0 for the beginning, as the viewer saw it. */
export interface Past {
  type: "past";
  id: string;
  moment: number;
}

/** Log entries of the moments from `first` to `last`, for what lies before those sent at the beginning. */
export interface Tell {
  type: "tell";
  id: string;
  first: number;
  last: number;
}

/** Say something to everybody at the table. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** Is anybody there? Answered by `done`. */
export interface Ping {
  type: "ping";
  id: string;
}

/**
 * The answer to `hello`. `holds` are the seats of this key (none: a spectator), `seat` the one looked
 * through. `commitment` binds the dice: `bingqi.game.commitment` makes the same of the seed that is shown
 * at the end. `may_keep` says whether the game may be saved as a file and branched off before it is over.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  game: string;
  ruleset: string;
  title: string;
  scenario: string;
  story: string;
  lang: Language;
  commitment: string;
  holds?: string[];
  seat?: string;
  is_umpire?: boolean;
  may_keep?: boolean;
  dice?: "seed" | "typed";
  takes_back?: "free" | "strict";
  overlays?: string[];
}

/** The board and its terrain, which seldom change. */
export interface Ground {
  frame: Frame;
  regions: Region[];
}

/**
 * What lies and stands on the ground, what may be done, and whose decision it is. Actions quote the
 * `digest`. `seats` are what the seats are called, by number, as pieces name their sides.
 */
export interface Shown {
  pieces: Piece[];
  marks: Mark[];
  choices: Choice[];
  panels: Panel[];
  turn: TurnLine;
  digest: string;
  seats?: string[];
}

/**
 * How the game ended: the winners' seats (none: drawn), a sentence, the clause, and the seed that the
 * commitment was made of.
 */
export interface Ending {
  winners: string[];
  sentence: string;
  clause: string;
  seed: string;
}

/**
 * The scene now. `ground` is left out while it is as last sent. `seat` is the seat looked through (empty:
 * a spectator), `deciding` the seat that decides (empty: nobody, the game is over). `on_behalf` are what an
 * umpire may do for another seat that decides.
 */
export interface View {
  type: "view";
  moment: number;
  scene: Shown;
  deciding: string;
  seat?: string;
  ground?: Ground;
  may_undo?: MayUndo;
  on_behalf?: Choice[];
  ending?: Ending | null;
}

/**
 * A line of an explanation: what it is about (`opened`, `closed`, `modifier`, `rolled`, `happened`), its
 * words, the value of a modifier or die, and the clause with its status. A ruling holds its `parts`.
 */
export interface Line {
  kind: string;
  text: string;
  value?: string;
  clause?: string;
  status?: string;
  house?: string;
  parts?: Line[];
}

/**
 * An action in the log, its notation, the dice (the first `typed` of them given by people), what came of
 * it, and a comment such as an umpire's reason. `round` is -1 where the rules have no rounds, `heading` is
 * the ruleset's own word for it with the number. `is_ruling`: an umpire has set something; `action` and
 * `lines` have of it what the viewer may see.
 */
export interface Entry {
  moment: number;
  seat: string;
  action: string;
  dice?: number[];
  typed?: number;
  lines?: Line[];
  round?: number;
  heading?: string;
  comment?: string;
  is_ruling?: boolean;
}

/**
 * Entries of successive moments from `first` on. As news (no `id`) they replace everything from `first`
 * on; as the answer to `tell` they only fill in.
 */
export interface Log {
  type: "log";
  first: number;
  entries: Entry[];
  id?: string;
}

/**
 * Who has a seat: a person by link, an agent by its name, or the dice for an umpire. `name` is what a
 * person is called.
 */
export interface Sitter {
  seat: string;
  title: string;
  who: string;
  name?: string;
  is_here?: boolean;
  seconds?: number;
}

/** An open request to take back: who asks, and who has not answered. */
export interface Wish {
  seat: string;
  waiting: string[];
}

/** Who sits at the table. `thinking` is the seat whose agent is thinking. */
export interface Table {
  type: "table";
  sitters: Sitter[];
  watchers?: number;
  thinking?: string;
  undo?: Wish | null;
}

/** Something that was said: by which seat (empty: a spectator), when (seconds since 1970). */
export interface Said {
  type: "said";
  number: number;
  seat: string;
  text: string;
  at: number;
}

/** The action has been played and is on disk. `repeated`: it had been before, and was not played again. */
export interface Accepted {
  type: "accepted";
  id: string;
  moment: number;
  repeated?: boolean;
}

/** Anything else that was asked for has happened. */
export interface Done {
  type: "done";
  id: string;
}

/**
 * It was not done, and nothing has changed: a code, a sentence, and for `illegal` the cause and the
 * clause with its text.
 */
export interface Refused {
  type: "refused";
  id: string;
  code: Code;
  sentence: string;
  cause?: string;
  clause?: string;
  clause_text?: string;
}

/**
 * The answer to `play` at a table with real dice: nothing has been played yet; roll one more die with so
 * many sides for this reason, and send the action again with the faces so far.
 */
export interface Wanted {
  type: "wanted";
  id: string;
  sides: number;
  given: number;
  reason: string;
}

/** One way that it can end, its chance as a fraction and as a number, and how it can go on from there. */
export interface Chance {
  text: string;
  fraction: string;
  chance: number;
  ways?: Chance[];
}

/**
 * The sum before the dice, and every outcome. `is_next` when the action's own dice are meant, else those
 * that it leads to if nothing comes before. `is_whole` when all the dice of the action are counted, else
 * those of its first ruling, after which others follow.
 */
export interface Odds {
  is_next: boolean;
  is_whole: boolean;
  sums: Line[];
  chances: Chance[];
}

/** Where a piece would be after the action. */
export interface End {
  piece: string;
  pose?: [number, number, number] | null;
  cell?: [number, number] | null;
}

/**
 * The answer to `ask`. `action` is the candidate in notation. When it is not legal: cause, clause and a
 * sentence. `cost` and `label` are those of the same choice where it is offered. `ends` are the pieces that
 * would stand elsewhere or turned, where no die decides: the pose that the rules correct to. `nearest` is
 * the nearest offered choice of the same pieces.
 */
export interface Answer {
  type: "answer";
  id: string;
  legal: boolean;
  action: string;
  digest: string;
  sentence?: string;
  cause?: string;
  clause?: string;
  clause_text?: string;
  cost?: number | null;
  label?: string;
  rolls?: boolean;
  ends?: End[];
  nearest?: Choice | null;
  odds?: Odds | null;
}

/** A word of notation, and what it is called. */
export interface Word {
  word: string;
  title: string;
}

/**
 * Something of a unit that may be set, and its value in notation. Numbers lie between `least` and `most`,
 * flags are `yes` or `no`, choices one of the `options`, places and bearings written like the `example`.
 */
export interface Field {
  name: string;
  title: string;
  kind: FieldKind;
  value: string;
  least?: number | null;
  most?: number | null;
  options?: Word[];
  example?: string;
}

/**
 * The answer to `inspect`: the units of which something may be set, and the fields of the one asked
 * for.
 */
export interface Inspected {
  type: "inspected";
  id: string;
  units: Word[];
  unit?: string;
  fields?: Field[];
}

/** The answer to `past`: the scene after a moment, without choices. */
export interface Scenery {
  type: "scenery";
  id: string;
  moment: number;
  last: number;
  scene: Shown;
  ground: Ground;
}

/** The server closes the socket, and why. After `too-slow` or `too-fast` a client may come back. */
export interface Bye {
  type: "bye";
  code: Code;
  sentence: string;
}

/** The body of every answer with a status of 400 or above. */
export interface Problem {
  code: Code;
  sentence: string;
}

/**
 * A scenario for the start page. `seats` are the sides and then the umpire's, where the rules have
 * one.
 */
export interface ScenarioCard {
  name: string;
  title: string;
  story: string;
  minutes: number;
  is_uneven?: boolean;
}

/** A ruleset for the start page. */
export interface RulesetCard {
  name: string;
  version: string;
  title: string;
  scenarios: ScenarioCard[];
}

/** A computer player: its name and what it is like. */
export interface AgentCard {
  name: string;
  text: string;
}

/** Everything that can be played. */
export interface Lobby {
  protocol: number;
  rulesets: RulesetCard[];
  agents: AgentCard[];
}

/** A seat of a scenario; an umpire's may be left to the dice, or empty where the rules do not need him. */
export interface SeatCard {
  seat: string;
  title: string;
  is_umpire: boolean;
  is_spare?: boolean;
}

/** A scenario before it is played: its seats and the board at the beginning. */
export interface Preview {
  ruleset: string;
  scenario: ScenarioCard;
  seats: SeatCard[];
  scene: Shown;
  ground: Ground;
}

/**
 * A game to be set up. `players` says who has each seat: `me` (the one who sets it up; may be several),
 * `link` (a person who is given a link), an agent's name, or for an umpire `dice`; seats not named are
 * `link` for sides, `dice` for an umpire. `names` are what people are called. A `seed` is a whole number
 * as text, and only allowed where nobody is `link`. `scenario_text` and `overlays` are TOML of one's own.
 */
export interface NewGame {
  ruleset: string;
  scenario: string;
  players?: Record<string, string>;
  names?: Record<string, string>;
  lang?: Language;
  seed?: string;
  dice?: "seed" | "typed";
  takes_back?: "free" | "strict";
  scenario_text?: string;
  overlays?: string[];
}

/**
 * A saved game to be looked at or played on: the text of a `.game` or `.jsonl` file, and who has each
 * seat, as in a new game (seats not named: `me`).
 */
export interface OpenFile {
  name: string;
  text: string;
  players?: Record<string, string>;
  lang?: Language;
}

/** A new game from a moment of another on. Seats not named are `me`. */
export interface Branch {
  moment: number;
  players?: Record<string, string>;
  lang?: Language;
}

/** A key and what it opens: the seats of one person; none: watching. */
export interface Link {
  seats: string[];
  key: string;
}

/**
 * A game that has been set up. `key` is for the one who set it up: his seats, or watching where he has
 * none. `links` are for the others; the last one only watches. Keys are shown this once.
 */
export interface Created {
  game: string;
  key: string;
  links: Link[];
}

/** Keys that a client has kept, to be told of their games. */
export interface Keys {
  keys: string[];
  lang?: Language;
}

/**
 * A game in somebody's list. `place` is that of its key in the request; keys that open nothing have no
 * card. `is_mine`: a seat of this key decides.
 */
export interface GameCard {
  place: number;
  game: string;
  ruleset: string;
  title: string;
  seats: string[];
  deciding: string;
  is_mine: boolean;
  is_over: boolean;
  begun: number;
  touched: number;
}

/**
 * A clause: its reference, its status (`stated`, `interpreted`, `invented`, `not-implemented`,
 * `absent-in-source`), its text and a note.
 */
export interface ClauseCard {
  ref: string;
  status: string;
  text: string;
  note?: string;
}

/** That the server is well. */
export interface Health {
  ok: boolean;
  version: string;
  games: number;
  sockets: number;
  run: string;
}

export type Request = Hello | Speak | Look | Play | Ask | Inspect | Amend | Undo | Consent | Past | Tell | Chat | Ping;

export type Reply = Welcome | View | Log | Table | Said | Accepted | Done | Refused | Wanted | Answer | Inspected | Scenery | Bye;
