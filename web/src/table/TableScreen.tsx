import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Keys, keyring } from "../net/keyring";
import type { Lesson, LessonState } from "../net/lesson";
import type { Answer, Live, Table } from "../net/live";
import { Planner, type PlanState, type Wager } from "../net/plan";
import { Rerun, type RerunState } from "../net/rerun";
import { prefs, setPref } from "../prefs";
import { Scene } from "../scene/scene";
import { useHearing } from "../sound/hearing";
import { Store, useStore } from "../store";
import { T } from "../strings";
import type { Theme } from "../themes/theme";
import { classes } from "../ui/classes";
import { KeyHelp, Preferences } from "../ui/Preferences";
import type { GuideInfo, Rules, View } from "../wire";
import { useAnnouncer } from "./attention";
import { type CommandWorld, happened, optionLines, where } from "./commands";
import { TableContext, type TableContextValue, UNPLANNED } from "./context";
import { DiceTray } from "./DiceTray";
import { Ending } from "./Ending";
import { useExplaining, whyNot } from "./explaining";
import { Felt } from "./Felt";
import { useHotSeat } from "./hotseat";
import { type KeyActions, listenKeys } from "./keys";
import { LessonCard } from "./LessonCard";
import { Bar, HandOver, Notices } from "./Overlays";
import { Panels } from "./Panels";
import { PlanBar } from "./PlanBar";
import { Popover } from "./Popover";
import { alone, PromptBar } from "./PromptBar";
import { usePreviews, useWould, Would } from "./previews";
import { useRecap } from "./Recap";
import { Spotlight } from "./Spotlight";
import { useBoardInSight, useFocusInSight, useFocusKept, useGlowInSight, useSpoken } from "./sight";
import { useTab, useWide } from "./tab";
import { Glossed } from "./terms";

interface Props {
  live: Live;
  keys: Keys;
  table: Table;
  view: View;
  theme: Theme;
  book: Rules | null;
  guide: GuideInfo[] | null;
  /** What is taught at this table, if it is one to learn at. */
  lesson?: Lesson;
}

/** Listens for keys with whatever the newest drawing of the page wants done. */
function useKeys(actions: KeyActions): void {
  const newest = useRef(actions);
  newest.current = actions;
  useEffect(() => listenKeys(() => newest.current), []);
}

const NO_LESSON = new Store<LessonState | null>(null);

/** Unfolds the list of all choices, folds it, or turns it over. */
const unfold = (open: boolean | null): boolean => dispatchEvent(new CustomEvent("hearthside:all", { detail: open }));

/** A table with somebody at it, or watching it. */
export function TableScreen({ live, keys, table: real, view: now, theme, book, guide, lesson }: Props) {
  const wishes = useStore(prefs);
  const planner = usePlanner(live);
  const plan = useStore(planner);
  const planned = plan !== null && !plan.carrying;
  const rerun = useRerun(live, keyring.tokens(keys)[0] ?? "");
  const past = useStore(rerun);
  const table = useMemo(
    () => (past ? lookingBack(real, past) : planned ? whilePlanning(real, plan.waiting) : real),
    [real, past, planned, plan?.waiting],
  );
  const view = useMemo(
    () => (past ? past.view : planned ? withPlan(now, plan.view) : now),
    [now, past, planned, plan?.view],
  );
  const { decision } = view;
  const scene = useMemo(() => new Scene(view.things, decision), [view]);
  const looking = useMemo(() => (view.seat >= 0 ? [view.seat] : []), [view.seat]);
  const roomy = useWide();
  const [tab, setTab] = useTab(table, guide, lesson !== undefined, roomy);
  const [pointed, setPointed] = useState<ReadonlySet<string>>(new Set());
  const [rule, setRule] = useState<string | null>(null);
  const [dialog, setDialog] = useState<"prefs" | "keys" | null>(null);
  const [endingOpen, setEndingOpen] = useState(true);
  const [announced, announce] = useAnnouncer(real, now);
  const hotSeat = useHotSeat(live, real, now, wishes.handover);
  const recap = useRecap(real, now, wishes.recap && !lesson, hotSeat.handed, theme.story.marks);
  planner.acted = recap.acted;
  useTold(plan, announce);
  // A lesson brings what it speaks of into sight itself.
  useGlowInSight(view, hotSeat.covered || lesson !== undefined);
  useBoardInSight(past !== null || (lesson ? !live.settled : others(real, now)), roomy);
  useFocusKept(view);
  useFocusInSight();
  useHearing(real, now);
  useEffect(() => {
    live.director.reads = (line) => theme.dice?.(line);
  }, [live, theme]);
  const why = (id: string): Promise<Answer> =>
    past || planned
      ? Promise.resolve({ rule: null, text: past ? T.recap.past : T.plan.why })
      : whyNot(live, table, view, scene, id);
  const explaining = useExplaining(why);
  const previews = usePreviews(planner, view, !lesson && view.decision?.yours === true);
  const steps = plan?.steps.length ?? 0;
  const would = useWould(previews.now, view, steps);

  useEffect(() => {
    explaining.close();
    setPointed(new Set());
  }, [view.number, view.seat]);

  /** With "confirm my turn", what could not be taken back is chosen twice. */
  const choose = (notation: string): void => {
    explaining.close();
    if (planned) {
      planner.choose(notation);
      return;
    }
    recap.acted();
    live.choose(notation, wishes.confirm && notation !== table.final);
  };
  /** Takes back at once where the rules allow it, else by agreement: nobody has to be asked at one's own table. */
  const undo = (): void => {
    if (planned) {
      planner.back();
      return;
    }
    if (view.undo.allowed || alone(table)) recap.acted();
    if (view.undo.allowed) live.undo();
    else live.askUndo();
  };
  const act = (id: string, from: HTMLElement): void => {
    const target = scene.target(id);
    const [only, ...more] = target === null ? [] : scene.options(target);
    if (target === null) explaining.why(id, from);
    else if (only && !more.length) choose(only.notation);
    else explaining.menu(target, from);
  };
  const openRule = (id: string): void => {
    setRule(id);
    setTab("rules");
  };
  /** On a phone the log lies over the table that is to be seen. */
  const showPast = (first: number, last: number): void => {
    if (!roomy) setTab(null);
    void rerun.play(first, last);
  };
  const begin = (): void => {
    if (!lesson && !past && real.left === 0) planner.begin();
  };
  const hint = (): void => {
    if (planned || past) return;
    setTab("hint");
    if (decision?.yours) live.hint();
  };
  useKeys({
    pick: (index) =>
      document.querySelectorAll<HTMLButtonElement>(".prompt .options .option[data-option]")[index]?.click(),
    all: () => unfold(null),
    undo: () => !past && (planned || view.undo.allowed) && undo(),
    hint,
    plan: begin,
    panel: (name) => setTab(tab === name && !roomy ? null : name),
    say: (what) =>
      announce(
        what === "where" ? where(view) : (what === "options" ? optionLines(view) : happened(recap.lines)).join(" "),
      ),
    inspect: explaining.inspect,
    sound: () => setPref("sounds", !prefs.value.sounds),
    prefs: () => setDialog("prefs"),
    help: () => setDialog("keys"),
    // The uppermost thing first.
    escape: () => {
      if (explaining.state) explaining.close();
      else if (past) rerun.stop();
      else if (table.final !== null) live.giveUp();
      else if (document.querySelector(".choices.unfolded")) unfold(false);
      else if (!roomy && tab) setTab(null);
      else if (view.outcome && endingOpen) setEndingOpen(false);
      else if (recap.open) recap.close();
    },
  });

  const value: TableContextValue = {
    scene,
    theme,
    act,
    choose,
    inspect: explaining.inspect,
    leave: explaining.leave,
    openRule,
    spoken: useSpoken(table.fresh),
    pointed,
    point: (ids) => setPointed(new Set(ids)),
    lit: useLit(lesson, view),
    armed: table.final,
    previews,
    would: (preview) => <Would preview={preview} view={view} steps={steps} />,
    ghosts: UNPLANNED.ghosts,
  };
  const world: CommandWorld = {
    view,
    scene,
    recap: recap.lines,
    book,
    choose,
    undo,
    why: async (id) => {
      const answer = await why(id);
      const barred = answer.could
        ?.filter((one) => !one.open)
        .map((one) => `${one.label}: ${one.why || one.rule?.text}`);
      return barred?.join(" ") || answer.why || answer.text || answer.rule?.text || T.why.nothing;
    },
  };
  if (hotSeat.covered) {
    return (
      <div class={`table-page game-${table.game}`} data-number={view.number}>
        <HandOver name={seatName(table, view)} onReady={hotSeat.uncover} />
      </div>
    );
  }
  const settled = table.left === 0 && live.settled;
  const card = lesson ? (
    <LessonCard lesson={lesson} settled={settled} />
  ) : plan ? (
    <PlanBar plan={plan} planner={planner} />
  ) : undefined;
  return (
    <TableContext.Provider value={value}>
      <Glossed book={book}>
        <div
          class={classes(
            `table-page game-${table.game}`,
            lesson && "taught",
            planned && "planning",
            plan?.wager && "wagered",
          )}
          data-tab={tab ?? "none"}
          data-number={view.number}
        >
          <SkipLink />
          <Bar
            table={table}
            view={view}
            live={live}
            onHelp={() => setDialog("keys")}
            onPrefs={() => setDialog("prefs")}
          />
          <main class="play" aria-label={T.board.label}>
            <PromptBar
              table={table}
              view={view}
              live={live}
              lead={roomy ? undefined : card}
              unread={recap.open && tab !== "log" ? recap.lines.length : 0}
              onChoose={choose}
              onUndo={undo}
              onHint={hint}
              onRecap={() => setTab("log")}
              onPlan={lesson ? undefined : begin}
              planned={planned}
              staged={!lesson || !settled}
              onNow={past ? () => rerun.stop() : undefined}
            />
            <div class="felt-scroll" id="felt">
              {now.outcome && endingOpen && (
                <Ending table={table} token={keyring.tokens(keys)[0] ?? ""} onClose={() => setEndingOpen(false)} />
              )}
              <Felt you={looking} would={would} />
            </div>
            <DiceTray beat={table.beat} />
            <Notices table={table} live={live} onRule={openRule} />
          </main>
          {lesson && settled && <Spotlight ids={[...value.lit]} />}
          <Panels
            lead={roomy ? card : undefined}
            taught={lesson !== undefined}
            tab={tab}
            setTab={setTab}
            table={table}
            live={live}
            keys={keys}
            book={book}
            guide={guide}
            walk={theme.walk?.(scene)}
            rule={rule}
            world={world}
            recap={recap}
            onShow={showPast}
            onTake={choose}
          />
          {explaining.state && (
            <Popover state={explaining.state} onClose={explaining.close} onStay={explaining.stay} onChoose={choose} />
          )}
          {dialog === "prefs" && <Preferences onClose={() => setDialog(null)} />}
          {dialog === "keys" && <KeyHelp onClose={() => setDialog(null)} />}
          <div class="hidden" role="status" aria-live="polite" data-test="live">
            {announced}
          </div>
        </div>
      </Glossed>
    </TableContext.Provider>
  );
}

/** Plans made at this table. */
function usePlanner(live: Live): Planner {
  const planner = useMemo(() => new Planner(live), [live]);
  useEffect(() => () => planner.close(), [planner]);
  return planner;
}

/** What others did, shown once more at this table. */
function useRerun(live: Live, token: string): Rerun {
  const rerun = useMemo(() => new Rerun(live, token), [live, token]);
  useEffect(() => () => rerun.close(), [rerun]);
  return rerun;
}

/** The table as it was: nothing of what is under way now. */
const lookingBack = (table: Table, past: RerunState): Table => ({
  ...table,
  fresh: past.fresh,
  beat: past.beat,
  thinking: null,
  final: null,
});

/** The table's log goes on in the plan, and everything else is as it would be. */
const withPlan = (real: View, plan: View): View =>
  plan === real ? real : { ...plan, lines: [...real.lines, ...plan.lines] };

/** In a plan nothing that happens at the table is shown, and what is tried counts as sent. */
const whilePlanning = (table: Table, waiting: string | null): Table => ({
  ...table,
  fresh: [],
  beat: null,
  sending: waiting,
  final: null,
});

/** Says to a screen reader what comes of a plan. */
function useTold(plan: PlanState | null, announce: (text: string) => void): void {
  const before = useRef(plan);
  useEffect(() => {
    const was = before.current;
    before.current = plan;
    if (!plan) {
      if (was && !was.carrying) announce(T.plan.dropped);
    } else if (!was) announce(T.plan.begun);
    else if (plan.wager && !was.wager) announce(odds(plan.wager));
    else if (plan.steps.length > was.steps.length) {
      const step = plan.steps[plan.steps.length - 1];
      if (step) announce(T.plan.tried(step.label, [...step.lines, plan.view.decision?.prompt ?? ""].join(" ")));
    }
  }, [plan]);
}

/** What chance could bring, in words. */
function odds({ label, results, tries }: Wager): string {
  if (!tries) return T.plan.page(label);
  const shares = results.map((one) => `${T.plan.percent(one.times, tries)}: ${one.lines.join(" ")}`);
  return [T.plan.chance(label), ...shares].join(" ");
}

/** What a lesson speaks of is lit: what it names, else what it asks for. */
function useLit(lesson: Lesson | undefined, view: View): ReadonlySet<string> {
  const now = useStore(lesson ?? NO_LESSON);
  return useMemo(() => {
    if (!now || now.done) return new Set<string>();
    const asked = view.decision?.options.find((option) => option.notation === now.beat.choose);
    return new Set(now.beat.shine.length ? now.beat.shine : (asked?.points ?? []));
  }, [now, view.decision]);
}

/** Somebody else is to choose, whom one can only watch. */
const others = (table: Table, { decision }: View): boolean =>
  decision !== null && !decision.yours && !table.you.includes(decision.seat);

/** Who the table is shown to. */
function seatName(table: Table, view: View): string {
  if (view.decision?.seat === view.seat) return view.decision.seat_name;
  const seat = table.seats.find((one) => one.seat === view.seat);
  return seat?.who || seat?.name || "";
}

function SkipLink() {
  const skip = (): void => document.querySelector<HTMLElement>(".felt .legal, .prompt .option")?.focus();
  return (
    <button type="button" class="skip" onClick={skip}>
      {T.skip}
    </button>
  );
}
