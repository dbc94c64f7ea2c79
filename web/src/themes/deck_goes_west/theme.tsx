import "@fontsource/rye/latin-400.css";
import "@fontsource/alegreya/latin-400.css";
import { amount, marks, type Says } from "../../scene/saying";
import { flag, list, num, numbers, type Scene, str } from "../../scene/scene";
import { classes } from "../../ui/classes";
import { Icon } from "../../ui/Icon";
import type { ThingView as Thing } from "../../wire";
import { seatsFirst } from "../plain/theme";
import type { Section, Theme } from "../theme";
import { layout } from "./board";
import { MissionBox, MissionCard, PileFace, RESOURCES, TrailTrack, Traveller, WestCard } from "./cards";
import { LandFace } from "./land";
import { NowPanel } from "./now";
import { TradePanel } from "./trade";
import "./land.css";
import "./cards.css";
import "./trade.css";
import icons from "./west.icons";

/** The guided first turn for each way to play. */
const WALKS: Record<string, string> = { versus: "Versus", coop: "Together", solo: "Alone" };

function Meeple({ thing }: { thing: Thing }) {
  return (
    <span
      class={classes(
        `dw-meeple seat-${num(thing, "seat")}`,
        flag(thing, "lying") && "lying",
        thing.look === "wagon" && "wagon",
      )}
    >
      <Icon body={icons[thing.look] ?? ""} />
      {num(thing, "damage") > 0 && <b class="count">{num(thing, "damage")}</b>}
    </span>
  );
}

function face(thing: Thing, scene: Scene) {
  if (thing.kind === "space") return <LandFace thing={thing} />;
  if (thing.kind === "piece") return <Meeple thing={thing} />;
  if (thing.id === "card:mission") return <MissionCard thing={thing} />;
  if (thing.kind === "card") return <WestCard thing={thing} />;
  if (thing.kind === "pile") return <PileFace thing={thing} />;
  if (thing.kind === "track") return <TrailTrack thing={thing} scene={scene} />;
  if (thing.look === "bandit") {
    return (
      <span class="dw-bandits">
        <Icon body={icons.bandit ?? ""} />
        <b class="count">{num(thing, "count")}</b>
      </span>
    );
  }
  return null;
}

/** So high is what one holds: a card with all its words. */
const DOCK = 222;

function sections(scene: Scene, you: number[]): Section[] {
  const on = scene.on("board");
  const ids = (test: (thing: Thing) => boolean): string[] => on.filter(test).map((thing) => thing.id);
  const seats = seatsFirst(scene, you);
  const mine = seats.slice(0, Math.max(1, you.length));
  const dock = you.length === 1 ? { dock: DOCK } : {};
  const talks = scene.get("panel:offer") !== undefined;
  const aside = ids((thing) => thing.kind === "card" && thing.id !== "card:mission");
  // Whoever is asked where to put a card looks at it; the others need no more than the words.
  const asked = mine.some((id) => scene.on(id).some((pile) => pile.kind === "pile" && scene.legal(pile.id)));
  return [
    { key: "talk", title: "", ids: talks ? ["panel:offer"] : [], look: "dw-talk" },
    { key: "mine", title: "", ids: mine, look: "dw-seats dw-mine", ...dock },
    {
      key: "now",
      title: "",
      ids: scene
        .kind("panel")
        .map((thing) => thing.id)
        .filter((id) => id !== "panel:offer"),
      look: "dw-now",
      keep: true,
      idle: "Steps, work and fights under way are counted here.",
      ...dock,
    },
    { key: "aside", title: "", ids: asked ? aside : [], look: "dw-aside", ...dock },
    { key: "row", title: "", ids: ids((thing) => thing.id === "zone:row"), look: "dw-row" },
    { key: "trails", title: "", ids: ids((thing) => thing.kind === "track"), look: "dw-trails" },
    { key: "mission", title: "", ids: ids((thing) => thing.id === "card:mission"), look: "dw-missions" },
    {
      key: "others",
      title: "",
      ids: seats.filter((id) => !mine.includes(id)),
      look: "dw-seats",
      folds: you.length ? seats.filter((id) => !mine.includes(id)) : [],
    },
    { key: "piles", title: "", ids: ids((thing) => thing.kind === "pile"), look: "dw-stock" },
    { key: "beside", title: "", ids: asked ? [] : aside, look: "dw-aside" },
  ];
}

/** Where a tile lies, as the log says it: so far from the tile where all set out. */
function bearings(tile: Thing): (string | false)[] {
  const [west, south] = [num(tile, "x"), num(tile, "y")];
  return [west > 0 && `${west} west`, south < 0 && `${-south} north`, south > 0 && `${south} south`];
}

const says: Says = (thing) => {
  if (thing.kind === "space") {
    const stars = list(thing, "numbers");
    return [
      ...bearings(thing),
      stars.length > 0 && `bandits on ${stars.join(" and ")}`,
      ...marks(thing, "rail"),
      ...list(thing, "said").map(String),
    ];
  }
  if (thing.kind === "seat") {
    const purse = [...RESOURCES, "points"].map((one) => `${num(thing, one)} ${one}`);
    return [
      ...purse,
      `${num(thing, "hand")} of ${num(thing, "limit")} cards`,
      ...marks(thing, "first", "passed", "out"),
    ];
  }
  if (thing.id === "card:mission")
    return [...list(thing, "left").map(String), thing.text, ...list(thing, "said").map(String)];
  if (thing.kind === "card")
    return [
      list(thing, "corner_said").length > 0 && `costs ${list(thing, "corner_said").join(" or ")}`,
      ...marks(thing, "tapped"),
    ];
  return [amount(thing, "damage", "damage"), ...marks(thing, "lying")];
};

export const theme: Theme = {
  name: "deck_goes_west",
  icons,
  story: {
    chapters: ["mission", "dawn", "won", "days_end"],
    scenes: ["day"],
    prose: [],
    choices: [],
    marks: ["built", "cleared", "turned", "died", "points", "won"],
    shows: (scene) => scene.kind("track").map((thing) => thing.id),
  },
  layout,
  face,
  says,
  sections,
  tree: (thing, scene) =>
    thing.kind === "seat" ? (
      <Traveller seat={thing} scene={scene} />
    ) : thing.id === "panel:offer" ? (
      <TradePanel panel={thing} scene={scene} />
    ) : thing.kind === "panel" ? (
      <NowPanel panel={thing} scene={scene} />
    ) : thing.id === "card:mission" ? (
      <MissionBox mission={thing} />
    ) : undefined,
  gist: (seat) =>
    [...RESOURCES, "points"].map((one) => `${num(seat, one)} ${one}`).join(" · ") +
    ` · ${num(seat, "hand")}/${num(seat, "limit")} cards`,
  origin: (thing) => {
    const hand = /^zone:hand(\d+)$/.exec(thing.at);
    if (hand) return `pile:draw${hand[1]}`;
    return thing.at === "zone:row" ? "pile:trade" : undefined;
  },
  dice: (line) => (line.kind === "dice" || line.kind === "bandit_roll" ? { dice: numbers(line.args) } : undefined),
  walk: (scene) => WALKS[str(scene.get("board"), "mode")],
  mood: (scene) => str(scene.get("board"), "phase"),
};
