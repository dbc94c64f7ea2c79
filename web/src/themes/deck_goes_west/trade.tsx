import { flag, num, type Scene } from "../../scene/scene";
import { useTable } from "../../table/context";
import { ThingButton } from "../../table/ThingButton";
import { classes } from "../../ui/classes";
import { Icon } from "../../ui/Icon";
import type { OptionView, ThingView as Thing } from "../../wire";
import { RESOURCES } from "./cards";
import icons from "./west.icons";

interface StepProps {
  option: OptionView | undefined;
  sign: "+" | "−";
  /** What it would do, for a button that is dead. */
  words: string;
}

/** One more or one less of a heap. */
function Step({ option, sign, words }: StepProps) {
  const { choose } = useTable();
  return (
    <button
      type="button"
      class="dw-less-more"
      disabled={!option}
      aria-label={option?.label ?? words}
      title={option?.label ?? words}
      onClick={() => option && choose(option.notation)}
    >
      {sign}
    </button>
  );
}

/** What one side gives of one resource: whoever has the word gives more of the own and wants more of the other's. */
function Heap({ heap, speaks }: { heap: Thing; speaks: boolean }) {
  const { scene } = useTable();
  const count = num(heap, "count");
  const doing = (verb: string): OptionView | undefined =>
    scene.options(heap.id).find((option) => option.notation === `${verb}:${heap.look}`);
  return (
    <span class={classes("dw-heap", count === 0 && "none")} data-heap={heap.id}>
      <Step option={doing(speaks ? "want" : "give")} sign="−" words={`one ${heap.look} less`} />
      <ThingButton thing={heap} class="dw-heap-face">
        <Icon body={icons[heap.look] ?? ""} />
        <b>{count}</b>
      </ThingButton>
      <Step option={doing(speaks ? "give" : "want")} sign="+" words={`one ${heap.look} more`} />
    </span>
  );
}

/** One side of the table: heaps, cards, and the promise to move the other. */
function Side({ side, scene, speaks }: { side: Thing; scene: Scene; speaks: boolean }) {
  const on = scene.on(side.id);
  const seat = num(side, "seat");
  const heaps = RESOURCES.map((one) => scene.get(`token:offer.${seat}.${one}`)).filter((one) => one !== undefined);
  const cards = on.filter((one) => one.kind === "card");
  const promise = on.find((one) => one.look === "move");
  const unseen = num(side, "unseen");
  return (
    <div class={classes("dw-side", speaks && "speaks")} role="group" aria-label={side.name}>
      <ThingButton thing={side} class="dw-side-head">
        <span>{side.name}</span>
        {unseen > 0 && <em>{unseen === 1 ? "a card of their choice" : `${unseen} cards of their choice`}</em>}
      </ThingButton>
      <div class="dw-heaps">
        {heaps.map((heap) => (
          <Heap key={heap.id} heap={heap} speaks={speaks} />
        ))}
      </div>
      {cards.length > 0 && (
        <div class="dw-laid">
          {cards.map((card) => (
            <ThingButton key={card.id} thing={card} />
          ))}
        </div>
      )}
      {promise && (flag(promise, "promised") || scene.legal(promise.id)) && (
        <ThingButton thing={promise} class={classes("dw-promise", flag(promise, "promised") && "made")}>
          <Icon body={icons.walk ?? ""} /> {scene.options(promise.id)[0]?.label ?? promise.name}
        </ThingButton>
      )}
    </div>
  );
}

/** A trade being talked over: both sides of the table, and the two ways to end it. */
export function TradePanel({ panel, scene }: { panel: Thing; scene: Scene }) {
  const on = scene.on(panel.id);
  const speaker = num(panel, "speaker", -1);
  return (
    <div class="dw-trade" role="group" aria-label={panel.name}>
      <div class="dw-sides">
        {on
          .filter((one) => one.kind === "zone")
          .map((side) => (
            <Side key={side.id} side={side} scene={scene} speaks={num(side, "seat") === speaker} />
          ))}
      </div>
      <div class="dw-deal">
        {on
          .filter((one) => one.kind === "token")
          .map((one) => (
            <ThingButton key={one.id} thing={one} class={`dw-seal ${one.look}`}>
              <Icon body={icons[one.look] ?? ""} /> {scene.options(one.id)[0]?.label ?? one.name}
            </ThingButton>
          ))}
      </div>
    </div>
  );
}
