import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Keys, keyring } from "../src/net/keyring";
import { joined, recovery } from "../src/net/recovery";

const keys = (table: string, part: Partial<Keys> = {}): Keys => ({
  table: table.repeat(16).slice(0, 16),
  game: "pilfer",
  name: `Table ${table}`,
  seats: {},
  links: {},
  ...part,
});

/** A server that keeps keyrings: by token, what it was sent. */
const kept = new Map<string, string>();

beforeEach(() => {
  localStorage.clear();
  kept.clear();
  vi.stubGlobal("fetch", async (_path: string, how: RequestInit) => {
    const token = (how.headers as Record<string, string>).Authorization?.slice(7) ?? "";
    if (how.method === "PUT") kept.set(token, (JSON.parse(String(how.body)) as { content: string }).content);
    if (how.method === "DELETE") kept.delete(token);
    if (how.method !== "GET") return new Response(null, { status: 204 });
    const content = kept.get(token);
    return content === undefined
      ? Response.json({ error: { code: "bad_token", message: "Nothing." } }, { status: 404 })
      : Response.json({ content });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("recovery", () => {
  it("brings what another browser kept, and the server can read none of it", async () => {
    keyring.keep(keys("a", { owner: "owner-token" }));
    const secret = await recovery.make();
    const [[token, content] = ["", ""]] = [...kept];
    expect(token).toMatch(/^[A-Za-z0-9_-]{44}$/);
    expect(secret).not.toContain(token.slice(0, 12));
    expect(atob(content.replaceAll("-", "+").replaceAll("_", "/"))).not.toContain("owner-token");
    localStorage.clear();
    const found = await recovery.look(secret);
    expect(found).toEqual([keys("a", { owner: "owner-token" })]);
    expect(keyring.all(), "looking takes nothing in").toEqual([]);
    recovery.bring(secret, found, false);
    expect(keyring.all()).toEqual(found);
    expect(recovery.secret(), "somebody else's link gets nothing of this browser").toBe("");
    recovery.bring(secret, found, true);
    expect(recovery.secret()).toBe(secret);
  });

  it("recovers nothing by a link that was closed or is none", async () => {
    const secret = await recovery.make();
    await recovery.drop();
    expect(await recovery.look(secret)).toEqual([]);
    expect(await recovery.look("nonsense!")).toEqual([]);
    expect(recovery.secret()).toBe("");
  });

  it("leaves out the oldest tables when there are too many", async () => {
    const tables = Array.from({ length: 400 }, (_, at) => at.toString(16).padStart(16, "0"));
    const all = tables.map((table) => [table, { ...keys("b"), table, owner: "t".repeat(44) }]);
    localStorage.setItem("hearthside.keys", JSON.stringify(Object.fromEntries(all)));
    const found = await recovery.look(await recovery.make());
    expect(found.length).toBeGreaterThan(100);
    expect(found.length).toBeLessThan(400);
    expect(found[found.length - 1]?.table).toBe(tables[399]);
    expect(Math.max(...[...kept.values()].map((content) => content.length))).toBeLessThanOrEqual(50_000);
  });

  it("goes by what this browser knows where both know something", () => {
    const mine = keys("c", { owner: "mine", seats: { "0": "x" } });
    const theirs = keys("c", { owner: "theirs", spectator: "s", seats: { "0": "y", "1": "z" } });
    expect(joined(mine, theirs)).toEqual({ ...mine, spectator: "s", seats: { "0": "x", "1": "z" } });
  });
});
