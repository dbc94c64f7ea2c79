import type { Live, Table } from "../net/live";
import type { Prefs } from "../prefs";
import { prefs, setPref } from "../prefs";
import { useStore } from "../store";
import { T } from "../strings";

const PACES: Prefs["pace"][] = ["calm", "brisk", "instant"];

/** While others act: hold, skip, and how fast it goes. */
export function StageBar({ table, live }: { table: Table; live: Live }) {
  const { pace } = useStore(prefs);
  const { left, paused } = table;
  return (
    <div class="stage-bar" role="group" aria-label={T.stage.label}>
      <button
        type="button"
        class="option"
        data-test="pause"
        aria-pressed={paused}
        onClick={() => live.director.pause(!paused)}
      >
        {paused ? T.stage.resume : T.stage.pause}
      </button>
      <button type="button" class="option" data-test="skip" disabled={left === 0} onClick={() => live.director.skip()}>
        {T.stage.skip(left)}
      </button>
      <span class="stage-pace">
        {PACES.map((one) => (
          <label key={one}>
            <input type="radio" name="stage-pace" checked={pace === one} onChange={() => setPref("pace", one)} />
            <span>{T.prefs.paces[one]}</span>
          </label>
        ))}
      </span>
    </div>
  );
}
