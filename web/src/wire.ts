// Generated from src/hearthside/server (shapes, wire, http_types) by `python -m hearthside.server.types`.

/** One thing of a scene, as the seat may see it. */
export interface ThingView {
  id: string
  kind: string
  name: string
  at: string
  look: string
  text: string
  rule: string
  facts: Record<string, string | number | boolean | null | string[] | number[]>
}

/** A rule: its id and its text. */
export interface RuleView {
  id: string
  text: string
}

/** An option on offer: its notation, its words, what it costs and brings, and the things it lies on. */
export interface OptionView {
  notation: string
  label: string
  detail: string
  points: string[]
}

/** Something that could be done with a thing: `open` now, or barred by a rule, with the numbers in `why`. */
export interface CandidateView {
  notation: string
  label: string
  detail: string
  open: boolean
  rule: RuleView | null
  why: string
}

/** One thing that decides the game, and how far along it is: `value` of `of`; `who` is a seat, or -1 for all. */
export interface GoalView {
  name: string
  value: number
  of: number
  who: number
  means: "wins" | "loses" | "ends" | "leads"
  rule: string
  text: string
  marks: number[]
  look: string
}

/** The decision that is open; its options only when it is yours. */
export interface DecisionView {
  number: number
  seat: number
  seat_name: string
  yours: boolean
  ask: string
  prompt: string
  rule: RuleView | null
  options: OptionView[]
}

/** How the game ended. */
export interface OutcomeView {
  text: string
  scores: number[]
  rule: string
}

/** A line of the journal; `seat` made the choice that it comes from, -1 if nobody did. */
export interface Line {
  number: number
  text: string
  rule: string
  kind: string
  args: (string | number)[]
  things: string[]
  seat: number
}

/** Whether the last choice may be taken back at once, and if not, why. */
export interface UndoView {
  allowed: boolean
  reason: string
}

/** The whole table as one seat sees it. */
export interface View {
  seat: number
  number: number
  made: number
  phase: string
  things: ThingView[]
  decision: DecisionView | null
  outcome: OutcomeView | null
  race: GoalView[]
  lines: Line[]
  undo: UndoView
  private: boolean
}

/** A stretch of the table's log whose dice come from one secret; `line` is -1 for the one that comes next. */
export interface EpochView {
  epoch: number
  line: number
  why: string
  seat: number
  contribution: string
  commitment: string
  secret: string | null
  began: number
}

/** Who sits at a seat and whether they are there. */
export interface SeatInfo {
  seat: number
  name: string
  who: string
  kind: "person" | "open" | "bot"
  strength?: "beginner" | "easy" | "fair" | "strong" | "best"
  muted?: boolean
  shared?: boolean
  online: boolean
}

/** The first answer to a hello. */
export interface Welcome {
  t: "welcome"
  table: string
  name: string
  game: string
  seats: SeatInfo[]
  you: number[]
  owner: boolean
  spectator: boolean
}

/** A full view. */
export interface Viewed {
  t: "view"
  number: number
  view: View
}

/** By which secrets the dice are thrown; sent after the welcome, when an epoch begins and when the game is over. */
export interface FairnessTold {
  t: "fairness"
  epochs: EpochView[]
  opened: boolean
}

/** What changed since view number `base`: put replaces or appends, gone removes. */
export interface Diff {
  t: "diff"
  number: number
  base: number
  made: number
  seat: number
  put: ThingView[]
  gone: string[]
  order?: string[]
  decision: DecisionView | null
  phase: string
  outcome: OutcomeView | null
  race: GoalView[]
  events: Line[]
  undo: UndoView
  private: boolean
}

/** The choice is committed; the table's log has `number` lines now. */
export interface Ack {
  t: "ack"
  number: number
  ref?: number | string
}

/** Something was refused, and changed nothing. */
export interface ErrorMessage {
  t: "error"
  code: string
  message: string
  rule?: RuleView
  why?: string
  ref?: number | string
}

/** Who is there. */
export interface Presence {
  t: "presence"
  name: string
  seats: SeatInfo[]
  watching: number
}

export interface Chat {
  t: "chat"
  id: number
  seat: number
  from: string
  text: string
  at: number
}

/** How far a bot is with its choice. */
export interface Thinking {
  t: "thinking"
  seat: number
  done: number
  of: number
}

/** Something the table says that is no part of the game, such as a bot starting again. */
export interface Notice {
  t: "notice"
  text: string
}

/** What a bot thinks of one option. */
export interface Advised {
  notation: string
  label: string
  visits: number
  value: number
}

/** What a bot would do and why; the game is untouched. */
export interface Hint {
  t: "hint"
  options: Advised[]
  line: string[]
  done: boolean
  ref?: number | string
}

/** A vote on taking the last choice back; `open` is false when it has ended. */
export interface VoteView {
  t: "vote"
  what: "undo"
  open: boolean
  asked_by: number
  agreed: number[]
  needed: number[]
}

/** The rule that forbids an option, or that explains a thing; `why` says how things stand, in numbers. */
export interface Why {
  t: "why"
  rule: RuleView | null
  text: string
  why: string
  ref?: number | string
}

/** What could be done with a thing at this decision, and why not what cannot; `text` if one cannot choose. */
export interface Could {
  t: "could"
  thing: string
  candidates: CandidateView[]
  text: string
  ref?: number | string
}

/** One thing that chance could bring: in how many tries it did, in what words, and a world to go on from. */
export interface ResultView {
  world: number
  times: number
  lines: string[]
}

/** What would come of a plan that nobody else sees: the table after its first `taken` steps. */
export interface Planned {
  t: "planned"
  number: number
  taken: number
  ends: "" | "refused" | "chance" | "page" | "others" | "over" | "full"
  text: string
  lines: string[]
  results: ResultView[]
  tries: number
  view: View
  ref?: number | string
}

/** How the table's clock stands, if it has one: whose time runs (-1 for everybody's), and how many seconds each seat has left. */
export interface ClockTold {
  t: "clock"
  kind: "off" | "turn" | "bank"
  seconds: number
  bonus: number
  at_zero: "choice" | "seat"
  running: number | null
  left: Record<string, number>
  away: number[]
}

/** Opens the table with a token. */
export interface Hello {
  t: "hello"
  token: string
  contribution?: string | null
}

/** Adds another seat to the same socket, for several people around one screen. */
export interface Sit {
  t: "sit"
  token: string
  contribution?: string | null
  ref?: number | string | null
}

/** Shows the table as another of one's own seats sees it. */
export interface Look {
  t: "look"
  seat: number
  ref?: number | string | null
}

/** Answers decision `number` with an option in its notation. */
export interface Choose {
  t: "choose"
  number: number
  option: string
  careful?: boolean
  ref?: number | string | null
}

/** Takes one's last choice back, where the kernel's rule allows it. */
export interface Undo {
  t: "undo"
  ref?: number | string | null
}

/** Asks the others to agree to take the last choice back. */
export interface AskUndo {
  t: "ask_undo"
  ref?: number | string | null
}

/** Agrees to what was asked, or does not. */
export interface Vote {
  t: "vote"
  yes: boolean
  ref?: number | string | null
}

/** Asks what a bot would do. */
export interface AskHint {
  t: "hint"
  strength?: "beginner" | "easy" | "fair" | "strong" | "best" | null
  ref?: number | string | null
}

/** Stops the hint that is being worked out. */
export interface StopHint {
  t: "stop_hint"
  ref?: number | string | null
}

/** Asks why an option is not on offer, or what rule explains a thing. */
export interface AskWhy {
  t: "why"
  option?: string | null
  thing?: string | null
  ref?: number | string | null
}

/** Asks what could be done with a thing that one sees, and why not. */
export interface AskCould {
  t: "could"
  thing: string
  ref?: number | string | null
}

/** A choice of a plan; where chance decides, `world` is the result to go on from. */
export interface PlanStep {
  option: string
  world?: number | null
}

/** Tries choices from decision `number` on, in a world that only looks like the true one. */
export interface AskPlan {
  t: "plan"
  number: number
  steps: PlanStep[]
  ref?: number | string | null
}

/** A line of chat. */
export interface Say {
  t: "chat"
  text: string
  ref?: number | string | null
}

/** Says that the holder of a seat that a bot took over when its time was up is back. */
export interface Back {
  t: "back"
  ref?: number | string | null
}

/** A value a setup field may hold, its label, and what it is where a word says too little. */
export interface FieldOption {
  value: string
  label: string
  about?: string
}

/** A field of a game's setup, as a form needs it. */
export interface SetupField {
  name: string
  kind: "number" | "choice" | "toggle" | "per_seat" | "tuning"
  label: string
  help: string
  default: unknown
  low?: number
  high?: number
  options?: FieldOption[]
  distinct?: boolean
  when?: (string | number)[]
}

/** What can be chosen before a game starts. */
export interface Schema {
  fields: SetupField[]
}

/** A lesson that a game offers. */
export interface LessonInfo {
  name: string
  title: string
  minutes: number
}

/** A game in the lobby. */
export interface GameInfo {
  name: string
  title: string
  blurb: string
  minutes: number[]
  seats: number[]
  weight: number
  schema: Schema
  version: string
  lessons: LessonInfo[]
}

/** A rule in the rule book. */
export interface RuleEntry {
  id: string
  text: string
  reading?: string
  na?: string
  open?: string
}

/** A chapter of the rule book. */
export interface Chapter {
  title: string
  rules: RuleEntry[]
}

/** A game's rule book. */
export interface Rules {
  title: string
  chapters: Chapter[]
}

/** Cards or pieces of a game that belong together, as they look on the table. */
export interface Shelf {
  title: string
  things: ThingView[]
}

/** A step of a guided first turn. */
export interface GuideStep {
  heading: string
  text: string
}

/** A guided first turn for one role. */
export interface GuideInfo {
  role: string
  steps: GuideStep[]
}

/** One idea of a lesson: `before` is what others do first, `after` what comes of the choice it asks for. */
export interface BeatView {
  heading: string
  say: string
  shine: string[]
  choose: string
  otherwise: Record<string, string>
  before: Diff[]
  after: Diff[]
}

/** A whole lesson, as its learner sees it: how the table stands first, and beat by beat what changes. */
export interface LessonView {
  name: string
  title: string
  minutes: number
  welcome: Welcome
  view: View
  beats: BeatView[]
}

/** What could be done with a thing at a point of a lesson, and why not. */
export interface CouldReply {
  text: string
  candidates: CandidateView[]
}

/** Who is to sit at a seat. */
export interface SeatOrder {
  kind: "me" | "friend" | "bot"
  strength?: "beginner" | "easy" | "fair" | "strong" | "best" | null
  name?: string | null
}

/** A table to make. */
export interface NewTable {
  game: string
  setup?: Record<string, unknown>
  name?: string | null
  seats?: SeatOrder[]
}

/** A record file to make a table from. */
export interface RecordText {
  record: string
}

/** What to change about a table. */
export interface TableChange {
  name?: string | null
  archived?: boolean | null
  listed?: boolean | null
}

/** Somebody who takes an open seat. */
export interface Joiner {
  name?: string | null
}

/** A table that looks for players. */
export interface LookingForPlayers {
  table: string
  name: string
  game: string
  title: string
  created: number
  seats: number
  open: number
  clock?: string
}

/** What a browser keeps here to find its tables again, encrypted by it: the server can read none of it. */
export interface Keyring {
  content: string
}

/** What was kept. */
export interface KeyringView {
  content: string
}

/** A clock for a table, or none: so many seconds for each turn, or for the whole game with a bonus for every choice. */
export interface ClockOrder {
  kind: "off" | "turn" | "bank"
  seconds?: number
  bonus?: number
  at_zero?: "choice" | "seat"
}

/** Whose links are to be closed and made anew: a seat's, the spectators' or the owner's. */
export interface LinkOrder {
  role: "owner" | "seat" | "spectator"
  seat?: number | null
}

/** A new token; those before it open nothing any more. */
export interface NewLink {
  role: "owner" | "seat" | "spectator"
  seat: number
  link: string
}

/** Who may not speak, or may again: a seat, or without one everybody who only looks on. */
export interface MuteOrder {
  seat?: number | null
  muted: boolean
}

/** What messages to a browser are encrypted with, as the browser gives it. */
export interface PushKeys {
  p256dh: string
  auth: string
}

/** How somebody wants to be told that it is their turn; a browser gives its push service and its keys. */
export interface NoticeOrder {
  kind: "email" | "webhook" | "push"
  address: string
  keys?: PushKeys | null
}

/** What a browser subscribes with, so that it hears from this server alone. */
export interface PushKey {
  key: string
}

/** The code that was sent to an address. */
export interface NoticeCode {
  code: string
}

/** How somebody is told; the secret that a webhook's messages are signed with is shown once. */
export interface NoticeView {
  kind: "email" | "webhook" | "push"
  address: string
  confirmed: boolean
  secret?: string
}

/** The number of choices the branch begins with. */
export interface BranchAt {
  at: number
}

/** A seat of a new table, and the token that opens it when a person sits there. */
export interface SeatLink {
  seat: number
  kind: "me" | "friend" | "bot"
  name: string
  link?: string
}

/** A new table and the tokens that open it; they are shown this once. */
export interface Created {
  table: string
  name: string
  game: string
  seats: SeatLink[]
  owner: string
  spectator: string
}

/** A seat after a change, with its new token when a person sits there. */
export interface Seated {
  seat: number
  kind: "me" | "friend" | "bot"
  name: string
  link?: string
}

/** The table a branch comes from, and after how many choices. */
export interface ParentTable {
  table: string
  at: number
}

/** A table as a list shows it, to the holder of a token. */
export interface TableSummary {
  table: string
  name: string
  game: string
  title: string
  setup: Record<string, unknown>
  parent?: ParentTable
  you: number[]
  seat: number
  owner: boolean
  spectator: boolean
  turn: number[]
  yours: boolean
  over: boolean
  archived: boolean
  hushed?: boolean
  listed?: boolean
  updated: number
  phase: string
  seats: SeatInfo[]
  number: number
}

/** A table as it stood after `number` choices, and the seats that may be looked from. */
export interface ReplayView {
  number: number
  first: number
  last: number
  seats: number[]
  view: View
}

/** The key that a line of the log threw its dice by. */
export interface KeyView {
  line: number
  kind: string
  key: string
}

/** Something that everybody may know about where a table comes from: at which line of its log, and when. */
export interface OriginView {
  line: number
  text: string
  at: number
}

/** By which secrets a table's dice are thrown, and where it comes from; the keys once the game is over. */
export interface FairnessView {
  table: string
  redeals: boolean
  opened: boolean
  epochs: EpochView[]
  origins: OriginView[]
  seed: string
  keys: KeyView[]
}

/** What is wrong with one field. */
export interface Fault {
  field: string
  reason: string
  rule?: string
}

/** Why a request was refused. */
export interface ErrorBody {
  code: string
  message: string
  problems?: Fault[]
}

/** The body of every refused request. */
export interface ErrorReply {
  error: ErrorBody
}

/** Whether the server can work. */
export interface Health {
  ok: boolean
  database: string
  reason: string
  tables: number
}

export type FromServer = Welcome | FairnessTold | Viewed | Diff | Ack | ErrorMessage | Presence | Chat | Thinking | Notice | Hint | VoteView | Why | Could | Planned | ClockTold

export type FromClient = Hello | Sit | Look | Choose | Undo | AskUndo | Vote | AskHint | StopHint | AskWhy | AskCould | AskPlan | Say | Back
