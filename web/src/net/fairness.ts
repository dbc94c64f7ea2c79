import type { EpochView, FairnessView } from "../wire";

/** What a check of a finished table found. */
export interface Verdict {
  /** Every secret is what was committed to. */
  committed: boolean;
  /** Every commitment that this browser saw before is still the same; null if it saw none. */
  remembered: boolean | null;
  /** So many throws were checked, and all of them came from those secrets. */
  throws: number;
  thrown: boolean;
}

const kept = (table: string): string => `hearthside.commitments.${table}`;
const said = (table: string): string => `hearthside.words.${table}`;

const bytes = (hex: string): Uint8Array<ArrayBuffer> => {
  const found = new Uint8Array(hex.length / 2);
  for (let at = 0; at < found.length; at += 1) found[at] = Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16);
  return found;
};
const hex = (data: ArrayBuffer | Uint8Array): string =>
  [...new Uint8Array(data)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** What this browser adds to the dice of a table: the same words whenever it comes, so that they can be found again. */
export function words(table: string): string {
  const known = localStorage.getItem(said(table));
  if (known) return known;
  const fresh = hex(crypto.getRandomValues(new Uint8Array(16)));
  localStorage.setItem(said(table), fresh);
  return fresh;
}

/** Notes what a table has committed to, the first time that each is seen. */
export function remember(table: string, epochs: EpochView[]): void {
  const known = commitments(table);
  for (const epoch of epochs) known[epoch.epoch] ??= epoch.commitment;
  localStorage.setItem(kept(table), JSON.stringify(known));
}

function commitments(table: string): Record<string, string> {
  return JSON.parse(localStorage.getItem(kept(table)) ?? "{}") as Record<string, string>;
}

/** The key that a line throws its dice by: an HMAC of the secret, its highest bit set. */
async function keyOf(table: string, line: number, epoch: EpochView): Promise<string> {
  const secret = bytes(epoch.secret ?? "");
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const message = new TextEncoder().encode(`hearthside 1:${table}:${line}:${epoch.contribution}`);
  const digest = new Uint8Array(await crypto.subtle.sign("HMAC", key, message));
  digest[0] = (digest[0] ?? 0) | 0x80;
  return hex(digest);
}

/** Checks a finished table as anybody may: from what was shown before the first choice and told after the last. */
export async function verify(report: FairnessView): Promise<Verdict> {
  const opened = report.epochs.filter((epoch) => epoch.secret !== null);
  const sums = await Promise.all(
    opened.map(async (epoch) => hex(await crypto.subtle.digest("SHA-256", bytes(epoch.secret ?? "")))),
  );
  const before = Object.entries(commitments(report.table));
  const same = before.every(([number, sum]) =>
    report.epochs.every((epoch) => String(epoch.epoch) !== number || epoch.commitment === sum),
  );
  const begun = opened.filter((epoch) => epoch.line >= 0);
  const keys = await Promise.all(
    report.keys.map(async ({ line, key }) => {
      // The first deal comes before every line.
      const epoch = line < 0 ? begun[0] : begun.filter((one) => one.line <= line).at(-1);
      return epoch !== undefined && (await keyOf(report.table, line, epoch)) === key.padStart(64, "0");
    }),
  );
  return {
    committed: opened.length > 0 && opened.every((epoch, index) => epoch.commitment === sums[index]),
    remembered: before.length ? same : null,
    throws: keys.length,
    thrown: keys.every(Boolean),
  };
}
