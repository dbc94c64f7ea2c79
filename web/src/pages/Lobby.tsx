import { useEffect, useState } from "preact/hooks";
import { ApiError, api } from "../net/api";
import { keyring } from "../net/keyring";
import { progress } from "../net/lesson";
import { go, href } from "../router";
import { T } from "../strings";
import { sharedSeats } from "../table/Overlays";
import { Icon } from "../ui/Icon";
import { KeyHelp, Preferences } from "../ui/Preferences";
import shell from "../ui/shell.icons";
import type { GameInfo, TableSummary } from "../wire";
import { OpenTables } from "./OpenTables";
import { Poster } from "./Poster";
import { playNow } from "./playing";
import { RecoveryBox } from "./Recovery";

export function Lobby() {
  const [games, setGames] = useState<GameInfo[] | null>(null);
  const [problem, setProblem] = useState("");
  const [dialog, setDialog] = useState<"prefs" | "keys" | null>(null);
  useEffect(() => {
    document.title = T.brand;
    api
      .games()
      .then(setGames, (error: unknown) => setProblem(error instanceof ApiError ? error.message : String(error)));
  }, []);
  const guarded = (doing: Promise<unknown>): void =>
    void doing.catch((error: unknown) =>
      setProblem(T.net.failed(error instanceof ApiError ? error.message : String(error))),
    );
  const mine = useMine(guarded);
  const titles = new Map((games ?? []).map((game) => [game.name, game.title]));
  const start = (game: GameInfo): void => guarded(playNow(game).then((table) => go({ page: "table", table })));
  return (
    <div class="lobby">
      <header class="lobby-head">
        <img src="/flame.svg" alt="" width="56" height="56" />
        <div>
          <h1>{T.brand}</h1>
          <p>{T.tagline}</p>
        </div>
        <span class="lobby-tools">
          <button type="button" class="plain" onClick={() => setDialog("keys")} aria-label={T.keys.open}>
            ?
          </button>
          <button type="button" class="plain" onClick={() => setDialog("prefs")} aria-label={T.prefs.open}>
            ⚙
          </button>
        </span>
      </header>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <main>
        <GoOn mine={mine} titles={titles} />
        <h2>{T.lobby.games}</h2>
        <ul class="posters">
          {(games ?? []).map((game) => (
            <PosterCard key={game.name} game={game} onPlay={() => start(game)} />
          ))}
          {!games &&
            !problem &&
            [0, 1, 2, 3].map((index) => <li key={index} class="poster blank" aria-hidden="true" />)}
        </ul>
        {games?.length === 0 && <p>{T.lobby.noGames}</p>}
        <OpenTables guarded={guarded} />
        <MyTables mine={mine} titles={titles} guarded={guarded} />
      </main>
      {dialog === "prefs" && <Preferences onClose={() => setDialog(null)} />}
      {dialog === "keys" && <KeyHelp onClose={() => setDialog(null)} />}
    </div>
  );
}

/** The way to a game's first lesson, for whoever has not played it through. */
function LearnLink({ game }: { game: GameInfo }) {
  const [first] = game.lessons;
  if (!first) return null;
  const begun = progress(game.name, first.name);
  const text = begun > 0 ? T.lesson.resume : begun < 0 ? T.lesson.again : T.lesson.learn(first.minutes);
  return (
    <a
      class="option"
      data-learn={game.name}
      href={href({ page: "learn", game: game.name, lesson: first.name })}
      aria-label={`${text}: ${game.title}`}
    >
      {text}
    </a>
  );
}

function PosterCard({ game, onPlay }: { game: GameInfo; onPlay(): void }) {
  return (
    <li class={`poster poster-${game.name}`}>
      <div class="poster-art">
        <Poster game={game.name} />
      </div>
      <h3>{game.title}</h3>
      <div class="poster-body">
        <p class="blurb">{game.blurb}</p>
        <p class="stats">
          <span>
            <Icon body={shell.clock ?? ""} /> {T.lobby.minutes(game.minutes[0] ?? 0, game.minutes[1] ?? 0)}
          </span>
          <span>
            <Icon body={shell.people ?? ""} /> {T.lobby.seats(game.seats[0] ?? 1, game.seats[1] ?? 1)}
          </span>
          <span title={T.lobby.weightOf(game.weight)}>
            <Icon body={shell.weight ?? ""} /> {T.lobby.weight(game.weight)}
          </span>
        </p>
        <p class="poster-buttons">
          <button
            type="button"
            class="option primary"
            data-play={game.name}
            aria-label={T.lobby.playNowFor(game.title)}
            onClick={onPlay}
          >
            {T.lobby.playNow}
          </button>
          <LearnLink game={game} />
          <a class="option" href={href({ page: "setup", game: game.name })} aria-label={T.lobby.setUpFor(game.title)}>
            {T.lobby.setUp}
          </a>
        </p>
      </div>
    </li>
  );
}

interface Mine {
  tables: TableSummary[] | null;
  load(): Promise<void>;
}

/** The tables that this browser has a seat at, asked for again and again. */
function useMine(guarded: (doing: Promise<unknown>) => void): Mine {
  const [tables, setTables] = useState<TableSummary[] | null>(null);
  const load = async (): Promise<void> => {
    const tokens = keyring.all().flatMap((keys) => keyring.tokens(keys));
    const rows = tokens.length ? await api.mine(tokens) : [];
    const seen = new Map<string, TableSummary>();
    for (const row of rows) seen.set(row.table, { ...row, yours: row.yours || (seen.get(row.table)?.yours ?? false) });
    setTables([...seen.values()]);
  };
  useEffect(() => {
    guarded(load());
    const timer = setInterval(() => void load().catch(() => undefined), 20_000);
    return () => clearInterval(timer);
  }, []);
  return { tables, load };
}

/** So many tables are offered to go on at before anything else. */
const NEAREST = 3;

/** Whoever comes back finds the games under way first, those that wait for them before all. */
function GoOn({ mine, titles }: { mine: Mine; titles: Map<string, string> }) {
  const waits = (row: TableSummary): number => (row.yours ? 0 : 1);
  const open = (mine.tables ?? []).filter((row) => !row.archived && !row.over).sort((a, b) => waits(a) - waits(b));
  if (!mine.tables && !keyring.all().length) return null;
  if (mine.tables && !open.length) return null;
  return (
    <section class="go-on" aria-label={T.lobby.goOn} data-test="go-on">
      {open.slice(0, NEAREST).map((row) => (
        <a key={row.table} class="go-on-table" href={href({ page: "table", table: row.table })}>
          <b>{row.name}</b>
          <span class={`badge${row.yours ? " turn" : ""}`}>{row.yours ? T.lobby.yourTurn : T.lobby.waiting}</span>
          <small>
            {[titles.get(row.game) ?? row.game, row.phase, sharedSeats(row).length > 0 && T.seats.sharedShort]
              .filter(Boolean)
              .join(", ")}
          </small>
        </a>
      ))}
    </section>
  );
}

interface MyTablesProps {
  mine: Mine;
  titles: Map<string, string>;
  guarded(doing: Promise<unknown>): void;
}

function MyTables({ mine: { tables, load }, titles, guarded }: MyTablesProps) {
  const upload = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const created = await api.importRecord(await file.text());
    const keys = keyring.keepCreated(created);
    go({ page: "table", table: keys.table });
  };
  const put = async (row: TableSummary, archived: boolean): Promise<void> => {
    const keys = keyring.of(row.table);
    if (!keys) return;
    await api.change(row.table, keys.owner ?? keyring.tokens(keys)[0] ?? "", { archived });
    await load();
  };
  const shown = tables?.filter((row) => !row.archived) ?? [];
  const away = tables?.filter((row) => row.archived) ?? [];
  return (
    <section class="mine" aria-labelledby="mine">
      <h2 id="mine">{T.lobby.mine}</h2>
      {tables && !tables.length && <p class="faint">{T.lobby.noTables}</p>}
      <TableList rows={shown} titles={titles} label={T.lobby.archive} onPut={(row) => guarded(put(row, true))} />
      {away.length > 0 && (
        <details>
          <summary>{T.lobby.archived}</summary>
          <TableList rows={away} titles={titles} label={T.lobby.restore} onPut={(row) => guarded(put(row, false))} />
        </details>
      )}
      <label class="option upload">
        {T.lobby.upload}
        <input
          type="file"
          class="hidden"
          data-test="upload"
          onChange={(event) => guarded(upload(event.currentTarget.files?.[0]))}
        />
      </label>{" "}
      <span class="faint">{T.lobby.uploadHelp}</span>
      <RecoveryBox guarded={guarded} />
    </section>
  );
}

function TableList({
  rows,
  titles,
  label,
  onPut,
}: {
  rows: TableSummary[];
  titles: Map<string, string>;
  label: string;
  onPut(row: TableSummary): void;
}) {
  return (
    <ul class="table-list">
      {rows.map((row) => (
        <li key={row.table}>
          <a href={href({ page: "table", table: row.table })}>
            <b>{row.name}</b>
            <span class="faint">
              {titles.get(row.game) ?? row.game}
              {row.phase && `, ${row.phase}`}
              {sharedSeats(row).length > 0 && `, ${T.seats.sharedShort}`}
            </span>
          </a>
          <span class={`badge${row.yours && !row.over ? " turn" : ""}`}>
            {row.over ? T.lobby.over : row.yours ? T.lobby.yourTurn : T.lobby.waiting}
          </span>
          <button type="button" class="option" aria-label={`${label}: ${row.name}`} onClick={() => onPut(row)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
