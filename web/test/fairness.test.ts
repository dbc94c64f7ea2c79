import { createHash, createHmac, webcrypto } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { remember, verify, words } from "../src/net/fairness";
import type { EpochView, FairnessView } from "../src/wire";

const TABLE = "0123456789abcdef";

function epoch(number: number, line: number, contribution: string): EpochView {
  const secret = String(number + 1).repeat(64);
  const commitment = createHash("sha256").update(Buffer.from(secret, "hex")).digest("hex");
  return { epoch: number, line, why: "", seat: 0, contribution, commitment, secret, began: 0 };
}

function keyOf(line: number, from: EpochView): string {
  const hmac = createHmac("sha256", Buffer.from(from.secret ?? "", "hex"));
  const digest = hmac.update(`hearthside 1:${TABLE}:${line}:${from.contribution}`).digest();
  digest[0] = (digest[0] ?? 0) | 0x80;
  return digest.toString("hex");
}

function report(): FairnessView {
  const epochs = [epoch(0, 0, ""), epoch(1, 0, "feedface"), epoch(2, 5, "cafe"), epoch(3, -1, "")];
  const [first, second, third] = epochs as [EpochView, EpochView, EpochView];
  const keys = [
    { line: -1, kind: "dealt", key: keyOf(-1, first) },
    { line: 3, kind: "choice", key: keyOf(3, second) },
    { line: 7, kind: "choice", key: keyOf(7, third) },
  ];
  return { table: TABLE, redeals: true, opened: true, epochs, origins: [], seed: "", keys };
}

describe("fairness", () => {
  beforeEach(() => {
    localStorage.clear();
    Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });
  });

  it("is checked from what was shown before and what is told afterwards", async () => {
    const told = report();
    expect(await verify(told)).toEqual({ committed: true, remembered: null, throws: 3, thrown: true });
    remember(
      TABLE,
      told.epochs.map((one) => ({ ...one, secret: null })),
    );
    expect((await verify(told)).remembered).toBe(true);
  });

  it("finds a secret that was not committed to, a commitment that changed, and a throw from elsewhere", async () => {
    const told = report();
    remember(TABLE, told.epochs);
    const other = { ...epoch(1, 0, "feedface"), secret: "9".repeat(64) };
    const swapped = { ...told, epochs: told.epochs.map((one) => (one.epoch === 1 ? other : one)) };
    expect(await verify(swapped)).toMatchObject({ committed: false, thrown: false });
    const again = { ...epoch(8, 0, "feedface"), epoch: 1 };
    const replaced = { ...told, epochs: told.epochs.map((one) => (one.epoch === 1 ? again : one)) };
    expect(await verify(replaced)).toMatchObject({ committed: true, remembered: false, thrown: false });
  });

  it("adds the same words whenever this browser comes to a table", () => {
    expect(words(TABLE)).toMatch(/^[0-9a-f]{32}$/);
    expect(words(TABLE)).toBe(words(TABLE));
    expect(words("fedcba9876543210")).not.toBe(words(TABLE));
  });
});
