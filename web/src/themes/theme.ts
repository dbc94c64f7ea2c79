import type { ComponentChildren } from "preact";
import type { Roll } from "../net/director";
import type { Says } from "../scene/saying";
import type { Scene } from "../scene/scene";
import type { Line, ThingView as Thing } from "../wire";

/** Where a thing lies on the board, in the board's own units. */
export interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
  z?: number;
}

export interface BoardLayout {
  width: number;
  height: number;
  places: Map<string, Place>;
  /** SVG drawn behind the pieces, in the same units. */
  backdrop: ComponentChildren;
  /** A long board has the rest of the table under it, any other has it beside it. */
  long?: boolean;
  /** The smallest scale at which its things can still be tapped. */
  least?: number;
}

/** A group of things drawn around the board. */
export interface Section {
  key: string;
  title: string;
  ids: string[];
  /** Keeps its room while it is empty, so that nothing jumps when it fills. */
  keep?: boolean;
  /** What it says while it is empty. */
  idle?: string;
  /** A class that the theme's styles know. */
  look?: string;
  /** On a wide screen it stays in sight at the table's lower edge, with others that do, in so many pixels. */
  dock?: number;
  /** It is held up to be read, over the table, until it is turned. */
  held?: boolean;
  /** Those of its things that stand as a row until somebody opens them: other people's boards. */
  folds?: string[];
}

/** How a long game is told afterwards. */
export interface Story {
  /** Kinds of log lines that begin a chapter. */
  chapters: string[];
  /** Kinds of log lines that begin a new scene within a chapter. */
  scenes: string[];
  /** Kinds of log lines that are prose: they are set as a book sets it. */
  prose: string[];
  /** Kinds of log lines that tell what was decided, where the story could have gone another way. */
  choices: string[];
  /** Kinds of log lines worth telling. */
  marks: string[];
  /** Things that show how the campaign stands. */
  shows(scene: Scene): string[];
}

/** One game's looks: everything else is shared. */
export interface Theme {
  name: string;
  icons: Record<string, string>;
  story: Story;
  layout(scene: Scene): BoardLayout | null;
  /** What the picture shows beyond the thing's name and plain figures: values, ranges, marks. */
  says?: Says;
  /** The picture on a thing's button; null draws the icon of its look. */
  face(thing: Thing, scene: Scene): ComponentChildren | null;
  sections(scene: Scene, you: number[]): Section[];
  /** A board in a line, while it is folded; without it, its first tracks. */
  gist?(thing: Thing, scene: Scene): string;
  /** What is drawn for a thing and all that lies on it, in place of the ordinary tree. */
  tree?(thing: Thing, scene: Scene): ComponentChildren | undefined;
  /** The pile or bag that a new thing comes out of. */
  origin?(thing: Thing, scene: Scene): string | undefined;
  /** The dice a log line speaks of, and what they have to reach. */
  dice?(line: Line): Roll | undefined;
  /** The walk through a first turn that fits this table, where that does not depend on who one is. */
  walk?(scene: Scene): string | undefined;
  /** Words for the whole board's mood, set as data-mood. */
  mood?(scene: Scene): string;
}
