import { Store } from "../store";
import { T } from "../strings";
import type { Planned, ResultView, View } from "../wire";
import type { Live } from "./live";

/** A choice of a plan. */
export interface Step {
  option: string;
  label: string;
  /** The result that is supposed, where chance decides. */
  world: number | null;
  /** What it would tell. */
  lines: string[];
}

/** A choice that is up to chance: what could come of it. Nothing, where it turns a page that nobody has read. */
export interface Wager {
  option: string;
  label: string;
  results: ResultView[];
  tries: number;
}

export interface PlanState {
  /** The number of the view that it begins at. */
  number: number;
  steps: Step[];
  /** The table as it would stand. */
  view: View;
  ends: Planned["ends"];
  wager: Wager | null;
  /** The option that the server is trying. */
  waiting: string | null;
  /** The plan is being made true. */
  carrying: boolean;
}

/** One's turn, tried in private: the server plays it in a world dealt anew, and nobody else hears of it. */
export class Planner extends Store<PlanState | null> {
  private readonly hush: () => void;
  private seen = new Map<string, Promise<Planned | null>>();
  /** Called before each choice that is made true. */
  acted: () => void = () => undefined;

  constructor(private readonly live: Live) {
    super(null);
    this.hush = live.listen(() => this.watch());
  }

  close(): void {
    this.hush();
    this.set(null);
  }

  /** A plan is from one view on; when the table moves on, it is void. */
  private watch(): void {
    const plan = this.value;
    if (!plan || plan.carrying || this.live.value.view?.number === plan.number) return;
    this.set(null);
    this.live.tell(T.plan.moved);
  }

  begin(): void {
    const { view } = this.live.value;
    if (!view?.decision?.yours || this.value) return;
    this.set({ number: view.number, steps: [], view, ends: "", wager: null, waiting: null, carrying: false });
  }

  drop(): void {
    if (this.value && !this.value.carrying) this.set(null);
  }

  /** Tries one more choice. */
  choose(option: string): void {
    const label = this.value?.view.decision?.options.find((one) => one.notation === option)?.label ?? option;
    void this.go(option, label, null);
  }

  /** Goes on from one of the results that chance could bring. */
  suppose(world: number): void {
    const wager = this.value?.wager;
    if (wager) void this.go(wager.option, wager.label, world);
  }

  /** Takes the last choice of the plan back. */
  back(): void {
    const plan = this.value;
    if (!plan || plan.waiting || plan.carrying) return;
    if (plan.wager) this.set({ ...plan, wager: null, ends: "" });
    else if (plan.steps.length) void this.again(plan.steps.slice(0, -1));
  }

  private async go(option: string, label: string, world: number | null): Promise<void> {
    const plan = this.value;
    if (!plan || plan.waiting || plan.carrying) return;
    this.set({ ...plan, waiting: option, wager: null });
    const planned = await this.live.plan(plan.number, [...plan.steps, { option, world }]);
    const now = this.value;
    if (now?.waiting !== option) return;
    if ("code" in planned) {
      this.set({ ...now, waiting: null });
      this.live.tell(planned.message);
    } else if (planned.taken > plan.steps.length) {
      const steps = [...plan.steps, { option, label, world, lines: planned.lines }];
      this.set({ ...now, steps, view: planned.view, ends: planned.ends, wager: null, waiting: null });
    } else if (planned.ends === "chance" || planned.ends === "page") {
      const wager = { option, label, results: planned.results, tries: planned.tries };
      this.set({ ...now, ends: planned.ends, wager, waiting: null });
    } else {
      this.set({ ...now, waiting: null });
      this.live.tell(planned.text || T.plan.refused(label));
    }
  }

  /** The plan with fewer steps. */
  private async again(steps: Step[]): Promise<void> {
    const plan = this.value;
    const real = this.live.value.view;
    if (!plan || !real) return;
    if (!steps.length) {
      this.set({ ...plan, steps, view: real, ends: "", wager: null });
      return;
    }
    this.set({ ...plan, waiting: "" });
    const planned = await this.live.plan(plan.number, steps);
    if (this.value?.waiting !== "") return;
    if ("code" in planned) this.set({ ...plan, waiting: null });
    else this.set({ ...plan, steps, view: planned.view, ends: planned.ends, wager: null, waiting: null });
  }

  /** What would come of an option, from where the plan or the table stands; null when that cannot be told. */
  preview(option: string): Promise<Planned | null> {
    const { view, status } = this.live.value;
    if (!view?.decision?.yours || status !== "open" || this.value?.carrying || this.value?.waiting)
      return Promise.resolve(null);
    const steps = [...(this.value?.steps ?? []), { option, world: null }];
    const key = `${view.number} ${JSON.stringify(steps.map((step) => [step.option, step.world]))}`;
    const known = this.seen.get(key);
    if (known) return known;
    const asked = this.live.plan(view.number, steps).then((planned) => ("code" in planned ? null : planned));
    if (this.seen.size > 40) this.seen.clear();
    this.seen.set(key, asked);
    return asked;
  }

  /** Makes the choices of the plan at the table, one by one, and stops where something else comes of them. */
  async takeOver(): Promise<void> {
    const plan = this.value;
    if (!plan || plan.waiting || plan.carrying) return;
    const steps = plan.wager ? [...plan.steps, { ...plan.wager, world: null, lines: [] }] : plan.steps;
    this.set({ ...plan, carrying: true });
    const stopped = await this.carry(steps);
    this.set(null);
    if (stopped) this.live.tell(stopped);
  }

  private async carry(steps: Step[]): Promise<string> {
    for (const [index, step] of steps.entries()) {
      const { view } = this.live.value;
      if (!view?.decision?.yours || !view.decision.options.some((one) => one.notation === step.option))
        return T.plan.notOffered(step.label);
      this.acted();
      this.live.choose(step.option);
      if (!(await this.made(view.number))) return T.plan.stopped(step.label);
      const told = this.live.value.fresh.map((line) => line.text).filter(Boolean);
      const last = index === steps.length - 1;
      if (!last && told.join("\n") !== step.lines.join("\n"))
        return step.world === null ? T.plan.differs(step.label) : T.plan.luck(step.label);
    }
    return "";
  }

  /** Waits until a choice is made and shown; false if it was refused, or nobody knows. */
  private made(before: number): Promise<boolean> {
    return new Promise((resolve) => {
      const look = (): void => {
        const { view, sending, status } = this.live.value;
        const shown = (view?.number ?? before) > before;
        if (!shown && sending !== null && status === "open") return;
        hush();
        resolve(shown);
      };
      const hush = this.live.listen(look);
      look();
    });
  }
}
