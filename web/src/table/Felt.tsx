import { Component } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { still } from "../prefs";
import { maybeNum, num, type Scene } from "../scene/scene";
import { T } from "../strings";
import type { BoardLayout, Section, Theme } from "../themes/theme";
import { classes } from "../ui/classes";
import { Icon } from "../ui/Icon";
import shell from "../ui/shell.icons";
import type { ThingView as Thing } from "../wire";
import { Board, Zoom } from "./Board";
import { TableContext, useTable } from "./context";
import { changed } from "./previews";
import { Tree } from "./Tree";
import { wide } from "./tab";

type Spots = Map<string, { rect: DOMRect; node: Element }>;

function spots(root: Element | null): Spots {
  const found: Spots = new Map();
  root?.querySelectorAll("[data-thing]").forEach((node) => {
    found.set((node as HTMLElement).dataset.thing ?? "", { rect: node.getBoundingClientRect(), node });
  });
  return found;
}

interface FlightProps {
  scene: Scene;
  theme: Theme;
  shape: string;
}

/** Lets every thing fly from where it was drawn before to where it is drawn now, whatever box it moved to. */
class Flight extends Component<FlightProps> {
  private root: HTMLDivElement | null = null;
  private readonly keepRoot = (node: HTMLDivElement | null): void => {
    this.root = node;
  };

  override getSnapshotBeforeUpdate(before: FlightProps): Spots | null {
    return before.scene !== this.props.scene && !still() ? spots(this.root) : null;
  }

  override componentDidUpdate(_before: FlightProps, _state: unknown, old: Spots | null): void {
    if (!old?.size) return;
    const { scene, theme } = this.props;
    for (const [id, now] of spots(this.root)) {
      const was = old.get(id);
      const thing = scene.get(id);
      if (was && was.node === now.node && now.node.classList.contains("placed")) continue;
      const origin = was ? undefined : thing && (theme.origin?.(thing, scene) ?? thing.at);
      const from = was?.rect ?? (origin ? old.get(origin)?.rect : undefined);
      if (!from?.width || !now.rect.width) continue;
      fly(now.node as HTMLElement, from, now.rect, !was);
    }
  }

  render() {
    return (
      <div class="felt" data-shape={this.props.shape} ref={this.keepRoot}>
        {this.props.children}
      </div>
    );
  }
}

function fly(node: HTMLElement, from: DOMRect, to: DOMRect, drawn: boolean): void {
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.abs(dx) + Math.abs(dy) < 2 || typeof node.animate !== "function") return;
  const placed = node.classList.contains("placed") ? node.style.transform : "";
  const shift = `translate(${dx}px, ${dy}px)`;
  const start = placed ? `${placed} scale(0.4)` : drawn ? `${shift} rotateY(90deg)` : shift;
  node.animate(
    [
      { transform: start, zIndex: 50 },
      { transform: placed || "none", zIndex: 50 },
    ],
    { duration: drawn ? 520 : 420, easing: "cubic-bezier(.2,.8,.3,1)" },
  );
}

interface Room {
  wide: boolean;
  tall: number;
}

/**
 * How high the board may be: the room under the prompt on a wide screen, a part of the screen on a phone; on one that
 * is held across, all but the line over the table and the handle of the drawer.
 */
function useRoom(): Room {
  const read = (): Room => {
    if (wide()) return { wide: true, tall: innerHeight - 176 };
    return { wide: false, tall: innerHeight < LOW && innerWidth > innerHeight ? innerHeight - 96 : innerHeight * 0.5 };
  };
  const [room, setRoom] = useState(read);
  useEffect(() => {
    const measure = (): void => setRoom(read());
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, []);
  return room;
}

/** A phone that is held across is lower than this, as in phone.css. */
const LOW = 520;

/** How high a dock may be at most: on a low screen the board comes first. */
const DOCKED = 0.3;

/** Every root thing that is neither on the board nor in one of the theme's sections, so that nothing is ever lost. */
export function leftOver(scene: Scene, layout: BoardLayout | null, sections: Section[]): string[] {
  const taken = new Set(sections.flatMap((section) => section.ids));
  const drawn = (id: string): boolean => taken.has(id) || (layout?.places.has(id) ?? false);
  // A board is drawn by its spaces: it shows nothing that merely lies beside them.
  const frame = (id: string): boolean => scene.get(id)?.kind === "board";
  const shows = (id: string): boolean => !frame(id) && (taken.has(id) || !layout?.places.has(id));
  return scene.things
    .filter((thing) => !drawn(thing.id) && !scene.under(thing.id).some(shows))
    .filter((thing) => thing.kind !== "board" && thing.kind !== "edge")
    .map((thing) => thing.id);
}

const NOBODY: ReadonlySet<string> = new Set();

/** The board as it would lie, with what would change as ghosts, where that moves nothing else. */
function useGhosts(
  would: Scene | null,
  layout: BoardLayout | null,
): { scene: Scene; layout: BoardLayout; ghosts: ReadonlySet<string> } | null {
  const { scene, theme } = useTable();
  return useMemo(() => {
    const then = would && layout ? theme.layout(would) : null;
    if (!would || !layout || !then || then.width !== layout.width || then.height !== layout.height) return null;
    return { scene: would, layout: then, ghosts: changed(scene, would) };
  }, [would, layout, scene, theme]);
}

export function Felt({ you, would }: { you: number[]; would: Scene | null }) {
  const table = useTable();
  const { scene, theme } = table;
  const layout = useMemo(() => theme.layout(scene), [scene, theme]);
  const sections = useMemo(() => theme.sections(scene, you), [scene, theme, you]);
  const rest = useMemo(() => leftOver(scene, layout, sections), [scene, layout, sections]);
  const room = useRoom();
  const shape = !layout ? "none" : layout.long ? "wide" : "square";
  const all: Section[] = rest.length ? [...sections, { key: "rest", title: "", ids: rest }] : sections;
  const high = Math.max(0, ...sections.map((section) => section.dock ?? 0));
  const docks = room.wide && high > 0 && high < innerHeight * DOCKED;
  const docked = docks ? all.filter((section) => section.dock) : [];
  const ghostly = useGhosts(would, layout);
  const shown = ghostly ?? (layout && { scene, layout, ghosts: NOBODY });
  return (
    <Flight scene={shown?.scene ?? scene} theme={theme} shape={shape}>
      {shown && (
        <TableContext.Provider value={ghostly ? { ...table, scene: ghostly.scene, ghosts: ghostly.ghosts } : table}>
          <Board layout={shown.layout} tall={room.tall - (docks ? high : 0)} zoom={room.wide} />
        </TableContext.Provider>
      )}
      <div class="tableau">
        {layout && <Drawer />}
        {layout && !room.wide && <Zoom />}
        {all
          .filter((section) => !docked.includes(section))
          .map((section) => (
            <SectionBox key={section.key} section={section} scene={scene} />
          ))}
      </div>
      {docks && (
        <div class="dock" style={{ height: `${high}px` }}>
          {docked.map((section) => (
            <SectionBox key={section.key} section={section} scene={scene} />
          ))}
        </div>
      )}
    </Flight>
  );
}

/** On a phone, the handle of what slides over the board: raises it, and lowers it again. */
function Drawer() {
  const handle = useRef<HTMLButtonElement>(null);
  const toggle = (): void => {
    const box = handle.current?.closest(".felt-scroll");
    const top = (handle.current?.closest<HTMLElement>(".tableau")?.offsetTop ?? 0) - 8;
    if (!box) return;
    box.scrollTo({ top: box.scrollTop < top / 2 ? top : 0, behavior: still() ? "instant" : "smooth" });
  };
  return (
    <button type="button" class="drawer" ref={handle} data-test="drawer" onClick={toggle} aria-label={T.board.drawer} />
  );
}

function SectionBox({ section, scene }: { section: Section; scene: Scene }) {
  const { lit } = useTable();
  // What a lesson speaks of is not to be covered by a page.
  const held = section.held && (!lit.size || section.ids.some((id) => lit.has(id)));
  const things = section.ids.map((id) => scene.get(id)).filter((thing) => thing !== undefined);
  if (!things.length && !section.keep) return null;
  return (
    <section
      class={classes("section", section.look, held && "held")}
      data-section={section.key}
      {...(section.title ? { "aria-label": section.title } : {})}
    >
      {section.title && <h2>{section.title}</h2>}
      <div class="section-body">
        {!things.length && section.idle && <p class="idle">{section.idle}</p>}
        {things.map((thing) =>
          section.folds?.includes(thing.id) ? (
            <Folded key={thing.id} thing={thing} />
          ) : (
            <Tree key={thing.id} thing={thing} />
          ),
        )}
      </div>
    </section>
  );
}

/** All that lies on a thing, and on what lies on it. */
function within(scene: Scene, id: string): Thing[] {
  return scene.on(id).flatMap((thing) => [thing, ...within(scene, thing.id)]);
}

/** A board in a line: its first tracks. */
function gist(scene: Scene, id: string): string {
  return within(scene, id)
    .filter((thing) => thing.kind === "track")
    .slice(0, 3)
    .map((thing) => {
      const most = maybeNum(thing, "goal") ?? maybeNum(thing, "max");
      const name = thing.name.replace(/[:,]?\s*\d.*$/, "");
      return `${name} ${num(thing, "value")}${most === undefined ? "" : `/${most}`}`;
    })
    .join(" · ");
}

/** Somebody else's board: a row, until it is opened or something on it matters. */
function Folded({ thing }: { thing: Thing }) {
  const { scene, theme, pointed, lit } = useTable();
  const [open, setOpen] = useState(false);
  const all = useMemo(() => [thing, ...within(scene, thing.id)], [scene, thing]);
  const needed = all.some((one) => scene.legal(one.id) || pointed.has(one.id) || lit.has(one.id));
  const shown = open || needed;
  return (
    <div class={`fold${shown ? " open" : ""}`} data-fold={thing.id} data-look={thing.look}>
      <button
        type="button"
        class="fold-head"
        aria-expanded={shown}
        disabled={needed && !open}
        onClick={() => setOpen(!open)}
      >
        <Icon body={theme.icons[thing.look] ?? shell.people ?? ""} />
        <b>{thing.name}</b>
        <span class="fold-gist">{theme.gist?.(thing, scene) ?? gist(scene, thing.id)}</span>
        <span class="fold-mark" aria-hidden="true">
          {shown ? "▾" : "▸"}
        </span>
      </button>
      {shown && <Tree thing={thing} />}
    </div>
  );
}
