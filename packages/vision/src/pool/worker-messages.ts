import type { LookStage } from '../eyes.ts';
import type { PhotoSightings } from '../finding.ts';
import type { PhotoErrorCode } from '../photo-error.ts';

export interface WorkerSetup {
  threads: number;
  folder?: string;
}

interface WorkerJob {
  id: number;
  photo: Uint8Array;
  detect: boolean;
  read: boolean;
}

/** Messages from the pool to a worker. */
export type WorkerOrder =
  | { type: 'setup'; setup: WorkerSetup }
  | ({ type: 'look' } & WorkerJob)
  | { type: 'stop'; id: number }
  | { type: 'leave' };

/** Messages from a worker to the pool. */
export type WorkerReport =
  | { type: 'ready' }
  | { type: 'stage'; id: number; stage: LookStage }
  | { type: 'seen'; id: number; result: PhotoSightings }
  | { type: 'done'; id: number; result: PhotoSightings }
  | { type: 'failed'; id: number; code: PhotoErrorCode; reason?: string };

export type WorkerMessage = WorkerReport | { type: 'broken'; reason: string };
