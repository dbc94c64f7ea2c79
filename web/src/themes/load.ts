import type { Theme } from "./theme";

const LOADERS: Record<string, () => Promise<{ theme: Theme }>> = {
  vagrantsong: () => import("./vagrantsong/theme"),
  vast: () => import("./vast/theme"),
  deck_goes_west: () => import("./deck_goes_west/theme"),
  folklore: () => import("./folklore/theme"),
};

/** The theme of a game; a game without one of its own is drawn by the plain theme. */
export async function loadTheme(game: string): Promise<Theme> {
  const load = LOADERS[game] ?? (() => import("./plain/theme"));
  return (await load()).theme;
}
