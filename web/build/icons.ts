import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;

/** The drawing of one icon of the set, in currentColor, for a 512 by 512 view box. */
export function drawing(name: string, where: string): string {
  const found = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
  if (!found) throw new Error(`${where}: game-icons has no icon "${name}"`);
  return found.body;
}

/** Reads `look = icon-name` lines; several looks may share a line, separated by spaces. */
export function pick(text: string, file: string): Record<string, string> {
  const picked: Record<string, string> = {};
  text.split("\n").forEach((raw, index) => {
    const line = raw.replace(/#.*/, "").trim();
    if (!line) return;
    const where = `${file}:${index + 1}`;
    const [looks, name, ...rest] = line.split("=").map((part) => part.trim());
    if (!looks || !name || rest.length) throw new Error(`${where}: expected "look = icon-name"`);
    for (const look of looks.split(/\s+/)) {
      if (look in picked) throw new Error(`${where}: look "${look}" is given twice`);
      picked[look] = name;
    }
  });
  return picked;
}

/** Turns a `.icons` file into a module of the drawings it names, so that only icons in use are shipped. */
export function iconPicker(): Plugin {
  return {
    name: "icon-picker",
    load(id) {
      if (!id.endsWith(".icons")) return null;
      const named = pick(readFileSync(id, "utf8"), id);
      const names = [...new Set(Object.values(named))];
      const drawings = names.map((name) => JSON.stringify(drawing(name, id)));
      const looks = Object.entries(named).map(([look, name]) => `${JSON.stringify(look)}:d[${names.indexOf(name)}]`);
      return `const d=[${drawings.join(",")}];export default {${looks.join(",")}};`;
    },
  };
}
