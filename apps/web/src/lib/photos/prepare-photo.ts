import { MAX_PHOTO_BYTES } from '@crisper/contract/photos';
import { randomId } from '../random-id.ts';
import type { Size } from './fit.ts';
import { isHeic, PLACEHOLDER } from './heic.ts';
import { type Redrawn, redraw } from './redraw.ts';

export interface Photo extends Size {
  id: string;
  /** For display. */
  url: string;
  /** For the request. */
  file: Blob;
}

/** Phone photos have 3 to 15 MB; a far larger file is not a photo and would fill the memory. */
const MAX_FILE_BYTES = 60 * 1024 * 1024;
const WORKER_LIMIT_MS = 20_000;

let worker: Worker | null = null;
let lastId = 0;

function hasWorkerCanvas(): boolean {
  return typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';
}

function redrawInWorker(file: Blob): Promise<Redrawn | null> {
  worker ??= new Worker(new URL('./redraw.worker.ts', import.meta.url), { type: 'module' });
  const asked = worker;
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    const done = (drawn: Redrawn | null) => {
      clearTimeout(limit);
      asked.removeEventListener('message', hear);
      asked.removeEventListener('error', fail);
      resolve(drawn);
    };
    const hear = (event: MessageEvent<{ id: number; drawn: Redrawn | null }>) => {
      if (event.data.id === id) done(event.data.drawn);
    };
    const fail = () => {
      asked.terminate();
      if (worker === asked) worker = null;
      done(null);
    };
    const limit = setTimeout(fail, WORKER_LIMIT_MS);
    asked.addEventListener('message', hear);
    asked.addEventListener('error', fail);
    asked.postMessage({ id, file });
  });
}

function redrawHere(file: Blob): Promise<Redrawn> {
  return redraw(file, (size) => Object.assign(document.createElement('canvas'), size));
}

async function redrawn(file: Blob): Promise<Redrawn> {
  return (hasWorkerCanvas() ? await redrawInWorker(file) : null) ?? redrawHere(file);
}

/**
 * Prepares a file for display and sending; in a worker if the browser can. A HEIC photo that the browser cannot open
 * is sent as it is: the server opens it or says what to do. Throws if the file is not a photo.
 */
export async function preparePhoto(file: Blob): Promise<Photo> {
  if (file.size > MAX_FILE_BYTES) throw new Error('The file is too large for a photo.');
  const drawn = await redrawn(file).catch(async (error: unknown) => {
    if (file.size > MAX_PHOTO_BYTES || !(await isHeic(file))) throw error;
    return null;
  });
  if (!drawn) return asItIs(file);
  const { blob, width, height } = drawn;
  return { id: randomId(), url: URL.createObjectURL(blob), file: blob, width, height };
}

function asItIs(file: Blob): Photo {
  const { blob, width, height } = PLACEHOLDER;
  return { id: randomId(), url: URL.createObjectURL(blob), file, width, height };
}
