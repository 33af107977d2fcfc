import { once } from 'node:events';
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { Eyes } from '../eyes.ts';
import { PhotoError } from '../photo-error.ts';
import type { WorkerMessage, WorkerOrder } from './worker-messages.ts';

if (!process.send) throw new Error('worker.ts runs as a child of the pool only');
const send = (message: WorkerMessage) => void process.send?.(message);

// The server has exited.
process.on('disconnect', () => process.exit());
// Ctrl-C reaches this process too, but the pool decides when it stops.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

// Lower priority, so that the server stays responsive while photos are read.
setPriority(5);
sharp.cache(false);

const [first] = (await once(process, 'message')) as [WorkerOrder];
if (first.type !== 'setup') throw new Error('the first order must be the setup');
sharp.concurrency(first.setup.threads);
const eyes = await Eyes.open(first.setup);

/** Id of the job to abort. */
let stopped = 0;

async function work({ id, photo, detect, read }: WorkerOrder & { type: 'look' }): Promise<WorkerMessage> {
  try {
    const result = await eyes.look(photo, {
      detect,
      read,
      stopped: () => stopped === id,
      onStage: (stage) => send({ type: 'stage', id, stage }),
      onSeen: (result) => send({ type: 'seen', id, result }),
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

process.on('message', (order: WorkerOrder) => {
  if (order.type === 'look') working = work(order).then(send);
  if (order.type === 'stop') stopped = order.id;
  if (order.type === 'leave') void working.then(() => process.exit());
});
send({ type: 'ready' });
