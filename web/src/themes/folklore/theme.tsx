import "@fontsource/im-fell-english/latin-400.css";
import "@fontsource/im-fell-english/latin-400-italic.css";
import "@fontsource/pirata-one/latin-400.css";
import { amount, marks, type Says } from "../../scene/saying";
import { flag, list, num, numbers, type Scene, str } from "../../scene/scene";
import { classes } from "../../ui/classes";
import { Icon } from "../../ui/Icon";
import type { ThingView as Thing } from "../../wire";
import { seatsFirst } from "../plain/theme";
import type { Section, Theme } from "../theme";
import { CharacterCard, CreatureCard, GearFace, picture, StoryPage } from "./cards";
import "./maps.css";
import "./cards.css";
import icons from "./folklore.icons";
import { site } from "./site";
import { House, town } from "./town";
import { SquareFace } from "./woodcut";
import { Settlement, world } from "./world";

/** The deck that a new card or token comes from, by how its id begins; an empty name is told by the look. */
const DECKS: [string, string][] = [
  ["card:", "item"],
  ["mystic:", ""],
  ["event:", ""],
  ["boon:", "boon"],
  ["tarot", "tarot"],
  ["companion:", "companion"],
];

/** Where a line of the log that speaks of dice has its roll. */
const ROLLS: Record<string, number> = {
  attack: 2,
  foe_attack: 2,
  ally_attack: 1,
  skirmish_attack: 1,
  skirmish_strike: 2,
  searched: 1,
  loot: 2,
  rested: 0,
};

const mode = (scene: Scene): string => scene.get("board")?.look ?? "";

function PlaceFace({ thing }: { thing: Thing }) {
  const built = thing.look === "town" || thing.look === "church";
  const sign = thing.look === "bridge" ? icons.bridge : flag(thing, "compass") ? icons.compass : undefined;
  return (
    <span
      class={classes(
        `fl-place place-${thing.look}`,
        flag(thing, "goal") && "goal",
        flag(thing, "compass") && "compass",
      )}
    >
      {built ? <Settlement kind={thing.look} /> : sign && <Icon body={sign} />}
      {built && <span class="fl-name">{thing.name.split(",")[0]}</span>}
      {flag(thing, "goal") && <span class="fl-flag" />}
    </span>
  );
}

function FigureFace({ thing }: { thing: Thing }) {
  const foe = thing.id.startsWith("foe:");
  const side = str(thing, "side") || (foe ? "foe" : "party");
  const max = num(thing, "max");
  return (
    <span
      class={classes(
        `fl-figure side-${side}`,
        flag(thing, "lying") && "lying",
        flag(thing, "active") && "active",
        flag(thing, "affliction") && "affliction",
      )}
    >
      <Icon body={picture(thing)} />
      {max > 0 && (
        <span class="fl-life">
          <span style={{ transform: `scaleX(${Math.max(0, Math.min(1, num(thing, "value") / max))})` }} />
        </span>
      )}
      {max > 0 && <b class="count">{num(thing, "value")}</b>}
    </span>
  );
}

function face(thing: Thing, scene: Scene) {
  if (thing.id.startsWith("location:")) return <House thing={thing} />;
  if (thing.kind === "space" && mode(scene) === "town") return <span class={`fl-speck speck-${thing.look}`} />;
  if (thing.kind === "space")
    return thing.id.startsWith("sq:") ? <SquareFace thing={thing} scene={scene} /> : <PlaceFace thing={thing} />;
  if (thing.kind === "piece") return <FigureFace thing={thing} />;
  if (thing.kind === "card") return <GearFace thing={thing} />;
  if (thing.kind === "token") {
    return (
      <span
        class={`fl-token look-${thing.look}${flag(thing, "open") ? " open" : ""}${flag(thing, "out") ? " out" : ""}`}
      >
        <Icon
          body={
            icons[thing.look] ??
            (thing.id.startsWith("tarot") ? icons.tarot : thing.id.startsWith("boon") ? icons.boon : icons.search) ??
            ""
          }
        />
      </span>
    );
  }
  return null;
}

function sections(scene: Scene, you: number[]): Section[] {
  const ids = (test: (thing: Thing) => boolean): string[] =>
    scene
      .roots()
      .filter(test)
      .map((thing) => thing.id);
  const party = seatsFirst(scene, you);
  const page = {
    key: "page",
    title: "",
    ids: ids((thing) => thing.id === "page"),
    look: `fl-book mode-${mode(scene)}`,
  };
  const foes = scene
    .kind("card")
    .filter((thing) => thing.id.startsWith("creature:"))
    .map((thing) => thing.id);
  const creatures = { key: "creatures", title: "", ids: foes, look: "fl-creatures" };
  return [
    // Who fights looks at the foe first, and reads on afterwards.
    ...(foes.length ? [creatures, page] : [page]),
    {
      key: "market",
      title: "On the market",
      ids: scene.on("location:market").map((thing) => thing.id),
      look: "fl-town",
    },
    {
      key: "outside",
      title: "",
      ids: ids((thing) => thing.kind === "zone" && scene.on(thing.id).length > 0),
      look: "fl-outside",
    },
    { key: "party", title: "", ids: party, look: "fl-party", folds: you.length ? party.slice(you.length) : [] },
    {
      key: "events",
      title: "",
      ids: scene
        .kind("card")
        .filter((thing) => thing.id.startsWith("event:"))
        .map((thing) => thing.id),
      look: "fl-events",
    },
    { key: "decks", title: "", ids: scene.kind("pile").map((thing) => thing.id), look: "fl-decks" },
  ];
}

function tree(thing: Thing, scene: Scene) {
  if (thing.id === "page") return <StoryPage page={thing} />;
  if (thing.id.startsWith("creature:")) return <CreatureCard thing={thing} scene={scene} />;
  if (thing.kind === "seat") {
    return (
      <div class="fl-seat" role="group" aria-label={thing.name}>
        {scene.on(thing.id).map((one) => (
          <CharacterCard key={one.id} thing={one} scene={scene} />
        ))}
      </div>
    );
  }
  return undefined;
}

const says: Says = (thing) => {
  if (thing.id.startsWith("char:")) {
    const shown = ["might", "defense", "stride", "coins", "lore"].map((one) => `${one} ${num(thing, one)}`);
    return [
      ...shown,
      ...list(thing, "statuses").map((one) => String(one).replaceAll("_", " ")),
      ...marks(thing, "leader"),
    ];
  }
  if (thing.kind === "card") {
    return [
      amount(thing, "cost", "PP"),
      amount(thing, "value", "Coins"),
      amount(thing, "left", "left"),
      ...marks(thing, "worn", "exhausted", "broken"),
    ];
  }
  if (thing.id.startsWith("location:")) return [thing.text, amount(thing, "visits", "visits left")];
  if (thing.kind === "piece") {
    return [...marks(thing, "active", "lying", "affliction"), flag(thing, "ranged") && "ranged"];
  }
  return marks(thing, "goal", "compass", "open");
};

export const theme: Theme = {
  name: "folklore",
  icons,
  story: {
    chapters: ["chapter", "closed"],
    scenes: ["map", "town", "travelled"],
    prose: ["story", "scene", "event", "front", "rumour"],
    choices: ["chose", "fate"],
    marks: ["died", "revived", "ghost", "afflicted", "tier", "learned", "companion", "won", "group_death", "tarot"],
    shows: (scene) =>
      [
        "page",
        ...scene
          .kind("track")
          .filter((thing) => thing.look === "vita")
          .map((thing) => thing.id),
      ].filter((id) => scene.get(id)),
  },
  layout: (scene) => {
    if (!scene.kind("space").length) return null;
    return mode(scene) === "site" ? site(scene) : mode(scene) === "town" ? town(scene) : world(scene);
  },
  face,
  says,
  sections,
  tree,
  gist: (seat, scene) =>
    scene
      .on(seat.id)
      .filter((thing) => thing.id.startsWith("char:"))
      .map((char, _, all) => {
        const bars = scene.on(char.id).filter((thing) => thing.look === "vita" || thing.look === "pp");
        // The seat is called after its character; of two, each is named.
        const who = all.length > 1 ? [char.name.replace(/,.*/, "")] : [];
        return [...who, ...bars.map((bar) => bar.name)].join(" · ");
      })
      .join("; "),
  origin: (thing) => {
    const deck = DECKS.find(([start]) => thing.id.startsWith(start))?.[1];
    return deck === "" ? `deck:${thing.look}` : deck && `deck:${deck}`;
  },
  dice: (line) => {
    // A check names character, skill and number to reach, its total, and ends with its roll.
    const check = line.kind === "check";
    const at = check ? (line.args.length > 5 ? 5 : 3) : ROLLS[line.kind];
    const roll = at === undefined ? undefined : line.args[at];
    if (typeof roll !== "number") return undefined;
    // What is added to the roll lowers what the die itself has to show.
    const [number = 0, sum = roll] = numbers(line.args);
    const [, total, need] = line.kind.endsWith("attack") ? numbers(line.args.slice(at)) : [roll, sum, number];
    const told = check || line.kind.endsWith("attack");
    return { dice: [roll], target: told && total && need ? need - (total - roll) : undefined };
  },
  mood: (scene) => {
    const board = scene.get("board");
    return flag(board, "dark") ? "dark" : board && board.facts.day === false ? "night" : "day";
  },
};
