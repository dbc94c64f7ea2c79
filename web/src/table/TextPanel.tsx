import { useState } from "preact/hooks";
import type { Fact, Scene } from "../scene/scene";
import { T } from "../strings";
import type { ThingView as Thing } from "../wire";
import { type CommandWorld, run } from "./commands";

const TELLING = /^(x|y|x1|y1|x2|y2|seat|look)$/;

function tell(key: string, value: Fact): string {
  const name = key.replaceAll("_", " ");
  if (value === true) return name;
  return `${name} ${Array.isArray(value) ? value.join(" ") : String(value)}`;
}

function facts(thing: Thing): string {
  return Object.entries(thing.facts)
    .filter(
      ([key, value]) =>
        !TELLING.test(key) &&
        value !== null &&
        value !== false &&
        value !== "" &&
        !(Array.isArray(value) && !value.length),
    )
    .map(([key, value]) => tell(key, value))
    .join(", ");
}

function Node({ thing, scene, depth }: { thing: Thing; scene: Scene; depth: number }) {
  const on = scene.on(thing.id);
  const more = facts(thing);
  return (
    <li>
      <span>
        {thing.name}
        {more && <span class="faint"> — {more}</span>}
      </span>
      {on.length > 0 && depth < 5 && (
        <ul>
          {on.map((child) => (
            <Node key={child.id} thing={child} scene={scene} depth={depth + 1} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Spaces on which nothing lies are left out of the list; edges too. */
const worthTelling = (thing: Thing, scene: Scene): boolean =>
  thing.kind !== "edge" && !(thing.kind === "space" && !scene.on(thing.id).length && !scene.legal(thing.id));

/** The table in words, with commands, for reading and for screen readers. */
export function TextPanel({ world }: { world: CommandWorld }) {
  const [command, setCommand] = useState("");
  const [said, setSaid] = useState<string[]>([]);
  const { scene } = world;
  const submit = async (text: string): Promise<void> => {
    const answer = await run(text, world);
    setSaid((before) => [...before, `> ${text}`, ...answer].slice(-60));
    setCommand("");
  };
  const tops = scene.roots().flatMap((thing) => (thing.kind === "board" ? scene.on(thing.id) : [thing]));
  return (
    <>
      <form
        class="say"
        onSubmit={(event) => {
          event.preventDefault();
          if (command.trim()) void submit(command);
        }}
      >
        <input
          type="text"
          aria-label={T.text.command}
          placeholder={T.text.command}
          value={command}
          data-test="command"
          onInput={(event) => setCommand(event.currentTarget.value)}
        />
        <button type="submit" class="option">
          {T.text.run}
        </button>
      </form>
      <div class="command-words">
        {["where", "options", "happened", "help"].map((word) => (
          <button key={word} type="button" class="option" onClick={() => void submit(word)}>
            {word}
          </button>
        ))}
      </div>
      <div class="panel-scroll" tabIndex={0} role="region" aria-label={T.panel.text}>
        <div role="log" aria-label={T.text.said} class="said" data-test="said">
          {said.map((line, index) => (
            <p key={index} class={line.startsWith("> ") ? "faint" : ""}>
              {line}
            </p>
          ))}
        </div>
        <h3>{T.text.tree}</h3>
        <ul class="things">
          {tops
            .filter((thing) => worthTelling(thing, scene))
            .map((thing) => (
              <Node key={thing.id} thing={thing} scene={scene} depth={0} />
            ))}
        </ul>
      </div>
    </>
  );
}
