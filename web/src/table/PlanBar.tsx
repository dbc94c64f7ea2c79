import type { Planner, PlanState, Wager } from "../net/plan";
import { T } from "../strings";
import { Said } from "./terms";

/** What has been planned so far, what chance could bring, and the ways out: do it, one back, drop it. */
export function PlanBar({ plan, planner }: { plan: PlanState; planner: Planner }) {
  const busy = plan.waiting !== null || plan.carrying;
  const count = plan.steps.length + (plan.wager ? 1 : 0);
  return (
    <div class="plan-bar" role="group" aria-label={T.plan.label} data-test="plan">
      <p class="plan-says">
        <b>{T.plan.private}</b> {count === 0 && T.plan.first}
      </p>
      {plan.steps.length > 0 && (
        <ol class="plan-steps" aria-label={T.plan.steps(plan.steps.length)}>
          {plan.steps.map((step, index) => (
            <li key={index}>
              {step.label}
              {step.world !== null && <small> {T.plan.supposed}</small>}
            </li>
          ))}
        </ol>
      )}
      {plan.wager && <Odds wager={plan.wager} onSuppose={(world) => planner.suppose(world)} />}
      {!plan.wager && plan.ends !== "" && <p class="faint">{ending(plan)}</p>}
      <div class="options">
        <button
          type="button"
          class="option primary"
          data-test="plan-take"
          disabled={busy || count === 0}
          onClick={() => void planner.takeOver()}
        >
          {plan.carrying ? T.plan.taking : T.plan.take(count)}
        </button>
        <button
          type="button"
          class="option"
          data-test="plan-back"
          disabled={busy || count === 0}
          onClick={() => planner.back()}
        >
          {T.plan.back}
        </button>
        <button
          type="button"
          class="option"
          data-test="plan-drop"
          disabled={plan.carrying}
          onClick={() => planner.drop()}
        >
          {T.plan.drop}
        </button>
      </div>
    </div>
  );
}

function ending(plan: PlanState): string {
  if (plan.ends === "others") return T.plan.ends.others(plan.view.decision?.seat_name ?? "");
  return plan.ends === "over" ? T.plan.ends.over : plan.ends === "full" ? T.plan.ends.full : "";
}

/** So many results are told in a glance. */
const FEW = 3;

/** What chance could bring, the likeliest first; any of it can be supposed, to plan on from there. */
export function Odds({ wager, onSuppose }: { wager: Wager; onSuppose?: (world: number) => void }) {
  const { tries } = wager;
  if (!tries) return <p data-test="odds">{T.plan.page(wager.label)}</p>;
  const always = wager.results.reduce<string[]>(
    (same, result) => same.filter((line) => result.lines.includes(line)),
    wager.results[0]?.lines ?? [],
  );
  const results = onSuppose ? wager.results : wager.results.slice(0, FEW);
  const rare = tries - results.reduce((sum, result) => sum + result.times, 0);
  return (
    <div class="odds" data-test="odds">
      <p>{T.plan.chance(wager.label)}</p>
      {always.length > 0 && (
        <p>
          <Said text={always.join(" ")} />
        </p>
      )}
      <p class="faint">{T.plan.tries(tries)}</p>
      <ol>
        {results.map((result) => (
          <li key={result.world}>
            <span class="odds-share">{T.plan.percent(result.times, tries)}</span>
            <span class="track-groove" aria-hidden="true">
              <span class="track-fill" style={{ transform: `scaleX(${result.times / tries})` }} />
            </span>
            {onSuppose && (
              <button type="button" class="option" onClick={() => onSuppose(result.world)}>
                {T.plan.suppose}
              </button>
            )}
            <span class="odds-lines">
              <Said text={result.lines.filter((line) => !always.includes(line)).join(" ") || T.plan.noMore} />
            </span>
          </li>
        ))}
        {rare > 0 && (
          <li>
            <span class="odds-share">{T.plan.percent(rare, tries)}</span>
            <span class="track-groove" aria-hidden="true">
              <span class="track-fill" style={{ transform: `scaleX(${rare / tries})` }} />
            </span>
            <span class="odds-lines faint">{T.plan.rare}</span>
          </li>
        )}
      </ol>
    </div>
  );
}
