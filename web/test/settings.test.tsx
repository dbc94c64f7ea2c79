import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Table } from "../src/net/live";
import { face, left } from "../src/settings/ClockFace";
import { Notices } from "../src/settings/Notices";
import { T } from "../src/strings";
import type { NoticeView } from "../src/wire";

let kept: NoticeView[] = [];
let asked: string[] = [];

/** A server that keeps notices, and sends a code to every e-mail address. */
async function answer(path: string, how: RequestInit): Promise<Response> {
  asked.push(`${how.method} ${path}`);
  const body = how.body ? (JSON.parse(String(how.body)) as NoticeView) : null;
  if (path === "/api/notices") return Response.json(["email", "webhook"]);
  if (how.method === "GET") return Response.json(kept);
  if (how.method === "DELETE") kept = kept.filter((one) => !path.endsWith(`kind=${one.kind}`));
  if (how.method === "PUT" && body) kept = [...kept, { ...body, confirmed: body.kind === "webhook" }];
  if (path.endsWith("/confirm")) kept = kept.map((one) => ({ ...one, confirmed: true }));
  const secret = body?.kind === "webhook" ? { secret: "word" } : {};
  return path.includes("test?") || how.method === "DELETE"
    ? new Response(null, { status: 204 })
    : Response.json({ ...body, ...secret });
}

const table = {
  table: "0123456789abcdef",
  you: [1],
  seats: [{ seat: 1, name: "Ann", who: "", kind: "person", online: true }],
} as unknown as Table;

const settle = (): Promise<void> => act(() => new Promise((done) => setTimeout(done, 5)));

async function shown(): Promise<HTMLElement> {
  const root = document.createElement("div");
  document.body.replaceChildren(root);
  const keys = { table: table.table, game: "", name: "", seats: {}, links: {} };
  await act(() =>
    render(<Notices table={table} keys={keys} attempt={(doing) => doing().then(() => {})} tokenOf={() => "t"} />, root),
  );
  await settle();
  return root;
}

async function enter(row: Element | null, text: string): Promise<void> {
  const input = row?.querySelector("input");
  if (!row || !input) throw new Error("there is nothing to fill in");
  input.value = text;
  await act(() => void input.dispatchEvent(new Event("input", { bubbles: true })));
  await act(() => void row.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));
  await settle();
}

const press = async (row: Element | null, label: string): Promise<void> => {
  const button = [...(row?.querySelectorAll("button") ?? [])].find((one) => one.textContent === label);
  if (!button) throw new Error(`no button ${label}`);
  await act(() => button.click());
  await settle();
};

describe("notices", () => {
  beforeEach(() => {
    [kept, asked] = [[], []];
    vi.stubGlobal("fetch", answer);
  });
  afterEach(() => vi.unstubAllGlobals());

  it("are off, then confirmed by a code, tried, and turned off again", async () => {
    const root = await shown();
    const mail = root.querySelector("[data-kind=email]");
    expect(mail?.textContent).toContain(T.settings.off);
    await enter(mail, " ann@example.org ");
    expect(mail?.textContent).toContain(T.settings.waits("ann@example.org"));
    await enter(mail, "AAAA-BBBB-CCCC");
    expect(mail?.textContent).toContain(T.settings.on("ann@example.org"));
    await press(mail, T.settings.test);
    expect(mail?.textContent).toContain(T.settings.tested);
    expect(asked).toContain(`POST /api/tables/${table.table}/seats/1/notices/test?kind=email`);
    await press(mail, T.settings.turnOff);
    expect(mail?.textContent).toContain(T.settings.off);
    expect(kept).toEqual([]);
  });

  it("show the secret of a webhook once", async () => {
    const root = await shown();
    await enter(root.querySelector("[data-kind=webhook]"), "https://example.org/x");
    expect(root.querySelector("[data-kind=webhook]")?.textContent).toContain("word");
    expect((await shown()).textContent).not.toContain("word");
  });
});

describe("a clock", () => {
  it("is shown as clocks are", () => {
    expect([0, -3, 9.2, 75, 3_661, 200_000].map(face)).toEqual(["0:00", "0:00", "0:10", "1:15", "1:01:01", "2 days"]);
  });

  it("counts on for whoever is to choose alone", () => {
    const clock = { running: 1, left: { "0": 30, "1": 40 }, away: [] };
    const ticking = { clock, clockAt: 1_000 } as unknown as Table;
    expect([left(ticking, 0, 6_000), left(ticking, 1, 6_000), left(ticking, 2, 6_000)]).toEqual([30, 35, null]);
  });
});
