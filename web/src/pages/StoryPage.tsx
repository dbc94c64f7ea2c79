import { useEffect, useMemo, useState } from "preact/hooks";
import { ApiError, api } from "../net/api";
import { keyring } from "../net/keyring";
import { href } from "../router";
import { Scene } from "../scene/scene";
import { T } from "../strings";
import { TableContext, type TableContextValue } from "../table/context";
import { Tree } from "../table/Tree";
import { loadTheme } from "../themes/load";
import type { Theme } from "../themes/theme";
import type { Line, View } from "../wire";
import { chapters, everyLine } from "./history";

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
        <span class="phase">{told.view.phase}</span>
      </header>
      <main class="story">
        <Standing told={told} />
        <ol class="chapters">
          {chapters(told.lines, told.theme.story, T.story.opening).map((chapter, index) => (
            <li key={index}>
              <h2>{chapter.title}</h2>
              <ul>
                {chapter.marks.map((line, mark) => (
                  <li key={mark}>{line.text}</li>
                ))}
              </ul>
              <details>
                <summary>{T.story.all(chapter.lines.length)}</summary>
                <ol class="log">
                  {chapter.lines.map((line, other) => (
                    <li key={other} class="log-line">
                      {line.text}
                    </li>
                  ))}
                </ol>
              </details>
            </li>
          ))}
        </ol>
      </main>
    </div>
  );
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
    scene,
    theme: told.theme,
    act: nothing,
    inspect: nothing,
    leave: nothing,
    openRule: nothing,
    spoken: NONE,
    pointed: NONE,
    point: nothing,
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
