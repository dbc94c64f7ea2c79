import { useEffect, useState } from "preact/hooks";
import { loadTheme } from "./load";
import type { Theme } from "./theme";

/** A game's theme once it has come; `lost` when it cannot be had. */
export function useTheme(game: string): { theme: Theme | null; lost: boolean } {
  const [theme, setTheme] = useState<Theme | null>(null);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (game) loadTheme(game).then(setTheme, () => setLost(true));
  }, [game]);
  return { theme, lost };
}
