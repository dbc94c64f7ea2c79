import { list, num, type Scene, str } from "../../scene/scene";
import { ThingButton } from "../../table/ThingButton";
import { Icon } from "../../ui/Icon";
import type { ThingView as Thing } from "../../wire";
import icons from "./west.icons";

interface Count {
  icon: string;
  value: number;
  words: string;
}

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** What a panel counts, each with its words; what is nought is left out. */
export function counts(panel: Thing): Count[] {
  const count = (icon: string, value: number, words: string): Count => ({ icon, value, words });
  const dice = (icon: string, n: number, what: string): Count =>
    count(icon, n, `${plural(n, "die", "dice")} for ${what}`);
  switch (panel.id) {
    case "panel:pool":
      return [
        ...["walk", "climb", "sail"].map((way) => count(way, num(panel, way), `${way} ${num(panel, way)}`)),
        ...list(panel, "trains").map((far) => count("train", Number(far), `ride up to ${far}`)),
      ];
    case "panel:work": {
      const what = str(panel, "resource");
      return list(panel, "dice").map((n) => dice(what, Number(n), what));
    }
    case "panel:battle":
      return [
        count("bandit", num(panel, "bandits"), plural(num(panel, "bandits"), "bandit", "bandits")),
        count("attack", num(panel, "hits"), plural(num(panel, "hits"), "hit", "hits")),
        dice("attack", num(panel, "attack_dice"), "hits"),
        count("defend", num(panel, "saves"), plural(num(panel, "saves"), "save", "saves")),
        dice("defend", num(panel, "defence_dice"), "saves"),
      ];
    default:
      return [];
  }
}

/** What is under way: steps still to walk, dice being gathered, a fight. */
export function NowPanel({ panel, scene }: { panel: Thing; scene: Scene }) {
  const mover = scene.kind("seat").find((seat) => num(seat, "seat", -1) === num(panel, "seat", -2));
  const shown = counts(panel).filter(({ value }) => value > 0);
  return (
    <div class="dw-panel" role="group" aria-label={panel.name}>
      <ThingButton thing={panel} class="holder-head heads">
        <span class="holder-name">
          {panel.name} {mover && <small>{mover.name.replace(/,.*/, "")}</small>}
        </span>
      </ThingButton>
      <span class="dw-purse">
        {shown.map(({ icon, words }, index) => (
          <span key={index} class="dw-res dw-count">
            <Icon body={icons[icon] ?? ""} />
            {words}
          </span>
        ))}
        {!shown.length && <span class="faint">none yet</span>}
      </span>
      {panel.text && <span>{panel.text}</span>}
    </div>
  );
}
