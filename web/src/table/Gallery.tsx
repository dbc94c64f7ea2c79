import { useEffect, useMemo, useState } from "preact/hooks";
import { api } from "../net/api";
import { Scene } from "../scene/scene";
import { T } from "../strings";
import type { Line, Shelf, ThingView as Thing } from "../wire";
import { useTable } from "./context";
import { face } from "./faces";
import { Said } from "./terms";

const fits = (thing: Thing, words: string[]): boolean => {
  const text = `${thing.name} ${thing.text}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

/** Every card and piece of the box, shelf by shelf, drawn as on the table. */
export function Gallery({ game, words, lines }: { game: string; words: string[]; lines: Line[] }) {
  const [shelves, setShelves] = useState<Shelf[] | null>(null);
  useEffect(() => {
    api.gallery(game).then(setShelves, () => setShelves([]));
  }, [game]);
  const scene = useMemo(
    () =>
      new Scene(
        (shelves ?? []).flatMap((shelf) => shelf.things),
        null,
      ),
    [shelves],
  );
  if (!shelves) return <p class="faint">{T.loading}</p>;
  const shown = shelves
    .map((shelf) => ({ ...shelf, things: shelf.things.filter((thing) => fits(thing, words)) }))
    .filter((shelf) => shelf.things.length);
  return (
    <div class="gallery" data-test="gallery">
      {!shown.length && <p>{T.rules.noCard}</p>}
      {shown.map((shelf) => (
        <details key={shelf.title} class="shelf" open={words.length > 0 || shelves.length === 1}>
          <summary>
            <h3>{shelf.title}</h3> <span class="faint">{shelf.things.length}</span>
          </summary>
          <ul>
            {shelf.things.map((thing) => (
              <Exhibit key={thing.id} thing={thing} scene={scene} lines={lines} />
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

/** So many lines show where something was used. */
const USED = 4;

function Exhibit({ thing, scene, lines }: { thing: Thing; scene: Scene; lines: Line[] }) {
  const { theme, openRule } = useTable();
  const name = thing.name.replace(/ \(.*/, "");
  const used = useMemo(() => lines.filter((line) => line.text.includes(name)), [lines, name]);
  return (
    <li class="exhibit" data-exhibit={thing.id}>
      <span class={`thing kind-${thing.kind} exhibit-face`} data-look={thing.look} aria-hidden="true">
        <span class="face">{face(thing, scene, theme)}</span>
      </span>
      <span class="exhibit-words">
        <b>{thing.name}</b>
        {thing.text && (
          <small>
            <Said text={thing.text} />
          </small>
        )}
        {thing.rule && (
          <button type="button" class="rule-link" onClick={() => openRule(thing.rule)}>
            {thing.rule}
          </button>
        )}
        {used.length > 0 && (
          <details class="applied">
            <summary>{T.rules.applied(used.length)}</summary>
            <ul>
              {used.slice(-USED).map((line, index) => (
                <li key={index}>{line.text}</li>
              ))}
            </ul>
          </details>
        )}
      </span>
    </li>
  );
}
