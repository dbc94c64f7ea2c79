import { useEffect, useState } from "preact/hooks";
import { api } from "../net/api";
import type { Live, Table } from "../net/live";
import { href } from "../router";
import { T } from "../strings";
import type { GuideInfo, LessonInfo } from "../wire";
import { useTable } from "./context";

export function ChatPanel({ table, live }: { table: Table; live: Live }) {
  const [text, setText] = useState("");
  return (
    <>
      <div class="panel-scroll" role="log" aria-label={T.panel.chat} tabIndex={0}>
        {!table.chat.length && <p class="faint">{T.chat.none}</p>}
        {table.chat.map((line, index) => (
          <p key={index} class="chat-line">
            <b>{T.chat.from(line.from)}</b> {line.text}
          </p>
        ))}
      </div>
      <form
        class="say"
        onSubmit={(event) => {
          event.preventDefault();
          if (!text.trim() || live.say(text.trim())) setText("");
        }}
      >
        <input
          type="text"
          value={text}
          maxLength={500}
          aria-label={T.chat.say}
          placeholder={T.chat.say}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="option">
          {T.chat.send}
        </button>
      </form>
    </>
  );
}

/** What a bot would choose with what this seat can see. */
export function HintPanel({ table, live, onTake }: { table: Table; live: Live; onTake(notation: string): void }) {
  const { point } = useTable();
  const { hint } = table;
  const decision = table.view?.decision;
  if (!decision?.yours) return <p class="faint pad">{T.hint.notNow}</p>;
  const best = hint?.options[0];
  return (
    <div class="panel-scroll">
      <p class="faint">{T.hint.intro}</p>
      <button type="button" class="option primary" onClick={() => (hint && !hint.done ? live.stopHint() : live.hint())}>
        {hint && !hint.done ? T.hint.stop : T.hint.ask}
      </button>
      {hint && !best && <p role="status">{T.hint.thinking}</p>}
      {hint && best && (
        <>
          <p class="hint-best" role="status">
            {T.hint.best}: <b>{best.label}</b>
            {hint.line.length > 1 && ` ${T.hint.line}: ${hint.line.slice(1).join(", ")}`}
          </p>
          <button type="button" class="option primary" onClick={() => onTake(best.notation)}>
            {T.hint.take}
          </button>
          <h3>{T.hint.table}</h3>
          <ol class="hint-list">
            {hint.options.slice(0, 8).map((option) => {
              const points = decision.options.find((one) => one.notation === option.notation)?.points ?? [];
              return (
                <li key={option.notation} onPointerEnter={() => point(points)} onPointerLeave={() => point([])}>
                  <span>{option.label}</span>
                  <span class="track-groove">
                    <span class="track-fill" style={{ transform: `scaleX(${option.value})` }} />
                  </span>
                  <small>
                    {T.hint.value(Math.round(option.value * 100))}, {T.hint.tried(option.visits)}
                  </small>
                </li>
              );
            })}
          </ol>
        </>
      )}
    </div>
  );
}

/** A newcomer learns faster by playing. */
function LessonOffer({ game, role }: { game: string; role: string }) {
  const [lessons, setLessons] = useState<LessonInfo[]>([]);
  useEffect(() => {
    api.games().then(
      (games) => setLessons(games.find((one) => one.name === game)?.lessons ?? []),
      () => setLessons([]),
    );
  }, [game]);
  const [first] = lessons;
  if (!first) return null;
  const own = lessons.find((one) => one.name === role.toLowerCase());
  return (
    <p class="guide-lesson">
      {T.lesson.offer(first.minutes)}{" "}
      <a href={href({ page: "learn", game, lesson: first.name })} data-test="lesson-offer">
        {first.title}
      </a>
      {own && (
        <>
          {" "}
          {T.lesson.orRole}{" "}
          <a href={href({ page: "learn", game, lesson: own.name })} data-test="lesson-role">
            {own.title}
          </a>
        </>
      )}
    </p>
  );
}

/** A walk through a first turn, by role. */
export function GuidePanel({ game, roles, mine }: { game: string; roles: GuideInfo[] | null; mine: string[] }) {
  const [role, setRole] = useState(0);
  const [step, setStep] = useState(0);
  useEffect(() => {
    const own = roles?.findIndex((one) =>
      mine.some(
        (name) =>
          name.toLowerCase().includes(one.role.toLowerCase()) || one.role.toLowerCase().includes(name.toLowerCase()),
      ),
    );
    if (own !== undefined && own >= 0) setRole(own);
  }, [roles, mine.join()]);
  if (!roles) return <p class="faint pad">{T.loading}</p>;
  const walk = roles[role];
  const now = walk?.steps[step];
  if (!walk || !now) return <p class="faint pad">{T.guide.none}</p>;
  return (
    <div class="panel-scroll guide">
      <LessonOffer game={game} role={walk.role} />
      <p class="faint">{T.guide.intro}</p>
      {roles.length > 1 && (
        <label class="guide-role">
          {T.guide.role}{" "}
          <select
            value={role}
            onChange={(event) => {
              setRole(Number(event.currentTarget.value));
              setStep(0);
            }}
          >
            {roles.map((one, index) => (
              <option key={one.role} value={index}>
                {one.role}
              </option>
            ))}
          </select>
        </label>
      )}
      <p class="faint">{T.guide.step(step + 1, walk.steps.length)}</p>
      <h3>{now.heading}</h3>
      <p>{now.text}</p>
      <div class="options">
        <button type="button" class="option" disabled={step === 0} onClick={() => setStep(step - 1)}>
          {T.guide.previous}
        </button>
        <button
          type="button"
          class="option primary"
          disabled={step + 1 >= walk.steps.length}
          onClick={() => setStep(step + 1)}
        >
          {T.guide.next}
        </button>
      </div>
    </div>
  );
}
