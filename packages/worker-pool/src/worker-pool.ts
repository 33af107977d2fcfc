import { BoundedProcess, type ProcessOptions } from './bounded-process.ts';
import { FairQueue } from './fair-queue.ts';
import { type FailureReason, WorkerFailure } from './worker-failure.ts';
import type { WorkerOrder, WorkerReport } from './worker-messages.ts';

/** All times in milliseconds. */
export interface PoolOptions<Setup = never> extends ProcessOptions {
  size: number;
  /** What every worker is told before its first job (`receiveSetup`). */
  setup?: Setup;
  /** Workers start with the pool and are replaced when they die, not with the first job that needs one. */
  eager?: boolean;
  /** So many stay when there is nothing to do; by default all. */
  keep?: number;
  /** How long the others stay. */
  idleLimit?: number;
  /** One job of each lane is done at a time. */
  oneEach?: boolean;
  /** For one job, without its wait for a worker; of a stream for its next event. */
  timeLimit: number;
  startLimit?: number | undefined;
  maxWaiting?: number | undefined;
  maxWaitingEach?: number | undefined;
  /** How often a job may be begun whose worker dies. */
  tries?: number;
  /** Called when a worker dies by itself or cannot start. */
  onError?: ((error: Error) => void) | undefined;
}

export interface JobOptions<Event> {
  timeLimit?: number | undefined;
  signal?: AbortSignal | undefined;
  onEvent?: (event: Event) => void;
}

interface Job {
  id: number;
  lane: string;
  task: unknown;
  timeLimit: number;
  isStream: boolean;
  isCancelled: boolean;
  tries: number;
  onEvent: ((event: never) => void) | undefined;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
}

interface Worker {
  process: BoundedProcess<WorkerOrder<unknown, unknown>, WorkerReport<unknown, unknown>>;
  isReady: boolean;
  job: Job | null;
  /** For the start, the job or the idle time, whichever it is in. */
  timer: NodeJS.Timeout | undefined;
}

const START_LIMIT = 60_000;
const IDLE_LIMIT = 60_000;
/** So many starts in a row, and what waits is refused. */
const MAX_FAILED_STARTS = 3;

/**
 * Processes that do jobs outside of this process's event loop; lanes (people) take turns. A job that takes too long, or too
 * much memory, ends its process and nothing else, and the next job gets another process.
 */
export class WorkerPool<Task, Result, Event extends object = never, Setup = never> {
  readonly #options: PoolOptions<Setup>;
  readonly #queue: FairQueue<Job>;
  readonly #workers = new Set<Worker>();
  /** Processes that were killed and have not ended yet. */
  readonly #ending = new Set<Promise<unknown>>();
  #nextId = 1;
  #failedStarts = 0;
  #closed = false;

  constructor(options: PoolOptions<Setup>) {
    this.#options = options;
    this.#queue = new FairQueue({ oneEach: options.oneEach ?? false });
    this.#startMissing();
  }

  /** Rejects with a WorkerFailure, or with what the worker threw. */
  async run(lane: string, task: Task, options: JobOptions<Event> = {}): Promise<Result> {
    const { signal } = options;
    if (signal?.aborted) throw new WorkerFailure('cancelled');
    const { job, result } = this.#add(lane, task, options);
    const onAbort = () => this.#cancel(job);
    signal?.addEventListener('abort', onAbort, { once: true });
    return result.finally(() => signal?.removeEventListener('abort', onAbort));
  }

  /** The events of a job as they come. A reader who leaves early, or the signal, ends its process. */
  async *stream(lane: string, task: Task, signal?: AbortSignal): AsyncGenerator<Event> {
    const events: Event[] = [];
    let isOver = false;
    let wake = () => {};
    const onEvent = (event: Event) => {
      events.push(event);
      wake();
    };
    const onAbort = () => wake();
    signal?.throwIfAborted();
    const { job, result } = this.#add(lane, task, { onEvent }, true);
    const over = result.finally(() => {
      isOver = true;
      wake();
    });
    // Told to the reader below, behind the events that came before.
    over.catch(() => {});
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      for (;;) {
        signal?.throwIfAborted();
        const event = events.shift();
        if (event) {
          yield event;
          this.#take(job, events.length === 0);
        } else if (isOver) {
          await over;
          return;
        } else
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
      }
    } finally {
      signal?.removeEventListener('abort', onAbort);
      await this.#abandon(job);
    }
  }

  /** Resolves when no process runs any more. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#refuseWaiting('closed');
    for (const worker of this.#workers) this.#end(worker, new WorkerFailure('closed'));
    await Promise.all(this.#ending);
  }

  #add(lane: string, task: Task, options: JobOptions<Event>, isStream = false) {
    const { maxWaiting = Infinity, maxWaitingEach = Infinity, timeLimit } = this.#options;
    if (this.#closed) throw new WorkerFailure('closed');
    if (this.#queue.size >= maxWaiting) throw new WorkerFailure('full');
    if (this.#queue.sizeOf(lane) >= maxWaitingEach) throw new WorkerFailure('lane full');
    const job: Job = {
      id: this.#nextId++,
      lane,
      task,
      timeLimit: options.timeLimit ?? timeLimit,
      isStream,
      isCancelled: false,
      tries: 0,
      onEvent: options.onEvent,
      resolve: () => {},
      reject: () => {},
    };
    const result = new Promise<Result>((resolve, reject) => Object.assign(job, { resolve, reject }));
    this.#queue.add(lane, job);
    this.#dispatch();
    return { job, result };
  }

  #dispatch(): void {
    for (const worker of this.#workers) {
      if (worker.job || !worker.isReady) continue;
      const job = this.#queue.next();
      if (!job) break;
      worker.job = job;
      job.tries += 1;
      this.#limit(worker, job);
      worker.process.send({ type: 'job', id: job.id, task: job.task });
    }
    this.#startMissing();
  }

  #limit(worker: Worker, { timeLimit }: Job): void {
    clearTimeout(worker.timer);
    worker.timer = setTimeout(() => this.#end(worker, new WorkerFailure('timeout')), timeLimit);
  }

  #startMissing(): void {
    const { size, eager } = this.#options;
    const starting = () => [...this.#workers].filter(({ isReady }) => !isReady).length;
    while (!this.#closed && this.#workers.size < size && (eager || this.#queue.startable > starting()))
      this.#start();
  }

  #start(): void {
    const { setup, startLimit = START_LIMIT } = this.#options;
    const worker: Worker = {
      process: new BoundedProcess(this.#options, {
        onReport: (report) => this.#onReport(worker, report),
        onDeath: (reason) => this.#onDeath(worker, reason ?? 'A worker ended by itself'),
      }),
      isReady: false,
      job: null,
      timer: setTimeout(() => this.#onDeath(worker, 'A worker did not start in time'), startLimit),
    };
    this.#workers.add(worker);
    if (setup !== undefined) worker.process.send({ type: 'setup', setup });
  }

  #onReport(worker: Worker, report: WorkerReport<unknown, unknown>): void {
    if (!this.#workers.has(worker)) return;
    if (report.type === 'ready') {
      worker.isReady = true;
      this.#failedStarts = 0;
      this.#goOn(worker);
      return;
    }
    const { job } = worker;
    if (job?.id !== report.id) return;
    if (report.type === 'event') {
      // The reader of a stream takes its time.
      if (job.isStream) clearTimeout(worker.timer);
      job.onEvent?.(report.event as never);
      return;
    }
    if (report.type === 'failed' && job.isStream) {
      // What failed half way may hold files open.
      this.#end(worker, report.error);
      return;
    }
    if (report.type === 'done') job.resolve(report.result as never);
    else job.reject(report.error);
    this.#goOn(worker);
  }

  #goOn(worker: Worker): void {
    this.#free(worker);
    this.#dispatch();
    if (!worker.job) this.#rest(worker);
  }

  #rest(worker: Worker): void {
    const { size, keep = size, idleLimit = IDLE_LIMIT } = this.#options;
    if (keep >= size) return;
    worker.timer = setTimeout(() => {
      if (this.#workers.size > keep) this.#end(worker);
    }, idleLimit);
    worker.timer.unref();
  }

  #free(worker: Worker): Job | null {
    const { job } = worker;
    clearTimeout(worker.timer);
    worker.job = null;
    if (job) this.#queue.release(job.lane);
    return job;
  }

  #kill(worker: Worker): Job | null {
    this.#workers.delete(worker);
    const ending = worker.process.kill().finally(() => this.#ending.delete(ending));
    this.#ending.add(ending);
    return this.#free(worker);
  }

  /** Kills the worker, tells the reason where it worked, and lets another one go on. */
  #end(worker: Worker, reason?: unknown): void {
    this.#kill(worker)?.reject(reason);
    this.#dispatch();
  }

  #onDeath(worker: Worker, reason: string): void {
    if (!this.#workers.has(worker)) return;
    this.#options.onError?.(new Error(reason));
    const job = this.#kill(worker);
    if (job && !job.isCancelled && job.tries < (this.#options.tries ?? 1))
      this.#queue.addFirst(job.lane, job);
    else job?.reject(new WorkerFailure('died'));
    if (!worker.isReady) this.#failedStarts += 1;
    if (this.#failedStarts < MAX_FAILED_STARTS) {
      this.#dispatch();
      return;
    }
    this.#failedStarts = 0;
    this.#refuseWaiting('no worker');
  }

  #workerOf(job: Job): Worker | undefined {
    return [...this.#workers].find((worker) => worker.job === job);
  }

  /** The worker is asked to stop at its next step, and killed when its time is over. */
  #cancel(job: Job): void {
    job.isCancelled = true;
    job.reject(new WorkerFailure('cancelled'));
    if (!this.#queue.remove(job.lane, job)) this.#workerOf(job)?.process.send({ type: 'stop', id: job.id });
  }

  /** An event of a stream has been taken. When it was the last, the worker is waited for. */
  #take(job: Job, isLast: boolean): void {
    const worker = this.#workerOf(job);
    worker?.process.send({ type: 'taken' });
    if (worker && isLast) this.#limit(worker, job);
  }

  async #abandon(job: Job): Promise<void> {
    this.#queue.remove(job.lane, job);
    const worker = this.#workerOf(job);
    if (!worker) return;
    this.#end(worker, new WorkerFailure('cancelled'));
    await worker.process.kill();
  }

  #refuseWaiting(reason: FailureReason): void {
    for (const job of this.#queue.clear()) job.reject(new WorkerFailure(reason));
  }
}
