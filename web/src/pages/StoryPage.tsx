import { useEffect, useMemo, useState } from "preact/hooks";
import { ApiError, api } from "../net/api";
import { keyring } from "../net/keyring";
import { href } from "../router";
import { chairs } from "../scene/chairs";
import { Scene } from "../scene/scene";
import { T } from "../strings";
import { TableContext, type TableContextValue, UNPLANNED } from "../table/context";
import { face, iconOf } from "../table/faces";
import { Tree } from "../table/Tree";
import { loadTheme } from "../themes/load";
import type { Theme } from "../themes/theme";
import { Icon } from "../ui/Icon";
import type { Line, View } from "../wire";
import { ClosedPage } from "./ClosedPage";
import { type Chapter, chapters, everyLine, type Passage } from "./history";

/** So many chapters, or deeds, are taken in at a glance. */
const FEW = 4;

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
    if (!keys) return;
    const token = keyring.tokens(keys)[0] ?? "";
    const load = async (): Promise<void> => {
      const now = await api.replay(id, token);
      const lines = await everyLine(now.last, async (at) => (await api.replay(id, token, at)).view.lines);
      setTold({ view: now.view, lines, theme: await loadTheme(keys.game) });
    };
    load().catch((error: unknown) => setProblem(error instanceof ApiError ? error.message : String(error)));
  }, [id]);
  if (problem || !keys) return <ClosedPage text={keys ? problem : T.net.gone} />;
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
        <People told={told} />
        <Book told={told} table={id} />
        <Standing told={told} />
      </main>
    </div>
  );
}

/** The name of the table, who sits at it, and how far they have come. */
function TitlePage({ name, view }: { name: string; view: View }) {
  const people = chairs(view.things).map((one) => one.name);
  return (
    <section class="title-page">
      <h2>{name}</h2>
      <p>{people.join(" · ")}</p>
      <p class="faint">{view.outcome?.text ?? view.phase}</p>
    </section>
  );
}

/** The chapters, with a page of contents where there are many. */
function Book({ told, table }: { told: Told; table: string }) {
  const all = useMemo(() => chapters(told.lines, told.theme.story, T.story.opening), [told]);
  const turn = (index: number): void =>
    document.querySelector(`[data-chapter="${index}"]`)?.scrollIntoView({ block: "start" });
  return (
    <>
      {all.length > FEW && (
        <nav class="story-contents" aria-label={T.rules.contents}>
          <h2>{T.rules.contents}</h2>
          <ol>
            {all.map((chapter, index) => (
              <li key={index}>
                <button type="button" onClick={() => turn(index)}>
                  {chapter.title}
                </button>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <ol class="chapters">
        {all.map((chapter, index) => (
          <ChapterText key={index} chapter={chapter} table={table} number={index} />
        ))}
      </ol>
    </>
  );
}

/** The people of the campaign: who they are, how they stand, and what became of them on the way. */
function People({ told }: { told: Told }) {
  const { theme, lines } = told;
  const scene = useMemo(() => new Scene(told.view.things, null), [told]);
  const people = useMemo(() => {
    const seats = scene.kind("seat").map((seat) => scene.on(seat.id).find((one) => one.id.startsWith("char:")) ?? seat);
    return seats.map((thing) => {
      const name = thing.name.replace(/[:,].*/, "");
      const deeds = lines.filter((line) => theme.story.marks.includes(line.kind) && line.text.includes(name));
      return { thing, name, deeds, piece: scene.kind("piece").find((one) => one.look === thing.look) };
    });
  }, [scene, lines]);
  return (
    <section class="people" aria-label={T.story.people} data-test="people">
      <h2>{T.story.people}</h2>
      <ul>
        {people.map(({ thing, name, deeds, piece }) => (
          <li key={thing.id}>
            <span class="person-face" data-look={thing.look} aria-hidden="true">
              {piece ? face(piece, scene, theme) : <Icon body={iconOf(thing, theme)} />}
            </span>
            <div>
              <h3>{name}</h3>
              {thing.text && <p>{thing.text}</p>}
              {deeds.length > 0 && (
                <p class="person-deeds">
                  {deeds
                    .slice(-FEW)
                    .map((line) => line.text.replace(/ \([^)]*needed\)/, ""))
                    .join(" ")}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ChapterText({ chapter, table, number }: { chapter: Chapter; table: string; number: number }) {
  return (
    <li data-chapter={number}>
      <h2>{chapter.title}</h2>
      {together(chapter.passages).map(({ kind, lines }, index) =>
        kind === "deed" ? (
          <ul key={index} class="deeds">
            {lines.map((line, one) => (
              <li key={one}>{line.text}</li>
            ))}
          </ul>
        ) : kind === "choice" ? (
          <p key={index} class="decided">
            {lines.map((line) => line.text).join(" ")}
          </p>
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
