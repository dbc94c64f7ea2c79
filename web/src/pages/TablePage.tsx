import { useEffect, useMemo, useState } from "preact/hooks";
import { api } from "../net/api";
import { words } from "../net/fairness";
import { type Keys, keyring } from "../net/keyring";
import { Live, type Table } from "../net/live";
import { useStore } from "../store";
import { T } from "../strings";
import { TableScreen } from "../table/TableScreen";
import { useTheme } from "../themes/useTheme";
import type { GuideInfo, Rules } from "../wire";
import { ClosedPage } from "./ClosedPage";

/** Opens the table with the keys this browser holds, and waits until there is something to show. */
export function TablePage({ id }: { id: string }) {
  const keys = useMemo(() => keyring.of(id), [id]);
  const [live, setLive] = useState<Live | null>(null);
  useEffect(() => {
    if (!keys) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/ws/${encodeURIComponent(id)}`;
    const made = new Live(address, keyring.tokens(keys), undefined, words(id));
    setLive(made);
    return () => made.close();
  }, [id]);
  if (!keys) return <ClosedPage text={T.net.gone} />;
  return live ? <Opened live={live} keys={keys} /> : <p class="loading">{T.loading}</p>;
}

/** The keys with what the table says of them: its game, its name, and which of them owns it. */
function useTold(keys: Keys, table: Table): Keys {
  const { game, name, ownedBy } = table;
  const told = useMemo(() => {
    const seats = Object.fromEntries(Object.entries(keys.seats).filter(([, token]) => token !== ownedBy));
    return { ...keys, game, name, seats, ...(ownedBy ? { owner: ownedBy } : {}) };
  }, [keys, game, name, ownedBy]);
  useEffect(() => {
    // Links may have been made anew since the keys were read.
    const kept = keyring.of(told.table);
    const { links = told.links, owner = told.owner, spectator = told.spectator } = kept ?? {};
    if (game) keyring.keep({ ...told, links, ...(owner ? { owner } : {}), ...(spectator ? { spectator } : {}) });
  }, [told]);
  return told;
}

function Opened({ live, keys: held }: { live: Live; keys: Keys }) {
  const table = useStore(live);
  const keys = useTold(held, table);
  const { theme, lost } = useTheme(table.game);
  const [book, setBook] = useState<Rules | null>(null);
  const [guide, setGuide] = useState<GuideInfo[] | null>(null);
  useEffect(() => {
    if (!table.game) return;
    api.rules(table.game).then(setBook, () => setBook({ title: "", chapters: [] }));
    api.guide(table.game).then(setGuide, () => setGuide([]));
  }, [table.game]);
  if (table.status === "refused") return <ClosedPage text={table.refusal} />;
  if (lost) return <ClosedPage text={T.net.server} />;
  if (!table.view || !theme) return <p class="loading">{table.status === "lost" ? T.net.waiting : T.loading}</p>;
  return (
    <TableScreen live={live} keys={keys} table={table} view={table.view} theme={theme} book={book} guide={guide} />
  );
}
