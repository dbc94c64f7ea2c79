import { ApiError } from "./api";
import { house } from "./house";
import { CHANGED, type Keys, keyring } from "./keyring";

/**
 * A recovery link holds one secret. From it come the token under which the server keeps this browser's keys, and the
 * key they are encrypted with, so the server can read none of them.
 */
const KEY = "hearthside.recovery";
const LONGEST = 48_000;
const SOON = 1_500;
const IV = 12;
const TAG = 16;

const text64 = (data: Uint8Array): string =>
  btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
const bytes64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));

interface Ring {
  token: string;
  key: CryptoKey;
}

/** Whether the browser lets this page encrypt: only pages that came safely may. */
export const possible = (): boolean => typeof crypto.subtle !== "undefined";

async function ringOf(secret: string): Promise<Ring> {
  const base = await crypto.subtle.importKey("raw", bytes64(secret), "HKDF", false, ["deriveBits", "deriveKey"]);
  const how = (info: string) => ({
    name: "HKDF",
    hash: "SHA-256",
    salt: new Uint8Array(),
    info: new TextEncoder().encode(`hearthside ${info}`),
  });
  const token = text64(new Uint8Array(await crypto.subtle.deriveBits(how("token"), base, 33 * 8)));
  const aes = { name: "AES-GCM", length: 256 };
  return { token, key: await crypto.subtle.deriveKey(how("content"), base, aes, false, ["encrypt", "decrypt"]) };
}

/** The keys of the newest tables, as many as the server keeps. */
function newest(all: Keys[]): Keys[] {
  const most = (LONGEST / 4) * 3 - IV - TAG;
  let [from, length] = [all.length, 2];
  while (from > 0) {
    length += new TextEncoder().encode(JSON.stringify(all[from - 1])).length + 1;
    if (length > most) break;
    from -= 1;
  }
  return all.slice(from);
}

/** Keys as the server keeps them. */
async function seal(key: CryptoKey, all: Keys[]): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV));
  const plain = new TextEncoder().encode(JSON.stringify(newest(all)));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, plain));
  return text64(new Uint8Array([...iv, ...sealed]));
}

async function unseal(key: CryptoKey, content: string): Promise<Keys[]> {
  const data = bytes64(content);
  const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv: data.slice(0, IV) }, key, data.slice(IV));
  const told: unknown = JSON.parse(new TextDecoder().decode(plain));
  return Array.isArray(told) ? told.flatMap(asKeys) : [];
}

const texts = (told: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(told && typeof told === "object" ? told : {}).filter(([, value]) => typeof value === "string"),
  ) as Record<string, string>;

/** Keys out of what a link brought, which somebody else may have made. */
function asKeys(told: unknown): Keys[] {
  const { table, game, name, owner, spectator } = texts(told);
  if (!table || !/^[0-9a-f]{16}$/.test(table)) return [];
  const { seats, links } = told as { seats?: unknown; links?: unknown };
  return [
    {
      table,
      game: game ?? "",
      name: name ?? "",
      seats: texts(seats),
      links: texts(links),
      ...(owner ? { owner } : {}),
      ...(spectator ? { spectator } : {}),
    },
  ];
}

let sent = "";
let timer: ReturnType<typeof setTimeout> | undefined;

async function keep(secret: string): Promise<void> {
  const all = keyring.all();
  const now = JSON.stringify(all);
  if (now === sent) return;
  const { token, key } = await ringOf(secret);
  await house.keepKeyring(token, await seal(key, all));
  sent = now;
}

export const recovery = {
  /** The secret of this browser's link, if it has one. */
  secret: (): string => localStorage.getItem(KEY) ?? "",
  /** Makes a link, and keeps this browser's keys under it. */
  async make(): Promise<string> {
    const secret = text64(crypto.getRandomValues(new Uint8Array(32)));
    sent = "";
    await keep(secret);
    localStorage.setItem(KEY, secret);
    return secret;
  },
  /** Closes the link: it opens nothing any more. */
  async drop(): Promise<void> {
    const secret = recovery.secret();
    if (secret) await house.dropKeyring((await ringOf(secret)).token);
    localStorage.removeItem(KEY);
  },
  /** The keys that a link brings; none if it recovers nothing. */
  async look(secret: string): Promise<Keys[]> {
    try {
      const { token, key } = await ringOf(secret);
      return await unseal(key, await house.keyring(token));
    } catch (error) {
      if (error instanceof ApiError && error.status !== 404 && error.status !== 401) throw error;
      return [];
    }
  },
  /** Takes keys into this browser; with `adopt`, its own are kept under the same link from now on. */
  bring(secret: string, found: Keys[], adopt: boolean): void {
    for (const keys of found) keyring.keep(joined(keyring.of(keys.table), keys));
    if (adopt) localStorage.setItem(KEY, secret);
  },
};

/** What this browser knows of a table goes before what a link says of it. */
export function joined(mine: Keys | undefined, theirs: Keys): Keys {
  if (!mine) return theirs;
  return {
    ...theirs,
    ...mine,
    seats: { ...theirs.seats, ...mine.seats },
    links: { ...theirs.links, ...mine.links },
  };
}

/** Another browser may have added tables under the same link: they are kept too. */
async function keepJoined(secret: string): Promise<void> {
  for (const keys of await recovery.look(secret)) if (!keyring.of(keys.table)) keyring.keep(keys);
  await keep(secret);
}

/** Keeps the link up to date whenever this browser gets or loses a key. */
export function keepRecovery(): void {
  addEventListener(CHANGED, () => {
    const secret = recovery.secret();
    if (!secret || !possible()) return;
    clearTimeout(timer);
    timer = setTimeout(() => void keepJoined(secret).catch(() => undefined), SOON);
  });
}
