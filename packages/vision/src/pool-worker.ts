import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { WorkerJob, WorkerMessage, WorkerSetup } from './worker-messages.ts';

export interface PoolWorkerEvents {
  onMessage: (message: WorkerMessage) => void;
  onExit: () => void;
}

const HEAP_MB = 512;

/** From source the worker runs through the same TypeScript loader as its parent; from a bundle it lies beside it. */
function workerPlace(): { url: URL; execArgv: string[] } {
  if (!import.meta.url.endsWith('.ts')) {
    return { url: new URL('./vision-worker.js', import.meta.url), execArgv: [] };
  }
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return { url: new URL('./worker.ts', import.meta.url), execArgv: ['--import', loader] };
}

/** One worker thread with the job it holds; the pool replaces it when it dies. */
export class PoolWorker {
  ready = false;
  readonly #worker: Worker;
  readonly #stop = new Int32Array(new SharedArrayBuffer(4));

  constructor(setup: Omit<WorkerSetup, 'stop'>, events: PoolWorkerEvents, entry?: URL) {
    const place = entry ? { url: entry, execArgv: [] } : workerPlace();
    const workerData: WorkerSetup = { ...setup, stop: this.#stop.buffer as SharedArrayBuffer };
    this.#worker = new Worker(place.url, {
      workerData,
      execArgv: place.execArgv,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    this.#worker.on('message', events.onMessage);
    this.#worker.on('error', () => undefined);
    this.#worker.once('exit', events.onExit);
  }

  send(job: WorkerJob): void {
    this.#worker.postMessage(job);
  }

  /** Asks the worker to give up the job at the next step; native code cannot be interrupted in between. */
  stop(id: number): void {
    Atomics.store(this.#stop, 0, id);
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
