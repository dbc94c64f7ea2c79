import { useEffect, useRef, useState } from "preact/hooks";
import { still } from "../prefs";
import type { Theme } from "../themes/theme";
import type { Line } from "../wire";
import { Die } from "./faces";

const SHOWN_MS = 2600;
const ROLL_MS = 700;

/** Dice that the newest lines speak of tumble for a moment and then lie still. */
export function DiceTray({ lines, theme }: { lines: Line[]; theme: Theme }) {
  const [dice, setDice] = useState<number[]>([]);
  const [rolling, setRolling] = useState(false);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => {
    const rolled = lines.flatMap((line) => theme.dice?.(line) ?? []).slice(0, 12);
    if (!rolled.length) return;
    timers.current.forEach(clearTimeout);
    setDice(rolled);
    setRolling(!still());
    timers.current = [setTimeout(() => setRolling(false), ROLL_MS), setTimeout(() => setDice([]), SHOWN_MS)];
  }, [lines]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  if (!dice.length) return null;
  return (
    <div class="dice-tray" aria-hidden="true">
      {dice.map((value, index) => (
        <Die key={index} value={value} rolling={rolling} />
      ))}
    </div>
  );
}
