// Written by `python -m landfall.server.typescript` from src/landfall/server/messages.py. Do not edit.

export const WIRE = 1;

export type Lang = "en" | "fr" | "pl";

export type Status = "abandoned" | "over" | "running" | "stuck" | "waiting";

export type SeatKind = "bot" | "open" | "person";

/** A value of the host's own: the number of each part, joined by hyphens, `total` in all. */
export interface MixInfo {
  total: number;
  /** their titles, per language */
  parts: Record<string, string>[];
}

/** If `option` is `value`, this is the default of the option that holds this. */
export interface ImpliedInfo {
  option: string;
  value: boolean | number | string;
  default: boolean | number | string;
}

/** Something the host may choose. Texts are per language; `value_titles` is keyed by the value as text. */
export interface OptionInfo {
  name: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
  title: Record<string, string>;
  value_titles: Record<string, Record<string, string>>;
  /** what it is about, in a sentence; empty if each of its values says it */
  help: Record<string, string>;
  /** what a value means; only of values that say so */
  value_helps: Record<string, Record<string, string>>;
  mix: MixInfo | null;
  implied: ImpliedInfo | null;
}

/** A level of bots, the weakest first. */
export interface LevelInfo {
  id: string;
  title: Record<string, string>;
  /** in this game, as measured; 1000 is the yardstick's (docs/bots.md) */
  rating: number | null;
}

/** A named block of the game's action catalogue: argument values in order, the last argument varying fastest. */
export interface ActionBlock {
  name: string;
  first: number;
  arguments: Record<string, (number | string)[]>;
}

/** A game that a table can be created for. */
export interface GameInfo {
  id: string;
  /** per language */
  title: Record<string, string>;
  /** the numbers of seats it allows */
  seats: number[];
  rules_version: string;
  options: OptionInfo[];
  levels: LevelInfo[];
  actions: ActionBlock[];
  /** whether it has a guided first game */
  guided: boolean;
  /** per language: what it is about, in a sentence */
  tagline: Record<string, string>;
  /** the address of a module that draws its table; empty: the page has one of its own, or none */
  board: string;
}

/** Words with one mark. `to` is the id of the section they lead to. */
export interface Span {
  text: string;
  mark?: "" | "code" | "em" | "strong";
  to?: string;
}

/** A paragraph (`spans`), a list or steps (`items`), a table (`rows`, the first its head) or a drawing (`text`). */
export interface Block {
  kind: "drawing" | "list" | "paragraph" | "steps" | "table";
  spans?: Span[];
  items?: Span[][];
  rows?: Span[][][];
  text?: string;
  /** a numbered step that can be cited */
  id?: string;
}

/** A chapter (level 1), a section of one (2) or a ruling (3). `number` is how it is cited: `16.4`, `R 53`. */
export interface Section {
  id: string;
  level: number;
  number: string;
  title: string;
  blocks: Block[];
}

/** The rules of a game. `lang` is the language of the text: English where there is no translation yet. */
export interface Rules {
  game: string;
  lang: string;
  title: string;
  preface: Block[];
  sections: Section[];
}

/** One thing. `facts` are its printed figures, from which the page draws it. */
export interface Entry {
  id: string;
  title: string;
  text: string;
  section: string;
  facts: Record<string, unknown>;
}

/** Things of one kind. */
export interface Group {
  id: string;
  title: string;
  section: string;
  picture: string;
  aid: boolean;
  entries: Entry[];
}

/** The messages `aid-turn-1` and following, and `aid-score-1` and following, of a game's texts for learners. */
export interface Aid {
  turn: string[];
  scores: string[];
}

/** `GET /api/rules/{game}/{lang}`: all that a game brings to look things up in. */
export interface RulesInfo {
  /** null if a game has no page of rules */
  rules: Rules | null;
  /** its pieces, cards and symbols */
  groups: Group[];
  aid: Aid;
}

/** Something to look at: all the time, or while the learner may choose a fitting action. */
export interface Point {
  /** an entry, by id, a part of the page (`@hand`), or one of several things alike (`@lifepod=31`) */
  see: string;
  /** the action's name */
  may: string;
  /** some of its arguments; a list of values means one of these */
  args: Record<string, unknown>;
}

/**
 * A condition on the learner's view: what stands at the path `at` (`seats.0.points`) is this, or at least or most.
 *
 * Of a list its length is compared.
 */
export interface Until {
  at: string;
  is: number | string | boolean | null;
  least: number | null;
  most: number | null;
}

/** A part of a task as it is shown when all of this is so. */
export interface PartText {
  task: string;
  when: Until[];
}

/** A step as it is shown. Without a task it is only read. */
export interface StepText {
  id: string;
  text: string;
  /** what is to be done; empty: only read */
  task: string;
  /** the answer to something else */
  wrong: string;
  /** to certain other moves, by their ids */
  answers: Record<string, string>;
  point: Point[];
  rule: string;
  parts: PartText[];
}

/** A chapter as it is shown. */
export interface ChapterText {
  title: string;
  /** the number of its first step, counted from 0 in the whole guide */
  first: number;
  steps: StepText[];
}

/** `GET /api/guides/{game}/{lang}`: a guided first game in chapters and steps; none if a game has no guide. */
export interface GuideInfo {
  chapters: ChapterText[];
}

/** `POST /api/guides/{game}`: a table with the guide's deal, for one person and bots. Answered by `TableMade`. */
export interface Learn {
  name?: string;
}

/**
 * A seat of a new table: a person (a link of its own is made), open (for whoever comes, or kept for somebody of
 * this name) or a bot.
 */
export interface SeatWish {
  kind: "bot" | "open" | "person";
  name?: string;
  level?: string | null;
}

/** `POST /api/tables`. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  listed?: boolean;
}

/** Who has a seat. If a bot temporarily plays a person's seat, its kind is bot and `held` is true. */
export interface SeatInfo {
  seat: number;
  /** who plays it now; open: nobody has sat down yet */
  kind: "bot" | "open" | "person";
  /** the player's or the bot's name, empty if none was given; of an open seat, whom it is kept for */
  name: string;
  /** of the bot that plays */
  level: string | null;
  /** a person has the seat's link (and may take it back from a bot) */
  held: boolean;
  /** a device with the seat's link is connected, or a bot plays */
  present: boolean;
  /** has asked to abandon the table */
  wants_to_stop: boolean;
}

/** How it ended. An abandoned table has no winners. The seed hashes to the table's `seed_hash`. */
export interface Result {
  winners: number[];
  /** per seat, every category with its points */
  scores: Record<string, number>[];
  /** per seat, zero-sum win shares from -1 to 1 */
  returns: number[];
  seed: string;
}

/** A table and the number of a position of a game: where another line leaves it, or the line itself. */
export interface Branch {
  /** empty: a saved game */
  table: string;
  move: number;
}

/** Where a guided game stands. `GET /api/guides/{game}/{lang}` has the steps. */
export interface Guiding {
  /** counted from 0 in the whole guide; as many as there are: the guide is over */
  step: number;
  standing: "astray" | "done" | "open" | "over";
  /** the game has left the guide's own: what it says may no longer fit */
  away: boolean;
  /** what the step asks for can be done at this table */
  possible: boolean;
  /** which of the step's answers fits what was played instead; empty: none of its own */
  answer: string;
}

/** What everybody may know about a table. */
export interface TableInfo {
  id: string;
  game: string;
  rules_version: string;
  options: Record<string, boolean | number | string>;
  seats: SeatInfo[];
  /** waiting: a seat is open; stuck: the rules have changed and cannot read the position */
  status: "abandoned" | "over" | "running" | "stuck" | "waiting";
  /** BLAKE2b-256 of the seed's text, in hex, known from the start */
  seed_hash: string;
  /** shown in the lobby */
  listed: boolean;
  /** spectators connected */
  watching: number;
  /** Unix seconds */
  made_at: number;
  result: Result | null;
  /** the table where the same people play again; each seat's link works there too */
  rematch: string | null;
  /** tables that play on from a position of this game */
  branches: Branch[];
  /** the game and the position that this one plays on from */
  origin: Branch | null;
  /** Unix seconds: put aside, ends then unless those who have not wished so come back; 0: not */
  ends_at: number;
  /** of a guided game */
  guide: Guiding | null;
  /** in answer to `ids` only: the seats that must decide */
  to_act: number[];
  /** in answer to `ids` only: Unix seconds of the latest move; 0: none since the table was created */
  moved_at: number;
}

/** The right to a seat. Whoever has the token plays the seat, on any device. The path is the page's address. */
export interface SeatLink {
  seat: number;
  token: string;
  /** /table/ID#TOKEN */
  path: string;
}

/** A new table and the links of its persons' seats, to be kept or sent on. */
export interface TableMade {
  table: TableInfo;
  links: SeatLink[];
}

/** `POST /api/games/{id}/options`: what the host wishes so far. */
export interface SetUp {
  seats: number;
  options?: Record<string, boolean | number | string>;
}

/** What goes together. An option decides what those after it may be: a wish that does not fit is left out. */
export interface Offer {
  /** of each option, beside what the options before it are; one: no choice */
  values: Record<string, (boolean | number | string)[]>;
  /** the value of each: as wished if it fits, else the default */
  options: Record<string, boolean | number | string>;
}

/** `POST /api/tables/{id}/sit`: take an open seat under a chosen name. Answered by `SeatLink`. */
export interface SitDown {
  seat: number;
  name: string;
}

/** `POST /api/tables/{id}/rematch`, `/abandon` and `/delete`: who asks. */
export interface WithToken {
  token: string;
}

/** `GET /api/alive`. */
export interface Alive {
  version: string;
  wire: number;
  engines: "compiled" | "interpreted";
  /** in the background: the server changes over to them by itself */
  compiling: boolean;
}

/** `GET /api/health`. */
export interface Health {
  version: string;
  wire: number;
  /** loaded now */
  tables: number;
  connections: number;
  /** the server's address for others on the same network, if it can be reached from there */
  near: string;
}

/** A part of a game that was played under other rules: only the positions stored then can be shown. */
export interface EarlierRules {
  part: number;
  rules_version: string;
  moves: number;
  /** of its stored positions */
  shown: number;
}

/** An action by name. */
export interface Named {
  name: string;
  args?: Record<string, number | string>;
}

/** A position of a replay and how it came about. It ends what `ends` says, and all that is smaller. */
export interface ReplayStep {
  /** who moved; None: the start, or a position stored under earlier rules */
  seat: number | null;
  /** events of the story that had been told by then */
  told: number;
  ends: "decision" | "move" | "round" | "turn";
  /** what was chosen, if this audience may know it */
  action: Named | null;
  /** of `to_act`, `view` and `scores` since the position before: see `landfall.server.replay.change` */
  change: unknown;
}

/** An event of the story, by its name, and whose it is; its other fields are the game's own. */
export interface Told {
  is: string;
  seat?: number;
}

/** `GET /api/tables/{id}/replay`: a game from its start, as one audience may see it. */
export interface Replay {
  table: TableInfo;
  /** whose view; None: a spectator's, or everything open */
  seat: number | null;
  /** everything is open: each position is seen by whoever moves next, with all hands shown */
  is_open: boolean;
  /** the game has not ended */
  runs: boolean;
  earlier: EarlierRules[];
  steps: ReplayStep[];
  events: Told[];
}

/** `POST /api/records`: look at a saved game. Answered by `Replay`; nothing is kept. */
export interface OpenRecord {
  text: string;
  /** None: everything open */
  seat?: number | null;
}

/** `POST /api/tables/{id}/branches`: a new table that plays on from a position of this game. */
export interface PlayOn {
  /** the number of the position, as in a replay */
  move: number;
  seats: SeatWish[];
  /** what whoever decides there does not know is dealt again; else all is as it was */
  anew?: boolean;
}

/** `POST /api/records/branches`: the same from a position of a saved game. */
export interface PlayOnRecord {
  text: string;
  move: number;
  seats: SeatWish[];
  anew?: boolean;
}

/** `POST /api/analyses`: weigh the game of a table that has ended, or a saved one. Answered by `AnalysisState`. */
export interface Analyse {
  table?: string | null;
  text?: string | null;
  /** per choice */
  simulations?: number;
  /** in all, instead of the simulations */
  seconds?: number | null;
  /** the same seed gives the same figures */
  seed?: string;
}

/** A seat's next action that one of the two choices makes impossible, and why. */
export interface Consequence {
  /** the mover's own: the choice made prevents it; another's: only the better choice would */
  seat: number;
  action: [string, Record<string, unknown>];
  /** of the refusal */
  code: string;
  rule: string;
  facts: Record<string, unknown>;
}

/** A decision with at least two legal actions. Chances and points are by seat, from what the mover knew. */
export interface Decided {
  /** the number of the position before it, as in a replay */
  move: number;
  seat: number;
  action: [string, Record<string, unknown>];
  /** the bot's choice */
  best: [string, Record<string, unknown>];
  /** the better line; the action itself where the bot chooses the same */
  line: [string, Record<string, unknown>][];
  /** win chances in ordinary play */
  before: number[];
  /** their standard errors */
  before_errors: number[];
  /** win chances with the action */
  after: number[];
  /** their standard errors */
  errors: number[];
  /** standard errors of what the action moved, `after` less `before` */
  moved_errors: number[];
  /** win chances with the bot's choice */
  advised: number[];
  points_before: number[];
  points_after: number[];
  points_advised: number[];
  /** win chance that the choice gave away; 0 where it is not more than its own error */
  cost: number;
  cost_error: number;
  /** of the lead over the others, in points; 0 where it is not more than its own error */
  points_cost: number;
  points_cost_error: number;
  /** the mover's expected points by source: those of the action less those of the best */
  sources: Record<string, number>;
  /** of costly decisions: what it makes impossible, or possible for others */
  consequences: Consequence[];
}

/** A player's game: `start + choices + others + luck = result`. */
export interface PlayerSum {
  seat: number;
  start: number;
  /** what one's own choices moved */
  choices: number;
  /** its standard error */
  choices_error: number;
  /** what the choices of others moved */
  others: number;
  luck: number;
  /** its standard error */
  luck_error: number;
  result: number;
  /** 0 to 100 */
  accuracy: number;
  decisions: number;
  /** places in the list of decisions, the most costly first */
  worst: number[];
}

/** A whole game. */
export interface Analysis {
  game: string;
  rules_version: string;
  seats: number;
  seed: string;
  simulations: number;
  decisions: Decided[];
  players: PlayerSum[];
}

/** A legal action: its number in the catalogue, and by name. */
export interface Choice {
  action: number;
  name: string;
  args: Record<string, number | string>;
}

/** What is asked of the seat that sees it. */
export interface Question {
  kind: string;
  seat: number;
  /** what gave rise to it: a card, a planet, a step */
  source: string;
  fields: Record<string, unknown>;
}

/** What a seat or a spectator sees at a table of any game. Each game's view adds its own table. */
export interface TableView {
  game: string;
  rules_version: string;
  /** None: a spectator */
  seat: number | null;
  seats: number;
  options: Record<string, boolean | number | string>;
  /** the seats that must decide now */
  to_act: number[];
  over: boolean;
  decision: Question | null;
}

/** What the better line would have led to at one of the worst decisions, as the seat would have seen it. */
export interface BetterLine {
  move: number;
  steps: Choice[];
  /** None: something hidden would have come up at once */
  view: TableView | null;
  events: Told[];
  scores: Record<string, number>[];
}

/** A game, weighed. */
export interface AnalysisInfo {
  analysis: Analysis;
  lines: BetterLine[];
}

/** How far an analysis is: `GET /api/analyses/{id}`. */
export interface AnalysisState {
  id: string;
  part: "cancelled" | "done" | "failed" | "running" | "waiting";
  /** decisions */
  done: number;
  total: number;
  result: AnalysisInfo | null;
}

/** `GET /api/tables/{id}/verification`: the game played again from its seed, move by move. */
export interface Verified {
  /** BLAKE2b-256 of the seed, computed again; empty if the game plays on from a position of another */
  seed_hash: string;
  /** it is the one published at the start */
  hash_agrees: boolean;
  moves: number;
  /** the game played again ends in the very position that was stored */
  end_agrees: boolean;
}

/** `POST /api/records/page`: a game that has ended, or a saved one, as one HTML file that needs no server. */
export interface SavePage {
  table?: string | null;
  text?: string | null;
  /** its id, if it is to go with the game */
  analysis?: string | null;
}

/** What such a file holds. */
export interface Saved {
  replay: Replay;
  analysis: AnalysisInfo | null;
  /** what would be asked of the server, by address: the game and its texts */
  files: Record<string, string>;
}

/** A table and the seats there that are one's own. */
export interface OwnTable {
  id: string;
  seats: number[];
}

/** `POST /api/statistics`: one's own games that have ended, in figures. Answered by `Statistics`. */
export interface AskStatistics {
  tables: OwnTable[];
}

/** How seats that have something in common have fared. */
export interface Fared {
  title: Record<string, string>;
  /** seats of games */
  played: number;
  /** of their games won, a shared win in part; None: nobody was there to be beaten */
  share: number | null;
  /** 95 % interval */
  low: number;
  high: number;
  /** what it would be if all seats were equal */
  fair: number;
  /** on average */
  points: number;
  /** standard error */
  points_error: number;
}

/** Seats told apart by one thing. */
export interface Comparison {
  by: "kind" | "opening" | "option" | "player" | "players" | "seat";
  /** empty where the page has a word for it */
  title: Record<string, string>;
  /** without a title: all others */
  lines: Fared[];
}

/** Points for one thing, on average. */
export interface PointSource {
  title: Record<string, string>;
  all: number;
  /** of seats that have won */
  winners: number;
}

/** All games of one kind. */
export interface GameStatistics {
  game: string;
  title: Record<string, string>;
  /** games */
  played: number;
  /** all seats that count */
  whole: Fared;
  comparisons: Comparison[];
  sources: PointSource[];
  /** final points, ascending, of seats that have not won */
  totals: number[];
  /** and of those that have */
  winning: number[];
  /** moves of a game on average */
  length: number;
}

/** Of many games. `left_out` says how many were not finished, or played under rules that are no longer known. */
export interface Statistics {
  games: GameStatistics[];
  left_out: number;
}

/** Why something was refused: a code, the rule that says so, the facts, and all this in words. */
export interface Problem {
  code: string;
  rule: string;
  facts: Record<string, unknown>;
  words: string;
}

/** The table as this seat may see it. */
export interface Position {
  /** goes into `Move` and `Undo` */
  seq: number;
  /** the seats that must decide now; empty when the game is over */
  to_act: number[];
  /** state.view(seat) */
  view: TableView;
  /** what this seat may do now, by action number; empty if it has no decision to make */
  choices: Choice[];
  can_undo: boolean;
  /** per seat, public ones while the game runs */
  scores: Record<string, number>[];
}

/** A chat message. `seat` is None for the table's own notes. */
export interface ChatLine {
  /** Unix seconds */
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

/**
 * Everything this seat may know: sent on connecting and whenever the client may have fallen behind.
 *
 * Drop the story from event number `events_from` on, then add `events`: `{"is": ..., fields}` as this seat sees them.
 */
export interface Sync {
  is: "Sync";
  wire: number;
  table: TableInfo;
  /** the client's own; None: a spectator */
  seat: number | null;
  position: Position;
  events_from: number;
  events: Told[];
  chat: ChatLine[];
}

/** The position changed. The story continues from event number `events_from`; after an undo that is further back. */
export interface Update {
  is: "Update";
  position: Position;
  events_from: number;
  events: Told[];
  /** the seat that undid its move, if this is what happened */
  undone_by: number | null;
}

/** Seats, names, presence or status changed. */
export interface Table {
  is: "Table";
  table: TableInfo;
}

/** Somebody wrote. */
export interface Said {
  is: "Said";
  line: ChatLine;
}

/** The game has ended, by the rules or by being abandoned. Sent once; also in `TableInfo.result`. */
export interface Over {
  is: "Over";
  result: Result;
}

/** The same people can play again at this table; each seat's token works there too. */
export interface Rematched {
  is: "Rematched";
  table: string;
}

/** The message with this id was carried out; its effects have been sent before. */
export interface Done {
  is: "Done";
  id: string;
}

/** The message with this id (None if it could not be read) was refused and changed nothing; says why. */
export interface Refused {
  is: "Refused";
  id: string | null;
  problem: Problem;
  /** of a move of several answers: the one that is wrong, counted from 0 */
  answer: number | null;
}

/** The answer to `Why`: None if the action may be taken. */
export interface Reason {
  is: "Reason";
  id: string;
  problem: Problem | null;
}

/** The answer to `Preview`. If something hidden follows the actions, only what is certain is shown. */
export interface Previewed {
  is: "Previewed";
  id: string;
  /** a draw, a look, a roll or what others chose in secret follows: view and events stop before it */
  hidden: boolean;
  /** None: there is nothing certain to show */
  view: TableView | null;
  events: Told[];
  scores: Record<string, number>[];
  /** what this seat could do next, if it decides again */
  choices: Choice[];
  /** this seat could not undo it */
  final: boolean;
}

/** What a hint is expected to gain beside the next best choice. */
export interface HintWhy {
  other: number;
  /** by source: categories of the scores, `later` (to come), `others` (the best of them) */
  points: Record<string, number>;
  /** a sentence by language */
  text: Record<string, string>;
}

/** The answer to `Hint`: what a bot would do at the position with this number, and why, if the game can say. */
export interface Hinted {
  is: "Hinted";
  id: string;
  seq: number;
  action: number;
  why: HintWhy | null;
}

/** The answer to `Ping`. */
export interface Pong {
  is: "Pong";
  id: string;
}

/** Make a move: take an action, and then these; all of them, or none if one is illegal. */
export interface Move {
  is: "Move";
  id: string;
  seq: number;
  action: number | Named;
  /** up to the first hidden thing; the rest is asked again */
  then?: (number | Named)[];
}

/**
 * Undo this seat's last move with all its answers, if nothing hidden was shown and nobody else acted since.
 *
 * If one of the answers showed something hidden, only those after it are undone.
 */
export interface Undo {
  is: "Undo";
  id: string;
  seq: number;
}

/** Why may this action not be taken, after these? Answered by `Reason`. */
export interface Why {
  is: "Why";
  id: string;
  action: number | Named;
  after?: (number | Named)[];
}

/** What would the table look like after this action, and then these? Answered by `Previewed` or `Refused`. */
export interface Preview {
  is: "Preview";
  id: string;
  action: number | Named;
  then?: (number | Named)[];
}

/** What would a bot do, after these actions? For a person who plays only with bots. Answered by `Hinted`. */
export interface Hint {
  is: "Hint";
  id: string;
  after?: (number | Named)[];
}

/** Go to a step of the guide. `anew`: the table is set as the guide has it there; else all stays as it is. */
export interface GoTo {
  is: "GoTo";
  id: string;
  step: number;
  anew?: boolean;
}

/** Let a bot play a seat: your own (no `seat`), an absent person's, or one that is still open. */
export interface HandOver {
  is: "HandOver";
  id: string;
  level: string;
  seat?: number | null;
}

/** While the table waits: let a seat that nobody has be open, perhaps kept for somebody of this name, or a bot's. */
export interface Arrange {
  is: "Arrange";
  id: string;
  seat: number;
  kind: "bot" | "open";
  name?: string;
  level?: string | null;
}

/** Play your own seat again. */
export interface TakeBack {
  is: "TakeBack";
  id: string;
}

/** Change your name. */
export interface Rename {
  is: "Rename";
  id: string;
  name: string;
}

/** Write to the table. */
export interface Chat {
  is: "Chat";
  id: string;
  text: string;
}

/** Play again with the same people, once the game has ended. Everybody is sent `Rematched`. */
export interface Rematch {
  is: "Rematch";
  id: string;
}

/** Wish to end the game without a result, or not. It ends when all wish so, or a day later if others stay away. */
export interface Abandon {
  is: "Abandon";
  id: string;
  wish?: boolean;
}

/** Use this language for all answers from now on. */
export interface Language {
  is: "Language";
  id: string;
  lang: "en" | "fr" | "pl";
}

/** Send everything again, with the story from event number `since` on. */
export interface Resync {
  is: "Resync";
  id: string;
  since?: number;
}

/** Are you there? Answered by `Pong`. */
export interface Ping {
  is: "Ping";
  id: string;
}

/** Something still to happen, by its name, and whose it is; its other fields are the game's own. */
export interface Step {
  is: string;
  seat?: number;
}

/** Everything the server sends over the socket. */
export type ServerMessage =
  | Sync
  | Update
  | Table
  | Said
  | Over
  | Rematched
  | Done
  | Refused
  | Reason
  | Previewed
  | Hinted
  | Pong;

/** Everything the client sends over the socket. */
export type ClientMessage =
  | Move
  | Undo
  | Why
  | Preview
  | Hint
  | GoTo
  | HandOver
  | Arrange
  | TakeBack
  | Rename
  | Chat
  | Rematch
  | Abandon
  | Language
  | Resync
  | Ping;
