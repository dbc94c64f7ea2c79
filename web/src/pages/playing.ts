import { api } from "../net/api";
import { keyring } from "../net/keyring";
import type { GameInfo, SeatOrder } from "../wire";
import { defaults, seatCount } from "./schema";

/** One person and bots in all other seats, with the game's own defaults. */
export async function playNow(game: GameInfo): Promise<string> {
  const setup = defaults(game);
  const seats: SeatOrder[] = Array.from({ length: seatCount(game, setup) }, (_, index) =>
    index === 0 ? { kind: "me" } : { kind: "bot", strength: "fair" },
  );
  const created = await api.create({ game: game.name, setup, seats });
  keyring.keepCreated(created);
  return created.table;
}
