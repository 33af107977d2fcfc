import { availableParallelism } from 'node:os';
import type { PhotoSightings } from '../finding.ts';
import { PhotoError, type PhotoErrorCode } from '../photo-error.ts';
import type { LookStage } from '../vision-engine.ts';
import { FairQueue } from './fair-queue.ts';
import { PoolWorker } from './pool-worker.ts';
import type { Task, Tasks, WorkerReport } from './worker-messages.ts';

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

interface Job {
  id: number;
  lane: string;
  photo: Uint8Array;
  task: Task;
  options: LookJobOptions;
  tries: number;
  settle: (outcome: Tasks[keyof Tasks] | PhotoErrorCode) => void;
}

interface Seat {
  worker: PoolWorker;
  job: Job | null;
  timer: NodeJS.Timeout | null;
}

const TIME_LIMIT = 30_000;
const START_LIMIT = 60_000;
const MAX_WAITING = 400;
/** Photos of one lane that may wait: three full scans. */
const MAX_WAITING_EACH = 24;
const MAX_TRIES = 2;
const MAX_FAILED_STARTS = 3;

/** Worker processes that look at photos outside this process's event loop. People take turns. */
export class VisionPool {
  readonly #options: PoolOptions;
  readonly #queue = new FairQueue<Job>();
  readonly #seats = new Set<Seat>();
  readonly #size: number;
  #nextId = 1;
  #failedStarts = 0;
  #closed = false;

  constructor(options: PoolOptions = {}) {
    this.#options = options;
    this.#size = options.size ?? (availableParallelism() >= 4 ? 2 : 1);
    this.#fill();
  }

  /** Looks at one photo; lanes (people) take turns. Rejects only with a PhotoError. */
  look(lane: string, photo: Uint8Array, options: LookJobOptions = {}): Promise<PhotoSightings> {
    const { detect = true, read = true, ...rest } = options;
    return this.#add(lane, photo, { type: 'look', detect, read }, rest);
  }

  /** The bar codes in one photo. */
  barcodes(lane: string, photo: Uint8Array, options: PhotoJobOptions = {}): Promise<Tasks['barcodes']> {
    return this.#add(lane, photo, { type: 'barcodes' }, options);
  }

  /** Everything printed on the page in one photo. */
  page(lane: string, photo: Uint8Array, options: PhotoJobOptions = {}): Promise<Tasks['page']> {
    return this.#add(lane, photo, { type: 'page' }, options);
  }

  /** The lines of a printed page, with their places. */
  print(lane: string, photo: Uint8Array, options: PhotoJobOptions = {}): Promise<Tasks['print']> {
    return this.#add(lane, photo, { type: 'print' }, options);
  }

  #add<Type extends keyof Tasks>(
    lane: string,
    photo: Uint8Array,
    task: Task & { type: Type },
    options: LookJobOptions,
  ): Promise<Tasks[Type]> {
    return new Promise((resolve, reject) => {
      const refuse = (code: PhotoErrorCode) => reject(new PhotoError(code));
      if (this.#closed || options.signal?.aborted) return refuse('cancelled');
      if (this.#queue.size >= (this.#options.maxWaiting ?? MAX_WAITING)) return refuse('busy');
      if (this.#queue.waitingIn(lane) >= MAX_WAITING_EACH) return refuse('busy');
      const onAbort = () => this.#cancel(job);
      const job: Job = {
        id: this.#nextId++,
        lane,
        photo,
        task,
        options,
        tries: 0,
        settle: (outcome) => {
          options.signal?.removeEventListener('abort', onAbort);
          if (typeof outcome === 'string') refuse(outcome);
          else resolve(outcome as Tasks[Type]);
        },
      };
      options.signal?.addEventListener('abort', onAbort, { once: true });
      this.#queue.add(lane, job);
      this.#fill();
      this.#dispatch();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#rejectWaiting('cancelled');
    const seats = [...this.#seats];
    for (const seat of seats) this.#free(seat)?.settle('cancelled');
    await Promise.all(seats.map((seat) => seat.worker.leave()));
  }

  #fill(): void {
    while (!this.#closed && this.#seats.size < this.#size) {
      const setup = {
        threads:
          this.#options.threads ?? Math.max(1, Math.floor(Math.min(4, availableParallelism()) / this.#size)),
        ...(this.#options.folder === undefined ? {} : { folder: this.#options.folder }),
      };
      const seat: Seat = {
        job: null,
        timer: null,
        worker: new PoolWorker(
          setup,
          {
            onMessage: (message) => this.#onMessage(seat, message),
            onError: (error) => this.#options.onError?.(error),
            onExit: () => this.#onExit(seat),
          },
          this.#options.entry,
        ),
      };
      this.#seats.add(seat);
      seat.timer = setTimeout(() => seat.worker.end(), this.#options.startLimit ?? START_LIMIT);
    }
  }

  #dispatch(): void {
    for (const seat of this.#seats) {
      if (seat.job || !seat.worker.ready) continue;
      const job = this.#queue.next();
      if (!job) return;
      seat.job = job;
      job.tries += 1;
      seat.timer = setTimeout(() => this.#expire(seat), this.#options.timeLimit ?? TIME_LIMIT);
      seat.worker.send({ ...job.task, id: job.id, photo: job.photo });
    }
  }

  #onMessage(seat: Seat, message: WorkerReport): void {
    if (message.type === 'ready') {
      this.#free(seat);
      seat.worker.ready = true;
      this.#failedStarts = 0;
      this.#dispatch();
      return;
    }
    if (seat.job?.id !== message.id) return;
    if (message.type === 'stage') {
      seat.job.options.onStage?.(message.stage);
      return;
    }
    if (message.type === 'seen') {
      seat.job.options.onSeen?.(message.result);
      return;
    }
    if (message.type === 'failed' && message.reason) this.#options.onError?.(new Error(message.reason));
    const job = this.#free(seat);
    job?.settle(message.type === 'done' ? message.result : message.code);
    this.#dispatch();
  }

  #free(seat: Seat): Job | null {
    const job = seat.job;
    if (seat.timer) clearTimeout(seat.timer);
    seat.timer = null;
    seat.job = null;
    return job;
  }

  /** Replaces a dead worker and retries its photo once. */
  #onExit(seat: Seat): void {
    if (!this.#seats.delete(seat)) return;
    const job = this.#free(seat);
    if (job && (this.#closed || job.options.signal?.aborted)) job.settle('cancelled');
    else if (job && job.tries < MAX_TRIES) this.#queue.addFirst(job.lane, job);
    else job?.settle('crashed');
    if (!seat.worker.ready) this.#failedStarts += 1;
    if (this.#failedStarts >= MAX_FAILED_STARTS) {
      this.#failedStarts = 0;
      this.#rejectWaiting('crashed');
      return;
    }
    this.#fill();
  }

  #expire(seat: Seat): void {
    this.#free(seat)?.settle('timeout');
    this.#seats.delete(seat);
    seat.worker.end();
    this.#fill();
  }

  #cancel(job: Job): void {
    if (this.#queue.remove(job.lane, job)) {
      job.settle('cancelled');
      return;
    }
    for (const seat of this.#seats) {
      if (seat.job !== job) continue;
      seat.worker.stop(job.id);
      job.settle('cancelled');
    }
  }

  #rejectWaiting(code: PhotoErrorCode): void {
    for (let job = this.#queue.next(); job; job = this.#queue.next()) job.settle(code);
  }
}
