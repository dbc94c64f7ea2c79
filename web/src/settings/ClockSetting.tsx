import { useState } from "preact/hooks";
import { house } from "../net/house";
import { T } from "../strings";
import type { ClockOrder } from "../wire";
import type { Setting } from "./TableSettings";

type Kind = ClockOrder["kind"];
const TIMES: Record<Exclude<Kind, "off">, number[]> = {
  turn: [30, 60, 120, 300, 3_600, 86_400, 259_200, 604_800],
  bank: [600, 1_200, 1_800, 3_600, 7_200, 86_400],
};
const BONUS = [0, 5, 10, 30, 60];

/** Whether the table has a clock. One is given before the first choice, and can be taken away at any time. */
export function ClockSetting({ table, keys, attempt }: Setting) {
  const now = table.clock;
  const [kind, setKind] = useState<Kind>(now?.kind ?? "off");
  const [seconds, setSeconds] = useState(now?.seconds ?? 120);
  const [bonus, setBonus] = useState(now?.bonus ?? 0);
  const [atZero, setAtZero] = useState<"choice" | "seat">(now?.at_zero ?? "choice");
  const save = (): void => {
    const order: ClockOrder = kind === "off" ? { kind } : { kind, seconds, bonus, at_zero: atZero };
    void attempt(() => house.clock(table.table, keys.owner ?? "", order));
  };
  const choose = (wish: Kind): void => {
    setKind(wish);
    if (wish !== "off" && !TIMES[wish].includes(seconds)) setSeconds(TIMES[wish][2] ?? 120);
  };
  return (
    <section aria-labelledby="settings-clock">
      <h3 id="settings-clock">{T.clock.title}</h3>
      <p class="faint">{T.clock.help}</p>
      <form
        class="row clock-form"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <select
          aria-label={T.clock.title}
          value={kind}
          data-test="clock-kind"
          onChange={(event) => choose(event.currentTarget.value as Kind)}
        >
          {Object.entries(T.clock.kinds).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        {kind !== "off" && (
          <select
            aria-label={T.clock.time}
            value={String(seconds)}
            onChange={(event) => setSeconds(Number(event.currentTarget.value))}
          >
            {[...new Set([...TIMES[kind], seconds])].map((value) => (
              <option key={value} value={String(value)}>
                {T.clock.span(value)}
              </option>
            ))}
          </select>
        )}
        {kind === "bank" && (
          <select
            aria-label={T.clock.bonus}
            value={String(bonus)}
            onChange={(event) => setBonus(Number(event.currentTarget.value))}
          >
            {BONUS.map((value) => (
              <option key={value} value={String(value)}>
                {T.clock.more(value)}
              </option>
            ))}
          </select>
        )}
        {kind !== "off" && (
          <select
            aria-label={T.clock.atZero}
            value={atZero}
            onChange={(event) => setAtZero(event.currentTarget.value as "choice" | "seat")}
          >
            {Object.entries(T.clock.zero).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
        <button type="submit" class="option" data-test="clock-set">
          {T.clock.set}
        </button>
      </form>
    </section>
  );
}
