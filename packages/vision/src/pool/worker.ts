import { once } from 'node:events';
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { findBarcodes } from '../barcodes/barcode-reader.ts';
import { decodePhoto } from '../decode.ts';
import { assertNotFlat } from '../flat.ts';
import { PhotoError } from '../photo-error.ts';
import { PageReader } from '../reading/page-reader.ts';
import { PrintReader } from '../reading/print/print-reader.ts';
import { VisionEngine } from '../vision-engine.ts';
import type { Task, Tasks, WorkerMessage, WorkerOrder } from './worker-messages.ts';

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
const engine = await VisionEngine.open(first.setup);

/** Id of the job to abort. */
let stopped = 0;

/** Small print needs more pixels than a shelf. */
const PAGE_SIDE = 2600;
/** Opened when the first page comes: most servers see shelves all day. */
let pages: Promise<PageReader> | undefined;
let prints: Promise<PrintReader> | undefined;
const { setup } = first;

type Order = Task & { id: number; photo: Uint8Array };

async function answer(order: Order): Promise<Tasks[keyof Tasks]> {
  const { id, photo } = order;
  const isStopped = () => stopped === id;
  if (order.type === 'look') {
    const { detect, read } = order;
    return engine.look(photo, {
      detect,
      read,
      stopped: isStopped,
      onStage: (stage) => send({ type: 'stage', id, stage }),
      onSeen: (result) => send({ type: 'seen', id, result }),
    });
  }
  const before = process.cpuUsage();
  const picture = await decodePhoto(photo, order.type === 'barcodes' ? undefined : PAGE_SIDE);
  assertNotFlat(picture);
  const used = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  if (order.type === 'barcodes') {
    const codes = await findBarcodes(picture, isStopped);
    return { codes, processor: used() };
  }
  if (order.type === 'print') {
    prints ??= PrintReader.open(setup);
    const lines = await (await prints).read(picture, isStopped);
    return { lines, processor: used() };
  }
  pages ??= PageReader.open(setup);
  const rows = await (await pages).read(picture, isStopped);
  return { rows, processor: used() };
}

async function work(order: Order): Promise<WorkerMessage> {
  const { id } = order;
  try {
    return { type: 'done', id, result: await answer(order) };
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
  if (order.type === 'stop') stopped = order.id;
  else if (order.type === 'leave') void working.then(() => process.exit());
  else if (order.type !== 'setup') working = work(order).then(send);
});
send({ type: 'ready' });
