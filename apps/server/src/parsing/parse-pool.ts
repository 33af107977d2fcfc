import { LRUCache } from 'lru-cache';
import { Problem } from '../problem.ts';
import { BoundedProcess } from './bounded-process.ts';
import { FairLanes } from './fair-lanes.ts';
import type { Parser, Parsing } from './parser.ts';
import type { ParseOrder, ParseReport } from './worker-messages.ts';

interface Options {
  size?: number;
  /** Time limit for one text in milliseconds, without its wait for a worker. */
  timeLimit?: number;
  startLimit?: number;
  /** An idle worker beside another one ends after this time. The last one stays, so that no caller waits for its start. */
  idleLimit?: number;
  /** The most memory of a worker's objects in MB. */
  heap?: number;
  /** The most memory of a worker in MB. */
  memory?: number;
  /** Called when a worker dies for another reason than the time limit. */
  onError?: (error: unknown) => void;
  /** Another worker program, for tests of the pool. */
  entry?: URL;
}

interface Job {
  id: number;
  parser: string;
  timeLimit: number | undefined;
  input: unknown;
  person: string;
  resolve: (output: never) => void;
  reject: (error: unknown) => void;
}

interface Seat {
  worker: BoundedProcess<ParseOrder, ParseReport>;
  ready: boolean;
  job: Job | null;
  /** For the start, the job or the idle time, whichever it is in. */
  timer: NodeJS.Timeout | null;
}

const SIZE = 2;
const TIME_LIMIT = 5_000;
const START_LIMIT = 60_000;
const IDLE_LIMIT = 60_000;
const HEAP_MB = 384;
const MEMORY_MB = 256;
const WAITING_MAX = 1_000;
const WAITING_MAX_PERSON = 30;
/** So many texts over a limit, and a person waits before the next one is read. */
const COSTLY_MAX = 3;
const COSTLY_MS = 10 * 60_000;

const PROGRAM = { bundled: 'parse-worker', source: new URL('../parse-worker.ts', import.meta.url) };

/**
 * Processes that parse what strangers sent. A text that takes too long, or too much memory, ends its process and nothing
 * else. They start when there is something to parse.
 */
export class ParsePool implements Parsing {
  readonly #options: Options;
  readonly #waiting = new FairLanes<Job>();
  readonly #seats = new Set<Seat>();
  readonly #costly = new LRUCache<string, number>({ max: 10_000, ttl: COSTLY_MS });
  /** Processes that were killed and have not ended yet. */
  readonly #ending = new Set<Promise<unknown>>();
  #nextId = 1;
  #closed = false;

  constructor(options: Options = {}) {
    this.#options = options;
  }

  read<Input, Output>(parser: Parser<Input, Output>, input: Input, person: string): Promise<Output> {
    if (this.#closed || this.#waiting.size >= WAITING_MAX) return Promise.reject(busy());
    if (this.#waiting.sizeOf(person) >= WAITING_MAX_PERSON) return Promise.reject(tooMany(5));
    if ((this.#costly.get(person) ?? 0) >= COSTLY_MAX) return Promise.reject(tooMany(COSTLY_MS / 1000));
    return new Promise((resolve, reject) => {
      this.#waiting.add(person, {
        id: this.#nextId++,
        parser: parser.name,
        timeLimit: parser.timeLimit,
        input,
        person,
        resolve,
        reject,
      });
      this.#dispatch();
    });
  }

  /** Resolves when no process runs any more. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#rejectWaiting(busy());
    for (const seat of this.#seats) this.#end(seat, busy());
    await Promise.all(this.#ending);
  }

  #dispatch(): void {
    for (const seat of this.#seats) {
      if (seat.job || !seat.ready) continue;
      const job = this.#waiting.next();
      if (!job) return;
      this.#give(seat, job);
    }
    const starting = [...this.#seats].filter((seat) => !seat.ready).length;
    if (this.#waiting.lanesFree > starting && this.#seats.size < (this.#options.size ?? SIZE)) this.#start();
  }

  #give(seat: Seat, job: Job): void {
    if (seat.timer) clearTimeout(seat.timer);
    seat.job = job;
    seat.timer = setTimeout(
      () => this.#expire(seat, job.person),
      job.timeLimit ?? this.#options.timeLimit ?? TIME_LIMIT,
    );
    seat.worker.send({ id: job.id, parser: job.parser, input: job.input });
  }

  #start(): void {
    const { entry = PROGRAM, heap = HEAP_MB, memory = MEMORY_MB } = this.#options;
    const worker = new BoundedProcess<ParseOrder, ParseReport>(
      { program: entry, heap, memory },
      {
        onReport: (report) => this.#onReport(seat, report),
        onDeath: (reason) => this.#fail(seat, new Error(reason ?? 'A parser ended by itself')),
      },
    );
    const seat: Seat = { worker, ready: false, job: null, timer: null };
    seat.timer = setTimeout(
      () => this.#fail(seat, new Error('A parser did not start in time')),
      this.#options.startLimit ?? START_LIMIT,
    );
    this.#seats.add(seat);
  }

  #onReport(seat: Seat, message: ParseReport): void {
    if (!this.#seats.has(seat)) return;
    if (message.type === 'ready') seat.ready = true;
    else if (seat.job?.id !== message.id) return;
    const job = this.#free(seat);
    if (message.type === 'done') job?.resolve(message.output as never);
    if (message.type === 'failed') job?.reject(message.error);
    this.#dispatch();
    if (!seat.job) this.#rest(seat);
  }

  #rest(seat: Seat): void {
    seat.timer = setTimeout(() => {
      if (this.#seats.size > 1) this.#end(seat, busy());
    }, this.#options.idleLimit ?? IDLE_LIMIT);
    seat.timer.unref();
  }

  #free(seat: Seat): Job | null {
    const { job } = seat;
    if (seat.timer) clearTimeout(seat.timer);
    seat.timer = null;
    seat.job = null;
    if (job) this.#waiting.release(job.person);
    return job;
  }

  #expire(seat: Seat, person: string): void {
    this.#count(person);
    this.#end(seat, tooSlow());
  }

  #count(person: string): void {
    this.#costly.set(person, (this.#costly.get(person) ?? 0) + 1);
  }

  /** Kills the worker, tells whom it worked for, and lets another one go on. */
  #end(seat: Seat, reason: unknown): void {
    this.#seats.delete(seat);
    this.#free(seat)?.reject(reason);
    const ending = seat.worker.kill().finally(() => this.#ending.delete(ending));
    this.#ending.add(ending);
    this.#dispatch();
  }

  /** A worker that died: out of memory because of its text, or because it cannot start at all. */
  #fail(seat: Seat, error: unknown): void {
    if (!this.#seats.has(seat)) return;
    this.#options.onError?.(error);
    if (!seat.ready) this.#rejectWaiting(busy());
    if (seat.job) this.#count(seat.job.person);
    this.#end(seat, tooBig());
  }

  #rejectWaiting(reason: Problem): void {
    for (const job of this.#waiting.clear()) job.reject(reason);
  }
}

const tooSlow = () =>
  new Problem('bad_request', 'This takes too long to read. Please send a shorter or simpler text.');
const tooBig = () =>
  new Problem('bad_request', 'This is too much to read. Please send a shorter or simpler text.');
const tooMany = (retryAfter: number) =>
  new Problem('rate_limited', 'You sent a lot to read. Please wait a little and try again.', { retryAfter });
const busy = () =>
  new Problem('unavailable', 'We can’t read that right now. Please try again in a minute.', {
    retryAfter: 60,
  });
