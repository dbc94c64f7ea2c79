import { api } from "../net/api";
import type { GoalView, Line } from "../wire";

/** How the race stood at one point of a game. */
export interface Sample {
  at: number;
  /** Where in the game that was. */
  phase: string;
  race: GoalView[];
  /** The last thing that had happened. */
  line: Line | undefined;
}

/** One goal over the whole game: shares from 0 to 1, one for each sample. */
export interface Course {
  name: string;
  who: number;
  means: GoalView["means"];
  shares: number[];
}

/** Where the race changed most between two samples. */
export interface Turn {
  from: number;
  to: number;
  /** Where in the game it had come about. */
  when: string;
  name: string;
  who: number;
  before: string;
  after: string;
}

const key = (goal: GoalView): string => `${goal.who}.${goal.name}`;
const share = (goal: GoalView | undefined): number => (goal?.of ? goal.value / goal.of : 0);

/** So many points of a game are looked at. */
const SAMPLES = 14;
const TURNS = 3;
/** Less than this is no turning point. */
const LEAST = 0.08;

/** Points of a game from its first choice to its last, evenly apart. */
export function points(first: number, last: number, most = SAMPLES): number[] {
  const count = Math.min(most, last - first + 1);
  const all = Array.from(
    { length: count },
    (_, i) => first + Math.round(((last - first) * i) / Math.max(1, count - 1)),
  );
  return [...new Set(all)];
}

/** How a finished game went, from its replay. */
export async function sampled(table: string, token: string): Promise<Sample[]> {
  const end = await api.replay(table, token);
  const samples: Sample[] = [];
  // One after the other: the server goes on from where it looked last.
  for (const at of points(end.first, end.last)) {
    const { view } = at === end.last ? end : await api.replay(table, token, at);
    // What only leads on comes and goes.
    const race = view.race.filter((one) => one.means !== "leads");
    samples.push({ at, phase: view.phase, race, line: view.lines.at(-1) });
  }
  return samples;
}

export function courses(samples: Sample[]): Course[] {
  const goals = new Map(samples.flatMap((one) => one.race.map((goal) => [key(goal), goal])));
  return [...goals].map(([id, { name, who, means }]) => ({
    name,
    who,
    means,
    shares: samples.map((one) => share(one.race.find((goal) => key(goal) === id))),
  }));
}

/** The greatest changes, in the order in which they came. */
export function turns(samples: Sample[]): Turn[] {
  const found: (Turn & { by: number })[] = [];
  samples.slice(1).forEach((now, index) => {
    const before = samples[index] as Sample;
    for (const goal of now.race.filter((one) => one.means !== "ends")) {
      const was = before.race.find((one) => key(one) === key(goal));
      const by = Math.abs(share(goal) - share(was));
      if (by < LEAST) continue;
      const told = (one: GoalView | undefined): string => (one ? `${one.value}/${one.of}` : "0");
      found.push({
        from: before.at,
        to: now.at,
        when: now.phase,
        name: goal.name,
        who: goal.who,
        before: told(was),
        after: told(goal),
        by,
      });
    }
  });
  return found
    .sort((a, b) => b.by - a.by)
    .slice(0, TURNS)
    .sort((a, b) => a.to - b.to)
    .map(({ by: _, ...turn }) => turn);
}
