import { useEffect, useState } from "preact/hooks";
import { house } from "../net/house";
import { keyring } from "../net/keyring";
import { prefs } from "../prefs";
import { go } from "../router";
import { T } from "../strings";
import type { LookingForPlayers } from "../wire";

const EVERY = 20_000;

/** Tables whose owners look for players; nothing where there are none. */
export function OpenTables({ guarded }: { guarded(doing: Promise<unknown>): void }) {
  const [tables, setTables] = useState<LookingForPlayers[]>([]);
  const load = async (): Promise<void> => setTables(await house.open());
  useEffect(() => {
    void load().catch(() => undefined);
    const timer = setInterval(() => void load().catch(() => undefined), EVERY);
    return () => clearInterval(timer);
  }, []);
  const join = async ({ table, game, name }: LookingForPlayers): Promise<void> => {
    try {
      const seated = await house.join(table, prefs.value.myName.trim());
      const known = keyring.of(table) ?? { table, game, name, seats: {}, links: {} };
      const seats = { ...known.seats, ...(seated.link ? { [`link-${seated.seat}`]: seated.link } : {}) };
      keyring.keep({ ...known, seats });
      go({ page: "table", table });
    } catch (error) {
      await load();
      throw error;
    }
  };
  // One sits at one's own tables already.
  const strangers = tables.filter((one) => !keyring.of(one.table));
  if (!strangers.length) return null;
  return (
    <section class="open-tables" aria-labelledby="open-tables">
      <h2 id="open-tables">{T.open.title}</h2>
      <ul class="table-list">
        {strangers.map((one) => (
          <li key={one.table}>
            <span class="open-name">
              <b>{one.name}</b>
              <span class="faint">
                {one.title}
                {one.clock && `. ${T.clock.title}: ${one.clock}`}
              </span>
            </span>
            <span class="badge">{T.open.seats(one.open, one.seats)}</span>
            <button
              type="button"
              class="option primary"
              aria-label={T.open.joinAt(one.name)}
              onClick={() => guarded(join(one))}
            >
              {T.open.join}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
