import { useEffect, useMemo, useState } from "preact/hooks";
import { ApiError, api } from "../net/api";
import { keyring } from "../net/keyring";
import { href } from "../router";
import { Scene } from "../scene/scene";
import { T } from "../strings";
import { TableContext, type TableContextValue, UNPLANNED } from "../table/context";
import { Tree } from "../table/Tree";
import { loadTheme } from "../themes/load";
import type { Theme } from "../themes/theme";
import type { Line, View } from "../wire";
import { type Chapter, chapters, everyLine, type Passage } from "./history";

interface Told {
  view: View;
  lines: Line[];
  theme: Theme;
}

/** The story so far: how a campaign stands, and its chapters from the first to the newest. */
export function StoryPage({ id }: { id: string }) {
  const keys = useMemo(() => keyring.of(id), [id]);
  const [told, setTold] = useState<Told | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    const token = keys ? (keyring.tokens(keys)[0] ?? "") : "";
    const load = async (): Promise<void> => {
      const now = await api.replay(id, token);
      const lines = await everyLine(now.last, async (at) => (await api.replay(id, token, at)).view.lines);
      setTold({ view: now.view, lines, theme: await loadTheme(keys?.game ?? "") });
    };
    load().catch((error: unknown) => setProblem(error instanceof ApiError ? error.message : String(error)));
  }, [id]);
  if (problem || !keys) return <p class="loading">{problem || T.net.gone}</p>;
  if (!told) return <p class="loading">{T.loading}</p>;
  return (
    <div class={`story-page game-${keys.game}`}>
      <header class="bar">
        <a class="home" href={href({ page: "table", table: id })} aria-label={T.replay.leave}>
          ‹
        </a>
        <h1>
          {keys.name}: {T.story.title}
        </h1>
        <button type="button" class="option" onClick={() => print()}>
          {T.story.print}
        </button>
      </header>
      <main class="story">
        <TitlePage name={keys.name} view={told.view} />
        <Standing told={told} />
        <ol class="chapters">
          {chapters(told.lines, told.theme.story, T.story.opening).map((chapter, index) => (
            <ChapterText key={index} chapter={chapter} table={id} />
          ))}
        </ol>
      </main>
    </div>
  );
}

/** The name of the table, who sits at it, and how far they have come. */
function TitlePage({ name, view }: { name: string; view: View }) {
  const people = view.things.filter((thing) => thing.kind === "seat").map((thing) => thing.name.replace(/[:,].*/, ""));
  return (
    <section class="title-page">
      <h2>{name}</h2>
      <p>{people.join(" · ")}</p>
      <p class="faint">{view.outcome?.text ?? view.phase}</p>
    </section>
  );
}

function ChapterText({ chapter, table }: { chapter: Chapter; table: string }) {
  return (
    <li>
      <h2>{chapter.title}</h2>
      {together(chapter.passages).map(({ kind, lines }, index) =>
        kind === "deed" ? (
          <ul key={index} class="deeds">
            {lines.map((line, one) => (
              <li key={one}>{line.text}</li>
            ))}
          </ul>
        ) : kind === "scene" ? (
          <h3 key={index}>{lines[0]?.text}</h3>
        ) : (
          <Prose key={index} lines={lines} />
        ),
      )}
      {chapter.lines.length > 0 && (
        <details>
          <summary>{T.story.all(chapter.lines.length)}</summary>
          <ol class="log">
            {chapter.lines.map((line, other) => (
              <li key={other} class="log-line">
                {line.text}
              </li>
            ))}
          </ol>
          <p>
            <a href={href({ page: "replay", table })}>{T.seats.replay}</a>
          </p>
        </details>
      )}
    </li>
  );
}

function Prose({ lines }: { lines: Line[] }) {
  const paragraphs = lines.flatMap((line) => line.text.split(/\n+/)).filter((text) => text.trim());
  return (
    <div class="prose">
      {paragraphs.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
    </div>
  );
}

/** Passages of one kind that follow each other, as one. */
function together(passages: Passage[]): { kind: Passage["kind"]; lines: Line[] }[] {
  const groups: { kind: Passage["kind"]; lines: Line[] }[] = [];
  for (const { kind, line } of passages) {
    const last = groups.at(-1);
    if (last?.kind === kind && kind !== "scene") last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups;
}

const NONE: ReadonlySet<string> = new Set();
const nothing = (): void => undefined;

/** What the campaign has brought: the things a theme wants shown here. */
function Standing({ told }: { told: Told }) {
  const scene = useMemo(() => new Scene(told.view.things, null), [told]);
  const things = told.theme.story
    .shows(scene)
    .map((one) => scene.get(one))
    .filter((one) => one !== undefined);
  if (!things.length) return null;
  const value: TableContextValue = {
    ...UNPLANNED,
    scene,
    theme: told.theme,
    act: nothing,
    inspect: nothing,
    leave: nothing,
    openRule: nothing,
    spoken: NONE,
    pointed: NONE,
    point: nothing,
    lit: NONE,
    armed: null,
  };
  return (
    <TableContext.Provider value={value}>
      <section class="standing section" aria-label={T.story.standing}>
        <h2>{T.story.standing}</h2>
        <div class="section-body">
          {things.map((thing) => (
            <Tree key={thing.id} thing={thing} />
          ))}
        </div>
      </section>
    </TableContext.Provider>
  );
}
