import { flag, num, type Scene, str } from "../../scene/scene";
import { ThingButton } from "../../table/ThingButton";
import { Icon } from "../../ui/Icon";
import type { ThingView as Thing } from "../../wire";
import skills from "./skills.icons";
import { Toon } from "./toons";
import { Coins, success } from "./tracks";
import icons from "./vagrantsong.icons";

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const PLUS = new Set(["bust", "investigate", "patch"]);

/** The number printed beside a General Action on the Vagrant's card. */
function printed(seat: Thing, action: string): string {
  const value = num(seat, action);
  return value ? `${value}${PLUS.has(action) ? "+" : ""}` : "";
}

export function ActionFace({ thing, scene }: { thing: Thing; scene: Scene }) {
  const seat = scene.get(thing.at);
  return (
    <span class="vs-action">
      <Icon body={icons[thing.look] ?? ""} />
      <b>{seat ? printed(seat, thing.look) : ""}</b>
      <small>{thing.name.replace(/[:,].*/, "").replace(/^the (.*)’?'s /i, "$1: ")}</small>
      <Coins n={num(thing, "coins")} seat={seat?.look ?? ""} />
      {flag(thing, "foot") && <Icon body={icons.foot ?? ""} class="vs-foot" />}
    </span>
  );
}

/** The picture of a Skill or Junk, found by its name. */
function pictured(thing: Thing, seat: Thing | undefined): string {
  const name = thing.name
    .replace(/[:,] .*reversed.*$/i, "")
    .toLowerCase()
    .replace(/['!?]/g, "")
    .replace(/[^a-z]+/g, "_")
    .replace(/^_|_$/g, "");
  return skills[name] ?? icons[thing.look === "junk" ? "junk" : (seat?.look ?? "skill")] ?? "";
}

/** Whom a Skill may aim at, how far it reaches, what the Bones must show. */
function Stamp({ icon, says }: { icon: string; says: string }) {
  return (
    <em>
      <Icon body={icons[icon] ?? ""} />
      {says}
    </em>
  );
}

export function SkillFace({ thing, scene }: { thing: Thing; scene: Scene }) {
  const low = num(thing, "low");
  const high = num(thing, "high");
  const need = success(thing);
  const seat = scene.get(thing.at);
  const cost = num(thing, "cost");
  const state = flag(thing, "wounded") ? " wounded" : flag(thing, "resting") ? " resting" : "";
  return (
    <span class={`vs-skill${state}`}>
      <Icon body={pictured(thing, seat)} class="vs-skill-art" />
      <span class="vs-skill-name">{thing.name}</span>
      <span class="vs-skill-facts">
        {str(thing, "target") && <Stamp icon="target" says={str(thing, "target")} />}
        {high > 0 && <Stamp icon="range" says={low === high ? String(low) : `${low}–${high}`} />}
        {need && <Stamp icon="bones" says={need} />}
      </span>
      {cost > 0 && <b class="vs-price">{cost} Coins</b>}
      <span class="card-text">{thing.text}</span>
      <Coins n={num(thing, "coins")} seat={seat?.look ?? ""} />
    </span>
  );
}

function Hearts({ value, max }: { value: number; max: number }) {
  return (
    <span class="vs-hearts" aria-hidden="true">
      {range(Math.max(max, value)).map((i) => (
        <i key={i} class={i < value ? "full" : ""} />
      ))}
    </span>
  );
}

/** A Vagrant's card with everything slotted into it. */
export function SeatBoard({ seat, scene }: { seat: Thing; scene: Scene }) {
  const on = scene.on(seat.id);
  const actions = on.filter((thing) => thing.id.startsWith("action:"));
  const cards = on.filter((thing) => thing.kind === "card" && !thing.id.startsWith("action:"));
  const tokens = on.filter((thing) => thing.kind === "token" || thing.kind === "piece");
  const rest = on.filter((thing) => !actions.includes(thing) && !cards.includes(thing) && !tokens.includes(thing));
  const marks = [
    flag(seat, "active") ? "active" : "",
    flag(seat, "westbound") ? "westbound" : "",
    flag(seat, "acted") ? "acted" : "",
  ];
  return (
    <div class={`vs-seat ${marks.join(" ")}`} data-look={seat.look} role="group" aria-label={seat.name}>
      <ThingButton thing={seat} class="vs-portrait">
        <Toon look={seat.look} />
      </ThingButton>
      <div class="vs-seat-main">
        <p class="vs-name">
          {seat.name.replace(/:.*/, "")}{" "}
          <span class="vs-hp">
            {num(seat, "value")}/{num(seat, "max")}
          </span>
        </p>
        <Hearts value={num(seat, "value")} max={num(seat, "max")} />
        <div class="vs-actions">
          {actions.map((thing) => (
            <ThingButton key={thing.id} thing={thing} />
          ))}
          {num(seat, "coins") > 0 && (
            <span class="vs-purse">
              <Coins n={num(seat, "coins")} seat={seat.look} />
            </span>
          )}
        </div>
        {tokens.length > 0 && (
          <div class="vs-tokens">
            {tokens.map((thing) => (
              <ThingButton key={thing.id} thing={thing} />
            ))}
          </div>
        )}
      </div>
      <div class="vs-cards">
        {[...cards, ...rest].map((thing) => (
          <ThingButton key={thing.id} thing={thing} />
        ))}
      </div>
    </div>
  );
}

/** The Haint's page: its mood, its effects, and the five actions its mood allows. */
export function HaintPage({ panel, scene }: { panel: Thing; scene: Scene }) {
  return (
    <div class="vs-haint" data-look={panel.look} role="group" aria-label={panel.name}>
      <ThingButton thing={panel} class="vs-haint-head">
        <Toon look={panel.look} />
        <span class="vs-haint-name">
          {panel.name.replace(/:.*/, "")}
          {str(panel, "mood") && !panel.name.startsWith(str(panel, "mood")) && (
            <em class="vs-mood">{str(panel, "mood")}</em>
          )}
          <small>{panel.text}</small>
        </span>
      </ThingButton>
      <div class="vs-haint-actions">
        {scene.on(panel.id).map((thing) => (
          <ThingButton key={thing.id} thing={thing} />
        ))}
      </div>
    </div>
  );
}

export function HaintActionFace({ thing }: { thing: Thing }) {
  const move = num(thing, "move");
  const range_ = num(thing, "range");
  return (
    <span class={`vs-haint-action${flag(thing, "drawn") ? " drawn" : ""}`}>
      <span class={`vs-token token-${thing.look}`}>
        <Icon body={icons[thing.look] ?? ""} />
      </span>
      <span class="vs-haint-action-name">
        {thing.name}
        <small>{thing.text}</small>
      </span>
      <span class="vs-numbers">
        {move > 0 && (
          <em>
            <Icon body={icons.move ?? ""} /> {move}
          </em>
        )}
        {range_ > 0 && (
          <em>
            <Icon body={icons.investigate ?? ""} /> {range_}
          </em>
        )}
      </span>
    </span>
  );
}

const LETTERS = ["a", "b", "c"];

/** An In-Between card: what passes by in the dark, and three answers to it. */
export function BetweenCard({ card, scene }: { card: Thing; scene: Scene }) {
  return (
    <div class="vs-between" role="group" aria-label={card.name}>
      <ThingButton thing={card} class="vs-between-name">
        {card.name}
      </ThingButton>
      <p>{card.text}</p>
      <ol type="a">
        {LETTERS.filter((letter) => str(card, letter)).map((letter) => (
          <li key={letter}>
            {str(card, letter)}
            {str(card, `back_${letter}`) && <em> {str(card, `back_${letter}`)}</em>}
          </li>
        ))}
      </ol>
      <div class="vs-tokens">
        {scene
          .on(card.id)
          .filter((thing) => !thing.id.startsWith("door:"))
          .map((thing) => (
            <ThingButton key={thing.id} thing={thing} />
          ))}
      </div>
    </div>
  );
}
