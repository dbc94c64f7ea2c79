import { useEffect, useState } from "preact/hooks";
import type { Live, Table } from "../net/live";
import { T } from "../strings";
import { classes } from "../ui/classes";

const SECOND = 1_000;
/** Seconds below which a clock is shown to be short. */
const SHORT = 15;

/** A time left, as a clock shows it. */
export function face(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  if (hours >= 48) return T.clock.days(Math.floor(hours / 24));
  const two = (n: number): string => String(n).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** What is left of a seat's time, counted on since the table last told. */
export function left(table: Table, seat: number, now: number): number | null {
  const known = table.clock?.left[String(seat)];
  if (known === undefined) return null;
  return table.clock?.running === seat ? known - (now - table.clockAt) / SECOND : known;
}

/** The time of whoever is to choose; and for a seat that a bot took over, the way back. Nothing without a clock. */
export function ClockFace({ table, live }: { table: Table; live: Live }) {
  const [now, setNow] = useState(() => performance.now());
  const running = table.clock?.running ?? null;
  useEffect(() => {
    setNow(performance.now());
    if (running === null) return;
    const timer = setInterval(() => setNow(performance.now()), SECOND);
    return () => clearInterval(timer);
  }, [running, table.clockAt]);
  if (!table.clock) return null;
  const mine = table.clock.away.some((seat) => table.you.includes(seat));
  const rest = running === null ? null : left(table, running, now);
  const name = running === -1 ? T.clock.everybody : (table.seats.find((seat) => seat.seat === running)?.name ?? "");
  return (
    <span class="clock-face">
      {rest !== null && (
        <span class={classes("clock-time", rest < SHORT && "short")} role="timer" aria-label={T.clock.of(name)}>
          {face(rest)}
        </span>
      )}
      {mine && (
        <button type="button" class="option primary" data-test="back" onClick={() => live.back()}>
          {T.clock.back}
        </button>
      )}
    </span>
  );
}
