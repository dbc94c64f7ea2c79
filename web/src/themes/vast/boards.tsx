import { flag, list, maybeNum, num, type Scene, str } from "../../scene/scene";
import { ThingButton } from "../../table/ThingButton";
import { Tree } from "../../table/Tree";
import { Icon } from "../../ui/Icon";
import type { ThingView as Thing } from "../../wire";
import { RitualPath } from "./tiles";
import icons from "./vast.icons";

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const PIPS_UP_TO = 5;

/** How far along a dial is, with a notch at every mark of its track. */
function Groove({ thing, value, max }: { thing: Thing; value: number; max: number }) {
  return (
    <span class="vm-groove">
      <i style={{ transform: `scaleX(${Math.max(0, Math.min(1, value / max))})` }} />
      {list(thing, "marks").map((mark) => (
        <s key={mark} style={{ left: `${(Number(mark) / max) * 100}%` }} />
      ))}
    </span>
  );
}

/** A dial for long tracks, cubes in boxes for short ones. */
export function DialFace({ thing }: { thing: Thing }) {
  const value = num(thing, "value");
  const max = maybeNum(thing, "goal") ?? maybeNum(thing, "max");
  const key = thing.id.slice(6);
  const filled = str(thing, "filled");
  const boxes = max !== undefined && max <= PIPS_UP_TO;
  return (
    <span class="vm-dial">
      <Icon body={(filled && icons[filled]) || icons[thing.look] || icons[key] || icons.unassigned || ""} />
      <span class="vm-dial-name">{shortName(thing)}</span>
      {!boxes && (
        <b>
          {value}
          {max !== undefined && thing.facts.filled === undefined && <small>/{max}</small>}
        </b>
      )}
      {boxes && (
        <span class="vm-boxes">
          {range(max).map((i) => (
            <i key={i} class={i < value ? "on" : ""} />
          ))}
        </span>
      )}
      {!boxes && max !== undefined && thing.facts.filled === undefined && (
        <Groove thing={thing} value={value} max={max} />
      )}
      {num(thing, "power") > 0 && <b class="vm-power">{num(thing, "power")}</b>}
    </span>
  );
}

/** The track's name without the numbers that stand beside it anyway. */
const shortName = (thing: Thing): string => thing.name.replace(/[:,]?\s*\d.*$/, "");

/** What has been done with a card, as classes. */
const states = (thing: Thing): string =>
  ["acted", "lying", "charged"].map((name) => (flag(thing, name) ? ` ${name}` : "")).join("");

export function ManorCard({ thing }: { thing: Thing }) {
  if (thing.look === "back" || str(thing, "face") === "down") return <span class="vm-card back" />;
  const path = str(thing, "path");
  return (
    <span class={`vm-card${states(thing)}`}>
      <span class="vm-card-name">{thing.name}</span>
      <span class="vm-card-art">
        {path ? (
          <RitualPath path={path} ghost={num(thing, "ghost")} />
        ) : (
          <Icon body={icons[thing.look] ?? icons.rituals ?? ""} />
        )}
        {num(thing, "seals") > 0 && (
          <b class="vm-seals">
            {num(thing, "seals")} <Icon body={icons.seals ?? ""} />
          </b>
        )}
      </span>
      <span class="card-text">{thing.text}</span>
    </span>
  );
}

/** One role's board: dials on top, then its cards. */
export function RoleBoard({ seat, scene }: { seat: Thing; scene: Scene }) {
  const panels = scene.on(seat.id).filter((thing) => thing.kind === "panel");
  const role = str(seat, "role") || seat.look;
  const marks = `${flag(seat, "active") ? " active" : ""}${flag(seat, "winner") ? " winner" : ""}`;
  return (
    <div class={`vm-board role-${role}${marks}`} role="group" aria-label={seat.name}>
      <ThingButton thing={seat} class="vm-board-head">
        <span class="vm-crest">
          <Icon body={icons[role] ?? ""} />
        </span>
        <span>{seat.name}</span>
        <Icon body={icons[role] ?? ""} class="vm-watermark" />
      </ThingButton>
      {panels.map((panel) => (
        <RolePanel key={panel.id} panel={panel} scene={scene} />
      ))}
      {scene
        .on(seat.id)
        .filter((thing) => thing.kind !== "panel")
        .map((thing) => (
          <Tree key={thing.id} thing={thing} />
        ))}
    </div>
  );
}

/** Discards can be read by everybody, but only who wants to does. */
const openTo = (zone: Thing): boolean => zone.id.endsWith("_discard");

export function RolePanel({ panel, scene }: { panel: Thing; scene: Scene }) {
  const on = scene.on(panel.id);
  const tracks = on.filter((thing) => thing.kind === "track");
  const march = on.filter((thing) => thing.id.startsWith("card:march"));
  const cards = on.filter((thing) => thing.kind === "card" && !march.includes(thing));
  const zones = on
    .filter((thing) => thing.kind === "zone" && scene.on(thing.id).length > 0)
    .sort((a, b) => Number(b.id.endsWith("_hand")) - Number(a.id.endsWith("_hand")));
  const piles = on.filter((thing) => thing.kind === "pile");
  return (
    <>
      <div class="vm-dials">
        {tracks.map((thing) => (
          <ThingButton key={thing.id} thing={thing} />
        ))}
        {piles.map((thing) => (
          <ThingButton key={thing.id} thing={thing} />
        ))}
      </div>
      {march.length > 0 && (
        <div class="vm-march">
          {march.map((thing) => (
            <div key={thing.id} class="vm-marcher">
              <ThingButton thing={thing} />
              {scene.on(thing.id).map((gear) => (
                <ThingButton key={gear.id} thing={gear} class="vm-gear" />
              ))}
            </div>
          ))}
        </div>
      )}
      {cards.length > 0 && (
        <div class="row row-card">
          {cards.map((thing) => (
            <ThingButton key={thing.id} thing={thing} />
          ))}
        </div>
      )}
      {zones
        .filter((zone) => !openTo(zone))
        .map((zone) => (
          <div key={zone.id} class="vm-zone" role="group" aria-label={zone.name}>
            <ThingButton thing={zone} class="holder-head heads">
              <span class="holder-name">{zone.name}</span>
            </ThingButton>
            <div class="row row-card">
              {scene.on(zone.id).map((thing) => (
                <ThingButton key={thing.id} thing={thing} />
              ))}
            </div>
          </div>
        ))}
      {zones.filter(openTo).map((zone) => (
        <details key={zone.id} class="vm-zone vm-gone">
          <summary>
            {zone.name} ({scene.on(zone.id).length})
          </summary>
          <div class="row row-card">
            {scene.on(zone.id).map((thing) => (
              <ThingButton key={thing.id} thing={thing} />
            ))}
          </div>
        </details>
      ))}
    </>
  );
}

export function PileFace({ thing }: { thing: Thing }) {
  return (
    <span class="vm-dial vm-pile">
      <Icon body={icons[thing.look] ?? icons[thing.id.slice(5)] ?? icons.back ?? ""} />
      <span class="vm-dial-name">{shortName(thing)}</span>
      <b>{num(thing, "count")}</b>
    </span>
  );
}
