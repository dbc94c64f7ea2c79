/** Where a pointer came down last, and when it last did so on what shows other people's turns. */
let press = { x: Number.NaN, y: Number.NaN };
let skipped = { x: Number.NaN, y: Number.NaN, at: Number.NEGATIVE_INFINITY };

/** A hand needs so long to see that something else lies under it now. */
const SEEING_MS = 400;
const NEAR = 4;

addEventListener(
  "pointerdown",
  ({ clientX: x, clientY: y, target, timeStamp: at }) => {
    press = { x, y };
    if (target instanceof Element && target.closest(".stage-bar")) skipped = { x, y, at };
  },
  true,
);

const near = (event: MouseEvent, { x, y }: { x: number; y: number }): boolean =>
  Math.hypot(event.clientX - x, event.clientY - y) < NEAR;

/** Nobody has pointed at what lies here: the pointer rests where it was pressed, and this came to lie under it. */
export const rests = (event: PointerEvent): boolean => near(event, press);

/** The second click of somebody who skips, on what has come to lie there since. */
export const slipped = (event: MouseEvent): boolean => near(event, skipped) && event.timeStamp - skipped.at < SEEING_MS;
