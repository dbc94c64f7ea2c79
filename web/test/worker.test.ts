// The service worker, run as it is against a browser of our own making.

import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";

interface Shown {
  title: string;
  body: string;
  tag: string;
  data: { table: string };
}

interface Page {
  url: string;
  focus: () => void;
}

const code = readFileSync("public/sw.js", "utf8");
const table = "0123456789abcdef";

let shown: Shown[];
let opened: string[];
let focused: string[];
let pages: Page[];
let heard: Record<string, (event: unknown) => void>;

function page(url: string): Page {
  return { url, focus: () => focused.push(url) };
}

async function happens(name: string, event: object): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  heard[name]?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
  await work;
}

function pushed(text: string | null): Promise<void> {
  return happens("push", { data: text === null ? null : { json: () => JSON.parse(text) } });
}

function chosen(data: unknown): Promise<void> {
  return happens("notificationclick", { notification: { data, close: () => undefined } });
}

beforeEach(() => {
  [shown, opened, focused, pages, heard] = [[], [], [], [], {}];
  const self = {
    addEventListener: (name: string, listener: (event: unknown) => void) => {
      heard[name] = listener;
    },
    registration: {
      showNotification: async (title: string, options: Omit<Shown, "title">) => {
        shown.push({ title, ...options });
      },
    },
    clients: {
      matchAll: async () => pages,
      openWindow: async (url: string) => opened.push(url),
    },
  };
  new Function("self", code)(self);
});

describe("what is pushed is shown", () => {
  test("by the table's name, one at a time for each table", async () => {
    await pushed(JSON.stringify({ event: "your_turn", table, name: "Sunday night" }));
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatchObject({ title: "Your turn", body: "Sunday night", tag: table });
    expect(shown[0]?.data).toEqual({ table });
  });

  test.each([
    ["nothing", null],
    ["no JSON", "{"],
    ["null", "null"],
    ["another table's id", JSON.stringify({ table: "../../evil", name: 7 })],
  ])("as something even if it holds %s, since a browser insists", async (_, text) => {
    await pushed(text);
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatchObject({ title: "Your turn", tag: "hearthside", data: { table: "" } });
  });

  test("and never at length", async () => {
    await pushed(JSON.stringify({ table, name: "x".repeat(5000) }));
    expect(shown[0]?.body).toHaveLength(100);
  });
});

describe("choosing what is shown", () => {
  test("brings up the page that has the table open", async () => {
    pages = [page("https://example.org/"), page(`https://example.org/#/table/${table}`)];
    await chosen({ table });
    expect(focused).toEqual([`https://example.org/#/table/${table}`]);
    expect(opened).toEqual([]);
  });

  test("opens the table where no page has it", async () => {
    pages = [page("https://example.org/")];
    await chosen({ table });
    expect([focused, opened]).toEqual([[], [`/#/table/${table}`]]);
  });

  test.each([[{ table: "" }], [null]])("opens the lobby where no table is named", async (data) => {
    pages = [page("https://example.org/#/table/")];
    await chosen(data);
    expect([focused, opened]).toEqual([[], ["/"]]);
  });
});
