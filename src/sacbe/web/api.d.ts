// The types of the server's frames and responses (docs/api.md).

export interface Effect { good: string; name: string; before: number; after: number }
export type Final = null | "ends" | "reveals" | "binds";
export interface Choice {
  action: number;
  info: Record<string, unknown>;
  rule: string;
  text: string;
  final: Final;
  effects: Effect[];
}
export interface SeatInfo {
  seat: number;
  kind: "local" | "link" | "bot";
  name: string;
  bot: string | null;
  taken: boolean;
  deadline: number | null;
}
export interface UndoRequest { seat: number; missing: number[] }
export interface View {
  table: string;
  version: number;
  seat: number | null;
  status: "playing" | "over" | "ended";
  game: string;
  rules_version: number;
  players: number;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  moves: number;
  public: boolean;
  spectators: boolean;
  undo: "turn" | "agreed";
  clock: null | { seconds: number; late: "bot" | "end" };
  rematch: string | null;
  rematch_of: string | null;
  seeded: boolean;
  late: number | null;
  asked: number[];
  position: Record<string, unknown>;
  legal: Choice[];
  can_undo: boolean;
  undo_refusal: null | "nothing" | "revealed" | "secret";
  undo_request: UndoRequest | null;
  scores: number[] | null;
  winners: number[];
  question: string | null;
  names: string[];
  secret: boolean;
  has_secrets: boolean;
  board?: string;
}
export interface StepView {
  version: number;
  seat: number | null;
  moves: number;
  step: number;
  board?: string;
}
export interface LogLine {
  move: number;
  seat: number | null;
  kind: string;
  text: string;
  said: string;
  change: Record<string, number>;
  rule: string;
}
export interface ChatLine { at: number; seat: number | null; name: string; text: string }
export interface PartChange { id: string; attrs: Record<string, string>; content: string | null }
export interface PictureChange {
  complete: boolean;
  width: number;
  height: number;
  title: string;
  order: string[] | null;
  parts: PartChange[];
  defs: Record<string, string>;
}
export interface CommandResult { command_id: string; version: number; rematch: string | null }
export interface LogChange { from: number; lines: LogLine[] }
export interface ChatChange { from: number; lines: ChatLine[] }
export interface FrameStep { move: number; seat: number | null; lines: LogLine[]; picture: PictureChange | null }
export interface PageFrame {
  type: "change";
  version: number;
  since?: number | null;
  answer: CommandResult | null;
  view: View;
  log: LogChange;
  chat: ChatChange;
  picture: PictureChange | null;
  steps: FrameStep[];
}
export interface Problem {
  type: "problem";
  error: string;
  message: string;
  command_id?: string | null;
  rule?: string | null;
  version?: number | null;
}
export interface PageStep { view: StepView; picture: PictureChange }
export interface HintOption { action: number; text: string; behind: number; share: number }
export interface Hint {
  version: number;
  seat: number;
  action: number;
  text: string;
  because: string;
  brings: Effect[];
  others: HintOption[];
  line: string[];
  then: string;
  note: string;
}
export interface LedgerSource { source: string; points: string[] }
export interface Account { caption: string; title: string; sources: LedgerSource[]; total: string; totals: string[] }
export interface Ledger {
  version: number;
  title: string;
  names: string[];
  sources: LedgerSource[];
  total: string;
  totals: string[];
  winners: number[];
  accounts: Account[];
}
export interface TileCell { text: string; look: string; rule: string }
export interface TileBlock { kind: "heading" | "text" | "table"; text: string; rule: string; head: string[]; rows: TileCell[][] }
export interface Tiles { version: number; blocks: TileBlock[]; signs: Record<string, string[]>; names: string[] }
