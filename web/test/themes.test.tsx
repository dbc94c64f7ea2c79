import { describe, expect, it } from "vitest";
import { drawing, pick } from "../build/icons";
import { Scene } from "../src/scene/scene";
import { leftOver } from "../src/table/Felt";
import { unnumbered } from "../src/table/faces";
import { nearest } from "../src/table/keys";
import { readToken } from "../src/themes/deck_goes_west/jobs";
import { counts } from "../src/themes/deck_goes_west/now";
import { loadTheme } from "../src/themes/load";
import { spread } from "../src/themes/plain/theme";
import { thing } from "./fixtures";

const GAMES = ["vagrantsong", "vast", "deck_goes_west", "folklore", "pilfer"];

describe("icons", () => {
  it("are picked by look, several looks may share one, and mistakes are named", () => {
    expect(pick("# note\nwolf hound = wolf-head\n", "x.icons")).toEqual({ wolf: "wolf-head", hound: "wolf-head" });
    expect(() => pick("wolf = a\nwolf = b", "x.icons")).toThrow('x.icons:2: look "wolf" is given twice');
    expect(() => drawing("no-such-icon", "x.icons")).toThrow('x.icons: game-icons has no icon "no-such-icon"');
    expect(drawing("wolf-head", "x")).toContain("<path");
  });
});

describe("themes", () => {
  it.each(GAMES)("%s draws any scene without losing a thing", async (game) => {
    const theme = await loadTheme(game);
    const scene = new Scene(
      [
        thing({ id: "board", kind: "board", look: "world" }),
        thing({ id: "space:A1", kind: "space", at: "board", facts: { x: 0, y: 0 } }),
        thing({ id: "piece:odd", kind: "piece", at: "space:A1", look: "never-seen" }),
        thing({ id: "zone:odd", kind: "zone" }),
        thing({ id: "card:odd", kind: "card", at: "zone:odd" }),
        thing({ id: "card:beside", kind: "card", at: "board" }),
        thing({ id: "seat:0", kind: "seat" }),
      ],
      null,
    );
    const layout = theme.layout(scene);
    const sections = theme.sections(scene, [0]);
    const rest = leftOver(scene, layout, sections);
    expect(layout?.places.has("space:A1")).toBe(true);
    expect(layout?.places.has("piece:odd")).toBe(true);
    const drawn = new Set([...sections.flatMap((section) => section.ids), ...rest]);
    expect(drawn.has("seat:0")).toBe(true);
    expect(drawn.has("zone:odd")).toBe(true);
    expect(drawn.has("card:beside") || layout?.places.has("card:beside")).toBe(true);
    expect(drawn.has("card:odd")).toBe(false);
    for (const one of scene.things) expect(() => theme.face(one, scene)).not.toThrow();
  });
});

describe("tokens on the tracks of the train", () => {
  it("lie beside the step they wait on, and what lies apart does not cover itself", async () => {
    const { layout } = await loadTheme("vagrantsong");
    const event = (n: number, at: string, pos?: number) =>
      thing({ id: `event:${n}`, kind: "token", at, ...(pos === undefined ? {} : { facts: { pos } }) });
    const places = layout(
      new Scene(
        [
          thing({ id: "board", kind: "board", look: "train" }),
          thing({ id: "space:A1a", kind: "space", at: "board", facts: { x: 0, y: 0 } }),
          thing({ id: "track:round", kind: "track", look: "round", facts: { value: 1, max: 6 } }),
          thing({ id: "track:break:0", kind: "track", look: "break", facts: { value: 3, max: 3 } }),
          thing({ id: "track:cycle", kind: "track", look: "cycle" }),
          event(1, "track:round", 2),
          event(2, "track:round", 4),
          event(3, "track:break:0", 3),
          event(4, "track:break:0", 1),
          ...[10, 11, 12, 13, 14, 15, 16].map((n) => event(n, "track:cycle")),
        ],
        null,
      ),
    )?.places;
    const place = (id: string) => {
      const found = places?.get(id);
      if (!found) throw new Error(`${id} lies nowhere`);
      return found;
    };
    const round = place("track:round");
    const step = (round.h - 33) / 6;
    const middle = (n: number) => place(`event:${n}`).y + place(`event:${n}`).h / 2;
    expect(middle(1)).toBeCloseTo(round.y + 33 + 1.5 * step);
    expect(middle(2)).toBeCloseTo(round.y + 33 + 3.5 * step);
    expect(middle(3)).toBeLessThan(middle(4));
    const apart = [10, 11, 12, 13, 14, 15, 16].map((n) => place(`event:${n}`));
    for (const [i, a] of apart.entries())
      for (const b of apart.slice(i + 1)) expect(Math.abs(a.x - b.x) >= a.w || Math.abs(a.y - b.y) >= a.h).toBe(true);
  });
});

describe("pieces on one space", () => {
  it("do not cover each other", () => {
    const space = { x: 0, y: 0, w: 80, h: 80 };
    const spots = [0, 1, 2, 3].map((index) => spread(space, index, 4, 50));
    for (const [i, a] of spots.entries()) {
      for (const b of spots.slice(i + 1))
        expect(Math.abs(a.x - b.x) >= a.w - 0.01 || Math.abs(a.y - b.y) >= a.h - 0.01).toBe(true);
      expect(a.x).toBeGreaterThanOrEqual(0);
      expect(a.x + a.w).toBeLessThanOrEqual(80);
    }
  });
});

describe("arrow keys", () => {
  it("go to the nearest thing in their direction", () => {
    const at = (x: number, y: number): DOMRect => ({ left: x, top: y, width: 10, height: 10 }) as DOMRect;
    const node = (): HTMLElement => document.createElement("button");
    const [right, far, down] = [node(), node(), node()];
    const all = [
      { rect: at(20, 2), node: right },
      { rect: at(60, 0), node: far },
      { rect: at(0, 30), node: down },
    ];
    expect(nearest(at(0, 0), all, [1, 0])).toBe(right);
    expect(nearest(at(0, 0), all, [0, 1])).toBe(down);
    expect(nearest(at(0, 0), all, [-1, 0])).toBeNull();
  });
});

describe("the map of Deck Goes West", () => {
  const land = (...at: [x: number, y: number][]) =>
    new Scene(
      at.map(([x, y]) => thing({ id: `space:${x},${y}`, kind: "space", facts: { x, y } })),
      null,
    );
  const start: [number, number][] = [0, 1, 2].flatMap((x) => [-2, -1, 0, 1, 2].map((y): [number, number] => [x, y]));

  it("stays where it lies when land is found beyond the start", async () => {
    const { layout } = await loadTheme("deck_goes_west");
    const before = layout(land(...start));
    const after = layout(land(...start, [3, 0], [4, 0]));
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
    for (const [id, place] of before?.places ?? []) expect(after?.places.get(id)).toEqual(place);
  });

  it("keeps its shape, and all land on the paper, however far one goes", async () => {
    const { layout } = await loadTheme("deck_goes_west");
    for (const far of [
      [9, 0],
      [2, 6],
      [2, -6],
      [7, 5],
    ] as [number, number][]) {
      const map = layout(land(...start, far));
      expect(map?.width).toBe(map?.height);
      for (const { x, y, w, h } of map?.places.values() ?? []) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x + w, y + h)).toBeLessThanOrEqual(map?.width ?? 0);
      }
    }
  });
});

describe("job icons of Deck Goes West", () => {
  it("tell conditions, costs, gains and dice apart", () => {
    expect(readToken("if-forest")).toMatchObject({ kind: "if", sign: "" });
    expect(readToken("pay-gold:2")).toMatchObject({ kind: "pay", sign: "−", value: "2", dice: 0 });
    expect(readToken("gain-food:3d")).toMatchObject({ kind: "gain", sign: "+", value: "", dice: 3 });
    expect(readToken("walk:1")).toMatchObject({ kind: "do", value: "1" });
    expect(readToken("if-river").icon).not.toBe(readToken("if-forest").icon);
  });
});

describe("what is under way in Deck Goes West", () => {
  it("is told in words, without what is nought", () => {
    const words = (id: string, facts: Record<string, number | string | number[]>): string[] =>
      counts(thing({ id, kind: "panel", facts }))
        .filter(({ value }) => value > 0)
        .map((count) => count.words);
    expect(words("panel:pool", { walk: 2, climb: 0, sail: 1, trains: [5] })).toEqual([
      "walk 2",
      "sail 1",
      "ride up to 5",
    ]);
    expect(words("panel:work", { resource: "gold", dice: [1, 3] })).toEqual(["1 die for gold", "3 dice for gold"]);
    expect(words("panel:battle", { bandits: 1, hits: 2, attack_dice: 0, saves: 0, defence_dice: 1 })).toEqual([
      "1 bandit",
      "2 hits",
      "1 die for saves",
    ]);
  });
});

describe("a track", () => {
  it("says its number once", () => {
    expect(unnumbered("Banked Coins: 0")).toBe("Banked Coins");
    expect(unnumbered("Day 1 of 8")).toBe("Day");
    expect(unnumbered("Strength")).toBe("Strength");
  });
});

describe("a skirmish of Folklore", () => {
  it("shows the foe before the page, and the page first where nobody fights", async () => {
    const { sections } = await loadTheme("folklore");
    const page = thing({ id: "page", kind: "panel" });
    const foe = thing({ id: "creature:0", kind: "card" });
    const keys = (...things: (typeof page)[]): string[] =>
      sections(new Scene(things, null), [0])
        .filter((section) => section.ids.length > 0)
        .map((section) => section.key);
    expect(keys(page, foe)).toEqual(["creatures", "page"]);
    expect(keys(page)).toEqual(["page"]);
  });
});
