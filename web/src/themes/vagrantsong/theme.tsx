import "@fontsource/ranchers/latin-400.css";
import "@fontsource/special-elite/latin-400.css";
import { amount, marks, type Says } from "../../scene/saying";
import { flag, num, numbers, type Scene, str, tail } from "../../scene/scene";
import { Icon } from "../../ui/Icon";
import type { ThingView as Thing } from "../../wire";
import { seatsFirst } from "../plain/theme";
import type { Section, Theme } from "../theme";
import { DoorFace, inCamp, layout } from "./board";
import { StoryPage } from "./page";
import { ActionFace, BetweenCard, HaintActionFace, HaintPage, SeatBoard, SkillFace } from "./seat";
import { Toon } from "./toons";
import { BindleFace, CycleTrack, HumanityTrack, LadderTrack, success, TOKENS } from "./tracks";
import "./train.css";
import "./seats.css";
import icons from "./vagrantsong.icons";

function TokenFace({ thing }: { thing: Thing }) {
  return (
    <span class={`vs-token token-${thing.look}`}>
      {thing.look === "event" ? <b>{num(thing, "number")}</b> : <Icon body={icons[thing.look] ?? icons.event ?? ""} />}
    </span>
  );
}

function StandeeFace({ thing }: { thing: Thing }) {
  const marks = [
    flag(thing, "active") ? "active" : "",
    flag(thing, "westbound") ? "westbound" : "",
    flag(thing, "target") ? "target" : "",
  ];
  return (
    <span class={`vs-standee ${marks.join(" ")}`} data-look={thing.look}>
      <Toon look={thing.look} />
      {thing.facts.value !== undefined && <b class="count">{num(thing, "value")}</b>}
    </span>
  );
}

function face(thing: Thing, scene: Scene) {
  if (thing.kind === "space") return <span />;
  if (thing.kind === "piece") return <StandeeFace thing={thing} />;
  if (thing.id === "pile:bindle") return <BindleFace thing={thing} />;
  if (thing.kind === "track") {
    if (thing.look === "humanity") return <HumanityTrack thing={thing} scene={scene} />;
    if (thing.look === "cycle") return <CycleTrack thing={thing} />;
    if (thing.look === "round" || thing.look === "break") return <LadderTrack thing={thing} scene={scene} from={1} />;
    return null;
  }
  if (thing.id.startsWith("action:haint")) return <HaintActionFace thing={thing} />;
  if (thing.id.startsWith("action:")) return <ActionFace thing={thing} scene={scene} />;
  if (thing.id.startsWith("terrain:")) {
    return (
      <span class={`vs-terrain terrain-${thing.look}`}>
        <Icon body={icons[thing.look] ?? ""} />
      </span>
    );
  }
  if (thing.id.startsWith("door:")) return <DoorFace door={thing} />;
  if (thing.kind === "token") return <TokenFace thing={thing} />;
  if (thing.kind === "card" && (thing.look === "skill" || thing.look === "junk"))
    return <SkillFace thing={thing} scene={scene} />;
  if (thing.kind === "card") {
    return (
      <span class={`vs-card${flag(thing, "done") ? " done" : ""}`}>
        <span class="vs-skill-name">{thing.name}</span>
        {num(thing, "cost") > 0 && <b class="vs-price">{num(thing, "cost")} Coins</b>}
        <span class="card-text">{thing.text}</span>
      </span>
    );
  }
  return null;
}

/** What lies around the fire, in this order. */
const CAMP = [
  "card:between",
  "track:bank",
  "track:mileposts",
  "track:revives",
  "zone:camp",
  "zone:offer",
  "zone:belongings",
];

function sections(scene: Scene, you: number[]): Section[] {
  const ids = (test: (thing: Thing) => boolean): string[] =>
    scene
      .roots()
      .filter(test)
      .map((thing) => thing.id);
  const story = ids((thing) => thing.id === "panel:story");
  const filled = (id: string): boolean => scene.get(id)?.kind !== "zone" || scene.on(id).length > 0 || scene.legal(id);
  const camp = [...CAMP.filter((id) => scene.get(id)), ...ids((thing) => thing.id.startsWith("zone:personal"))].filter(
    filled,
  );
  const night = str(scene.get("panel:scenario"), "phase");
  const campSection = { key: "camp", title: "", ids: camp, look: "vs-camp" };
  const seats = seatsFirst(scene, you);
  const rest: Section[] = [
    { key: "vagrants", title: "", ids: seats, look: "vs-vagrants", folds: you.length ? seats.slice(you.length) : [] },
    { key: "haints", title: "", ids: ids((thing) => thing.id.startsWith("panel:haint")), look: "vs-haints" },
    { key: "story", title: "", ids: story, look: "vs-story", held: story.some((id) => scene.legal(id)) },
    {
      key: "night",
      title: "",
      ids: ids((thing) => thing.id === "panel:scenario" || thing.id.startsWith("panel:effect")),
      look: "vs-night",
    },
    {
      key: "cards",
      title: "",
      ids: ids((thing) => (thing.id === "zone:rituals" || thing.id === "zone:slots") && filled(thing.id)),
      look: "vs-rituals",
    },
  ];
  const empty = {
    key: "put-away",
    title: "",
    ids: ids((thing) => thing.kind === "zone" && !filled(thing.id)),
    look: "vs-empty",
  };
  return night === "camp" || night === "between" ? [campSection, ...rest, empty] : [...rest, campSection, empty];
}

function tree(thing: Thing, scene: Scene) {
  if (thing.kind === "seat") return <SeatBoard seat={thing} scene={scene} />;
  if (thing.id.startsWith("panel:haint")) return <HaintPage panel={thing} scene={scene} />;
  if (thing.id === "panel:story") return <StoryPage panel={thing} scene={scene} />;
  if (thing.id === "card:between") return <BetweenCard card={thing} scene={scene} />;
  return undefined;
}

const COUNTED: Record<string, string> = { move: "spaces", rummage: "tokens", bust: "or more", patch: "or more" };

const says: Says = (thing, scene) => {
  const coins = num(thing, "coins");
  const purse = coins > 0 && `${coins} ${coins === 1 ? "Coin" : "Coins"}`;
  if (thing.id.startsWith("action:haint"))
    return [amount(thing, "move", "move"), amount(thing, "range", "range"), ...marks(thing, "drawn")];
  if (thing.id.startsWith("action:")) {
    const seat = scene.get(thing.at);
    const value = num(seat, thing.look);
    return [value > 0 && `${value} ${COUNTED[thing.look] ?? "or more"}`, purse, ...marks(thing, "done")];
  }
  if (thing.look === "skill" || thing.look === "junk") {
    const [low, high] = [num(thing, "low"), num(thing, "high")];
    return [
      str(thing, "target") && `target ${str(thing, "target")}`,
      high > 0 && `range ${low === high ? low : `${low} to ${high}`}`,
      success(thing) && `Bones ${success(thing)}`,
      purse,
      amount(thing, "cost", "Coins to buy"),
      ...marks(thing, "wounded", "resting", "done"),
    ];
  }
  if (thing.id === "track:cycle")
    return TOKENS.map((token) => `${token} ${num(thing, token)} of ${num(thing, `limit_${token}`)}`);
  if (thing.kind === "piece") return marks(thing, "active", "target", "westbound");
  if (thing.id.startsWith("door:")) return marks(thing, "shut");
  if (thing.kind === "card") return [amount(thing, "cost", "Coins")];
  return [thing.kind === "seat" && purse, ...marks(thing, "active", "acted", "westbound")];
};

export const theme: Theme = {
  name: "vagrantsong",
  icons,
  story: {
    chapters: ["scenario", "camp", "door", "over"],
    scenes: ["event", "drew_event"],
    prose: ["page"],
    choices: ["door", "came_true"],
    marks: ["saved", "westbound", "revive", "moment", "milepost", "ritual", "got_skill", "got_junk", "break"],
    shows: (scene) =>
      ["track:bank", "track:mileposts", "track:revives", "panel:scenario", "panel:story"].filter((id) => scene.get(id)),
  },
  layout,
  face,
  says,
  sections,
  tree,
  gist: (seat, scene) =>
    scene
      .on(seat.id)
      .filter((thing) => thing.look === "skill" || thing.look === "junk")
      .map((card) => (flag(card, "wounded") || flag(card, "broken") ? `(${card.name})` : card.name))
      .join(" · "),
  origin: (thing) => (TOKENS.includes(thing.look) && thing.id.startsWith("token:") ? "pile:bindle" : undefined),
  dice: (line) => {
    // A roll names who rolls and the number to reach before the Bones themselves.
    if (line.kind === "rolled") return { dice: numbers(line.args.slice(2)), target: numbers(line.args)[0] };
    return line.kind === "bone" ? { dice: numbers(line.args) } : undefined;
  },
  mood: (scene) =>
    inCamp(scene)
      ? "camp"
      : str(
          scene.kind("piece").find((thing) => tail(thing.id).startsWith("haint")),
          "mood",
        ),
};
