export type Fact = string | number | boolean | null | (string | number | boolean | null)[];
export interface Thing {
  id: string;
  kind: string;
  name: string;
  at: string;
  look: string;
  text: string;
  rule: string;
  facts: Record<string, Fact>;
}
export interface RuleText {
  id: string;
  text: string;
}
export interface OptionView {
  notation: string;
  label: string;
  points: string[];
}
export interface DecisionView {
  number: number;
  seat: number;
  seat_name: string;
  yours: boolean;
  ask: string;
  prompt: string;
  rule: RuleText | null;
  options: OptionView[];
}
export interface Line {
  number: number;
  text: string;
  rule: string;
  kind: string;
  args: (string | number)[];
  things: string[];
}
export interface OutcomeView {
  text: string;
  scores: number[];
  rule: string;
}
export interface UndoView {
  allowed: boolean;
  reason: string;
}
export interface View {
  seat: number;
  number: number;
  phase: string;
  things: Thing[];
  decision: DecisionView | null;
  outcome: OutcomeView | null;
  lines: Line[];
  undo: UndoView;
}
export interface SeatInfo {
  seat: number;
  name: string;
  kind: "person" | "open" | "bot";
  strength?: string | null;
  online: boolean;
}
