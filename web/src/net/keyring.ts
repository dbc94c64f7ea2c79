import type { Created } from "./api";

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

function readAll(): Record<string, Keys> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Keys>;
  } catch {
    return {};
  }
}

export const keyring = {
  all: (): Keys[] => Object.values(readAll()),
  of: (table: string): Keys | undefined => readAll()[table],
  keep(keys: Keys): void {
    localStorage.setItem(KEY, JSON.stringify({ ...readAll(), [keys.table]: keys }));
  },
  forget(table: string): void {
    const all = readAll();
    delete all[table];
    localStorage.setItem(KEY, JSON.stringify(all));
  },
  /** Keeps what the server gave the maker of a table. */
  keepCreated(created: Created, game: string): Keys {
    const keys: Keys = { table: created.table, game, name: created.name, seats: {}, links: {}, owner: created.owner, spectator: created.spectator };
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
    const keys = { ...old, seats: { ...old.seats, [`new-${token.slice(0, 6)}`]: token } };
    keyring.keep(keys);
    return keys;
  },
  tokens: (keys: Keys): string[] => {
    const seats = Object.values(keys.seats);
    if (seats.length) return seats;
    return [keys.spectator ?? keys.owner ?? ""].filter(Boolean);
  },
};
