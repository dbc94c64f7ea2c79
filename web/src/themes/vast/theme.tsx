import "@fontsource/cinzel-decorative/latin-700.css";
import "@fontsource/alegreya/latin-400.css";
import { amount, marks, type Says } from "../../scene/saying";
import { flag, numbers, type Scene, str } from "../../scene/scene";
import { Icon } from "../../ui/Icon";
import type { ThingView as Thing } from "../../wire";
import { seatsFirst } from "../plain/theme";
import type { Section, Theme } from "../theme";
import { layout } from "./board";
import { DialFace, ManorCard, PileFace, RoleBoard, RolePanel } from "./boards";
import { FigureFace, MarkerFace, TileFace } from "./tiles";
import "./vast.css";
import "./boards.css";
import icons from "./vast.icons";

function face(thing: Thing) {
  switch (thing.kind) {
    case "space":
      return <TileFace thing={thing} />;
    case "piece":
      return <FigureFace thing={thing} />;
    case "token":
      return <MarkerFace thing={thing} />;
    case "edge":
      return (
        <span class={`vm-edge look-${thing.look}`}>
          <Icon body={icons[thing.look] ?? ""} />
        </span>
      );
    case "track":
      return <DialFace thing={thing} />;
    case "pile":
      return <PileFace thing={thing} />;
    case "card":
      return <ManorCard thing={thing} />;
    default:
      return null;
  }
}

function sections(scene: Scene, you: number[]): Section[] {
  const seats = seatsFirst(scene, you);
  const rest = scene
    .roots()
    .filter(
      (thing) =>
        thing.kind !== "board" &&
        thing.kind !== "space" &&
        thing.kind !== "edge" &&
        !seats.includes(thing.id) &&
        thing.id !== "zone:supply",
    );
  const afoot = seats.filter((id) => flag(scene.get(id), "active") && !seats.slice(0, 1).includes(id));
  return [
    {
      key: "roles",
      title: "",
      ids: seats,
      look: `vm-roles${afoot.length ? " waiting" : ""}`,
      folds: you.length ? seats.slice(you.length) : [],
    },
    {
      key: "more",
      title: "",
      ids: rest.filter((thing) => thing.kind !== "piece" && thing.kind !== "token").map((thing) => thing.id),
      look: "vm-more",
    },
    { key: "supply", title: "", ids: scene.get("zone:supply") ? ["zone:supply"] : [], look: "vm-supply" },
  ];
}

function tree(thing: Thing, scene: Scene) {
  if (thing.kind === "seat") return <RoleBoard seat={thing} scene={scene} />;
  if (thing.kind === "panel") {
    return (
      <div class="vm-board" role="group" aria-label={thing.name}>
        <RolePanel panel={thing} scene={scene} />
      </div>
    );
  }
  return undefined;
}

const says: Says = (thing) => {
  switch (thing.kind) {
    case "space":
      return [flag(thing, "tile") && (flag(thing, "lit") ? "lit" : "dark"), ...marks(thing, "pit")];
    case "piece":
      return [
        amount(thing, "strength", "Strength"),
        amount(thing, "defense", "Defense"),
        amount(thing, "curses", "Curses"),
        ...marks(thing, "acting", "underground"),
      ];
    case "token":
      return [amount(thing, "curses", "Curses")];
    case "card":
      return [amount(thing, "seals", "Seals"), ...marks(thing, "acted", "lying", "charged")];
    case "track":
      return [amount(thing, "power", "power"), str(thing, "filled") && `holds ${str(thing, "filled")}`];
    default:
      return marks(thing, "active", "winner");
  }
};

export const theme: Theme = {
  name: "vast",
  icons,
  story: {
    chapters: ["journey", "won"],
    scenes: ["turn"],
    prose: [],
    choices: [],
    marks: [
      "favor",
      "dominated",
      "stashed",
      "sealed",
      "ritual",
      "spider_dead",
      "quest_done",
      "awakened",
      "surfaced",
      "paladin_dead",
      "escaped",
      "hatched",
      "won",
    ],
    shows: (scene) =>
      scene
        .kind("track")
        .filter((thing) => /rank|journeys|terror|seals|grit|stability|curses/.test(thing.id))
        .map((thing) => thing.id),
  },
  layout,
  face,
  says,
  sections,
  tree,
  origin: (thing) => (thing.kind === "card" && str(thing, "deck") ? `pile:${str(thing, "deck")}` : undefined),
  // The die says at which Spawn a Skeleton comes back or is summoned, and whether the Thief gets away with it.
  dice: (line) =>
    [
      "undead",
      "summoned",
      "tribe_spawned",
      "dragon_rolled",
      "dragon_die",
      "evaded",
      "not_evaded",
      "thief_rolled",
    ].includes(line.kind)
      ? { dice: numbers(line.args).slice(0, 1) }
      : undefined,
};
