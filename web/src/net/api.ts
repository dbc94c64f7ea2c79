import { T } from "../strings";

export interface Field {
  name: string;
  kind: "number" | "choice" | "toggle" | "per_seat" | "tuning";
  label: string;
  help: string;
  default: unknown;
  low?: number | null;
  high?: number | null;
  options?: { value: string; label: string }[] | null;
  distinct?: boolean | null;
}
export interface GameInfo {
  name: string;
  title: string;
  blurb: string;
  minutes: [number, number];
  seats: [number, number];
  weight: number;
  version: string;
  schema: { fields: Field[] };
}
export interface Problem {
  field: string;
  reason: string;
  rule?: string | null;
}
export interface SeatWish {
  kind: "me" | "friend" | "bot";
  strength?: "easy" | "fair" | "strong";
  name?: string;
}
export interface Created {
  table: string;
  name: string;
  game?: string;
  seats: { seat: number; kind: string; link?: string | null }[];
  owner: string;
  spectator: string;
}
export interface MyTable {
  table: string;
  name: string;
  game: string;
  seat: number;
  turn: boolean;
  over: boolean;
  archived: boolean;
  updated: string | number;
  phase: string;
}
export interface RuleEntry {
  id: string;
  text: string;
  reading?: string | null;
  na?: string | null;
}
export interface RuleBook {
  title: string;
  chapters: { title: string; rules: RuleEntry[] }[];
}
export interface GuideRole {
  role: string;
  steps: { heading: string; text: string }[];
}

/** A refusal of the server, in words, with the problems of a form where there are any. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly problems: Problem[] = [],
  ) {
    super(message);
  }
}

interface Ask {
  method?: string;
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

async function ask(path: string, { method = "GET", token, body, headers = {} }: Ask = {}): Promise<Response> {
  const all: Record<string, string> = { ...headers };
  if (token) all.Authorization = `Bearer ${token}`;
  if (body !== undefined) all["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers: all, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new ApiError(0, "offline", T.net.server);
  }
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => null)) as { error?: { code: string; message: string; problems?: Problem[] } } | null;
  const error = told?.error;
  throw new ApiError(answer.status, error?.code ?? "unknown", error?.message ?? answer.statusText, error?.problems ?? []);
}

const json = async <V>(path: string, how?: Ask): Promise<V> => (await (await ask(path, how)).json()) as V;
const at = (table: string, rest = ""): string => `/api/tables/${encodeURIComponent(table)}${rest}`;

export const api = {
  games: () => json<GameInfo[]>("/api/games"),
  rules: (game: string) => json<RuleBook>(`/api/games/${game}/rules`),
  guide: (game: string) => json<GuideRole[]>(`/api/games/${game}/guide`),
  create: (wish: { game: string; setup: Record<string, unknown>; name?: string; seats: SeatWish[] }) =>
    json<Created>("/api/tables", { method: "POST", body: wish }),
  importRecord: (record: string) => json<Created>("/api/tables/import", { method: "POST", body: { record } }),
  mine: (tokens: string[]) => json<MyTable[]>("/api/tables", { headers: { "X-Seats": tokens.join(",") } }),
  change: (table: string, token: string, what: { name?: string; archived?: boolean }) =>
    json<unknown>(at(table), { method: "PATCH", token, body: what }),
  seat: (table: string, token: string, seat: number, wish: SeatWish) =>
    json<{ link?: string | null }>(at(table, `/seats/${seat}`), { method: "POST", token, body: wish }),
  record: async (table: string, token: string) => (await ask(at(table, "/record"), { token })).text(),
  replay: (table: string, token: string, number: number, seat?: number) =>
    json<{ number: number; last: number; view: import("../wire").View }>(
      at(table, `/replay?at=${number}${seat === undefined ? "" : `&seat=${seat}`}`),
      { token },
    ),
  branch: (table: string, token: string, number: number) =>
    json<Created>(at(table, "/branch"), { method: "POST", token, body: { at: number } }),
};
