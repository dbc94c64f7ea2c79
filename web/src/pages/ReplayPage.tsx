import { useEffect, useMemo, useState } from "preact/hooks";
import { ApiError, api } from "../net/api";
import { keyring } from "../net/keyring";
import { go, href } from "../router";
import { chairs } from "../scene/chairs";
import { Scene } from "../scene/scene";
import { T } from "../strings";
import { TableContext, type TableContextValue, UNPLANNED } from "../table/context";
import { useExplaining } from "../table/explaining";
import { Felt } from "../table/Felt";
import { LogPanel } from "../table/LogPanel";
import { Popover } from "../table/Popover";
import { Race } from "../table/Race";
import { RulesPanel } from "../table/RulesPanel";
import type { Theme } from "../themes/theme";
import { useTheme } from "../themes/useTheme";
import { Icon } from "../ui/Icon";
import shell from "../ui/shell.icons";
import type { ReplayView, Rules, View } from "../wire";
import { ClosedPage } from "./ClosedPage";

const STEP_MS = 900;
/** From where one looks who has no seat, or asks for none. */
const SPECTATOR = -2;

/** A game step by step, from a seat one may see, with a way to branch off. */
export function ReplayPage({ id }: { id: string }) {
  const keys = useMemo(() => keyring.of(id), [id]);
  const token = keys ? (keyring.tokens(keys)[0] ?? "") : "";
  /** Where one looks; nowhere until it is known from where on the game can be played through. */
  const [at, setAt] = useState<number | null>(null);
  const [shown, setShown] = useState<ReplayView | null>(null);
  const { theme, lost } = useTheme(keys?.game ?? "");
  const [playing, setPlaying] = useState(false);
  const [seat, setSeat] = useState<number | undefined>(undefined);
  const [problem, setProblem] = useState("");

  const [book, setBook] = useState<Rules | null>(null);
  useEffect(() => {
    if (!keys) return;
    api.rules(keys.game).then(setBook, () => setBook({ title: "", chapters: [] }));
  }, [keys]);
  useEffect(() => {
    if (!keys) return;
    let current = true;
    api.replay(id, token, at ?? undefined, seat).then(
      (answer) => {
        if (!current) return;
        if (at === null) return setAt(answer.first);
        setShown(answer);
        setProblem("");
      },
      (error: unknown) => {
        if (!current) return;
        setProblem(error instanceof ApiError ? error.message : String(error));
        setPlaying(false);
      },
    );
    return () => {
      current = false;
    };
  }, [id, at, seat]);
  const first = shown?.first ?? 0;
  const last = shown?.last ?? 0;
  useEffect(() => {
    if (at === null || !playing || !shown || shown.number !== at) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => setAt(at + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [playing, shown, at, last]);

  const branch = async (): Promise<void> => {
    try {
      const created = await api.branch(id, token, at ?? first);
      keyring.keepCreated(created);
      go({ page: "table", table: created.table });
    } catch (error) {
      setProblem(T.net.failed(error instanceof ApiError ? error.message : String(error)));
    }
  };
  if (!keys || (problem && !shown)) return <ClosedPage text={keys ? problem : T.net.gone} />;
  if (lost) return <ClosedPage text={T.net.server} />;
  if (at === null || !shown || !theme) return <p class="loading">{T.loading}</p>;
  const seats = chairs(shown.view.things).filter((one) => shown.seats.includes(one.seat));
  return (
    <div class={`table-page replay game-${keys.game}`} data-tab="log">
      <header class="bar">
        <a class="home" href={href({ page: "table", table: id })} aria-label={T.replay.leave}>
          ‹
        </a>
        <h1>
          {keys.name}: {T.replay.title}
        </h1>
        <span class="phase">{shown.view.phase}</span>
      </header>
      <main class="play">
        <section class="prompt" aria-label={T.replay.title}>
          <div class="prompt-line">
            <span class="who" role="status">
              {T.replay.position(at, last)}
            </span>
            <p class="prompt-text">{shown.view.outcome?.text ?? shown.view.decision?.prompt ?? ""}</p>
          </div>
          <div class="options timeline">
            <button
              type="button"
              class="option"
              disabled={at <= first}
              onClick={() => setAt(first)}
              aria-label={T.replay.first}
            >
              «
            </button>
            <button
              type="button"
              class="option"
              data-test="back"
              disabled={at <= first}
              onClick={() => setAt(at - 1)}
              aria-label={T.replay.previous}
            >
              ◀
            </button>
            <button type="button" class="option primary" onClick={() => setPlaying(!playing)}>
              {playing ? T.replay.pause : T.replay.play}
            </button>
            <button
              type="button"
              class="option"
              data-test="on"
              disabled={at >= last}
              onClick={() => setAt(at + 1)}
              aria-label={T.replay.next}
            >
              ▶
            </button>
            <button
              type="button"
              class="option"
              data-test="end"
              disabled={at >= last}
              onClick={() => setAt(last)}
              aria-label={T.replay.last}
            >
              »
            </button>
            <input
              type="range"
              min={first}
              max={last}
              value={at}
              aria-label={T.replay.title}
              onInput={(event) => setAt(Number(event.currentTarget.value))}
            />
            <label>
              {T.replay.seat}{" "}
              <select value={shown.view.seat} onChange={(event) => setSeat(Number(event.currentTarget.value))}>
                {seats.map((one) => (
                  <option key={one.seat} value={one.seat}>
                    {one.name}
                  </option>
                ))}
                <option value={SPECTATOR}>{T.replay.spectator}</option>
              </select>
            </label>
            <button
              type="button"
              class="option"
              data-test="branch"
              title={T.replay.branchHelp}
              onClick={() => void branch()}
            >
              {T.replay.branch}
            </button>
          </div>
        </section>
        {first > 0 && <p class="replay-since faint">{T.replay.since(first)}</p>}
        {problem && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
        <Frozen game={keys.game} view={shown.view} theme={theme} book={book} />
      </main>
    </div>
  );
}

const PANELS = ["log", "rules"] as const;

/** The table as it stood: everything explains itself, nothing can be chosen. */
function Frozen({ game, view, theme, book }: { game: string; view: View; theme: Theme; book: Rules | null }) {
  const scene = useMemo(() => new Scene(view.things, null), [view]);
  const looking = useMemo(() => (view.seat >= 0 ? [view.seat] : []), [view.seat]);
  const [pointed, setPointed] = useState<ReadonlySet<string>>(new Set());
  const [tab, setTab] = useState<(typeof PANELS)[number]>("log");
  const [rule, setRule] = useState<string | null>(null);
  const sitting = useMemo(() => ({ seats: chairs(view.things), you: [] }), [view]);
  const explaining = useExplaining(async () => ({ rule: null, text: T.why.over }));
  const value: TableContextValue = {
    ...UNPLANNED,
    scene,
    theme,
    act: explaining.inspect,
    inspect: explaining.inspect,
    leave: explaining.leave,
    openRule: (id) => {
      setRule(id);
      setTab("rules");
    },
    spoken: NONE,
    pointed,
    point: (ids) => setPointed(new Set(ids)),
    lit: NONE,
    armed: null,
  };
  return (
    <TableContext.Provider value={value}>
      <Race table={sitting} view={view} />
      <div class="felt-scroll">
        <Felt would={null} you={looking} />
      </div>
      <aside class="panels" aria-label={T.panel.sheet}>
        <div class="tabs" role="group" aria-label={T.panel.sheet}>
          {PANELS.map((name) => (
            <button
              key={name}
              type="button"
              class="tab"
              data-tab={name}
              aria-pressed={tab === name}
              onClick={() => setTab(name)}
            >
              <Icon body={shell[name] ?? ""} />
              <span>{T.panel.tabs[name]}</span>
            </button>
          ))}
        </div>
        <section class="panel" data-panel={tab} aria-label={T.panel.tabs[tab]}>
          <header class="panel-head">
            <h2>{T.panel[tab]}</h2>
          </header>
          {tab === "log" ? (
            <LogPanel lines={view.lines} />
          ) : (
            <RulesPanel game={game} book={book} open={rule} race={view.race} lines={view.lines} />
          )}
        </section>
      </aside>
      {explaining.state && (
        <Popover
          state={explaining.state}
          onClose={explaining.close}
          onStay={explaining.stay}
          onChoose={() => undefined}
        />
      )}
    </TableContext.Provider>
  );
}

const NONE: ReadonlySet<string> = new Set();
