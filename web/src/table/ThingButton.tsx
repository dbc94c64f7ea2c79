import type { ComponentChildren, CSSProperties } from "preact";
import { saying } from "../scene/saying";
import { T } from "../strings";
import type { ThingView as Thing } from "../wire";
import { useTable } from "./context";
import { face } from "./faces";

interface Props {
  thing: Thing;
  class?: string;
  style?: CSSProperties;
  children?: ComponentChildren;
}

const HOVER_MS = 450;
const PRESS_MS = 550;
let hovering: ReturnType<typeof setTimeout> | undefined;
/** The thing whose explanation waits or stands; a pointer that rests while things move under it asks for nothing. */
let hovered = "";
/** When a finger came down on a thing, and whether it has rested there for long: that explains it, and is no choice. */
let touched = 0;
let pressed = false;

/** One thing of the scene as a button: glows when it can be chosen, explains itself when it cannot. */
export function ThingButton({ thing, class: extra = "", style, children }: Props) {
  const { scene, theme, act, inspect, leave, spoken, pointed, armed, ghosts } = useTable();
  const options = scene.options(thing.id);
  const legal = options.length > 0;
  const marks = [
    legal ? "legal" : "",
    spoken.has(thing.id) ? "spoken" : "",
    pointed.has(thing.id) ? "pointed" : "",
    ghosts.has(thing.id) ? "ghost" : "",
    armed !== null && options.some((option) => option.notation === armed) ? "armed" : "",
  ];
  const said = saying(thing, scene, theme.says);
  return (
    <button
      type="button"
      class={`thing kind-${thing.kind} ${marks.filter(Boolean).join(" ")} ${extra}`}
      data-thing={thing.id}
      data-look={thing.look}
      {...(thing.kind === "card" && thing.text ? { "aria-description": thing.text } : {})}
      {...(style ? { style } : {})}
      tabIndex={legal ? 0 : -1}
      onPointerDown={(event) => {
        if (event.pointerType === "mouse") return;
        const from = event.currentTarget;
        pressed = false;
        touched = event.timeStamp;
        clearTimeout(hovering);
        hovering = setTimeout(() => {
          pressed = true;
          inspect(thing.id, from);
        }, PRESS_MS);
      }}
      onPointerCancel={() => clearTimeout(hovering)}
      onClick={(event) => {
        clearTimeout(hovering);
        // By the clock of the finger, not of a page that is late.
        const rested = pressed && event.timeStamp - touched >= PRESS_MS;
        pressed = false;
        if (rested) return;
        hovered = thing.id;
        act(thing.id, event.currentTarget);
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        inspect(thing.id, event.currentTarget);
      }}
      onPointerMove={(event) => {
        const moved = event.movementX !== 0 || event.movementY !== 0;
        if (event.pointerType !== "mouse" || event.buttons || !moved || hovered === thing.id) return;
        const from = event.currentTarget;
        hovered = thing.id;
        clearTimeout(hovering);
        hovering = setTimeout(() => inspect(thing.id, from), HOVER_MS);
      }}
      onPointerLeave={(event) => {
        clearTimeout(hovering);
        // What a finger has asked for stays until it points elsewhere.
        if (event.pointerType !== "mouse") return;
        hovered = "";
        leave();
      }}
    >
      <span class="hidden">{legal ? `${said}, ${T.board.legal}` : said}</span>
      <span class="face" aria-hidden="true">
        {children ?? face(thing, scene, theme)}
      </span>
    </button>
  );
}
