import { flag, num, type Scene } from "../../scene/scene";
import { useTable } from "../../table/context";
import { ThingButton } from "../../table/ThingButton";
import { classes } from "../../ui/classes";
import { Icon } from "../../ui/Icon";
import type { ThingView as Thing } from "../../wire";
import { RESOURCES } from "./cards";
import icons from "./west.icons";

interface StepProps {
  /** The heap whose option this is. */
  id: string;
  sign: "+" | "−";
  words: string;
  idle: boolean;
}

/** One more or one less of a heap; what it does lies on one of the two heaps of that resource. */
function Step({ id, sign, words, idle }: StepProps) {
  const { scene, act } = useTable();
  const [option] = scene.options(id);
  return (
    <button
      type="button"
      class="dw-less-more"
      disabled={idle || !option}
      aria-label={option?.label ?? words}
      title={option?.label ?? words}
      onClick={(event) => act(id, event.currentTarget)}
    >
      {sign}
    </button>
  );
}

/** What one side gives of one resource: less of it is what the other side would give more. */
function Heap({ heap, across }: { heap: Thing; across: Thing | undefined }) {
  const count = num(heap, "count");
  const back = across ? num(across, "count") : 0;
  return (
    <span class={classes("dw-heap", count === 0 && "none")} data-heap={heap.id}>
      <Step id={across?.id ?? ""} sign="−" words={`one ${heap.look} less`} idle={count === 0} />
      <ThingButton thing={heap} class="dw-heap-face">
        <Icon body={icons[heap.look] ?? ""} />
        <b>{count}</b>
      </ThingButton>
      <Step id={heap.id} sign="+" words={`one ${heap.look} more`} idle={back > 0} />
    </span>
  );
}

/** One side of the table: heaps, cards, and the promise to move the other. */
function Side({ side, scene, speaks }: { side: Thing; scene: Scene; speaks: boolean }) {
  const on = scene.on(side.id);
  const seat = num(side, "seat");
  const other = scene
    .on(side.at)
    .map((one) => num(one, "seat", -1))
    .find((one) => one >= 0 && one !== seat);
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
          <Heap key={heap.id} heap={heap} across={scene.get(`token:offer.${other}.${heap.look}`)} />
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
