import type {
  ClockOrder,
  KeyringView,
  LinkOrder,
  LookingForPlayers,
  MuteOrder,
  NewLink,
  NoticeOrder,
  NoticeView,
  PushKey,
  Seated,
  TableSummary,
} from "../wire";
import { ask, at, json } from "./api";

export type NoticeKind = NoticeOrder["kind"];
const notices = (table: string, seat: number, rest = ""): string => at(table, `/seats/${seat}/notices${rest}`);

/** What the server does for those who are away, and for whoever looks after a table. */
export const house = {
  open: () => json<LookingForPlayers[]>("/api/open"),
  join: (table: string, name: string) =>
    json<Seated>(`/api/open/${encodeURIComponent(table)}/join`, { method: "POST", body: name ? { name } : {} }),

  keyring: async (token: string) => (await json<KeyringView>("/api/keyring", { token })).content,
  keepKeyring: (token: string, content: string) => ask("/api/keyring", { method: "PUT", token, body: { content } }),
  dropKeyring: (token: string) => ask("/api/keyring", { method: "DELETE", token }),

  table: (table: string, token: string) => json<TableSummary>(at(table), { token }),
  remove: (table: string, token: string) => ask(at(table), { method: "DELETE", token }),
  renew: (table: string, token: string, order: LinkOrder) =>
    json<NewLink>(at(table, "/links"), { method: "POST", token, body: order }),
  revoke: (table: string, token: string, { role, seat }: LinkOrder) =>
    ask(at(table, `/links?role=${role}${seat == null ? "" : `&seat=${seat}`}`), { method: "DELETE", token }),
  mute: (table: string, token: string, order: MuteOrder) =>
    ask(at(table, "/mutes"), { method: "PUT", token, body: order }),

  clock: (table: string, token: string, order: ClockOrder) =>
    ask(at(table, "/clock"), { method: "PUT", token, body: order }),

  kinds: () => json<NoticeKind[]>("/api/notices"),
  pushKey: async () => (await json<PushKey>("/api/notices/key")).key,
  notices: (table: string, token: string, seat: number) => json<NoticeView[]>(notices(table, seat), { token }),
  keepNotice: (table: string, token: string, seat: number, order: NoticeOrder) =>
    json<NoticeView>(notices(table, seat), { method: "PUT", token, body: order }),
  confirmNotice: (table: string, token: string, seat: number, code: string) =>
    json<NoticeView>(notices(table, seat, "/confirm"), { method: "POST", token, body: { code } }),
  tryNotice: (table: string, token: string, seat: number, kind: NoticeKind) =>
    ask(notices(table, seat, `/test?kind=${kind}`), { method: "POST", token }),
  dropNotice: (table: string, token: string, seat: number, kind: NoticeKind) =>
    ask(notices(table, seat, `?kind=${kind}`), { method: "DELETE", token }),
};
