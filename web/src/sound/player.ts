import { Synth } from "./synth";
import { type Cue, type Voice, voiceOf } from "./voices";

/** So many milliseconds before a bar ends the next is written. */
const AHEAD = 400;
/** Cues in one moment follow each other at this distance, in seconds. */
const APART = 0.09;

/** The sound of one table: cues when something happens, and an ambience that never repeats quite. */
export class SoundPlayer {
  private readonly synth: Synth;
  private readonly voice: Voice;
  private timer: ReturnType<typeof setInterval> | undefined;
  private bar = 0;
  private due = 0;
  private last = 0;

  constructor(game: string, volume: number, ambience: boolean) {
    this.voice = voiceOf(game);
    this.synth = new Synth(volume);
    this.ambience = ambience;
  }

  set volume(share: number) {
    this.synth.volume = share;
  }

  set ambience(on: boolean) {
    clearInterval(this.timer);
    this.timer = undefined;
    if (!on) return;
    this.due = this.synth.now + 0.2;
    this.timer = setInterval(() => this.write(), AHEAD / 2);
  }

  /** Plays what belongs to something that happened; not so many at once that they blur. */
  cue(cue: Cue): void {
    const at = Math.max(this.synth.now, this.last + APART);
    if (at > this.synth.now + 0.5) return;
    this.last = at;
    this.voice.cues[cue]?.(this.synth, at);
  }

  close(): void {
    clearInterval(this.timer);
    this.synth.close();
  }

  private write(): void {
    if (document.hidden) return;
    // After a pause it goes on from now, not from where it was.
    this.due = Math.max(this.due, this.synth.now);
    while (this.due < this.synth.now + AHEAD / 1000) {
      this.voice.ambience(this.synth, this.due, this.bar);
      this.bar += 1;
      this.due += this.voice.bar;
    }
  }
}
