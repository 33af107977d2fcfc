import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { Eyes } from './eyes.ts';
import { PhotoError } from './photo-error.ts';
import type { WorkerJob, WorkerMessage, WorkerSetup } from './worker-messages.ts';

const port = parentPort;
if (!port) throw new Error('worker.ts runs inside a worker thread only');
const setup = workerData as WorkerSetup;
const stop = new Int32Array(setup.stop);
const send = (message: WorkerMessage) => port.postMessage(message);

// On Linux this lowers the calling thread and those it starts, so that the server keeps answering while photos are read.
if (process.platform === 'linux') setPriority(5);
sharp.concurrency(1);
sharp.cache(false);

const eyes = await Eyes.open(
  setup.folder === undefined ? { threads: setup.threads } : { threads: setup.threads, folder: setup.folder },
);

async function work({ id, photo, detect, read }: WorkerJob): Promise<WorkerMessage> {
  try {
    const result = await eyes.look(photo, {
      detect,
      read,
      stopped: () => Atomics.load(stop, 0) === id,
      onStage: (stage) => send({ type: 'stage', id, stage }),
    });
    return { type: 'done', id, result };
  } catch (error) {
    if (error instanceof PhotoError) return { type: 'failed', id, code: error.code };
    return {
      type: 'failed',
      id,
      code: 'crashed',
      reason: error instanceof Error ? error.message : 'unknown',
    };
  }
}

let working: Promise<void> = Promise.resolve();

/** Nothing more to do when the pool says null: without its port the thread ends by itself. */
port.on('message', (job: WorkerJob | null) => {
  working = job ? work(job).then(send) : working.then(() => port.close());
});
send({ type: 'ready' });
