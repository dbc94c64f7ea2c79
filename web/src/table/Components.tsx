import { useMemo } from "preact/hooks";
import { T } from "../strings";
import { Icon } from "../ui/Icon";
import type { ThingView as Thing } from "../wire";
import { useTable } from "./context";
import { Said } from "./terms";

const SMALL = new Set(["piece", "token", "track", "pile", "die"]);
const key = (thing: Thing): string => `${thing.kind} ${thing.look}`;

/** Names without the numbers and places of one piece among several. */
const plainName = (thing: Thing): string => thing.name.replace(/[:,]?\s*(\d|at ).*$/, "") || thing.name;

/** What lies on the table and what it means: the key to every icon, and every card that lies open. */
export function Components() {
  const { scene, theme, openRule } = useTable();
  const [small, cards] = useMemo(() => {
    const icons = new Map<string, Thing>();
    const faces = new Map<string, Thing>();
    for (const thing of scene.things) {
      if (SMALL.has(thing.kind) && theme.icons[thing.look] && !icons.has(key(thing))) icons.set(key(thing), thing);
      if (thing.kind === "card" && thing.text && !faces.has(thing.name)) faces.set(thing.name, thing);
    }
    return [[...icons.values()], [...faces.values()].sort((a, b) => a.name.localeCompare(b.name))];
  }, [scene, theme]);
  return (
    <div data-test="components">
      <h3>{T.rules.icons}</h3>
      <ul class="icon-key">
        {small.map((thing) => (
          <li key={key(thing)}>
            <Icon body={theme.icons[thing.look] ?? ""} />
            <span>
              {plainName(thing)}
              {thing.text && (
                <small>
                  <Said text={thing.text} />
                </small>
              )}
            </span>
            {thing.rule && (
              <button type="button" class="rule-link" onClick={() => openRule(thing.rule)}>
                {thing.rule}
              </button>
            )}
          </li>
        ))}
      </ul>
      {cards.length > 0 && <h3>{T.rules.cards}</h3>}
      <ul class="card-key">
        {cards.map((thing) => (
          <li key={thing.id}>
            {theme.icons[thing.look] && <Icon body={theme.icons[thing.look] ?? ""} />}
            <span>
              <b>{thing.name}</b>
              <small>
                <Said text={thing.text} />
              </small>
            </span>
            {thing.rule && (
              <button type="button" class="rule-link" onClick={() => openRule(thing.rule)}>
                {thing.rule}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
