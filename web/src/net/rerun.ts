import { prefs } from "../prefs";
import { Store } from "../store";
import { T } from "../strings";
import type { Line, View } from "../wire";
import { api } from "./api";
import type { Beat, Roll } from "./director";
import type { Live } from "./live";

/** What is being shown once more. */
export interface RerunState {
  view: View;
  fresh: Line[];
  beat: Beat | null;
  /** So many choices are still to be shown. */
  left: number;
}

/** Milliseconds for each choice; all of them together take no longer than the last. */
const PACES = { calm: 1500, brisk: 700, instant: 250 };
const LONGEST = 24_000;

/** What others did since one's last turn, shown once more on one's own board, from what one could see of it then. */
export class Rerun extends Store<RerunState | null> {
  private readonly hush: () => void;
  private run = 0;
  private from = 0;

  constructor(
    private readonly live: Live,
    private readonly token: string,
  ) {
    super(null);
    // When the table moves on, the present is what counts.
    this.hush = live.listen(() => this.value && this.live.value.view?.number !== this.from && this.stop());
  }

  close(): void {
    this.hush();
    this.stop();
  }

  stop(): void {
    this.run += 1;
    if (this.value) this.set(null);
  }

  /** Shows the choices that brought the lines with these numbers. */
  async play(first: number, last: number): Promise<void> {
    const now = this.live.value.view;
    if (!now || this.live.value.left > 0) return;
    this.stop();
    const mine = this.run;
    this.from = now.number;
    // Lines count what was taken back as well; choices do not.
    const back = now.number - now.made;
    const [start, end] = [Math.max(0, first - back - 1), Math.min(now.made, last - back)];
    try {
      let seen = await this.look(start, now.seat);
      const each = Math.min(PACES[prefs.value.pace], LONGEST / Math.max(1, end - start));
      for (let at = start + 1; at <= end; at += 1) {
        const [view] = await Promise.all([this.look(at, now.seat), new Promise((done) => setTimeout(done, each))]);
        if (this.run !== mine) return;
        const fresh = view.lines.filter((line) => line.number > seen.number);
        this.set({ view, fresh, beat: this.beat(seen, fresh), left: end - at });
        seen = view;
      }
      await new Promise((done) => setTimeout(done, 2 * each));
    } catch {
      this.live.tell(T.recap.lost);
    }
    if (this.run === mine) this.stop();
  }

  private async look(at: number, seat: number): Promise<View> {
    const { view } = await api.replay(this.live.value.table, this.token, at, seat);
    return view;
  }

  private beat(before: View, fresh: Line[]): Beat | null {
    if (!fresh.length) return this.value?.beat ?? null;
    const rolls = fresh.map((line) => this.live.director.reads(line)).filter((roll) => roll?.dice.length) as Roll[];
    const decision = before.decision;
    return {
      name: decision?.seat_name ?? "",
      seat: decision?.seat ?? -1,
      mine: false,
      lines: fresh,
      rolls,
      rolling: false,
    };
  }
}
