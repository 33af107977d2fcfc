import { MAX_PHOTO_BYTES } from '@crisper/contract/photos';
import { randomId } from '../random-id.ts';
import type { Size } from './fit.ts';
import { isHeic, PLACEHOLDER } from './heic.ts';
import { type Redrawn, type RedrawOptions, redraw } from './redraw.ts';

export interface Photo extends Size {
  id: string;
  /** For display. */
  url: string;
  /** For the request. */
  file: Blob;
  /** The same with 1,600 px, where `file` has more. */
  overview?: Blob;
}

/** Phone photos have 3 to 15 MB; a far larger file is not a photo and would fill the memory. */
const MAX_FILE_BYTES = 60 * 1024 * 1024;
const WORKER_LIMIT_MS = 20_000;

let worker: Worker | null = null;
let lastId = 0;

function hasWorkerCanvas(): boolean {
  return typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';
}

function redrawInWorker(file: Blob, options: RedrawOptions): Promise<Redrawn | null> {
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
    asked.postMessage({ id, file, options });
  });
}

function redrawHere(file: Blob, options: RedrawOptions): Promise<Redrawn> {
  return redraw(file, (size) => Object.assign(document.createElement('canvas'), size), options);
}

async function redrawn(file: Blob, options: RedrawOptions): Promise<Redrawn> {
  return (hasWorkerCanvas() ? await redrawInWorker(file, options) : null) ?? redrawHere(file, options);
}

async function prepare(file: Blob, options: RedrawOptions): Promise<Photo> {
  if (file.size > MAX_FILE_BYTES) throw new Error('The file is too large for a photo.');
  const drawn = await redrawn(file, options).catch(async (error: unknown) => {
    if (file.size > MAX_PHOTO_BYTES || !(await isHeic(file))) throw error;
    return null;
  });
  if (!drawn) return asItIs(file);
  const { blob, full, width, height } = drawn;
  const shown = { id: randomId(), url: URL.createObjectURL(blob), width, height };
  return full ? { ...shown, file: full, overview: blob } : { ...shown, file: blob };
}

/**
 * Prepares a file for display and sending; in a worker if the browser can. A HEIC photo that the browser cannot open
 * is sent as it is: the server opens it or says what to do. Throws if the file is not a photo.
 */
export function preparePhoto(file: Blob): Promise<Photo> {
  return prepare(file, { full: false });
}

/** The same with as many pixels as labels are read by. One after the other, as a decoded photo takes 50 MB. */
export async function prepareFullPhotos(files: readonly Blob[]): Promise<(Photo | null)[]> {
  const photos: (Photo | null)[] = [];
  for (const file of files) photos.push(await prepare(file, { full: true }).catch(() => null));
  return photos;
}

function asItIs(file: Blob): Photo {
  const { blob, width, height } = PLACEHOLDER;
  return { id: randomId(), url: URL.createObjectURL(blob), file, width, height };
}
