import type { ComponentChildren } from "preact";
import { flag, maybeNum, num, type Scene, str } from "../scene/scene";
import type { Theme } from "../themes/theme";
import { classes } from "../ui/classes";
import { Icon } from "../ui/Icon";
import shell from "../ui/shell.icons";
import type { ThingView as Thing } from "../wire";

/** The icon of a look in the theme's map, or the shell's for its kind. */
export function iconOf(thing: Thing, theme: Theme): string {
  return theme.icons[thing.look] ?? theme.icons[thing.kind] ?? shell[thing.kind] ?? shell.thing ?? "";
}

/** Pips of an ordinary die, as a grid of nine. */
const PIPS: Record<number, number[]> = {
  0: [],
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

interface DieProps {
  value: number;
  /** Its face is not known yet. */
  rolling?: boolean;
  /** Whether it reaches the number it has to, where there is one. */
  hit?: boolean | undefined;
}

export function Die({ value, rolling = false, hit }: DieProps) {
  const pips = rolling ? PIPS[5] : PIPS[value];
  return (
    <span class={classes("die-face", rolling ? "rolling" : hit === undefined ? "" : hit ? "hit" : "miss")}>
      {pips ? Array.from({ length: 9 }, (_, i) => <i key={i} class={pips.includes(i) ? "pip" : ""} />) : <b>{value}</b>}
    </span>
  );
}

/** A name without the number at its end, where the picture shows that itself. */
export const unnumbered = (name: string): string => name.replace(/[:,]?\s+\d[\d/ of]*$/, "");

export function TrackBar({ thing, theme }: { thing: Thing; theme: Theme }) {
  const value = num(thing, "value");
  const max = maybeNum(thing, "max");
  const part = max ? Math.max(0, Math.min(1, value / max)) : 0;
  return (
    <span class="track-bar">
      {theme.icons[thing.look] && <Icon body={theme.icons[thing.look] ?? ""} />}
      <span class="track-name">{unnumbered(thing.name)}</span>
      <span class="track-value">
        {value}
        {max !== undefined && <span class="track-max">/{max}</span>}
      </span>
      {max !== undefined && (
        <span class="track-groove">
          <span class="track-fill" style={{ transform: `scaleX(${part})` }} />
        </span>
      )}
    </span>
  );
}

export function CardFace({ thing, theme, children }: { thing: Thing; theme: Theme; children?: ComponentChildren }) {
  if (str(thing, "face") === "down" || thing.look === "back") return <span class="card-back" />;
  return (
    <span class="card-face">
      <span class="card-title">{thing.name}</span>
      <span class="card-art">
        <Icon body={iconOf(thing, theme)} />
      </span>
      <span class="card-text">{children ?? thing.text}</span>
    </span>
  );
}

/** The ordinary picture of a thing. */
export function plainFace(thing: Thing, theme: Theme): ComponentChildren {
  switch (thing.kind) {
    case "die":
      return <Die value={num(thing, "value")} />;
    case "track":
      return <TrackBar thing={thing} theme={theme} />;
    case "card":
      return <CardFace thing={thing} theme={theme} />;
    case "pile":
      return (
        <span class="pile-face">
          <Icon body={iconOf(thing, theme)} />
          <span class="pile-name">{thing.name}</span>
          <b class="count">{num(thing, "count")}</b>
        </span>
      );
    case "space":
      return <span class="space-name">{str(thing, "label")}</span>;
    default:
      return (
        <span class={`medal${flag(thing, "down") ? " down" : ""}`}>
          <Icon body={iconOf(thing, theme)} />
          {maybeNum(thing, "value") !== undefined && <b class="count">{num(thing, "value")}</b>}
          {maybeNum(thing, "value") === undefined && num(thing, "count") > 1 && (
            <b class="count">{num(thing, "count")}</b>
          )}
        </span>
      );
  }
}

export function face(thing: Thing, scene: Scene, theme: Theme): ComponentChildren {
  return theme.face(thing, scene) ?? plainFace(thing, theme);
}
