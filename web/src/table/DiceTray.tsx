import type { Beat } from "../net/director";
import { T } from "../strings";
import { Die } from "./faces";

/** The dice of the act that is being shown, in the middle of the board: first they roll, then they lie. */
export function DiceTray({ beat }: { beat: Beat | null }) {
  const rolls = beat?.rolls ?? [];
  if (!beat || !rolls.length) return null;
  return (
    <div class={`dice-tray${beat.rolling ? " rolling" : ""}`} data-test="dice" aria-hidden="true">
      <b class="dice-who">{beat.name}</b>
      {rolls.map((roll, index) => (
        <span class="roll" key={index}>
          {roll.dice.slice(0, 12).map((value, die) => (
            <Die key={die} value={value} rolling={beat.rolling} hit={hit(roll.target, value, roll.dice.length)} />
          ))}
          {roll.target !== undefined && <span class="roll-target">{T.stage.target(roll.target)}</span>}
        </span>
      ))}
    </div>
  );
}

/** Whether a die reaches its number; unknown where there is none. */
function hit(target: number | undefined, value: number, dice: number): boolean | undefined {
  return target === undefined || dice === 0 ? undefined : value >= target;
}
