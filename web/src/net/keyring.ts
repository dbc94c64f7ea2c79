import type { Created } from "../wire";

/** What this browser may open at one table. */
export interface Keys {
  table: string;
  game: string;
  name: string;
  /** Seat number to token, for every seat of mine. */
  seats: Record<string, string>;
  /** Seat number to token, for links to be handed to friends. */
  links: Record<string, string>;
  owner?: string;
  spectator?: string;
}

const KEY = "hearthside.keys";
/** What the window hears when a key was taken in or put away. */
export const CHANGED = "hearthside:keys";
/** Seats taken by a link, before the server has told which they are. */
const LINKED = "link-";

function readAll(): Record<string, Keys> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Keys>;
  } catch {
    return {};
  }
}

function write(all: Record<string, Keys>): void {
  const text = JSON.stringify(all);
  if (text === localStorage.getItem(KEY)) return;
  localStorage.setItem(KEY, text);
  dispatchEvent(new Event(CHANGED));
}

export const keyring = {
  all: (): Keys[] => Object.values(readAll()),
  of: (table: string): Keys | undefined => readAll()[table],
  keep(keys: Keys): void {
    write({ ...readAll(), [keys.table]: keys });
  },
  forget(table: string): void {
    const { [table]: _gone, ...rest } = readAll();
    write(rest);
  },
  /** Keeps what the server gave the maker of a table. */
  keepCreated(created: Created): Keys {
    const keys: Keys = {
      table: created.table,
      game: created.game,
      name: created.name,
      seats: {},
      links: {},
      owner: created.owner,
      spectator: created.spectator,
    };
    for (const seat of created.seats) {
      if (!seat.link) continue;
      (seat.kind === "me" ? keys.seats : keys.links)[String(seat.seat)] = seat.link;
    }
    keyring.keep(keys);
    return keys;
  },
  /** A seat link opened in this browser; the seat's number is learned from the server's welcome. */
  keepLink(table: string, token: string): Keys {
    const old = readAll()[table] ?? { table, game: "", name: "", seats: {}, links: {} };
    if (Object.values(old.seats).includes(token) || old.spectator === token) return old;
    const keys = { ...old, seats: { ...old.seats, [`${LINKED}${token.slice(0, 6)}`]: token } };
    keyring.keep(keys);
    return keys;
  },
  /** The fewest tokens that open everything: the owner's opens every seat the owner took. */
  tokens: (keys: Keys): string[] => {
    const taken = Object.entries(keys.seats).filter(([seat]) => !keys.owner || seat.startsWith(LINKED));
    const all = [...(keys.owner ? [keys.owner] : []), ...taken.map(([, token]) => token)];
    return all.length ? all : [keys.spectator ?? ""].filter(Boolean);
  },
};
