import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Planner } from "../net/plan";
import { Scene } from "../scene/scene";
import { T } from "../strings";
import type { OptionView, Planned, View } from "../wire";
import { Odds } from "./PlanBar";
import { Said } from "./terms";

/** An option that somebody looks at, and what would come of it once that is known. */
export interface Preview {
  option: OptionView;
  planned: Planned | null;
  /** Nothing can be told of it. */
  silent: boolean;
}

export interface Previews {
  now: Preview | null;
  /** Looks at an option: what it would cost and bring, its odds, and the board as it would lie. */
  show(option: OptionView): void;
  hide(): void;
}

/** What would come of the option that is pointed at. Lessons tell what they have to tell themselves. */
export function usePreviews(planner: Planner, view: View, able: boolean): Previews {
  const [now, setNow] = useState<Preview | null>(null);
  const wanted = useRef("");
  const hide = (): void => {
    wanted.current = "";
    setNow(null);
  };
  useEffect(hide, [view]);
  return {
    now,
    hide,
    show: (option) => {
      if (wanted.current === option.notation) return;
      wanted.current = option.notation;
      setNow({ option, planned: null, silent: !able });
      if (!able) return;
      void planner.preview(option.notation).then((planned) => {
        if (wanted.current === option.notation) setNow({ option, planned, silent: planned === null });
      });
    },
  };
}

/** The table as it would lie after a sure choice; null where that is up to chance or not known. */
export function useWould(preview: Preview | null, view: View, steps: number): Scene | null {
  return useMemo(() => {
    const planned = preview?.planned;
    if (!planned || planned.taken <= steps || planned.view.seat !== view.seat) return null;
    return new Scene(planned.view.things, view.decision);
  }, [preview?.planned, view, steps]);
}

/** The things that lie elsewhere, or look otherwise, in one scene than in another. */
export function changed(before: Scene, after: Scene): Set<string> {
  const ids = after.things.filter((thing) => {
    const was = before.get(thing.id);
    return (
      !was ||
      was.at !== thing.at ||
      was.look !== thing.look ||
      JSON.stringify(was.facts) !== JSON.stringify(thing.facts)
    );
  });
  return new Set(ids.map((thing) => thing.id));
}

/** What an option costs, what would be told of it, how the race would stand, what would be asked next. */
export function Would({ preview, view, steps }: { preview: Preview; view: View; steps: number }) {
  const { option, planned, silent } = preview;
  return (
    <div class="would-words" data-test="would">
      {option.detail && <p class="would-detail">{option.detail}</p>}
      {!planned && !silent && <p class="faint">{T.preview.asking}</p>}
      {planned && (planned.ends === "chance" || planned.ends === "page") && (
        <Odds
          wager={{ option: option.notation, label: option.label, results: planned.results, tries: planned.tries }}
        />
      )}
      {planned && planned.taken > steps && <Comes planned={planned} view={view} />}
    </div>
  );
}

function Comes({ planned, view }: { planned: Planned; view: View }) {
  const race = planned.view.race.flatMap((goal) => {
    const was = view.race.find((one) => one.name === goal.name && one.who === goal.who);
    return was && was.value !== goal.value ? [T.preview.race(goal.name, was.value, goal.value)] : [];
  });
  const next = planned.view.decision;
  return (
    <>
      {planned.lines.length > 0 && (
        <p>
          <Said text={planned.lines.join(" ")} />
        </p>
      )}
      {race.length > 0 && <p class="would-race">{race.join(", ")}</p>}
      {next?.yours && <p class="faint">{T.preview.next(next.prompt)}</p>}
      {planned.ends === "others" && <p class="faint">{T.plan.ends.others(next?.seat_name ?? "")}</p>}
      {planned.ends === "over" && <p class="faint">{planned.view.outcome?.text ?? T.plan.ends.over}</p>}
    </>
  );
}
