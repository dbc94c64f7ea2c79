import { useEffect, useState } from "preact/hooks";
import { ApiError } from "../net/api";
import { house } from "../net/house";
import { type Keys, keyring } from "../net/keyring";
import type { Table } from "../net/live";
import { T } from "../strings";
import { Dialog } from "../ui/Dialog";
import type { TableSummary } from "../wire";
import { ClockSetting } from "./ClockSetting";
import { Notices } from "./Notices";
import { Delete, Listing, People } from "./Owner";

/** What every part of the settings works with. */
export interface Setting {
  table: Table;
  keys: Keys;
  /** Does something, and tells if it does not work; then the table is asked how it stands. */
  attempt(doing: () => Promise<unknown>): Promise<void>;
}

interface Props {
  table: Table;
  keys: Keys;
  onClose(): void;
}

/** How a seat is told of its turn; and for the owner, who may speak, whose links open what, and the end of it all. */
export function TableSettings({ table, keys, onClose }: Props) {
  const [rows, setRows] = useState<(readonly [string, TableSummary])[]>([]);
  const [problem, setProblem] = useState("");
  // Each token tells which seats it opens.
  const load = async (): Promise<void> => {
    const tokens = keyring.tokens(keyring.of(table.table) ?? keys);
    setRows(await Promise.all(tokens.map(async (token) => [token, await house.table(table.table, token)] as const)));
  };
  const attempt = async (doing: () => Promise<unknown>): Promise<void> => {
    setProblem("");
    try {
      await doing();
      await load();
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : String(error));
    }
  };
  useEffect(() => void attempt(() => Promise.resolve()), []);
  const tokenOf = (seat: number): string => rows.find(([, row]) => row.you.includes(seat))?.[0] ?? "";
  const owned = rows.find(([, row]) => row.owner)?.[1];
  const setting: Setting = { table, keys, attempt };
  return (
    <Dialog title={T.settings.title} onClose={onClose} class="settings">
      {problem && (
        <p class="problem" role="alert">
          {T.net.failed(problem)}
        </p>
      )}
      {table.you.length > 0 && rows.length > 0 && <Notices {...setting} tokenOf={tokenOf} />}
      {owned && <Listing {...setting} listed={owned.listed ?? false} />}
      {owned && <ClockSetting {...setting} />}
      {owned && <People {...setting} hushed={owned.hushed ?? false} />}
      {owned && <Delete {...setting} />}
    </Dialog>
  );
}
