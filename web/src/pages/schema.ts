import type { GameInfo, SetupField } from "../wire";

export type Setup = Record<string, unknown>;

/** The game's own defaults, with as many entries per seat as there are seats. */
export function defaults(game: GameInfo): Setup {
  const setup: Setup = Object.fromEntries(game.schema.fields.map((field) => [field.name, field.default]));
  return change(game, setup, "seats", seatCount(game, setup));
}

/** How many seats this set-up has. */
export function seatCount(game: GameInfo, setup: Setup): number {
  const wished = setup.seats;
  return typeof wished === "number" ? wished : (game.seats[0] ?? 1);
}

/** A per-seat list as long as there are seats; new seats get the first choice nobody has taken. */
export function fitPerSeat(field: SetupField, value: unknown, seats: number): string[] {
  const now = Array.isArray(value) ? value.map(String) : [];
  const offered = (field.options ?? []).map((option) => option.value);
  const fitted = now.slice(0, seats);
  while (fitted.length < seats) {
    const free = offered.find((option) => !field.distinct || !fitted.includes(option));
    fitted.push(free ?? offered[0] ?? "");
  }
  return fitted;
}

/** A field that the rest of the set-up leaves no use for is not asked for. */
export function applies(field: SetupField, setup: Setup): boolean {
  if (!field.when) return true;
  const [name, wanted] = field.when;
  const value = setup[String(name)];
  return Array.isArray(value) ? value.includes(wanted) : value === wanted;
}

/** The set-up with one field changed; lists per seat follow the number of seats. */
export function change(game: GameInfo, setup: Setup, name: string, value: unknown): Setup {
  const next = { ...setup, [name]: value };
  if (name !== "seats") return next;
  for (const field of game.schema.fields) {
    if (field.kind === "per_seat") next[field.name] = fitPerSeat(field, next[field.name], seatCount(game, next));
  }
  return next;
}
