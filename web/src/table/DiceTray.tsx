import { useEffect, useState } from "preact/hooks";
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
  useEffect(() => {
    const rolled = lines.flatMap((line) => theme.dice?.(line) ?? []).slice(0, 12);
    if (!rolled.length) return;
    setDice(rolled);
    setRolling(!still());
    const stop = setTimeout(() => setRolling(false), ROLL_MS);
    const hide = setTimeout(() => setDice([]), SHOWN_MS);
    return () => {
      clearTimeout(stop);
      clearTimeout(hide);
    };
  }, [lines]);
  if (!dice.length) return null;
  return (
    <div class="dice-tray" aria-hidden="true">
      {dice.map((value, index) => (
        <Die key={index} value={value} rolling={rolling} />
      ))}
    </div>
  );
}
