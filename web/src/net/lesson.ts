import { Store } from "../store";
import { T } from "../strings";
import type { BeatView, LessonView, View } from "../wire";
import { api } from "./api";
import { applyDiff } from "./live";

/** How far a learner has come, and what there is to say. */
export interface LessonState {
  at: number;
  beat: BeatView;
  /** What was answered to another choice than the one asked for. */
  said: string;
  done: boolean;
}

type Message = Record<string, unknown> & { t: string };

const kept = (game: string, name: string): string => `hearthside.lesson.${game}.${name}`;

/** How many beats of a lesson this browser has seen; -1 when it has seen them all. */
export const progress = (game: string, name: string): number => Number(localStorage.getItem(kept(game, name)) ?? "0");

/**
 * A lesson behind the face of a socket: the table page plays it like any table. It takes only the choice that a beat
 * asks for, explains any other, and remembers how far the learner has come.
 */
export class Lesson extends Store<LessonState> {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  private made = 0;

  constructor(
    readonly game: string,
    readonly lesson: LessonView,
  ) {
    const seen = progress(game, lesson.name);
    const at = seen > 0 && seen < lesson.beats.length ? seen : 0;
    super({ at, beat: lesson.beats[at] as BeatView, said: "", done: false });
  }

  /** A socket on which this lesson is played. */
  open(): WebSocket {
    this.readyState = 0;
    queueMicrotask(() => {
      this.readyState = 1;
      this.onopen?.();
    });
    return this as unknown as WebSocket;
  }

  close(): void {
    this.readyState = 3;
  }

  send(text: string): void {
    const message = JSON.parse(text) as Message;
    if (message.t === "hello") {
      this.tell({ ...this.lesson.welcome });
      this.show();
    } else if (message.t === "look") this.show();
    else if (message.t === "choose") this.chosen(String(message.option));
    else if (message.t === "hint") this.hint();
    else if (message.t === "could") this.could(String(message.thing), message.ref);
    else if (message.t === "why") this.tell({ t: "why", rule: null, text: "", why: "", ref: message.ref });
    else if (message.t === "undo" || message.t === "ask_undo") this.back();
  }

  /** Goes on from a beat that is only read. */
  next(): void {
    const { at, beat } = this.value;
    if (!beat.choose) this.enter(at + 1);
  }

  back(): void {
    const { at } = this.value;
    if (at === 0) return;
    this.go(at - 1);
    this.show();
  }

  restart(): void {
    this.go(0);
    this.show();
  }

  private tell(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  private go(at: number): void {
    const beat = this.lesson.beats[at];
    if (!beat) {
      localStorage.setItem(kept(this.game, this.lesson.name), "-1");
      this.set({ ...this.value, said: "", done: true });
      return;
    }
    localStorage.setItem(kept(this.game, this.lesson.name), String(at));
    this.set({ at, beat, said: "", done: false });
  }

  /** The next beat: first the words, then what the others do in it. */
  private enter(at: number): void {
    this.go(at);
    if (this.value.done) this.show();
    for (const diff of this.lesson.beats[at]?.before ?? []) this.play(diff);
  }

  private play(diff: BeatView["before"][number]): void {
    this.made = diff.made;
    this.tell({ ...diff, undo: this.undo });
  }

  private get undo(): View["undo"] {
    return { allowed: false, reason: T.lesson.undo };
  }

  /** The whole table as it stands in this beat; when all is said, nothing more is asked. */
  private show(): void {
    let view = this.lesson.view;
    const { at, done } = this.value;
    this.lesson.beats.slice(0, at + 1).forEach((beat, index) => {
      const all = done || index < at ? [...beat.before, ...beat.after] : beat.before;
      for (const diff of all) view = applyDiff(view, diff);
    });
    this.made = view.made;
    const decision = done && view.decision ? { ...view.decision, yours: false, options: [] } : view.decision;
    this.tell({ t: "view", number: view.number, view: { ...view, decision, undo: this.undo } });
  }

  private chosen(option: string): void {
    const { beat, at } = this.value;
    if (option === beat.choose) {
      for (const diff of beat.after) this.play(diff);
      this.enter(at + 1);
      return;
    }
    const verb = option.split(":")[0] ?? "";
    const said = beat.choose ? (beat.otherwise[verb] ?? beat.otherwise[""] ?? T.lesson.other) : T.lesson.first;
    this.set({ ...this.value, said });
    this.tell({ t: "error", code: "lesson", message: said });
  }

  private hint(): void {
    const { choose } = this.value.beat;
    const options = choose ? [{ notation: choose, label: T.lesson.asked, visits: 0, value: 1 }] : [];
    this.tell({ t: "hint", options, line: [], done: true });
  }

  private could(thing: string, ref: unknown): void {
    const answer = (text: string, candidates: unknown[]): void => this.tell({ t: "could", text, candidates, ref });
    api.lessonCould(this.game, this.lesson.name, this.made, thing).then(
      (reply) => answer(reply.text, reply.candidates),
      () => answer(T.why.lost, []),
    );
  }
}
