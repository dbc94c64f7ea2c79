import type { Line, SeatInfo } from "../wire";

/** What one of the others did, in a sentence. */
export interface Doing {
  seat: number;
  name: string;
  told: string;
  /** So many lines are not told. */
  more: number;
  /** The numbers of the first and the last of its lines. */
  from: number;
  to: number;
}

const TOLD = 3;
/** Lines that only head what follows them, and pages of a story, are no deeds. */
const HEADS = new Set(["round", "day", "dawn", "turn", "journey", "chapter", "scenario"]);
/** A line that is longer than this is a page of a story. */
export const PAGE = 150;

const known = (seat: SeatInfo | undefined): string => seat?.who || seat?.name || "";

/**
 * The most telling lines: first what names oneself and what the game counts as worth telling, then what happened
 * seldom; in the order in which they came. Of several alike the last says how it ended.
 */
function telling(lines: Line[], often: ReadonlyMap<string, number>, me: string[], marks: readonly string[]): Line[] {
  const mine = (line: Line): boolean => me.some((name) => line.text.includes(name));
  const deeds = lines.filter((line) => !HEADS.has(line.kind) && line.text.length < PAGE);
  const last = new Map(deeds.map((line) => [mine(line) ? line.text : line.kind, line]));
  // What oneself does in it, such as drawing the cards of a new day, is hardly the deed of another.
  const own = (line: Line): boolean => me.some((name) => line.text.startsWith(name));
  const weight = (line: Line): number =>
    (mine(line) && !own(line) ? 1 : 0) + (marks.includes(line.kind) ? 1 : 0) + 1 / (often.get(line.kind) ?? 1);
  return [...last.values()]
    .sort((a, b) => deeds.indexOf(a) - deeds.indexOf(b))
    .map((line, index) => ({ line, index, weight: weight(line) }))
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .slice(0, TOLD)
    .sort((a, b) => a.index - b.index)
    .map(({ line }) => line);
}

const clause = (text: string): string => text.trim().replace(/\.$/, "");

/** What each of the others did, one sentence for each, in the order in which they began. */
export function doings(lines: Line[], seats: SeatInfo[], you: number[], marks: readonly string[] = []): Doing[] {
  const me = seats.filter((one) => you.includes(one.seat)).flatMap((one) => [one.who, one.name].filter(Boolean));
  const groups = new Map<number, Line[]>();
  let last = -1;
  for (const line of lines) {
    // What comes by itself belongs to whoever acted before it.
    const seat = line.seat >= 0 ? line.seat : last;
    last = seat;
    if (seat < 0 || you.includes(seat)) continue;
    groups.set(seat, [...(groups.get(seat) ?? []), line]);
  }
  const often = new Map<string, number>();
  for (const line of lines) often.set(line.kind, (often.get(line.kind) ?? 0) + 1);
  return [...groups].flatMap(([seat, all]) => {
    const found = telling(all, often, me, marks);
    const shown = found.length ? found : all.slice(0, 1);
    const [first, end] = [all[0], all[all.length - 1]];
    if (!first || !end) return [];
    const name = known(seats.find((one) => one.seat === seat));
    const told = `${shown.map((line) => clause(line.text)).join("; ")}.`;
    return [{ seat, name, told, more: all.length - shown.length, from: first.number, to: end.number }];
  });
}
