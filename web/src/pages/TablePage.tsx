import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { api } from "../net/api";
import { keyring, type Keys } from "../net/keyring";
import { Live, type Table } from "../net/live";
import { prefs } from "../prefs";
import { go, href } from "../router";
import { Scene } from "../scene/scene";
import { useStore } from "../store";
import { T } from "../strings";
import { callToTable, restTitle } from "../table/attention";
import { happened, optionLines, where, type CommandWorld } from "../table/commands";
import { TableContext, type TableContextValue } from "../table/context";
import { DiceTray } from "../table/DiceTray";
import { Ending } from "../table/Ending";
import { Felt } from "../table/Felt";
import { listenKeys } from "../table/keys";
import { Recap, sinceLastTurn } from "../table/LogPanel";
import { Panels } from "../table/Panels";
import { Popover, type PopoverState } from "../table/Popover";
import { PromptBar } from "../table/PromptBar";
import { loadTheme } from "../themes/load";
import type { Theme } from "../themes/theme";
import { KeyHelp, Preferences } from "../ui/Preferences";
import type { GuideInfo, OptionView, Rules } from "../wire";

/** Opens the table with the keys this browser holds, and waits until there is something to show. */
export function TablePage({ id }: { id: string }) {
  const keys = useMemo(() => keyring.of(id), [id]);
  const [live, setLive] = useState<Live | null>(null);
  useEffect(() => {
    if (!keys) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const made = new Live(`${scheme}://${location.host}/ws/${encodeURIComponent(id)}`, keyring.tokens(keys));
    setLive(made);
    return () => made.close();
  }, [id]);
  if (!keys) return <Closed text={T.net.gone} />;
  return live ? <Opened live={live} keys={keys} /> : <p class="loading">{T.loading}</p>;
}

function Closed({ text }: { text: string }) {
  return (
    <main class="closed">
      <h1>{T.brand}</h1>
      <p>{text}</p>
      <a class="option" href={href({ page: "lobby" })}>
        {T.back}
      </a>
    </main>
  );
}

function Opened({ live, keys }: { live: Live; keys: Keys }) {
  const table = useStore(live);
  const [theme, setTheme] = useState<Theme | null>(null);
  const [book, setBook] = useState<Rules | null>(null);
  const [guide, setGuide] = useState<GuideInfo[] | null>(null);
  useEffect(() => {
    if (!table.game) return;
    if (keys.game !== table.game || keys.name !== table.name) keyring.keep({ ...keys, game: table.game, name: table.name });
    void loadTheme(table.game).then(setTheme);
    api.rules(table.game).then(setBook, () => setBook({ title: "", chapters: [] }));
    api.guide(table.game).then(setGuide, () => setGuide([]));
  }, [table.game]);
  if (table.status === "refused") return <Closed text={table.refusal} />;
  if (!table.view || !theme) return <p class="loading">{table.status === "lost" ? T.net.reconnecting : T.loading}</p>;
  return <Seated live={live} keys={keys} table={table} theme={theme} book={book} guide={guide} />;
}

interface SeatedProps {
  live: Live;
  keys: Keys;
  table: Table;
  theme: Theme;
  book: Rules | null;
  guide: GuideInfo[] | null;
}

/** The number of this seat's last choice, remembered for the recap. */
function useLastOwn(table: Table): [number, (number: number) => void] {
  const key = `hearthside.seen.${table.table}.${table.view?.seat ?? ""}`;
  const [own, setOwn] = useState(() => Number(sessionStorage.getItem(key) ?? "-1"));
  useEffect(() => setOwn(Number(sessionStorage.getItem(key) ?? "-1")), [key]);
  return [
    own,
    (number) => {
      sessionStorage.setItem(key, String(number));
      setOwn(number);
    },
  ];
}

/** A player new to the game finds the guide open beside the board; everybody else the log. */
function firstTab(table: Table): string {
  const key = `hearthside.guided.${table.game}`;
  if (!table.you.length || localStorage.getItem(key)) return "log";
  localStorage.setItem(key, "yes");
  return "guide";
}

const wide = (): boolean => innerWidth >= 900;

function Seated({ live, keys, table, theme, book, guide }: SeatedProps) {
  const view = table.view!;
  const wishes = useStore(prefs);
  const scene = useMemo(() => new Scene(view.things, view.decision), [view]);
  const [tab, setTab] = useState<string | null>(() => (wide() ? firstTab(table) : null));
  useEffect(() => {
    if (guide?.length === 0) setTab((now) => (now === "guide" ? "log" : now));
  }, [guide]);
  const [popover, setPopover] = useState<PopoverState | null>(null);
  const [pointed, setPointed] = useState<ReadonlySet<string>>(new Set());
  const [armed, setArmed] = useState<string | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const [dialog, setDialog] = useState<"prefs" | "keys" | null>(null);
  const [spoken, setSpoken] = useState<ReadonlySet<string>>(new Set());
  const [announced, setAnnounced] = useState("");
  const [recapOpen, setRecapOpen] = useState(false);
  const [endingOpen, setEndingOpen] = useState(true);
  const [uncovered, setUncovered] = useState<number>(view.seat);
  const [lastOwn, setLastOwn] = useLastOwn(table);
  const recap = useMemo(() => sinceLastTurn(view.lines, lastOwn), [view.lines, lastOwn]);
  const decision = view.decision;

  // Hot-seat: the table follows whoever is to choose, behind a cover where hands are secret.
  const turn = decision && !decision.yours && table.you.length > 1 && table.you.includes(decision.seat) ? decision.seat : null;
  useEffect(() => {
    if (turn !== null && turn !== view.seat) live.look(turn);
  }, [turn, view.seat]);
  const cover = table.you.length > 1 && view.seat !== uncovered && wishes.handover !== "never" && (wishes.handover === "always" || theme.secretHands);

  useEffect(() => {
    setArmed(null);
    setPopover(null);
    setPointed(new Set());
  }, [view.number, view.seat]);

  useEffect(() => {
    if (!table.fresh.length) return;
    setSpoken(new Set(table.fresh.flatMap((line) => line.things)));
    setAnnounced(table.fresh.map((line) => line.text).join(" "));
    const timer = setTimeout(() => setSpoken(new Set()), 1400);
    return () => clearTimeout(timer);
  }, [table.fresh]);

  const mine = decision?.yours ?? false;
  const asked = useRef("");
  useEffect(() => {
    if (mine && decision && asked.current !== decision.prompt) {
      callToTable(table.name, decision.prompt);
      setAnnounced((before) => `${before} ${T.live.yourTurn(decision.prompt)} ${T.live.options(decision.options.length)}`);
    } else if (!mine) restTitle(table.name);
    asked.current = mine ? (decision?.prompt ?? "") : "";
  }, [mine, decision?.number]);
  useEffect(() => {
    if (view.outcome) setAnnounced(T.live.over(view.outcome.text));
  }, [view.outcome]);
  useEffect(() => {
    if (mine && wishes.recap && lastOwn >= 0 && recap.length > 0 && view.number > lastOwn) setRecapOpen(true);
  }, [mine]);

  const send = (notation: string): void => {
    setLastOwn(view.number + 1);
    setRecapOpen(false);
    setArmed(null);
    setPopover(null);
    live.choose(notation);
  };
  const choose = (option: OptionView): void => (wishes.confirm && armed !== option.notation ? (setPopover(null), setArmed(option.notation)) : send(option.notation));

  const openRule = useCallback((id: string) => {
    setRule(id);
    setTab("rules");
  }, []);
  const whyText = async (id: string): Promise<{ rule: { id: string; text: string } | null; text: string }> => {
    if (view.outcome) return { rule: null, text: T.why.over };
    if (!table.you.length) return { rule: null, text: T.why.spectator };
    if (decision && !decision.yours) return { rule: null, text: T.why.notYours(decision.seat_name) };
    return live.why({ thing: id });
  };
  const act = (id: string, from: HTMLElement): void => {
    const target = scene.target(id);
    if (target === null) {
      const at: PopoverState = { id, rect: from.getBoundingClientRect(), mode: "why", why: null };
      setPopover(at);
      void whyText(id).then((why) => setPopover((now) => (now === at ? { ...at, why } : now)));
      return;
    }
    const options = scene.options(target);
    const only = options[0];
    if (options.length === 1 && only) choose(only);
    else setPopover({ id: target, rect: from.getBoundingClientRect(), mode: "menu", why: null });
  };
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const leave = (): void => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => setPopover((now) => (now?.mode === "inspect" ? null : now)), 250);
  };

  const inspect = (id: string, from: HTMLElement): void => {
    clearTimeout(leaving.current);
    setPopover((now) => (now?.mode === "menu" ? now : { id, rect: from.getBoundingClientRect(), mode: "inspect", why: null }));
  };

  const value: TableContextValue = { scene, theme, act, inspect, leave, openRule, spoken, pointed, point: (ids) => setPointed(new Set(ids)), armed };
  const world: CommandWorld = {
    view,
    scene,
    recap,
    book,
    choose: send,
    undo: () => live.undo(),
    why: async (id) => {
      const why = await whyText(id);
      return why.text || why.rule?.text || T.why.nothing;
    },
  };

  const actions = useRef<Parameters<typeof listenKeys>[0] | null>(null);
  actions.current = {
    pick: (index) => {
      const buttons = document.querySelectorAll<HTMLButtonElement>(".prompt .options .option[data-option]");
      buttons[index]?.click();
    },
    all: () => void dispatchEvent(new Event("hearthside:all")),
    undo: () => view.undo.allowed && live.undo(),
    hint: () => {
      setTab("hint");
      if (mine) live.hint();
    },
    panel: (name) => setTab((now) => (now === name && !wide() ? null : name)),
    say: (what) => setAnnounced(what === "where" ? where(view) : (what === "options" ? optionLines(view) : happened(recap)).join(" ")),
    inspect,
    prefs: () => setDialog("prefs"),
    help: () => setDialog("keys"),
    escape: () => {
      setPopover(null);
      setArmed(null);
      setEndingOpen(false);
      if (!wide()) setTab(null);
    },
  };
  useEffect(() => {
    const bound = new Proxy({} as NonNullable<typeof actions.current>, { get: (_, name) => actions.current?.[name as keyof typeof actions.current] });
    return listenKeys(bound);
  }, []);

  if (cover) {
    return (
      <div class={`table-page game-${table.game}`} data-number={view.number}>
        <HandOver name={decision?.seat_name ?? ""} onReady={() => setUncovered(view.seat)} />
      </div>
    );
  }
  return (
    <TableContext.Provider value={value}>
      <div class={`table-page game-${table.game}`} data-tab={tab ?? "none"} data-number={view.number}>
        <a class="skip" href="#felt" onClick={(event) => (event.preventDefault(), document.querySelector<HTMLElement>(".felt .legal, .prompt .option")?.focus())}>
          {T.skip}
        </a>
        <header class="bar">
          <a class="home" href={href({ page: "lobby" })} aria-label={T.back}>
            <img src="/flame.svg" alt="" width="22" height="22" />
          </a>
          <h1>{table.name}</h1>
          <span class="phase" data-test="phase">
            {view.phase}
          </span>
          {!table.you.length && <span class="watching">{T.prompt.spectating}</span>}
          {table.status === "lost" && (
            <span class="lost" role="alert">
              {T.net.reconnecting}
            </span>
          )}
          <button type="button" class="plain" onClick={() => setDialog("keys")} aria-label={T.keys.open}>
            ?
          </button>
          <button type="button" class="plain" onClick={() => setDialog("prefs")} aria-label={T.prefs.open}>
            ⚙
          </button>
        </header>
        <main class="play" aria-label={T.board.label}>
          <PromptBar
            table={table}
            armed={armed}
            onChoose={choose}
            onConfirm={() => armed !== null && send(armed)}
            onDisarm={() => setArmed(null)}
            onUndo={() => live.undo()}
            onAskUndo={() => live.askUndo()}
            onHint={() => actions.current?.hint()}
            onReplay={() => go({ page: "replay", table: table.table })}
          />
          <div class="felt-scroll" id="felt">
            {view.outcome && endingOpen && <Ending table={table} onClose={() => setEndingOpen(false)} />}
            <Felt you={table.you} />
          </div>
          {recapOpen && mine && <Recap lines={recap} onClose={() => setRecapOpen(false)} />}
          <DiceTray lines={table.fresh} theme={theme} />
          <Notices table={table} live={live} onRule={openRule} />
        </main>
        <Panels tab={tab} setTab={setTab} table={table} live={live} keys={keys} book={book} guide={guide} rule={rule} world={world} onTake={send} />
        {popover && <Popover state={popover} onClose={() => setPopover(null)} onStay={() => clearTimeout(leaving.current)} onChoose={choose} />}
        {dialog === "prefs" && <Preferences onClose={() => setDialog(null)} />}
        {dialog === "keys" && <KeyHelp onClose={() => setDialog(null)} />}
        <div class="hidden" role="status" aria-live="polite" data-test="live">
          {announced}
        </div>
      </div>
    </TableContext.Provider>
  );
}

function Notices({ table, live, onRule }: { table: Table; live: Live; onRule(rule: string): void }) {
  const { notice, vote } = table;
  const asker = table.seats.find((seat) => seat.seat === vote?.asked_by)?.name ?? "";
  const iMust = vote?.needed.some((seat) => table.you.includes(seat) && !vote.agreed.includes(seat)) ?? false;
  return (
    <div class="notices">
      {vote && (
        <div class="notice" role="alert">
          {iMust ? T.vote.undo(asker) : T.vote.waiting}
          {iMust && (
            <>
              <button type="button" class="option primary" onClick={() => live.agree(true)}>
                {T.vote.yes}
              </button>
              <button type="button" class="option" onClick={() => live.agree(false)}>
                {T.vote.no}
              </button>
            </>
          )}
        </div>
      )}
      {notice && (
        <div class="notice" role="alert" data-test="notice">
          {notice.text}
          {notice.rule && (
            <button type="button" class="rule-link" onClick={() => notice.rule && onRule(notice.rule.id)}>
              {notice.rule.id}
            </button>
          )}
          <button type="button" class="plain" onClick={() => live.dismiss()} aria-label={T.close}>
            ✕
          </button>
        </div>
      )}
    </div>
  );
}

/** Covers the table until the next player at this screen says they are there. */
function HandOver({ name, onReady }: { name: string; onReady(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div class="handover" role="dialog" aria-modal="true" aria-label={T.handover.title(name)}>
      <div class="handover-card">
        <h2>{T.handover.title(name)}</h2>
        <p>{T.handover.text}</p>
        <button type="button" class="option primary" ref={button} data-test="uncover" onClick={onReady}>
          {T.handover.ready(name)}
        </button>
      </div>
    </div>
  );
}
