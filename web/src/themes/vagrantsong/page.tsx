import type { Scene } from "../../scene/scene";
import { useTable } from "../../table/context";
import { ThingButton } from "../../table/ThingButton";
import { Said } from "../../table/terms";
import type { ThingView as Thing } from "../../wire";

/** A page of the night's story: its words, and at its foot the ways to turn it. */
export function StoryPage({ panel, scene }: { panel: Thing; scene: Scene }) {
  const { act } = useTable();
  const [turn] = scene.options(panel.id);
  return (
    <div class="holder holder-panel vs-page" role="group" aria-label={panel.name}>
      <ThingButton thing={panel} class="holder-head heads">
        <span class="holder-name">{panel.name}</span>
      </ThingButton>
      <p class="holder-text">
        <Said text={panel.text} />
      </p>
      {turn && (
        <button
          type="button"
          class="option primary"
          data-test="turn-page"
          onClick={(event) => act(panel.id, event.currentTarget)}
        >
          {turn.label}
        </button>
      )}
    </div>
  );
}
