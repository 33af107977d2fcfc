import { WorkerFailure } from '@crisper/worker-pool/worker-failure';
import { WorkerPool } from '@crisper/worker-pool/worker-pool';
import { LRUCache } from 'lru-cache';
import { Problem } from '../problem.ts';
import type { Parser, ParseTask, Parsing } from './parser.ts';

interface Options {
  size?: number;
  /** Time limit for one text in milliseconds, without its wait for a worker. */
  timeLimit?: number;
  /** The most memory of a worker's objects in MB. */
  heap?: number;
  /** The most memory of a worker in MB. */
  memory?: number;
  /** Called when a worker dies for another reason than the time limit. */
  onError?: (error: Error) => void;
  /** Another worker program, for tests of the pool. */
  entry?: URL;
}

const SIZE = 2;
const TIME_LIMIT = 5_000;
const HEAP_MB = 384;
const MEMORY_MB = 256;
const WAITING_MAX = 1_000;
const WAITING_MAX_PERSON = 30;
/** So many texts over a limit, and a person waits before the next one is read. */
const COSTLY_MAX = 3;
const COSTLY_MS = 10 * 60_000;

const PROGRAM = { bundled: 'parse-worker', source: new URL('../parse-worker.ts', import.meta.url) };

/** Processes that parse what strangers sent, one text of each person at a time. One stays. */
export class ParsePool implements Parsing {
  readonly #pool: WorkerPool<ParseTask, unknown>;
  readonly #costly = new LRUCache<string, number>({ max: 10_000, ttl: COSTLY_MS });

  constructor({ entry, onError, ...options }: Options = {}) {
    this.#pool = new WorkerPool({
      program: entry ?? PROGRAM,
      size: options.size ?? SIZE,
      keep: 1,
      oneEach: true,
      timeLimit: options.timeLimit ?? TIME_LIMIT,
      heap: options.heap ?? HEAP_MB,
      memory: options.memory ?? MEMORY_MB,
      maxWaiting: WAITING_MAX,
      maxWaitingEach: WAITING_MAX_PERSON,
      onError,
    });
  }

  async read<Input, Output>(
    { name, timeLimit }: Parser<Input, Output>,
    input: Input,
    person: string,
  ): Promise<Output> {
    const costly = this.#costly.get(person) ?? 0;
    if (costly >= COSTLY_MAX) throw tooMany(COSTLY_MS / 1000);
    try {
      return (await this.#pool.run(person, { parser: name, input }, { timeLimit })) as Output;
    } catch (error) {
      throw error instanceof WorkerFailure ? this.#problemOf(error, person) : error;
    }
  }

  /** Resolves when no process runs any more. */
  close(): Promise<void> {
    return this.#pool.close();
  }

  #problemOf({ reason }: WorkerFailure, person: string): Problem {
    if (reason === 'lane full') return tooMany(5);
    if (reason !== 'timeout' && reason !== 'died') return busy();
    this.#costly.set(person, (this.#costly.get(person) ?? 0) + 1);
    return reason === 'timeout' ? tooSlow() : tooBig();
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
