import { list, num, str } from "../../scene/scene";
import { ThingButton } from "../../table/ThingButton";
import { Icon } from "../../ui/Icon";
import type { ThingView as Thing } from "../../wire";
import icons from "./west.icons";

function Amount({ icon, value }: { icon: string; value: number | string }) {
  return (
    <span class="dw-res">
      <Icon body={icons[icon] ?? ""} />
      <b>{value}</b>
    </span>
  );
}

function amounts(panel: Thing): [string, number | string][] {
  switch (panel.id) {
    case "panel:pool":
      return [
        ...["walk", "climb", "sail"].map((way): [string, number] => [way, num(panel, way)]),
        ...list(panel, "trains").map((far): [string, string | number] => ["train", far]),
      ];
    case "panel:work":
      return list(panel, "dice").map((dice) => [str(panel, "resource"), `${dice}d`]);
    case "panel:battle":
      return [
        ["bandit", num(panel, "bandits")],
        ["attack", `${num(panel, "hits")} (${num(panel, "attack_dice")}d)`],
        ["defend", `${num(panel, "saves")} (${num(panel, "defence_dice")}d)`],
      ];
    default:
      return [];
  }
}

/** What is under way: steps still to walk, dice being gathered, a fight. */
export function NowPanel({ panel }: { panel: Thing }) {
  const shown = amounts(panel).filter(([, value]) => value !== 0);
  return (
    <div class="dw-panel" role="group" aria-label={panel.name}>
      <ThingButton thing={panel} class="holder-head heads">
        <span class="holder-name">{panel.name}</span>
      </ThingButton>
      <span class="dw-purse">
        {shown.map(([icon, value], index) => (
          <Amount key={index} icon={icon} value={value} />
        ))}
      </span>
      {panel.text && <span>{panel.text}</span>}
    </div>
  );
}
