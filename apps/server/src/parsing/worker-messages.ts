export interface ParseOrder {
  id: number;
  parser: string;
  input: unknown;
}

export type ParseReport =
  | { type: 'ready' }
  | { type: 'done'; id: number; output: unknown }
  | { type: 'failed'; id: number; error: unknown };
