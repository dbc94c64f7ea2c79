import { flag, list, num, type Scene, str } from "../../scene/scene";
import { ThingButton } from "../../table/ThingButton";
import { Tree } from "../../table/Tree";
import { Icon } from "../../ui/Icon";
import type { ThingView as Thing } from "../../wire";
import { CribSheet, JobRow, Jobs, scores } from "./jobs";
import icons from "./west.icons";

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
export const RESOURCES = ["gold", "metal", "wood", "food"];

export function WestCard({ thing }: { thing: Thing }) {
  if (str(thing, "face") === "down" || thing.look === "back") return <span class="dw-card back" />;
  const corner = list(thing, "corner_icons");
  return (
    <span class={`dw-card colour-${str(thing, "colour") || "brown"}${flag(thing, "tapped") ? " tapped" : ""}`}>
      <span class="dw-card-name">{thing.name}</span>
      <span class="dw-card-art">
        <Icon body={icons[thing.look] ?? ""} />
      </span>
      <Jobs thing={thing} />
      {corner.length > 0 && (
        <span class="dw-corner">
          {corner.map((row, index) => (
            <JobRow key={index} icons={String(row)} />
          ))}
        </span>
      )}
    </span>
  );
}

export function MissionCard({ thing }: { thing: Thing }) {
  const night = list(thing, "night");
  const now = num(thing, "now", -1);
  const rest = list(thing, "jobs").some((job) => !scores(String(job)));
  return (
    <span class="dw-mission">
      <span class="dw-card-name">{thing.name}</span>
      <span class="dw-left">
        {list(thing, "left").map((words, index) => (
          <b key={index}>{String(words)}</b>
        ))}
      </span>
      <em class="dw-aim">{thing.text}</em>
      <b class="dw-part">What counts</b>
      <Jobs thing={thing} class="dw-mission-jobs" only={scores} />
      {rest && <b class="dw-part">Jobs that anybody may do</b>}
      <Jobs thing={thing} class="dw-mission-jobs" only={(job) => !scores(job)} />
      {night.length > 0 && (
        <span class="dw-order">
          <Icon body={icons.moon ?? ""} />
          <b>Every night:</b>
          {night.map((word, index) => (
            <em key={index} class={index === now ? "now" : ""}>
              {index + 1}. {word}
            </em>
          ))}
        </span>
      )}
    </span>
  );
}

/** The mission card, and under it what all the icons mean. */
export function MissionBox({ mission }: { mission: Thing }) {
  return (
    <div class="dw-mission-box">
      <ThingButton thing={mission} />
      <CribSheet />
    </div>
  );
}

/**
 * Suns for days, horseshoes for points; the sections show the risk of bandits. The first sun is day 1, as the header
 * says it; behind the last day the track ends in the dark.
 */
export function TrailTrack({ thing, scene }: { thing: Thing; scene: Scene }) {
  const max = num(thing, "max", 8);
  const value = num(thing, "value");
  const starts = list(thing, "sections").map(Number);
  const risks = list(thing, "risks");
  const tokens = scene.on(thing.id);
  const section = (i: number): number => starts.filter((start) => start <= i).length - 1;
  return (
    <span class={`dw-trail trail-${thing.look}`}>
      <Icon body={icons[thing.look] ?? ""} />
      {range(max + 1).map((i) => (
        <i key={i} class={`risk-${section(i)}${i === value ? " now" : ""}${i === max ? " end" : ""}`}>
          {thing.look !== "sun" ? i : i < max ? i + 1 : <Icon body={icons.moon ?? ""} class="dw-dusk" />}
          {starts.includes(i) && (
            <sup>
              <Icon body={icons.bandit ?? ""} />
              {risks[starts.indexOf(i)]}
            </sup>
          )}
          {tokens
            .filter((token) => num(token, "value") === i)
            .map((token) => (
              <Icon key={token.id} body={icons[token.look] ?? ""} class="dw-score" />
            ))}
        </i>
      ))}
    </span>
  );
}

export function PileFace({ thing }: { thing: Thing }) {
  return (
    <span class={`dw-pile look-${thing.look}`}>
      <Icon body={icons[thing.look] ?? icons.back ?? ""} />
      <span>{thing.name.replace(/[:,]?\s*\d.*$/, "")}</span>
      <b>{num(thing, "count")}</b>
    </span>
  );
}

/** A traveller: purse, hero, piles and hand. */
export function Traveller({ seat, scene }: { seat: Thing; scene: Scene }) {
  const on = scene.on(seat.id);
  const hero = on.filter((thing) => thing.kind === "card");
  const piles = on.filter((thing) => thing.kind === "pile");
  const zones = on.filter((thing) => thing.kind === "zone");
  const rest = on.filter((thing) => !["card", "pile", "zone"].includes(thing.kind));
  const marks = ["active", "out", "passed", "tapped"].filter((mark) => flag(seat, mark)).join(" ");
  return (
    <div class={`dw-seat ${marks}`} role="group" aria-label={seat.name}>
      <div class="dw-seat-head">
        <ThingButton thing={seat} class="dw-who">
          <span class={`dw-meeple seat-${num(seat, "seat")}`}>
            <Icon body={icons[seat.look] ?? ""} />
          </span>
          <span>{seat.name}</span>
          {flag(seat, "first") && <b class="dw-first">1</b>}
        </ThingButton>
        <span class="dw-purse">
          {RESOURCES.map((resource) => (
            <span key={resource} class={`dw-res res-${resource}`} title={resource}>
              <Icon body={icons[resource] ?? ""} />
              <b>{num(seat, resource)}</b>
            </span>
          ))}
          <span class="dw-res res-points" title="points">
            <Icon body={icons.horseshoe ?? ""} />
            <b>{num(seat, "points")}</b>
          </span>
          <span class="dw-res" title="hand">
            <Icon body={icons.hand ?? ""} />
            <b>
              {num(seat, "hand")}/{num(seat, "limit")}
            </b>
          </span>
        </span>
        <span class="dw-piles">
          {piles.map((thing) => (
            <ThingButton key={thing.id} thing={thing} />
          ))}
        </span>
      </div>
      <div class="dw-hand">
        {hero.map((thing) => (
          <ThingButton key={thing.id} thing={thing} class="dw-hero" />
        ))}
        {zones
          .flatMap((zone) => scene.on(zone.id))
          .map((thing) => (
            <ThingButton key={thing.id} thing={thing} />
          ))}
      </div>
      {rest.map((thing) => (
        <Tree key={thing.id} thing={thing} />
      ))}
    </div>
  );
}
