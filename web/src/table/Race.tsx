import { T } from "../strings";
import { classes } from "../ui/classes";
import { Icon } from "../ui/Icon";
import shell from "../ui/shell.icons";
import type { GoalView, SeatInfo, View } from "../wire";
import { useTable } from "./context";

/** Who sits at the table, and which of them is whoever looks. */
export interface Sitting {
  seats: readonly Pick<SeatInfo, "seat" | "name" | "who">[];
  you: readonly number[];
}

/** Whose goal it is, in a word. */
function whose(goal: GoalView, table: Sitting, view: View): string {
  if (goal.who < 0) return "";
  if (goal.who === view.seat && table.you.includes(goal.who)) return T.race.you;
  const seat = table.seats.find((one) => one.seat === goal.who);
  return seat?.who || seat?.name || "";
}

/** What wins, how near everybody is, and what ends it: always in sight. */
export function Race({ table, view }: { table: Sitting; view: View }) {
  if (!view.race.length) return null;
  return (
    <ul class="race" aria-label={T.race.label} data-test="race" style={{ "--goals": view.race.length }}>
      {view.race.map((goal) => (
        <li key={`${goal.who}.${goal.name}`}>
          <GoalButton goal={goal} who={whose(goal, table, view)} mine={goal.who >= 0 && goal.who === view.seat} />
        </li>
      ))}
    </ul>
  );
}

function GoalButton({ goal, who, mine }: { goal: GoalView; who: string; mine: boolean }) {
  const { theme, openRule } = useTable();
  const decides = goal.means === "wins" || goal.means === "loses";
  // Where reaching it merely leads on, the text says what for.
  const means = goal.means === "leads" && goal.text ? "" : (T.race.means[goal.means] ?? "");
  const said = T.race.goal(who, goal.name, goal.value, goal.of, means);
  const icon = theme.icons[goal.look] ?? (goal.means === "ends" ? shell.clock : undefined);
  return (
    <button
      type="button"
      class={classes("goal", goal.means, mine && "mine", goal.value >= goal.of && "full")}
      title={[goal.text, said].filter(Boolean).join("\n")}
      onClick={() => openRule(goal.rule)}
    >
      <span class="hidden">{[said, goal.text].filter(Boolean).join(" ")}</span>
      <span class="goal-face" aria-hidden="true">
        {icon && <Icon body={icon} />}
        <span class="goal-name">
          {who ? <b>{who}</b> : <span>{goal.name}</span>}
          <small>{who ? goal.name : (decides ? "" : goal.text.replace(/\.$/, "")) || T.race.means[goal.means]}</small>
        </span>
        <b class="goal-value">
          {goal.value}
          <small>/{goal.of}</small>
        </b>
        <span class="goal-groove">
          <i style={{ transform: `scaleX(${goal.of ? goal.value / goal.of : 0})` }} />
          {goal.marks.map((mark) => (
            <s key={mark} style={{ left: `${(mark / goal.of) * 100}%` }} />
          ))}
        </span>
      </span>
    </button>
  );
}
