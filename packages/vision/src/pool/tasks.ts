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

export interface PhotoTask {
  task: Task;
  photo: Uint8Array;
}

/** What a worker tells while it looks. */
export type PhotoEvent = { type: 'stage'; stage: LookStage } | { type: 'seen'; result: PhotoSightings };

/** What it found, or why it cannot say. */
export type PhotoAnswer = { found: Tasks[keyof Tasks] } | { code: PhotoErrorCode };
