import { list } from "../../scene/scene";
import { Icon } from "../../ui/Icon";
import type { ThingView as Thing } from "../../wire";
import { CRIB, tokenWords } from "./crib";
import icons from "./west.icons";

const SIGN: Record<string, string> = { pay: "−", gain: "+" };

interface Token {
  kind: "if" | "pay" | "gain" | "on" | "do";
  icon: string;
  sign: string;
  value: string;
  dice: number;
}

/** Reads one icon token such as `gain-food:3d`. */
export function readToken(text: string): Token {
  const [name = "", value = ""] = text.split(":");
  const [, head = "", rest = ""] = /^(if|pay|gain|on)-(.+)$/.exec(name) ?? [];
  const dice = /^(\d+)d$/.exec(value);
  const kind = (head || "do") as Token["kind"];
  const icon = icons[name] ?? icons[rest] ?? icons[name.split("-")[0] ?? ""] ?? icons.mark ?? "";
  return { kind, icon, sign: SIGN[head] ?? "", value: dice ? "" : value, dice: dice ? Number(dice[1]) : 0 };
}

/** A job as a row of icons; the words stand in the thing's text. */
export function JobRow({ icons: row }: { icons: string }) {
  return (
    <span class="dw-job">
      {row
        .split(/\s+/)
        .filter(Boolean)
        .map((text, index) => {
          const token = readToken(text);
          return (
            <span key={index} class={`dw-step step-${token.kind}`} title={tokenWords(text)}>
              {token.sign && <i>{token.sign}</i>}
              {token.dice > 0 && <i class="dw-dice">{token.dice}</i>}
              {token.value && token.value !== "1" && <i>{token.value}</i>}
              <Icon body={token.icon} />
            </span>
          );
        })}
    </span>
  );
}

/** Jobs as the box prints them, each with what it says under it; `only` those whose notation passes. */
export function Jobs(props: { thing: Thing; class?: string; only?: (notation: string) => boolean }) {
  const { thing, class: extra = "dw-card-jobs", only = () => true } = props;
  const [notations, words] = [list(thing, "jobs"), list(thing, "said")];
  return (
    <span class={extra}>
      {list(thing, "icons").map(
        (row, index) =>
          only(String(notations[index] ?? "")) && (
            <span key={index} class="dw-told">
              <JobRow icons={String(row)} />
              <small>{String(words[index] ?? "")}</small>
            </span>
          ),
      )}
    </span>
  );
}

/** Whether points are won or lost by it, whatever one came for: what a mission is about. */
export const scores = (notation: string): boolean => /^on .*\bvp\b|\+\d+ vp\b/.test(notation);

/** The crib sheet: every icon with its meaning. */
export function CribSheet() {
  return (
    <details class="dw-crib" data-test="crib">
      <summary>Crib sheet: what the icons mean</summary>
      {CRIB.map(([title, entries]) => (
        <dl key={title}>
          <dt class="dw-crib-title">{title}</dt>
          {entries.map(([token, words]) => {
            const { icon, sign, kind } = readToken(token);
            return (
              <dd key={token}>
                <span class={`dw-step step-${kind}`} aria-hidden="true">
                  {sign && <i>{sign}</i>}
                  <Icon body={icon || (icons.mark ?? "")} />
                </span>
                {words}
              </dd>
            );
          })}
        </dl>
      ))}
      <p>A number is how many; dice are rolled: 0, 0, 1, 1, 1 or 2 each. x is a number of your choice.</p>
    </details>
  );
}
