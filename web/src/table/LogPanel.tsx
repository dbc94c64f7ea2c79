import { useEffect, useRef } from "preact/hooks";
import { T } from "../strings";
import type { Line } from "../wire";
import { useTable } from "./context";
import { Said } from "./terms";

export function LogLine({ line }: { line: Line }) {
  const { point, openRule, scene } = useTable();
  const things = line.things.filter((id) => scene.get(id));
  const show = things.length
    ? {
        onPointerEnter: () => point(things),
        onPointerLeave: () => point([]),
      }
    : {};
  return (
    <li class={`log-line log-${line.kind}`} {...show}>
      <span>
        <Said text={line.text} />
      </span>
      <span class="log-tools">
        {things.length > 0 && (
          <button
            type="button"
            class="show-link"
            aria-label={`${T.log.highlight}: ${line.text}`}
            onFocus={() => point(things)}
            onBlur={() => point([])}
            onClick={() => point(things)}
          >
            ◎
          </button>
        )}
        {line.rule && (
          <button
            type="button"
            class="rule-link rule-mark"
            aria-label={T.log.rule(line.rule)}
            title={line.rule}
            onClick={() => openRule(line.rule)}
          >
            §
          </button>
        )}
      </span>
    </li>
  );
}

export function LogPanel({ lines }: { lines: Line[] }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = end.current?.parentElement;
    if (box) box.scrollTop = box.scrollHeight;
  }, [lines.length]);
  return (
    <div class="panel-scroll" tabIndex={0} role="region" aria-label={T.panel.log}>
      {lines.length === 0 && <p class="faint">{T.log.empty}</p>}
      <ol class="log">
        {lines.map((line, index) => (
          <LogLine key={`${line.number}-${index}`} line={line} />
        ))}
      </ol>
      <div ref={end} />
    </div>
  );
}
