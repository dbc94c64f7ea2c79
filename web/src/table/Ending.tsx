import { useLayoutEffect, useRef } from "preact/hooks";
import type { Table } from "../net/live";
import { href } from "../router";
import { T } from "../strings";
import { CourseGraph } from "./CourseGraph";

/** How it ended, who did how well, and what one can do now. */
export function Ending({ table, token, onClose }: { table: Table; token: string; onClose(): void }) {
  const outcome = table.view?.outcome;
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => box.current?.closest(".felt-scroll")?.scrollTo({ top: 0, behavior: "instant" }), []);
  if (!outcome) return null;
  const best = Math.max(...outcome.scores);
  // Where all share one score, nobody is told to be the best.
  const differ = best > Math.min(...outcome.scores);
  return (
    <section class="ending" ref={box} aria-label={T.ending.title} data-test="ending">
      <p class="ending-mark" aria-hidden="true">
        ✦
      </p>
      <h2>{outcome.text}</h2>
      <ol class="ending-scores">
        {table.seats.map((seat) => {
          const score = outcome.scores[seat.seat] ?? 0;
          // How near it came, where each has a way of its own to win.
          const own = table.view?.race.find((goal) => goal.who === seat.seat && goal.means === "wins");
          return (
            <li key={seat.seat} class={score === best && best > 0 ? "best" : ""}>
              <span>
                {seat.name}
                {table.you.includes(seat.seat) && ` (${T.seats.you})`}
                {own && <small class="reached">{T.ending.reached(own)}</small>}
              </span>
              <span class="track-groove" aria-hidden="true">
                <span class="track-fill" style={{ transform: `scaleX(${own?.of ? own.value / own.of : score})` }} />
              </span>
              <b>{T.ending.score(score, differ && score === best)}</b>
            </li>
          );
        })}
      </ol>
      <CourseGraph table={table} token={token} />
      <p class="ending-buttons">
        <button type="button" class="option primary" onClick={onClose}>
          {T.ending.look}
        </button>
        <a class="option" href={href({ page: "replay", table: table.table })}>
          {T.prompt.replay}
        </a>
        <a class="option" href={href({ page: "story", table: table.table })}>
          {T.story.open}
        </a>
        <a class="option" href={href({ page: "setup", game: table.game })}>
          {T.prompt.again}
        </a>
      </p>
    </section>
  );
}
