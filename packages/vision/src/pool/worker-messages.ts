import type { PrintedLine } from '@crisper/kitchen/recipes/print/printed-line';
import type { Barcode } from '../barcodes/barcode.ts';
import type { PhotoSightings } from '../finding.ts';
import type { PhotoErrorCode } from '../photo-error.ts';
import type { PageRow } from '../reading/page-rows.ts';
import type { LookStage } from '../vision-engine.ts';

export interface WorkerSetup {
  threads: number;
  folder?: string;
}

/** What a worker can do with a photo, and what it answers. `processor` is in milliseconds. */
export interface Tasks {
  look: PhotoSightings;
  barcodes: { codes: Barcode[]; processor: number };
  page: { rows: PageRow[]; processor: number };
  print: { lines: PrintedLine[]; processor: number };
}

export type Task = { type: 'look'; detect: boolean; read: boolean } | { type: 'barcodes' | 'page' | 'print' };

/** Messages from the pool to a worker. */
export type WorkerOrder =
  | { type: 'setup'; setup: WorkerSetup }
  | (Task & { id: number; photo: Uint8Array })
  | { type: 'stop'; id: number }
  | { type: 'leave' };

/** Messages from a worker to the pool. */
export type WorkerReport =
  | { type: 'ready' }
  | { type: 'stage'; id: number; stage: LookStage }
  | { type: 'seen'; id: number; result: PhotoSightings }
  | { type: 'done'; id: number; result: Tasks[keyof Tasks] }
  | { type: 'failed'; id: number; code: PhotoErrorCode; reason?: string };

export type WorkerMessage = WorkerReport | { type: 'broken'; reason: string };
