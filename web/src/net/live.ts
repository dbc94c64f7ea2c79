import { prefs, still } from "../prefs";
import { Store } from "../store";
import { T } from "../strings";
import type {
  Chat,
  Diff,
  ErrorMessage,
  FromServer,
  Hint,
  Line,
  RuleView,
  SeatInfo,
  Thinking,
  View,
  Viewed,
  VoteView,
  Why,
} from "../wire";

/** The answer to "why not?". */
export type Answer = Pick<Why, "rule" | "text">;

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
  notice: { text: string; rule?: RuleView | undefined } | null;
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
  notice: null,
  sending: null,
  final: null,
};

const PACES = { calm: 900, brisk: 420, instant: 0 };
/** Answers to a hello after which trying again is of no use. */
const REFUSALS = new Set(["bad_token", "no_table", "no_hello"]);
const WAITS = [300, 600, 1200, 2500, 5000];

/** One table over one socket: keeps the newest view, sends choices, connects again by itself. */
export class Live extends Store<Table> {
  private socket: WebSocket | null = null;
  private tries = 0;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting: (Diff | Viewed)[] = [];
  private playing: ReturnType<typeof setTimeout> | undefined;
  private refs = 0;
  private answers = new Map<string, (why: Answer) => void>();
  /** The number of the newest view or difference taken from the socket, shown or not. */
  private newest = 0;
  private looking: number | null = null;
  private welcomed = 0;

  constructor(
    private readonly address: string,
    private readonly tokens: string[],
    private readonly open: (address: string) => WebSocket = (to) => new WebSocket(to),
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
      socket.send(JSON.stringify({ t: "hello", token: first }));
      for (const token of more) this.send({ t: "sit", token });
      if (this.looking !== null) this.send({ t: "look", seat: this.looking });
    };
    socket.onmessage = (event: MessageEvent<string>) => this.take(JSON.parse(event.data) as FromServer);
    socket.onclose = (event: CloseEvent) => this.lost(event.code, event.reason);
  }

  private lost(code: number, reason: string): void {
    if (this.closed || this.value.status === "refused") return;
    if (code >= 4400 && code < 4500) {
      this.patch({ status: "refused", refusal: reason || T.net.gone });
      return;
    }
    this.patch({ status: "lost", sending: null, final: null, thinking: null });
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)];
    this.tries += 1;
    this.timer = setTimeout(() => this.connect(), wait);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.playing);
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
        this.patch({ ...welcome, status: "open", ownedBy: this.value.ownedBy || (welcome.owner ? token : "") });
        return;
      }
      case "view":
      case "diff":
        this.queue(message);
        return;
      case "ack":
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
      case "why": {
        const ref = String(message.ref ?? "");
        this.answers.get(ref)?.({ rule: message.rule, text: message.text });
        this.answers.delete(ref);
        return;
      }
    }
  }

  private refused(message: ErrorMessage): void {
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
    if (message.code === "final") {
      this.patch({ sending: null, final: this.value.sending });
      return;
    }
    const text = message.code === "stale" ? T.net.stale : message.message;
    this.patch({ notice: { text, rule: message.rule }, sending: null });
  }

  /** Shows changes one after another, so that several moves made at once can be followed by eye. */
  private queue(message: Diff | Viewed): void {
    this.waiting.push(message);
    this.newest = message.number;
    if (this.playing === undefined) this.show();
  }

  private show(): void {
    this.playing = undefined;
    const message = this.waiting.shift();
    if (!message) return;
    const before = this.value.view;
    if (message.t === "view") {
      this.patch({
        view: message.view,
        fresh: [],
        sending: null,
        final: null,
        thinking: null,
        ...(before?.number === message.number ? {} : { hint: null }),
      });
    } else if (before && message.seat === before.seat && message.base === before.number) {
      this.patch({
        view: applyDiff(before, message),
        fresh: message.events,
        sending: null,
        final: null,
        thinking: null,
        hint: null,
        vote: null,
      });
      // An undo takes lines of the journal back as well; the whole table tells which are left.
      if (message.made <= before.made) this.send({ t: "look", seat: before.seat });
    } else if (before && message.seat === before.seat && message.number > before.number) {
      // A difference is missing: ask for the whole table.
      this.waiting = [];
      this.send({ t: "look", seat: before.seat });
      return;
    }
    const pace = still() || message.t === "view" ? 0 : PACES[prefs.value.pace];
    // The more is waiting the faster it goes, so that nobody waits long for their turn.
    const wait = Math.min(pace, Math.max(60, (pace * 8) / (this.waiting.length + 1)));
    if (wait > 0 && pace > 0) this.playing = setTimeout(() => this.show(), wait);
    else this.show();
  }

  /** All that has come in is on the screen. */
  get settled(): boolean {
    return this.value.view?.number === this.newest;
  }

  /** Chooses; carefully means that what could not be taken back is not made, but waits to be confirmed. */
  choose(option: string, careful = false): void {
    const decision = this.value.view?.decision;
    if (!decision?.yours || this.value.sending !== null || this.value.status !== "open") return;
    // The answer to one's own choice is shown at once.
    clearTimeout(this.playing);
    this.playing = undefined;
    this.patch({ sending: option, final: null, notice: null });
    this.send({ t: "choose", number: decision.number, option, ...(careful ? { careful } : {}) });
  }

  /** Gives up what waits to be confirmed. */
  giveUp(): void {
    if (this.value.final !== null) this.patch({ final: null });
  }

  undo(): void {
    this.send({ t: "undo" });
  }

  askUndo(): void {
    this.send({ t: "ask_undo" });
  }

  agree(yes: boolean): void {
    this.patch({ vote: null });
    this.send({ t: "vote", yes });
  }

  hint(): void {
    this.patch({ hint: { options: [], line: [], done: false } });
    this.send({ t: "hint" });
  }

  stopHint(): void {
    this.send({ t: "stop_hint" });
    if (this.value.hint) this.patch({ hint: { ...this.value.hint, done: true } });
  }

  say(text: string): void {
    this.send({ t: "chat", text });
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

  why(about: { option?: string; thing?: string }): Promise<Answer> {
    if (this.value.status !== "open") return Promise.resolve({ rule: null, text: T.why.lost });
    return new Promise((resolve) => {
      const ref = this.send({ t: "why", ...about });
      this.answers.set(ref, resolve);
    });
  }
}
