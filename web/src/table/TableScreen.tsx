import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Keys } from "../net/keyring";
import type { Live, Table } from "../net/live";
import { prefs } from "../prefs";
import { go } from "../router";
import { Scene } from "../scene/scene";
import { useStore } from "../store";
import { T } from "../strings";
import type { Theme } from "../themes/theme";
import { KeyHelp, Preferences } from "../ui/Preferences";
import type { GuideInfo, Rules, View } from "../wire";
import { useAnnouncer } from "./attention";
import { type CommandWorld, happened, optionLines, where } from "./commands";
import { TableContext, type TableContextValue } from "./context";
import { DiceTray } from "./DiceTray";
import { Ending } from "./Ending";
import { useExplaining, whyNot } from "./explaining";
import { Felt } from "./Felt";
import { useHotSeat } from "./hotseat";
import { type KeyActions, listenKeys } from "./keys";
import { Bar, HandOver, Notices } from "./Overlays";
import { Panels } from "./Panels";
import { Popover } from "./Popover";
import { PromptBar } from "./PromptBar";
import { Recap, useRecap } from "./Recap";
import { useGlowInSight, useSpoken } from "./sight";
import { useTab, wide } from "./tab";

interface Props {
  live: Live;
  keys: Keys;
  table: Table;
  view: View;
  theme: Theme;
  book: Rules | null;
  guide: GuideInfo[] | null;
}

/** Listens for keys with whatever the newest drawing of the page wants done. */
function useKeys(actions: KeyActions): void {
  const newest = useRef(actions);
  newest.current = actions;
  useEffect(() => listenKeys(() => newest.current), []);
}

/** A table with somebody at it, or watching it. */
export function TableScreen({ live, keys, table, view, theme, book, guide }: Props) {
  const { decision } = view;
  const wishes = useStore(prefs);
  const scene = useMemo(() => new Scene(view.things, decision), [view]);
  const looking = useMemo(() => (view.seat >= 0 ? [view.seat] : []), [view.seat]);
  const [tab, setTab] = useTab(table, guide);
  const [pointed, setPointed] = useState<ReadonlySet<string>>(new Set());
  const [rule, setRule] = useState<string | null>(null);
  const [dialog, setDialog] = useState<"prefs" | "keys" | null>(null);
  const [endingOpen, setEndingOpen] = useState(true);
  const [announced, announce] = useAnnouncer(table, view);
  const recap = useRecap(table, view, wishes.recap);
  const hotSeat = useHotSeat(live, table, view, theme, wishes.handover);
  useGlowInSight(view, hotSeat.covered);
  const explaining = useExplaining((id) => whyNot(live, table, view, scene, id));

  useEffect(() => {
    explaining.close();
    setPointed(new Set());
  }, [view.number, view.seat]);

  /** With "confirm my turn", what could not be taken back is chosen twice. */
  const choose = (notation: string): void => {
    recap.acted();
    explaining.close();
    live.choose(notation, wishes.confirm && notation !== table.final);
  };
  const undo = (): void => {
    if (view.undo.allowed) recap.acted();
    live.undo();
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
  const hint = (): void => {
    setTab("hint");
    if (decision?.yours) live.hint();
  };
  useKeys({
    pick: (index) =>
      document.querySelectorAll<HTMLButtonElement>(".prompt .options .option[data-option]")[index]?.click(),
    all: () => void dispatchEvent(new Event("hearthside:all")),
    undo: () => view.undo.allowed && undo(),
    hint,
    panel: (name) => setTab(tab === name && !wide() ? null : name),
    say: (what) =>
      announce(
        what === "where" ? where(view) : (what === "options" ? optionLines(view) : happened(recap.lines)).join(" "),
      ),
    inspect: explaining.inspect,
    prefs: () => setDialog("prefs"),
    help: () => setDialog("keys"),
    escape: () => {
      explaining.close();
      live.giveUp();
      setEndingOpen(false);
      if (!wide()) setTab(null);
    },
  });

  const value: TableContextValue = {
    scene,
    theme,
    act,
    inspect: explaining.inspect,
    leave: explaining.leave,
    openRule,
    spoken: useSpoken(table.fresh),
    pointed,
    point: (ids) => setPointed(new Set(ids)),
    armed: table.final,
  };
  const world: CommandWorld = {
    view,
    scene,
    recap: recap.lines,
    book,
    choose,
    undo,
    why: async (id) => {
      const why = await whyNot(live, table, view, scene, id);
      return why.text || why.rule?.text || T.why.nothing;
    },
  };
  if (hotSeat.covered) {
    return (
      <div class={`table-page game-${table.game}`} data-number={view.number}>
        <HandOver name={decision?.seat_name ?? ""} onReady={hotSeat.uncover} />
      </div>
    );
  }
  return (
    <TableContext.Provider value={value}>
      <div class={`table-page game-${table.game}`} data-tab={tab ?? "none"} data-number={view.number}>
        <SkipLink />
        <Bar table={table} onHelp={() => setDialog("keys")} onPrefs={() => setDialog("prefs")} />
        <main class="play" aria-label={T.board.label}>
          <PromptBar
            table={table}
            onChoose={choose}
            onGiveUp={() => live.giveUp()}
            onUndo={undo}
            onAskUndo={() => live.askUndo()}
            onHint={hint}
            onReplay={() => go({ page: "replay", table: table.table })}
          />
          <div class="felt-scroll" id="felt">
            {view.outcome && endingOpen && <Ending table={table} onClose={() => setEndingOpen(false)} />}
            <Felt you={looking} />
          </div>
          {recap.open ? (
            <Recap lines={recap.lines} onClose={recap.close} />
          ) : (
            <DiceTray lines={table.fresh} theme={theme} />
          )}
          <Notices table={table} live={live} onRule={openRule} />
        </main>
        <Panels
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
          onTake={choose}
        />
        {explaining.state && (
          <Popover
            state={explaining.state}
            onClose={explaining.close}
            onStay={explaining.stay}
            onChoose={(option) => choose(option.notation)}
          />
        )}
        {dialog === "prefs" && <Preferences onClose={() => setDialog(null)} />}
        {dialog === "keys" && <KeyHelp onClose={() => setDialog(null)} />}
        <div class="hidden" role="status" aria-live="polite" data-test="live">
          {announced}
        </div>
      </div>
    </TableContext.Provider>
  );
}

function SkipLink() {
  const skip = (): void => document.querySelector<HTMLElement>(".felt .legal, .prompt .option")?.focus();
  return (
    <button type="button" class="skip" onClick={skip}>
      {T.skip}
    </button>
  );
}
