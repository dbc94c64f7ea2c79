import { maybeNum, type Scene } from "../scene/scene";
import type { Theme } from "../themes/theme";
import type { ThingView as Thing } from "../wire";
import { useTable } from "./context";
import { ThingButton } from "./ThingButton";

const HOLDERS = new Set(["seat", "zone", "panel", "board"]);
const ORDER = ["track", "die", "token", "piece", "pile", "card", "zone", "panel", "seat", "space", "edge", "board"];

/** A thing that is drawn as a box with other things in it. */
export function holds(thing: Thing, scene: Scene): boolean {
  return (
    HOLDERS.has(thing.kind) || scene.on(thing.id).some((child) => child.kind === "card" || HOLDERS.has(child.kind))
  );
}

/** Numbers and flags of a thing that has no picture of its own for them. */
export function FactList({ thing }: { thing: Thing }) {
  const shown = Object.entries(thing.facts).filter(
    ([key, value]) => typeof value === "number" && !["x", "y", "seat", "count"].includes(key),
  );
  if (!shown.length) return null;
  return (
    <dl class="facts">
      {shown.map(([key, value]) => (
        <div key={key}>
          <dt>{key.replaceAll("_", " ")}</dt>
          <dd>{String(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The things in a row each, one row per kind, in an order that never changes. */
export function Rows({ things }: { things: Thing[] }) {
  const { scene } = useTable();
  const kinds = ORDER.filter((kind) => things.some((thing) => thing.kind === kind));
  return (
    <>
      {kinds.map((kind) => (
        <div key={kind} class={`row row-${kind}`}>
          {things
            .filter((thing) => thing.kind === kind)
            .map((thing) =>
              holds(thing, scene) ? (
                <Tree key={thing.id} thing={thing} />
              ) : (
                <ThingButton key={thing.id} thing={thing} />
              ),
            )}
        </div>
      ))}
    </>
  );
}

/** A thing with all that lies on it. */
export function Tree({ thing }: { thing: Thing }) {
  const { scene, theme } = useTable();
  const own = theme.tree?.(thing, scene);
  if (own !== undefined) return <>{own}</>;
  return <PlainTree thing={thing} scene={scene} theme={theme} />;
}

function PlainTree({ thing, scene }: { thing: Thing; scene: Scene; theme: Theme }) {
  const children = scene.on(thing.id);
  if (!holds(thing, scene)) return <ThingButton thing={thing} />;
  return (
    <div class={`holder holder-${thing.kind}`} data-look={thing.look} role="group" aria-label={thing.name}>
      <ThingButton thing={thing} class="holder-head heads">
        <span class="holder-name">{thing.name}</span>
        {maybeNum(thing, "count") !== undefined && <b class="count">{maybeNum(thing, "count")}</b>}
      </ThingButton>
      {thing.text && thing.kind === "panel" && <p class="holder-text">{thing.text}</p>}
      {thing.kind === "seat" && <FactList thing={thing} />}
      <Rows things={children} />
    </div>
  );
}
