import { prefs, still } from "../prefs";
import type { Diff, Line, Viewed } from "../wire";

/** Dice that a line speaks of, as the theme reads them. */
export interface Roll {
  dice: number[];
  /** The number that a die, or the sum, has to reach. */
  target?: number | undefined;
}

/** What is being shown of somebody's turn. */
export interface Beat {
  /** Who acted, and whether that was one's own seat. */
  name: string;
  seat: number;
  mine: boolean;
  lines: Line[];
  rolls: Roll[];
  /** The dice have not come to rest, and nothing that follows from them shows yet. */
  rolling: boolean;
}

/** What the director needs of the table it shows. */
export interface Stage {
  /** Who is to choose in what is shown now. */
  actor(): { name: string; seat: number; mine: boolean };
  /** Puts a change on the table; false when it does not fit on what is shown. */
  apply(message: Diff | Viewed): boolean;
  /** Shows a beat; null ends it. */
  show(beat: Beat | null): void;
  /** How many changes wait, and whether they are held. */
  waits(left: number, paused: boolean): void;
}

/** Milliseconds that a beat stays, and that dice roll, at each pace. */
const PACES = { calm: 1500, brisk: 700, instant: 0 };
const ROLLS = { calm: 1200, brisk: 800, instant: 0 };
/** However much is waiting, all of it has been shown after so many milliseconds. */
const LONGEST = 24_000;
const SHORTEST = 40;
/** A beat with nothing to read is over sooner. */
const GLANCE = 220;
/** Dice and words of the last beat stay so long. */
const LINGER = 3200;

/** Shows the changes of a table one after another, each as a beat that can be followed by eye. */
export class Director {
  private waiting: (Diff | Viewed)[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lingering: ReturnType<typeof setTimeout> | undefined;
  private rolling: (Diff | Viewed) | null = null;
  private held = false;
  /** When all that waits has to have been shown. */
  private deadline = 0;
  /** Reads the dice out of a line; the theme knows how. */
  reads: (line: Line) => Roll | undefined = () => undefined;

  constructor(private readonly stage: Stage) {}

  get busy(): boolean {
    return this.timer !== undefined || this.waiting.length > 0;
  }

  get paused(): boolean {
    return this.held;
  }

  take(message: Diff | Viewed): void {
    this.waiting.push(message);
    if (this.timer === undefined && !this.held) this.next();
    else this.count();
  }

  /** Forgets what waits: the whole table is on its way. */
  drop(): void {
    this.waiting = [];
    this.stop();
    this.count();
  }

  /** The answer to one's own choice is shown without waiting for the beat before it. */
  hurry(): void {
    this.held = false;
    if (!this.rolling) this.stop();
  }

  pause(held: boolean): void {
    this.held = held;
    this.deadline = 0;
    if (held && !this.rolling) this.stop();
    if (!held && this.timer === undefined) this.next();
    this.count();
  }

  /** Shows everything that waits at once. */
  skip(): void {
    this.held = false;
    this.stop();
    const all = this.rolling ? [this.rolling, ...this.waiting] : this.waiting;
    this.rolling = null;
    this.waiting = [];
    for (const message of all) this.stage.apply(message);
    this.stage.show(null);
    this.count();
  }

  close(): void {
    this.stop();
    clearTimeout(this.lingering);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private count(): void {
    this.stage.waits(this.waiting.length + (this.rolling ? 1 : 0), this.held);
  }

  private later(ms: number, what: () => void): void {
    this.timer = setTimeout(() => {
      this.timer = undefined;
      what();
    }, ms);
  }

  /** What a beat may take of the time there is, so that nobody waits long for their turn. */
  private share(ms: number): number {
    const left = Math.max(0, this.deadline - Date.now());
    return Math.min(ms, Math.max(SHORTEST, left / (this.waiting.length + 1)));
  }

  private next(): void {
    if (this.held) return;
    if (!this.waiting.length || this.deadline === 0) this.deadline = Date.now() + LONGEST;
    const message = this.waiting.shift();
    this.count();
    if (!message) {
      this.deadline = 0;
      return;
    }
    if (message.t === "view") {
      this.stage.apply(message);
      this.next();
      return;
    }
    const pace = prefs.value.pace;
    const rolls = message.events.map((line) => this.reads(line)).filter((roll) => roll?.dice.length) as Roll[];
    const seen = !document.hidden && PACES[pace] > 0;
    const beat: Beat = { ...this.stage.actor(), lines: message.events, rolls, rolling: false };
    // Where nothing is to move, dice lie there at once; there is as much time to read what they brought.
    if (!rolls.length || !seen || still()) {
      this.land(message, beat, seen ? PACES[pace] : 0);
      return;
    }
    // First the dice, then what comes of them.
    clearTimeout(this.lingering);
    this.rolling = message;
    this.stage.show({ ...beat, lines: [], rolling: true });
    this.count();
    this.later(this.share(ROLLS[pace]), () => {
      this.rolling = null;
      this.land(message, beat, PACES[pace]);
    });
  }

  private land(message: Diff, beat: Beat, pace: number): void {
    if (!this.stage.apply(message)) return;
    clearTimeout(this.lingering);
    if (beat.lines.length) this.stage.show(beat);
    this.lingering = setTimeout(() => this.stage.show(null), Math.max(LINGER, pace));
    const wait = this.share(beat.lines.length ? pace + (beat.rolls.length ? pace / 2 : 0) : Math.min(pace, GLANCE));
    if (wait > 0) this.later(wait, () => this.next());
    else this.next();
  }
}
