import { availableParallelism } from 'node:os';
import { WorkerFailure } from '@crisper/worker-pool/worker-failure';
import { WorkerPool } from '@crisper/worker-pool/worker-pool';
import type { PhotoSightings } from '../finding.ts';
import { PhotoError, type PhotoErrorCode } from '../photo-error.ts';
import type { LookStage } from '../vision-engine.ts';
import type { PhotoAnswer, PhotoEvent, PhotoTask, Task, Tasks, WorkerSetup } from './tasks.ts';

export interface PoolOptions {
  size?: number;
  /** Threads per worker. */
  threads?: number;
  /** Time limit for one photo in milliseconds, without its wait in the queue. */
  timeLimit?: number;
  /** Time limit for starting a worker, in milliseconds. */
  startLimit?: number;
  maxWaiting?: number;
  /** Folder of another model; defaults to the shipped one. */
  folder?: string;
  /** Called when a worker dies or a photo fails unexpectedly; never gets photo data. */
  onError?: (error: Error) => void;
  /** Another worker program, for tests of the pool. */
  entry?: URL;
}

export interface PhotoJobOptions {
  signal?: AbortSignal;
  onStage?: (stage: LookStage) => void;
}

interface LookJobOptions extends PhotoJobOptions {
  /** Called before the labels are read, with what was seen so far. */
  onSeen?: (seen: PhotoSightings) => void;
  detect?: boolean;
  read?: boolean;
}

const TIME_LIMIT = 30_000;
const HEAP_MB = 512;
const MAX_WAITING = 400;
/** Photos of one lane that may wait: three full scans. */
const MAX_WAITING_EACH = 24;
/** A photo whose worker dies gets a second one. */
const TRIES = 2;

const PROGRAM = { bundled: 'vision-worker', source: new URL('./vision-worker.ts', import.meta.url) };

/** Worker processes that look at photos outside this process's event loop. People take turns. */
export class VisionPool {
  readonly #pool: WorkerPool<PhotoTask, PhotoAnswer, PhotoEvent, WorkerSetup>;
  readonly #onError: PoolOptions['onError'];

  constructor({ entry, onError, folder, ...options }: PoolOptions = {}) {
    const { PATH, HOME, TMPDIR } = process.env;
    const size = options.size ?? (availableParallelism() >= 4 ? 2 : 1);
    const threads = options.threads ?? Math.max(1, Math.floor(Math.min(4, availableParallelism()) / size));
    this.#onError = onError;
    this.#pool = new WorkerPool({
      program: entry ?? PROGRAM,
      size,
      eager: true,
      setup: folder === undefined ? { threads } : { threads, folder },
      timeLimit: options.timeLimit ?? TIME_LIMIT,
      startLimit: options.startLimit,
      heap: HEAP_MB,
      env: { PATH, HOME, TMPDIR },
      printErrors: true,
      maxWaiting: options.maxWaiting ?? MAX_WAITING,
      maxWaitingEach: MAX_WAITING_EACH,
      tries: TRIES,
      onError,
    });
  }

  /** Looks at one photo; lanes (people) take turns. Rejects only with a PhotoError. */
  look(lane: string, photo: Uint8Array, options: LookJobOptions = {}): Promise<PhotoSightings> {
    const { detect = true, read = true, ...rest } = options;
    return this.#run(lane, photo, { type: 'look', detect, read }, rest);
  }

  /** The bar codes in one photo. */
  barcodes(lane: string, photo: Uint8Array, options: PhotoJobOptions = {}): Promise<Tasks['barcodes']> {
    return this.#run(lane, photo, { type: 'barcodes' }, options);
  }

  /** Everything printed on the page in one photo. */
  page(lane: string, photo: Uint8Array, options: PhotoJobOptions = {}): Promise<Tasks['page']> {
    return this.#run(lane, photo, { type: 'page' }, options);
  }

  /** The lines of a printed page, with their places. */
  print(lane: string, photo: Uint8Array, options: PhotoJobOptions = {}): Promise<Tasks['print']> {
    return this.#run(lane, photo, { type: 'print' }, options);
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  async #run<Type extends keyof Tasks>(
    lane: string,
    photo: Uint8Array,
    task: Task & { type: Type },
    { signal, onStage, onSeen }: LookJobOptions,
  ): Promise<Tasks[Type]> {
    const onEvent = (event: PhotoEvent) =>
      event.type === 'stage' ? onStage?.(event.stage) : onSeen?.(event.result);
    const answer = await this.#pool
      .run(lane, { task, photo }, { signal, onEvent })
      .catch((error: Error): PhotoAnswer => ({ code: this.#codeOf(error) }));
    if ('code' in answer) throw new PhotoError(answer.code);
    return answer.found as Tasks[Type];
  }

  #codeOf(error: Error): PhotoErrorCode {
    if (error instanceof WorkerFailure) return CODES[error.reason];
    this.#onError?.(error);
    return 'crashed';
  }
}

const CODES = {
  closed: 'cancelled',
  cancelled: 'cancelled',
  full: 'busy',
  'lane full': 'busy',
  timeout: 'timeout',
  died: 'crashed',
  'no worker': 'crashed',
} as const satisfies Record<WorkerFailure['reason'], PhotoErrorCode>;
