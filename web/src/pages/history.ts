import type { Story } from "../themes/theme";
import type { Line } from "../wire";

/** A part of a chapter: a new scene, a paragraph of prose, what was decided, or something that was done. */
export interface Passage {
  kind: "scene" | "prose" | "choice" | "deed";
  line: Line;
}

export interface Chapter {
  title: string;
  /** The number of choices made when it began. */
  number: number;
  passages: Passage[];
  lines: Line[];
}

function kindOf(line: Line, story: Story): Passage["kind"] | undefined {
  if (story.prose.includes(line.kind)) return "prose";
  if (story.choices.includes(line.kind)) return "choice";
  if (story.scenes.includes(line.kind)) return "scene";
  return story.marks.includes(line.kind) ? "deed" : undefined;
}

/** Groups the lines of a game into chapters, each with its prose and what is worth telling of it. */
export function chapters(lines: Line[], story: Story, opening: string): Chapter[] {
  const told: Chapter[] = [];
  let now: Chapter | undefined;
  for (const line of lines) {
    const begins = story.chapters.includes(line.kind);
    if (begins || !now) {
      now = { title: begins ? line.text : opening, number: line.number, passages: [], lines: [] };
      told.push(now);
    }
    const kind = kindOf(line, story);
    if (!begins) now.lines.push(line);
    // A scene in which nothing is told gives way to the next.
    if (kind === "scene" && now.passages.at(-1)?.kind === "scene") now.passages.pop();
    if (kind && !begins) now.passages.push({ kind, line });
  }
  return told;
}

/**
 * All lines of a game, asked for backwards in portions; `ask` returns the lines up to a number of choices. Where rules
 * have changed since a game began, what went before cannot be had, and what is known has to do.
 */
export async function everyLine(last: number, ask: (at: number) => Promise<Line[]>, most = 60): Promise<Line[]> {
  let all: Line[] = [];
  let at = last;
  for (let portion = 0; portion < most && at >= 0; portion += 1) {
    const known = all[0]?.number ?? Infinity;
    const told = await ask(at).catch((error: unknown) => {
      if (!all.length) throw error;
      return [];
    });
    const got = told.filter((line) => line.number < known);
    const [first] = got;
    if (!first) break;
    all = [...got, ...all];
    at = first.number - 1;
  }
  return all;
}
