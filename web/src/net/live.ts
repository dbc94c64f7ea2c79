import { Store } from "../store";
import { T } from "../strings";
import type {
  CandidateView,
  Chat,
  ClockTold,
  Diff,
  ErrorMessage,
  FromServer,
  Hint,
  Line,
  Planned,
  PlanStep,
  RuleView,
  SeatInfo,
  Thinking,
  View,
  Viewed,
  VoteView,
} from "../wire";
import { type Beat, Director } from "./director";
import { remember } from "./fairness";

/** The answer to "why not?": a rule and words, or each thing that could be done and what bars it. */
export interface Answer {
  rule: RuleView | null;
  text: string;
  /** How things stand, in numbers. */
  why?: string;
  could?: CandidateView[];
}

/** Everything the table page knows about its table. */
export interface Table {
  status: "connecting" | "open" | "lost" | "refused";
  refusal: string;
  table: string;
  name: string;
  game: string;
  seats: SeatInfo[];
  you: number[];
  owner: boolean;
  /** The token that owns the table, when one of this browser's does. */
  ownedBy: string;
  spectator: boolean;
  watching: number;
  view: View | null;
  /** The lines that the newest change brought. */
  fresh: Line[];
  chat: Chat[];
  thinking: Thinking | null;
  hint: Pick<Hint, "options" | "line" | "done"> | null;
  vote: VoteView | null;
  /** How the clock stood when the table last told, if it has one. */
  clock: (ClockTold & { kind: "turn" | "bank" }) | null;
  /** When that was, by this browser's own time. */
  clockAt: number;
  notice: { text: string; rule?: RuleView | undefined } | null;
  /** What is being shown of somebody's turn. */
  beat: Beat | null;
  /** So many changes wait to be shown. */
  left: number;
  /** They wait because somebody wants a closer look. */
  paused: boolean;
  /** The option being sent, until the table answers. */
  sending: string | null;
  /** An option that cannot be taken back once it is made, until it is confirmed or given up. */
  final: string | null;
}

const LINES_KEPT = 400;

/** The view after a keyed difference. */
export function applyDiff(view: View, diff: Diff): View {
  const things = new Map(view.things.map((thing) => [thing.id, thing]));
  for (const id of diff.gone) things.delete(id);
  for (const thing of diff.put) things.set(thing.id, thing);
  let list = [...things.values()];
  if (diff.order) {
    const rank = new Map(diff.order.map((id, index) => [id, index]));
    list = list.sort((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0));
  }
  return {
    ...view,
    number: diff.number,
    made: diff.made,
    things: list,
    decision: diff.decision,
    phase: diff.phase,
    outcome: diff.outcome,
    race: diff.race,
    private: diff.private,
    lines: [...view.lines.filter((line) => line.number <= diff.number), ...diff.events].slice(-LINES_KEPT),
    undo: diff.undo,
  };
}

const START: Table = {
  status: "connecting",
  refusal: "",
  table: "",
  name: "",
  game: "",
  seats: [],
  you: [],
  owner: false,
  ownedBy: "",
  spectator: false,
  watching: 0,
  view: null,
  fresh: [],
  chat: [],
  thinking: null,
  hint: null,
  vote: null,
  clock: null,
  clockAt: 0,
  notice: null,
  beat: null,
  left: 0,
  paused: false,
  sending: null,
  final: null,
};

/** Answers to a hello after which trying again is of no use. */
const REFUSALS = new Set(["bad_token", "no_table", "no_hello"]);
const WAITS = [300, 600, 1200, 2500, 5000];

/** One table over one socket: keeps the newest view, sends choices, connects again by itself. */
export class Live extends Store<Table> {
  private socket: WebSocket | null = null;
  private tries = 0;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Decides when each change is shown. */
  readonly director = new Director({
    actor: () => this.actor(),
    apply: (message) => this.apply(message),
    show: (beat) => this.patch({ beat }),
    waits: (left, paused) => {
      if (left !== this.value.left || paused !== this.value.paused) this.patch({ left, paused });
    },
  });
  private refs = 0;
  private answers = new Map<string, (why: Answer) => void>();
  private plans = new Map<string, (planned: Planned | ErrorMessage) => void>();
  /** The number of the newest view or difference taken from the socket, shown or not. */
  private newest = 0;
  private looking: number | null = null;
  /** The decision that was being answered when the connection was lost. */
  private unheard: number | null = null;
  private welcomed = 0;

  constructor(
    private readonly address: string,
    private readonly tokens: string[],
    private readonly open: (address: string) => WebSocket = (to) => new WebSocket(to),
    /** What this browser adds to the dice, where it is the first to come to a seat. */
    private readonly contribution = "",
  ) {
    super(START);
    this.connect();
  }

  private patch(change: Partial<Table>): void {
    this.set({ ...this.value, ...change });
  }

  private connect(): void {
    const socket = this.open(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.welcomed = 0;
      const [first, ...more] = this.tokens;
      const added = this.contribution ? { contribution: this.contribution } : {};
      socket.send(JSON.stringify({ t: "hello", token: first, ...added }));
      for (const token of more) this.send({ t: "sit", token });
      if (this.looking !== null) this.send({ t: "look", seat: this.looking });
    };
    socket.onmessage = (event: MessageEvent<string>) => this.take(JSON.parse(event.data) as FromServer);
    socket.onclose = (event: CloseEvent) => this.lost(event.code, event.reason);
  }

  private lost(code: number, reason: string): void {
    if (this.closed || this.value.status === "refused") return;
    if (code >= 4400 && code < 4500) {
      this.patch({ status: "refused", refusal: reason || (this.value.view ? T.net.closed : T.net.gone) });
      return;
    }
    if (this.value.sending !== null) this.unheard = this.value.view?.decision?.number ?? null;
    this.patch({ status: "lost", sending: null, final: null, thinking: null });
    for (const ref of [...this.plans.keys()]) this.planned({ t: "error", code: "lost", message: T.why.lost, ref });
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)];
    this.tries += 1;
    this.timer = setTimeout(() => this.connect(), wait);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.director.close();
    this.socket?.close();
  }

  private send(message: Record<string, unknown>): string {
    const ref = `c${++this.refs}`;
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify({ ref, ...message }));
    return ref;
  }

  private take(message: FromServer): void {
    switch (message.t) {
      case "welcome": {
        const { t: _, ...welcome } = message;
        // Every token is welcomed in its turn.
        const token = this.tokens[this.welcomed++] ?? "";
        if (this.value.notice?.text === T.net.unsent) this.dismiss();
        this.patch({ ...welcome, status: "open", ownedBy: this.value.ownedBy || (welcome.owner ? token : "") });
        return;
      }
      case "view":
      case "diff":
        this.newest = message.number;
        this.director.take(message);
        return;
      case "ack":
        return;
      case "fairness":
        remember(this.value.table, message.epochs);
        return;
      case "error":
        this.refused(message);
        return;
      case "presence":
        this.patch({ name: message.name, seats: message.seats, watching: message.watching });
        return;
      case "chat":
        if (!this.value.chat.some((line) => line.id === message.id))
          this.patch({ chat: [...this.value.chat, message].slice(-200) });
        return;
      case "thinking":
        this.patch({ thinking: message });
        return;
      case "notice":
        this.tell(message.text);
        return;
      case "hint":
        this.patch({ hint: { options: message.options, line: message.line, done: message.done } });
        return;
      case "vote":
        this.patch({ vote: message.open ? message : null });
        return;
      case "clock": {
        const { kind } = message;
        this.patch({ clock: kind === "off" ? null : { ...message, kind }, clockAt: performance.now() });
        return;
      }
      case "why": {
        const ref = String(message.ref ?? "");
        this.answers.get(ref)?.({ rule: message.rule, text: message.text, why: message.why });
        this.answers.delete(ref);
        return;
      }
      case "could": {
        const ref = String(message.ref ?? "");
        this.answers.get(ref)?.({ rule: null, text: message.text, could: message.candidates });
        this.answers.delete(ref);
        return;
      }
      case "planned":
        this.planned(message);
        return;
    }
  }

  private planned(message: Planned | ErrorMessage): boolean {
    const ref = String(message.ref ?? "");
    const waiting = this.plans.get(ref);
    this.plans.delete(ref);
    waiting?.(message);
    return waiting !== undefined;
  }

  private refused(message: ErrorMessage): void {
    if (this.planned(message)) return;
    const ref = String(message.ref ?? "");
    const waiting = this.answers.get(ref);
    if (waiting) {
      this.answers.delete(ref);
      waiting({ rule: message.rule ?? null, text: message.message });
      return;
    }
    if (!this.value.view && REFUSALS.has(message.code)) {
      this.patch({ status: "refused", refusal: message.message });
      return;
    }
    // A lesson says itself what it thinks of a choice.
    if (message.code === "lesson") {
      this.patch({ sending: null });
      return;
    }
    if (message.code === "final") {
      this.patch({ sending: null, final: this.value.sending });
      return;
    }
    const text = message.code === "stale" ? T.net.stale : message.message;
    this.patch({ notice: { text, rule: message.rule }, sending: null });
  }

  /** Puts a view or a difference on the screen; false when a difference before it is missing. */
  private apply(message: Diff | Viewed): boolean {
    const before = this.value.view;
    const shown = { sending: null, final: null, thinking: null };
    if (message.t === "view") {
      const hint = before?.number === message.number ? this.value.hint : null;
      this.patch({ ...shown, view: message.view, fresh: [], hint });
      // Whoever saw their choice go out is told if it has not arrived.
      const { decision } = message.view;
      const same = decision?.number === this.unheard;
      if (same && decision?.yours) this.tell(T.net.unheard);
      if (!same || decision?.yours) this.unheard = null;
      return true;
    }
    if (!before || message.seat !== before.seat) return true;
    if (message.base === before.number) {
      this.patch({ ...shown, view: applyDiff(before, message), fresh: message.events, hint: null, vote: null });
      // An undo takes lines of the journal back as well; the whole table tells which are left.
      if (message.made <= before.made) this.send({ t: "look", seat: before.seat });
    } else if (message.number > before.number) {
      this.director.drop();
      this.send({ t: "look", seat: before.seat });
      return false;
    }
    return true;
  }

  private actor(): Omit<Beat, "lines" | "rolls" | "rolling"> {
    const decision = this.value.view?.decision;
    const seat = decision?.seat ?? -1;
    return { seat, name: decision?.seat_name ?? "", mine: (decision?.yours ?? false) && this.value.sending !== null };
  }

  /** All that has come in is on the screen. */
  get settled(): boolean {
    return this.value.view?.number === this.newest;
  }

  /** Chooses; carefully means that what could not be taken back is not made, but waits to be confirmed. */
  choose(option: string, careful = false): void {
    const decision = this.value.view?.decision;
    if (!decision?.yours || this.value.sending !== null || !this.reached()) return;
    this.director.hurry();
    this.patch({ sending: option, final: null, notice: null });
    this.send({ t: "choose", number: decision.number, option, ...(careful ? { careful } : {}) });
  }

  /** Gives up what waits to be confirmed. */
  giveUp(): void {
    if (this.value.final !== null) this.patch({ final: null });
  }

  /** Whether the table can be reached; whoever wants something of it is told if not. */
  private reached(): boolean {
    if (this.value.status === "open") return true;
    this.tell(T.net.unsent);
    return false;
  }

  undo(): void {
    if (this.reached()) this.send({ t: "undo" });
  }

  askUndo(): void {
    if (this.reached()) this.send({ t: "ask_undo" });
  }

  agree(yes: boolean): void {
    if (!this.reached()) return;
    this.patch({ vote: null });
    this.send({ t: "vote", yes });
  }

  hint(): void {
    if (!this.reached()) return;
    this.patch({ hint: { options: [], line: [], done: false } });
    this.send({ t: "hint" });
  }

  stopHint(): void {
    this.send({ t: "stop_hint" });
    if (this.value.hint) this.patch({ hint: { ...this.value.hint, done: true } });
  }

  /** Takes one's seat back from the bot that took it over when time was up. */
  back(): void {
    if (this.reached()) this.send({ t: "back" });
  }

  /** Says a line of chat; false when nobody can hear it. */
  say(text: string): boolean {
    if (!this.reached()) return false;
    this.send({ t: "chat", text });
    return true;
  }

  look(seat: number): void {
    this.looking = seat;
    this.send({ t: "look", seat });
  }

  /** Shows a notice of the client's own. */
  tell(text: string): void {
    this.patch({ notice: { text } });
  }

  dismiss(): void {
    this.patch({ notice: null });
  }

  /** Why an option is not on offer. */
  why(option: string): Promise<Answer> {
    return this.ask({ t: "why", option });
  }

  /** What could be done with a thing, and why not. */
  could(thing: string): Promise<Answer> {
    return this.ask({ t: "could", thing });
  }

  /** What would come of choices from a view on; nobody else hears of it. */
  plan(number: number, steps: { option: string; world: number | null }[]): Promise<Planned | ErrorMessage> {
    const lost: ErrorMessage = { t: "error", code: "lost", message: T.why.lost };
    if (this.value.status !== "open") return Promise.resolve(lost);
    const tried: PlanStep[] = steps.map(({ option, world }) => (world === null ? { option } : { option, world }));
    return new Promise((resolve) => this.plans.set(this.send({ t: "plan", number, steps: tried }), resolve));
  }

  private ask(question: Record<string, unknown>): Promise<Answer> {
    if (this.value.status !== "open") return Promise.resolve({ rule: null, text: T.why.lost });
    return new Promise((resolve) => {
      const ref = this.send(question);
      this.answers.set(ref, resolve);
    });
  }
}
