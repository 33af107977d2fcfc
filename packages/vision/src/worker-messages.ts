import type { LookStage } from './eyes.ts';
import type { PhotoSightings } from './finding.ts';
import type { PhotoErrorCode } from './photo-error.ts';

export interface WorkerSetup {
  threads: number;
  folder?: string;
  /** One number: the job to stop, written by the pool and read between the steps of a job. */
  stop: SharedArrayBuffer;
}

export interface WorkerJob {
  id: number;
  photo: Uint8Array;
  detect: boolean;
  read: boolean;
}

export type WorkerMessage =
  | { type: 'ready' }
  | { type: 'stage'; id: number; stage: LookStage }
  | { type: 'done'; id: number; result: PhotoSightings }
  | { type: 'failed'; id: number; code: PhotoErrorCode; reason?: string };
