import { flag, list, num, type Scene, str } from "../../scene/scene";
import { ThingButton } from "../../table/ThingButton";
import { Icon } from "../../ui/Icon";
import type { ThingView as Thing } from "../../wire";
import icons from "./folklore.icons";
import goods from "./goods.icons";

const SKILLS = ["Archeology", "Awareness", "Ecology", "Faith", "Nerve", "Occult", "Speech", "Trickery"];
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

const own = (thing: Thing): string | undefined =>
  goods[/^(?:card|ability|offer):([a-z_]+)/.exec(thing.id)?.[1] ?? str(thing, "item")];

/** A thing's own picture, or that of its kind. */
export const picture = (thing: Thing): string =>
  own(thing) ?? icons[thing.look] ?? icons[str(thing, "type")] ?? icons[thing.kind] ?? icons.spirit ?? "";

/** Straight quotation marks as a printer would set them. */
export const set = (text: string): string =>
  text
    .replace(/(^|[\s(\u2014-])"/g, "$1\u201c")
    .replaceAll('"', "\u201d")
    .replaceAll("'", "\u2019");

/** The picture over a tale's pages. */
const VIGNETTES: Record<string, string> = { bell: "the_bellringer", garden: "mother_thorn", table: "the_pale_lord" };

/** The page of the tale, set like a book: an initial, justified lines, what is asked in red. */
export function StoryPage({ page }: { page: Thing }) {
  const paragraphs = page.text.split(/\n\s*\n/).filter(Boolean);
  return (
    <article class="fl-page" data-look={page.look}>
      <span class="fl-vignette" aria-hidden="true">
        <Icon body={icons[VIGNETTES[page.look] ?? "church"] ?? ""} />
      </span>
      <ThingButton thing={page} class="fl-page-title heads">
        {page.name}
      </ThingButton>
      {paragraphs.length > 0 && (
        <div class="fl-prose" tabIndex={0} role="region" aria-label={page.name}>
          <p class="fl-rule" aria-hidden="true">
            ❦
          </p>
          {paragraphs.map((text, index) => (
            <p key={index} class={index === 0 ? "first" : ""}>
              {set(text)}
            </p>
          ))}
        </div>
      )}
      {str(page, "goal") && <p class="fl-goal">{str(page, "goal")}</p>}
    </article>
  );
}

function Attributes({ thing }: { thing: Thing }) {
  const shown: [string, string][] = [
    ["might", "Might"],
    ["defense", "Defense"],
    ["stride", "Stride"],
    ["dmg", "Damage"],
    ["coins", "Coins"],
    ["lore", "Lore"],
  ];
  return (
    <dl class="fl-attributes">
      {shown
        .filter(([key]) => thing.facts[key] !== undefined)
        .map(([key, label]) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{num(thing, key)}</dd>
          </div>
        ))}
    </dl>
  );
}

function Bar({ thing }: { thing: Thing }) {
  const value = num(thing, "value");
  const max = Math.max(1, num(thing, "max"));
  return (
    <span class={`fl-bar bar-${thing.look}`}>
      <Icon body={icons[thing.look] ?? ""} />
      <span class="fl-groove">
        <span class="fl-fill" style={{ transform: `scaleX(${Math.min(1, value / max)})` }} />
        <b>
          {value}/{max}
        </b>
      </span>
    </span>
  );
}

/** A character with all it carries. */
export function CharacterCard({ thing, scene }: { thing: Thing; scene: Scene }) {
  const on = scene.on(thing.id);
  const tracks = on.filter((one) => one.kind === "track");
  const cards = on.filter((one) => one.kind === "card");
  const tokens = on.filter((one) => one.kind !== "track" && one.kind !== "card");
  const skills = list(thing, "skills");
  const form = str(thing, "form", "alive");
  return (
    <div
      class={`fl-character form-${form}${flag(thing, "active") ? " active" : ""}`}
      role="group"
      aria-label={thing.name}
    >
      <ThingButton thing={thing} class="fl-portrait">
        <Icon
          body={picture({
            ...thing,
            look: form === "alive" || form === "dead" || form === "limbo" ? thing.look : form,
          })}
        />
        {flag(thing, "leader") && <Icon body={icons.leader ?? ""} class="fl-crown" />}
      </ThingButton>
      <div class="fl-character-main">
        <p class="fl-who">{thing.name}</p>
        <div class="fl-bars">
          {tracks.map((track) => (
            <ThingButton key={track.id} thing={track}>
              <Bar thing={track} />
            </ThingButton>
          ))}
        </div>
        <Attributes thing={thing} />
        {list(thing, "statuses").length > 0 && (
          <p class="fl-statuses">
            {list(thing, "statuses").map((status) => (
              <span key={status}>{String(status).replaceAll("_", " ")}</span>
            ))}
          </p>
        )}
      </div>
      {skills.length === SKILLS.length && (
        <ul class="fl-skills">
          {SKILLS.map((skill, index) => (
            <li key={skill}>
              {skill} <b>{Number(skills[index]) > 0 ? `+${skills[index]}` : skills[index]}</b>
            </li>
          ))}
        </ul>
      )}
      {tokens.length > 0 && (
        <div class="fl-tokens">
          {tokens.map((token) => (
            <ThingButton key={token.id} thing={token} />
          ))}
        </div>
      )}
      <div class="fl-gear">
        {cards.map((card) => (
          <ThingButton key={card.id} thing={card} />
        ))}
      </div>
    </div>
  );
}

/** Items, abilities, prayers: a strip with an engraved picture. */
export function GearFace({ thing }: { thing: Thing }) {
  const marks = ["worn", "exhausted", "broken"].filter((mark) => flag(thing, mark)).join(" ");
  const cost = num(thing, "cost") || num(thing, "value");
  return (
    <span class={`fl-card ${marks}`} data-look={thing.look}>
      <Icon body={picture(thing)} />
      <span class="fl-card-name">{thing.name}</span>
      {cost > 0 && <b class="fl-cost">{cost}</b>}
      {num(thing, "left") > 0 && <i class="fl-left">×{num(thing, "left")}</i>}
      <span class="card-text">{thing.text}</span>
    </span>
  );
}

export function CreatureCard({ thing, scene }: { thing: Thing; scene: Scene }) {
  const counter = scene.on(thing.id).find((one) => one.kind === "track");
  const stances = scene.on(thing.id).filter((one) => one.kind === "token");
  const steps = list(counter, "modifiers");
  return (
    <div class="fl-creature" role="group" aria-label={thing.name}>
      <ThingButton thing={thing} class="fl-creature-card">
        <span class="fl-creature-art">
          <Icon body={picture(thing)} />
        </span>
        <span class="fl-creature-name">{thing.name}</span>
        <Attributes thing={thing} />
        <span class="card-text">{thing.text}</span>
      </ThingButton>
      {counter && (
        <ThingButton thing={counter} class="fl-counter">
          <span class="fl-counter-name">
            {counter.name} <small>Each hit takes one off. What stands under it is added to its rolls.</small>
          </span>
          {range(num(counter, "max")).map((i) => (
            <i key={i} class={i + 1 === num(counter, "value") ? "now" : ""}>
              {i + 1}
              <small>{steps[i] ? `+${steps[i]}` : ""}</small>
            </i>
          ))}
        </ThingButton>
      )}
      <div class="fl-tokens">
        {stances.map((token) => (
          <ThingButton key={token.id} thing={token} />
        ))}
      </div>
    </div>
  );
}
