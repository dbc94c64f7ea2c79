import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Table } from "../src/net/live";
import { useRecap } from "../src/table/Recap";
import type { Line, View } from "../src/wire";
import { decision, line, view } from "./fixtures";

type Seen = ReturnType<typeof useRecap>;

const seats = ["Magpie", "Ferret", "Moth"].map((name, seat) => ({ seat, name, who: "", kind: "person", online: true }));
const table = { table: "t1", you: [0], seats } as unknown as Table;
const others = { ...decision([]), yours: false };
let page: HTMLDivElement;
let seen: Seen;

function Probe({ shown, wanted, at }: { shown: View; wanted: boolean; at: Table }) {
  seen = useRecap(at, shown, wanted, at.you.length > 1);
  return null;
}

const show = (part: Partial<View>, wanted = true, at = table): void =>
  void act(() => render(<Probe shown={view(part)} wanted={wanted} at={at} />, page));
const told = (): string[] => seen.lines.map((one) => one.text);

/** Leaves the page and comes back to it, as a reload does. */
function reload(part: Partial<View>): void {
  act(() => render(null, page));
  show(part);
}

beforeEach(() => {
  localStorage.clear();
  page = document.createElement("div");
});
afterEach(() => act(() => render(null, page)));

const by = (seat: number, done: Line): Line => ({ ...done, seat });
const before = { number: 4, lines: [line(4, "Ferret waits.")] };
const own = [...before.lines, line(5, "Magpie waits.")];
const back = { number: 7, lines: [...own, by(1, line(6, "Ferret steals.")), by(2, line(7, "Moth waits."))] };

describe("the recap", () => {
  it("is closed at one's first turn, whatever happened before", () => {
    show(before);
    expect(seen.open).toBe(false);
  });

  it("tells what the others did once it is one's turn again", () => {
    show(before);
    act(() => seen.acted());
    show({ number: 5, lines: own, decision: others });
    expect(seen.open).toBe(false);
    show({ ...back, decision: others });
    expect(seen.open).toBe(false);
    show(back);
    expect(seen.open).toBe(true);
    expect(told()).toEqual(["Ferret steals.", "Moth waits."]);
  });

  it("opens also when all the others' moves come in at once, without a view of their turn", () => {
    show(before);
    act(() => seen.acted());
    expect(seen.open).toBe(false);
    show(back);
    expect(seen.open).toBe(true);
  });

  it("stays closed once read, over a reload too, and tells its lines when asked", () => {
    show(before);
    act(() => seen.acted());
    show(back);
    act(() => seen.close());
    expect(seen.open).toBe(false);
    reload(back);
    expect(seen.open).toBe(false);
    expect(told()).toEqual(["Ferret steals.", "Moth waits."]);
  });

  it("is open again after a reload if it was not read", () => {
    show(before);
    act(() => seen.acted());
    reload(back);
    expect(seen.open).toBe(true);
  });

  it("does not tell of one's own undo", () => {
    show(before);
    act(() => seen.acted());
    show({ number: 5, lines: own });
    act(() => seen.acted());
    show({ number: 6, lines: [...before.lines, line(6, "Magpie took back the last choice.")] });
    expect(seen.open).toBe(false);
    expect(told()).toEqual([]);
  });

  it("keeps the seats at one screen apart", () => {
    show(before);
    act(() => seen.acted());
    show({ ...back, seat: 1 });
    expect(seen.open).toBe(false);
    show(back);
    expect(seen.open).toBe(true);
  });

  it("tells whoever the table is handed to what the others at the screen did, and never their own deeds", () => {
    const screen = { ...table, you: [0, 1, 2] };
    show(before, true, screen);
    act(() => seen.acted());
    show(back, true, screen);
    expect(seen.open).toBe(true);
    expect(seen.others.map((one) => one.name)).toEqual(["Ferret", "Moth"]);
    show({ ...back, lines: [...own, line(6, "Magpie steals.")] }, true, screen);
    expect(seen.open).toBe(false);
  });

  it("can be switched off", () => {
    show(before);
    act(() => seen.acted());
    show(back, false);
    expect(seen.open).toBe(false);
  });
});
