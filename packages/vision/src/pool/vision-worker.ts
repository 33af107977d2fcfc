import { setPriority } from 'node:os';
import { type CurrentJob, receiveSetup, serveJobs } from '@crisper/worker-pool/serve-jobs';
import sharp from 'sharp';
import { findBarcodes } from '../barcodes/barcode-reader.ts';
import { decodePhoto } from '../decode.ts';
import { assertNotFlat } from '../flat.ts';
import { PhotoError } from '../photo-error.ts';
import { PageReader } from '../reading/page-reader.ts';
import { PrintReader } from '../reading/print/print-reader.ts';
import { VisionEngine } from '../vision-engine.ts';
import type { PhotoAnswer, PhotoEvent, PhotoTask, Tasks, WorkerSetup } from './tasks.ts';

// Ctrl-C reaches this process too, but the pool decides when it stops.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

// Lower priority, so that the server stays responsive while photos are read.
setPriority(5);
sharp.cache(false);

const setup = await receiveSetup<WorkerSetup>();
sharp.concurrency(setup.threads);
const engine = await VisionEngine.open(setup);

/** Small print needs more pixels than a shelf. */
const PAGE_SIDE = 2600;
/** Opened when the first page comes: most servers see shelves all day. */
let pages: Promise<PageReader> | undefined;
let prints: Promise<PrintReader> | undefined;

async function findings(
  { task, photo }: PhotoTask,
  { isStopped, send }: CurrentJob<PhotoEvent>,
): Promise<Tasks[keyof Tasks]> {
  if (task.type === 'look') {
    const { detect, read } = task;
    return engine.look(photo, {
      detect,
      read,
      stopped: isStopped,
      onStage: (stage) => void send({ type: 'stage', stage }),
      onSeen: (result) => void send({ type: 'seen', result }),
    });
  }
  const before = process.cpuUsage();
  const picture = await decodePhoto(photo, task.type === 'barcodes' ? undefined : PAGE_SIDE);
  assertNotFlat(picture);
  const used = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  if (task.type === 'barcodes') {
    const codes = await findBarcodes(picture, isStopped);
    return { codes, processor: used() };
  }
  if (task.type === 'print') {
    prints ??= PrintReader.open(setup);
    const lines = await (await prints).read(picture, isStopped);
    return { lines, processor: used() };
  }
  pages ??= PageReader.open(setup);
  const rows = await (await pages).read(picture, isStopped);
  return { rows, processor: used() };
}

serveJobs(async (order: PhotoTask, job: CurrentJob<PhotoEvent>): Promise<PhotoAnswer> => {
  try {
    return { found: await findings(order, job) };
  } catch (error) {
    if (error instanceof PhotoError) return { code: error.code };
    throw error;
  }
});
