import { T } from "../strings";
import type {
  CouldReply,
  Created,
  ErrorReply,
  FairnessView,
  Fault,
  GameInfo,
  GuideInfo,
  LessonView,
  NewTable,
  ReplayView,
  Rules,
  Seated,
  SeatOrder,
  Shelf,
  TableChange,
  TableSummary,
} from "../wire";

/** A refusal of the server, in words, with the problems of a form where there are any. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly problems: Fault[] = [],
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

export async function ask(path: string, { method = "GET", token, body, headers = {} }: Ask = {}): Promise<Response> {
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
  const told = (await answer.json().catch(() => null)) as Partial<ErrorReply> | null;
  const error = told?.error;
  throw new ApiError(
    answer.status,
    error?.code ?? "unknown",
    error?.message ?? answer.statusText,
    error?.problems ?? [],
  );
}

export const json = async <V>(path: string, how?: Ask): Promise<V> => (await (await ask(path, how)).json()) as V;
export const at = (table: string, rest = ""): string => `/api/tables/${encodeURIComponent(table)}${rest}`;

/** The numbers that are given, as the end of an address. */
function query(given: Record<string, number | undefined>): string {
  const said = Object.entries(given).filter(([, value]) => value !== undefined);
  return said.length ? `?${said.map(([name, value]) => `${name}=${value}`).join("&")}` : "";
}

export const api = {
  games: () => json<GameInfo[]>("/api/games"),
  rules: (game: string) => json<Rules>(`/api/games/${game}/rules`),
  gallery: (game: string) => json<Shelf[]>(`/api/games/${game}/gallery`),
  guide: (game: string) => json<GuideInfo[]>(`/api/games/${game}/guide`),
  lesson: (game: string, name: string) => json<LessonView>(`/api/games/${game}/lessons/${encodeURIComponent(name)}`),
  lessonCould: (game: string, name: string, made: number, thing: string) =>
    json<CouldReply>(
      `/api/games/${game}/lessons/${encodeURIComponent(name)}/could?made=${made}&thing=${encodeURIComponent(thing)}`,
    ),
  create: (wish: NewTable) => json<Created>("/api/tables", { method: "POST", body: wish }),
  importRecord: (record: string) => json<Created>("/api/tables/import", { method: "POST", body: { record } }),
  mine: (tokens: string[]) => json<TableSummary[]>("/api/tables", { headers: { "X-Seats": tokens.join(",") } }),
  change: (table: string, token: string, what: TableChange) =>
    json<unknown>(at(table), { method: "PATCH", token, body: what }),
  seat: (table: string, token: string, seat: number, wish: SeatOrder) =>
    json<Seated>(at(table, `/seats/${seat}`), { method: "POST", token, body: wish }),
  addSeat: (table: string, token: string, wish: SeatOrder) =>
    json<Seated>(at(table, "/seats"), { method: "POST", token, body: wish }),
  dropSeat: (table: string, token: string, seat: number) =>
    ask(at(table, `/seats/${seat}`), { method: "DELETE", token }),
  fairness: (table: string, token: string) => json<FairnessView>(at(table, "/fairness"), { token }),
  record: async (table: string, token: string) => (await ask(at(table, "/record"), { token })).text(),
  replay: (table: string, token: string, number?: number, seat?: number) =>
    json<ReplayView>(at(table, `/replay${query({ at: number, seat })}`), { token }),
  branch: (table: string, token: string, number: number) =>
    json<Created>(at(table, "/branch"), { method: "POST", token, body: { at: number } }),
};
