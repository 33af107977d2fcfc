import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { WorkerJob, WorkerMessage, WorkerSetup } from './worker-messages.ts';

export interface PoolWorkerEvents {
  onMessage: (message: WorkerMessage) => void;
  onError: (error: Error) => void;
  onExit: () => void;
}

const HEAP_MB = 512;
const LEAVE_LIMIT_MS = 10_000;

/** A bundle carries the worker beside it; from source a TypeScript loader has to be started in the thread first. */
function workerProgram(): URL {
  if (!import.meta.url.endsWith('.ts')) return new URL('./vision-worker.js', import.meta.url);
  const resolved = createRequire(import.meta.url).resolve('tsx/esm/api');
  const loader = pathToFileURL(resolved.replace(/\.cjs$/, '.mjs')).href;
  const program = new URL('./worker.ts', import.meta.url).href;
  const source = `import { register } from '${loader}'; register(); await import('${program}');`;
  return new URL(`data:text/javascript,${encodeURIComponent(source)}`);
}

/** One worker thread with the job it holds; the pool replaces it when it dies. */
export class PoolWorker {
  ready = false;
  readonly #worker: Worker;
  readonly #ended: Promise<unknown>;
  readonly #stop = new Int32Array(new SharedArrayBuffer(4));

  constructor(setup: Omit<WorkerSetup, 'stop'>, events: PoolWorkerEvents, entry?: URL) {
    const workerData: WorkerSetup = { ...setup, stop: this.#stop.buffer as SharedArrayBuffer };
    this.#worker = new Worker(entry ?? workerProgram(), {
      workerData,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    this.#worker.on('message', events.onMessage);
    this.#worker.on('error', events.onError);
    this.#worker.once('exit', events.onExit);
    this.#ended = new Promise((done) => this.#worker.once('exit', done));
  }

  send(job: WorkerJob): void {
    this.#worker.postMessage(job);
  }

  /** Asks the worker to give up the job at the next step; native code cannot be interrupted in between. */
  stop(id: number): void {
    Atomics.store(this.#stop, 0, id);
  }

  /** Lets the worker finish what it is at: a thread torn out of native code takes the whole process with it. */
  async leave(): Promise<void> {
    const patience = setTimeout(() => void this.end(), LEAVE_LIMIT_MS);
    this.#worker.postMessage(null);
    await this.#ended;
    clearTimeout(patience);
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
