import type { Story } from "../themes/theme";
import type { Line } from "../wire";

export interface Chapter {
  title: string;
  /** The number of choices made when it began. */
  number: number;
  marks: Line[];
  lines: Line[];
}

/** Groups the lines of a game into chapters, each with what is worth telling of it. */
export function chapters(lines: Line[], story: Story, opening: string): Chapter[] {
  const told: Chapter[] = [];
  let now: Chapter | undefined;
  for (const line of lines) {
    const begins = story.chapters.includes(line.kind);
    if (begins || !now) {
      now = { title: begins ? line.text : opening, number: line.number, marks: [], lines: [] };
      told.push(now);
    }
    if (!begins) now.lines.push(line);
    if (story.marks.includes(line.kind)) now.marks.push(line);
  }
  return told;
}

/** All lines of a game, asked for backwards in portions; `ask` returns the lines up to a number of choices. */
export async function everyLine(last: number, ask: (at: number) => Promise<Line[]>, most = 60): Promise<Line[]> {
  let all: Line[] = [];
  let at = last;
  for (let portion = 0; portion < most && at >= 0; portion += 1) {
    const known = all[0]?.number ?? Infinity;
    const got = (await ask(at)).filter((line) => line.number < known);
    const [first] = got;
    if (!first) break;
    all = [...got, ...all];
    at = first.number - 1;
  }
  return all;
}
