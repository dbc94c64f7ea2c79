import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Table } from "../net/live";
import { T } from "../strings";
import { courses, type Sample, sampled, turns } from "./course";
import { wide } from "./tab";

const [HIGH, LEFT, RIGHT, TOP] = [220, 14, 140, 12];
/** Letters that can be read at arm's length: a phone shows a narrower picture, not a smaller one. */
const [DESK, HAND] = [640, 380];
const LINE = 17;
/** Lines are told apart by their dashes as well as by their colours. */
const DASHES = ["", "9 5", "3 4", "14 4 3 4", "1 5", "18 6"];
const HUES = [12, 210, 130, 280, 45, 330];

/** The course of the race, the turning points, and what can be kept of it. */
export function CourseGraph({ table, token }: { table: Table; token: string }) {
  const [samples, setSamples] = useState<Sample[] | null>(null);
  const [copied, setCopied] = useState(false);
  const picture = useRef<SVGSVGElement>(null);
  useEffect(() => {
    let gone = false;
    sampled(table.table, token).then(
      (found) => !gone && setSamples(found),
      () => !gone && setSamples([]),
    );
    return () => {
      gone = true;
    };
  }, [table.table]);
  const lines = useMemo(() => courses(samples ?? []), [samples]);
  const told = useMemo(() => turns(samples ?? []), [samples]);
  const across = wide() ? DESK : HAND;
  const name = (who: number): string => table.seats.find((seat) => seat.seat === who)?.name ?? "";
  if (!samples) return <p class="faint">{T.ending.loading}</p>;
  if (samples.length < 2 || !lines.length) return null;
  const x = (index: number): number => LEFT + ((across - LEFT - RIGHT) * index) / (samples.length - 1);
  const y = (value: number): number => TOP + (HIGH - 2 * TOP) * (1 - value);
  const labels = spread(lines.map((line) => y(line.shares.at(-1) ?? 0)));
  const summary = (): string =>
    [
      `${table.name}: ${table.view?.outcome?.text ?? ""}`,
      ...table.seats.map((seat) => {
        const score = table.view?.outcome?.scores[seat.seat] ?? 0;
        return `${seat.name}: ${T.ending.score(score, false)}`;
      }),
      ...told.map((turn) => T.ending.turn(turn, name(turn.who))),
    ].join("\n");
  const copy = (): void => void navigator.clipboard?.writeText(summary()).then(() => setCopied(true));
  return (
    <section class="course" aria-label={T.ending.course} data-test="course">
      <h3>{T.ending.course}</h3>
      <svg
        ref={picture}
        viewBox={`0 0 ${across} ${HIGH}`}
        role="img"
        aria-label={T.ending.courseOf(lines.length, samples.length)}
        xmlns="http://www.w3.org/2000/svg"
        font-family="'Alegreya Sans', Verdana, sans-serif"
        font-size="14"
      >
        <rect width={across} height={HIGH} class="course-paper" fill="#fffaf0" />
        <path d={`M${LEFT} ${y(1)}H${across - RIGHT}M${LEFT} ${y(0)}H${across - RIGHT}`} stroke="#b9a88f" fill="none" />
        {lines.map((line, index) => (
          <g key={`${line.who}.${line.name}`} fill="none" stroke={colour(index)}>
            <polyline
              points={line.shares.map((value, at) => `${x(at)},${y(value)}`).join(" ")}
              stroke-width={line.means === "wins" ? 3 : 1.8}
              stroke-dasharray={DASHES[index % DASHES.length] ?? ""}
              stroke-linejoin="round"
            />
            <text x={across - RIGHT + 10} y={(labels[index] ?? 0) + 4} stroke="none" fill={colour(index)}>
              {(name(line.who) || line.name).slice(0, 18)}
            </text>
          </g>
        ))}
      </svg>
      {told.length > 0 && (
        <ol class="turns">
          {told.map((turn) => (
            <li key={`${turn.to}.${turn.name}.${turn.who}`}>{T.ending.turn(turn, name(turn.who))}</li>
          ))}
        </ol>
      )}
      <p class="ending-buttons">
        <button type="button" class="option" onClick={copy}>
          {copied ? T.copied : T.ending.share}
        </button>
        <button type="button" class="option" onClick={() => save(picture.current, table.name)}>
          {T.ending.picture}
        </button>
      </p>
    </section>
  );
}

const colour = (index: number): string => `hsl(${HUES[index % HUES.length]} 62% 34%)`;

/** Heights at which labels do not lie on each other. */
function spread(heights: number[]): number[] {
  const order = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height);
  const placed = heights.slice();
  let last = -Infinity;
  for (const { height, index } of order) {
    last = Math.max(height, last + LINE);
    placed[index] = last;
  }
  // What was pushed out at the foot goes back up, and pushes only what is in its way.
  let next = HIGH - 8 + LINE;
  for (const { index } of order.reverse()) {
    next = Math.min(placed[index] ?? 0, next - LINE);
    placed[index] = next;
  }
  return placed;
}

/** Hands the picture to whoever wants to keep it. */
function save(picture: SVGSVGElement | null, name: string): void {
  if (!picture) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([picture.outerHTML], { type: "image/svg+xml" }));
  link.download = `${name.replace(/[^\w-]+/g, "-")}.svg`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
