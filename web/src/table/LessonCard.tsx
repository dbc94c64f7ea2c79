import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../net/api";
import type { Lesson } from "../net/lesson";
import { playNow } from "../pages/playing";
import { go, href } from "../router";
import { useStore } from "../store";
import { T } from "../strings";
import { classes } from "../ui/classes";
import { Said } from "./terms";

/** What the lesson says now, and the way on. */
export function LessonCard({ lesson, settled }: { lesson: Lesson; settled: boolean }) {
  const { at, beat, said, done } = useStore(lesson);
  const next = useRef<HTMLButtonElement>(null);
  const [folded, setFolded] = useState(false);
  useEffect(() => setFolded(false), [at, said]);
  useEffect(() => {
    if (!beat.choose) next.current?.focus({ preventScroll: true });
  }, [at, settled]);
  if (done) return <Finished lesson={lesson} />;
  const count = lesson.lesson.beats.length;
  return (
    <section
      class={classes("lesson", !beat.choose && "reads", folded && "folded")}
      aria-label={T.lesson.label}
      data-test="lesson"
      data-beat={at}
    >
      <header>
        <span class="lesson-step">{T.lesson.step(at + 1, count)}</span>
        <span class="lesson-line" aria-hidden="true">
          <i style={{ transform: `scaleX(${(at + 1) / count})` }} />
        </span>
        <button
          type="button"
          class="plain lesson-fold"
          data-test="lesson-fold"
          aria-expanded={!folded}
          aria-label={folded ? T.lesson.unfold : T.lesson.fold}
          onClick={() => setFolded(!folded)}
        >
          <span aria-hidden="true">{folded ? "▴" : "▾"}</span>
        </button>
        <a class="plain" href={href({ page: "lobby" })} title={T.lesson.leaveHelp} aria-label={T.lesson.leave}>
          ✕
        </a>
      </header>
      <div class="lesson-words" role="status">
        <h2>{beat.heading}</h2>
        <p>
          <Said text={beat.say} />
        </p>
        {said && (
          <p class="lesson-said" data-test="lesson-said">
            {said}
          </p>
        )}
      </div>
      <p class="lesson-ways">
        <button type="button" class="option" disabled={at === 0} onClick={() => lesson.back()}>
          {T.lesson.back}
        </button>
        {beat.choose ? (
          <b class="lesson-yours">{settled ? T.lesson.yours : T.lesson.watch}</b>
        ) : (
          <button
            type="button"
            class="option primary"
            ref={next}
            disabled={!settled}
            data-test="lesson-next"
            onClick={() => lesson.next()}
          >
            {at + 1 < count ? T.lesson.next : T.lesson.finish}
          </button>
        )}
      </p>
    </section>
  );
}

/** The lesson is over: a game of one's own is one click away. */
function Finished({ lesson }: { lesson: Lesson }) {
  const [others, setOthers] = useState<{ name: string; title: string }[]>([]);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    api.games().then(
      (games) => {
        const all = games.find((one) => one.name === lesson.game)?.lessons ?? [];
        setOthers(all.filter((one) => one.name !== lesson.lesson.name));
      },
      () => setOthers([]),
    );
  }, []);
  const play = async (): Promise<void> => {
    const games = await api.games();
    const game = games.find((one) => one.name === lesson.game);
    if (game) go({ page: "table", table: await playNow(game) });
  };
  return (
    <section class="lesson reads" aria-label={T.lesson.label} data-test="lesson-done">
      <div class="lesson-words" role="status">
        <h2>{T.lesson.doneTitle}</h2>
        <p>{T.lesson.doneText}</p>
        {problem && <p class="lesson-said">{problem}</p>}
      </div>
      <p class="lesson-ways">
        <button
          type="button"
          class="option primary"
          onClick={() => void play().catch((error: Error) => setProblem(error.message))}
        >
          {T.lesson.play}
        </button>
        <button type="button" class="option" onClick={() => lesson.restart()}>
          {T.lesson.restart}
        </button>
        <a class="option" href={href({ page: "lobby" })}>
          {T.back}
        </a>
      </p>
      {others.length > 0 && (
        <>
          <h3>{T.lesson.more}</h3>
          <p class="lesson-ways">
            {others.map((one) => (
              <a key={one.name} class="option" href={href({ page: "learn", game: lesson.game, lesson: one.name })}>
                {one.title}
              </a>
            ))}
          </p>
        </>
      )}
    </section>
  );
}
