import { useEffect, useState } from "preact/hooks";
import { api } from "../net/api";
import { type Verdict, verify, words } from "../net/fairness";
import { T } from "../strings";
import type { EpochView, FairnessView } from "../wire";

interface Props {
  table: string;
  token: string;
  /** The game is over, and everything can be opened. */
  over: boolean;
}

/** Where a table comes from, by which secrets its dice are thrown, and a check of it all once the game is over. */
export function FairnessBox({ table, token, over }: Props) {
  const [open, setOpen] = useState(false);
  const [report, setReport] = useState<FairnessView | null>(null);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  useEffect(() => {
    if (open) api.fairness(table, token).then(setReport, () => setReport(null));
  }, [open, over, table, token]);
  return (
    <details class="fairness" data-test="fairness" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{T.fair.title}</summary>
      <p class="faint">{T.fair.intro}</p>
      {report?.origins.map((origin, index) => (
        <p key={index}>{origin.text}</p>
      ))}
      {report && (
        <ol class="epochs">
          {report.epochs.map((epoch) => (
            <Epoch key={epoch.epoch} epoch={epoch} mine={words(table)} />
          ))}
        </ol>
      )}
      {report?.epochs.length === 0 && <p>{T.fair.none}</p>}
      {report?.opened && report.epochs.length > 0 && (
        <button
          type="button"
          class="option"
          data-test="verify"
          onClick={() => void verify(report).then(setVerdict, () => setVerdict(null))}
        >
          {T.fair.check}
        </button>
      )}
      {report && !report.opened && report.epochs.length > 0 && <p class="faint">{T.fair.later}</p>}
      {verdict && <Found verdict={verdict} />}
    </details>
  );
}

function Epoch({ epoch, mine }: { epoch: EpochView; mine: string }) {
  return (
    <li>
      {epoch.line < 0 ? T.fair.next : T.fair.from(epoch.line, epoch.why)}
      <dl>
        <dt>{T.fair.commitment}</dt>
        <dd>{epoch.commitment}</dd>
        {epoch.contribution && <dt>{epoch.contribution === mine ? T.fair.mine : T.fair.theirs(epoch.seat + 1)}</dt>}
        {epoch.contribution && <dd>{epoch.contribution}</dd>}
        {epoch.secret && <dt>{T.fair.secret}</dt>}
        {epoch.secret && <dd>{epoch.secret}</dd>}
      </dl>
    </li>
  );
}

function Found({ verdict }: { verdict: Verdict }) {
  const fair = verdict.committed && verdict.thrown && verdict.remembered !== false;
  return (
    <div role="status" data-test="verdict" class={fair ? "fair" : "unfair"}>
      <p>{verdict.committed ? T.fair.committed : T.fair.broken}</p>
      {verdict.remembered !== null && <p>{verdict.remembered ? T.fair.remembered : T.fair.changed}</p>}
      <p>{verdict.thrown ? T.fair.thrown(verdict.throws) : T.fair.foreign}</p>
    </div>
  );
}
