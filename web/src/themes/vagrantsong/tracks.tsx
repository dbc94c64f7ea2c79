import { maybeNum, num, type Scene, str } from "../../scene/scene";
import { Icon } from "../../ui/Icon";
import type { ThingView as Thing } from "../../wire";
import { Toon } from "./toons";
import icons from "./vagrantsong.icons";

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
export const TOKENS = ["nail", "candle", "salt", "foot", "apple"];

/** What a track counts; where several Haints have one, the face of the one it belongs to. */
function Whose({ thing, scene }: { thing: Thing; scene: Scene }) {
  const who = str(thing, "who");
  const alike = scene.kind("track").filter((one) => one.look === thing.look);
  if (who && alike.length > 1) {
    return (
      <span class="vs-whose" data-who={who}>
        <Toon look={who} />
      </span>
    );
  }
  return <Icon body={icons[thing.look] ?? ""} />;
}

/** Humanity runs along the top: one box a point, a flag at the Threshold. */
export function HumanityTrack({ thing, scene }: { thing: Thing; scene: Scene }) {
  const value = num(thing, "value");
  const threshold = maybeNum(thing, "max") ?? 30;
  const boxes = Math.max(30, threshold, value);
  return (
    <span class="vs-humanity">
      <Whose thing={thing} scene={scene} />
      {range(boxes + 1).map((i) => (
        <i key={i} class={`${i === value ? "now" : i < value ? "past" : ""}${i === threshold ? " threshold" : ""}`}>
          {i === value || i === threshold || i % 5 === 0 ? i : ""}
        </i>
      ))}
    </span>
  );
}

/** Steps one above the other, with a marker on one of them. */
export function LadderTrack({ thing, scene, from }: { thing: Thing; scene: Scene; from: number }) {
  const value = num(thing, "value");
  const max = Math.max(num(thing, "max"), value, 1);
  const steps = range(max - from + 1).map((i) => i + from);
  return (
    <span class="vs-ladder">
      <Whose thing={thing} scene={scene} />
      {(from === 1 && thing.look === "break" ? steps.reverse() : steps).map((i) => (
        <i key={i} class={i === value ? "now" : ""}>
          {i}
        </i>
      ))}
    </span>
  );
}

/** The Cycle track: spent tokens by kind, with the limit that sets it off. */
export function CycleTrack({ thing }: { thing: Thing }) {
  return (
    <span class="vs-cycle">
      {TOKENS.map((token) => {
        const lying = num(thing, token);
        const limit = num(thing, `limit_${token}`);
        return (
          <span key={token} class={`vs-slot token-${token}${limit && lying >= limit ? " full" : ""}`}>
            {range(Math.max(limit, lying)).map((i) => (
              <i key={i} class={i < lying ? "lies" : ""}>
                <Icon body={icons[token] ?? ""} />
              </i>
            ))}
          </span>
        );
      })}
    </span>
  );
}

export function BindleFace({ thing }: { thing: Thing }) {
  return (
    <span class="vs-bindle">
      <Icon body={icons.bindle ?? ""} />
      <b class="count">{num(thing, "count")}</b>
    </span>
  );
}

/** Coins on an action or a Skill. */
export function Coins({ n, seat }: { n: number; seat: string }) {
  return (
    <span class="vs-coins">
      {range(n).map((i) => (
        <span key={i} class={`vs-coin coin-${seat}`}>
          <Icon body={icons[seat] ?? ""} />
        </span>
      ))}
    </span>
  );
}

export const success = (thing: Thing): string => {
  const need = str(thing, "success");
  return need && need !== "0" ? `${need}+` : "";
};
