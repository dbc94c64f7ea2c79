import type { ComponentChildren } from "preact";
import { api } from "../net/api";
import { type Keys, keyring } from "../net/keyring";
import type { Live, Table } from "../net/live";
import { everyLine } from "../pages/history";
import { go } from "../router";
import { T } from "../strings";
import { Icon } from "../ui/Icon";
import shell from "../ui/shell.icons";
import type { GuideInfo, Line, Rules } from "../wire";
import type { CommandWorld } from "./commands";
import { LogPanel } from "./LogPanel";
import { Recap, type RecapState } from "./Recap";
import { RulesPanel } from "./RulesPanel";
import { SeatsPanel } from "./SeatsPanel";
import { ChatPanel, GuidePanel, HintPanel } from "./SmallPanels";
import { TextPanel } from "./TextPanel";

interface Props {
  /** What stands over every panel: a lesson's words. */
  lead?: ComponentChildren;
  /** One learns here, alone. */
  taught: boolean;
  tab: string | null;
  setTab(tab: string | null): void;
  table: Table;
  live: Live;
  keys: Keys;
  book: Rules | null;
  guide: GuideInfo[] | null;
  walk?: string | undefined;
  rule: string | null;
  world: CommandWorld;
  recap: RecapState;
  /** Shows on the board what brought the lines with these numbers. */
  onShow(first: number, last: number): void;
  onTake(notation: string): void;
}

/** What nobody needs who learns alone. */
const COMPANY = new Set(["seats", "chat", "guide"]);
const TABS = ["log", "rules", "seats", "chat", "hint", "guide", "text"];

/** Beside the board on a wide screen, a sheet over it on a narrow one. */
export function Panels(props: Props) {
  const { lead, taught, tab, setTab } = props;
  const names = taught ? TABS.filter((name) => !COMPANY.has(name)) : TABS;
  return (
    <aside class="panels" aria-label={T.panel.sheet}>
      <div class="tabs" role="group" aria-label={T.panel.sheet}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            class="tab"
            data-tab={name}
            aria-pressed={tab === name}
            onClick={() => setTab(tab === name ? null : name)}
          >
            <Icon body={shell[name] ?? ""} />
            <span>{T.panel.tabs[name]}</span>
          </button>
        ))}
      </div>
      {(tab || lead) && (
        <section class="panel" data-panel={tab ?? "none"} aria-label={tab ? T.panel.tabs[tab] : T.lesson.label}>
          {lead}
          {tab && (
            <header class="panel-head">
              <h2>{T.panel[tab as "log"]}</h2>
              <button type="button" class="plain sheet-close" onClick={() => setTab(null)} aria-label={T.close}>
                ✕
              </button>
            </header>
          )}
          {tab && <Shown {...props} />}
        </section>
      )}
    </aside>
  );
}

function Shown({ tab, table, live, keys, book, guide, walk, rule, world, recap, onShow, onTake }: Props) {
  switch (tab) {
    case "rules":
      return (
        <RulesPanel
          game={table.game}
          book={book}
          open={rule}
          race={table.view?.race ?? []}
          lines={table.view?.lines ?? []}
          whole={() => {
            const ask = async (at: number): Promise<Line[]> =>
              (await api.replay(table.table, keyring.tokens(keys)[0] ?? "", at, table.view?.seat)).view.lines;
            return everyLine(table.view?.made ?? 0, ask);
          }}
        />
      );
    case "seats":
      return (
        <SeatsPanel
          table={table}
          keys={keys}
          onLook={(seat) => live.look(seat)}
          onReplay={() => go({ page: "replay", table: table.table })}
          onProblem={(text) => live.tell(text)}
        />
      );
    case "chat":
      return <ChatPanel table={table} live={live} />;
    case "hint":
      return <HintPanel table={table} live={live} onTake={onTake} />;
    case "guide":
      return (
        <GuidePanel
          game={table.game}
          roles={guide}
          mine={
            walk
              ? [walk]
              : table.seats.filter((seat) => table.you.includes(seat.seat)).map((seat) => seat.who || seat.name)
          }
        />
      );
    case "text":
      return <TextPanel world={world} />;
    default:
      return (
        <>
          {recap.open && <Recap recap={recap} onShow={onShow} />}
          <LogPanel lines={table.view?.lines ?? []} />
        </>
      );
  }
}
