import { MAX_PHOTO_BYTES } from '@crisper/contract/photos';
import { readRecipePages } from '@crisper/contract/recipes/recipe-pages';
import { t } from '@lingui/core/macro';
import { send } from '../../../lib/api.ts';
import { eventsIn } from '../../../lib/event-stream.ts';
import type { Draft } from './draft-store.ts';
import { textOfDraft } from './recipe-text.ts';

/** Small print needs this many pixels; the server uses no more. */
const LONGEST_SIDE = 2600;
const QUALITY = 0.85;
const READ_LIMIT_MS = 150_000;

const isPdf = (file: Blob): boolean => file.type === 'application/pdf';

export class FileProblem extends Error {}

/** A file as it is sent: photos upright, without metadata and no larger than needed, a PDF as it is. */
export async function pageOf(file: Blob): Promise<Blob> {
  const blob = isPdf(file) ? file : await redrawn(file);
  if (blob.size > MAX_PHOTO_BYTES) throw new FileProblem(t`A photo or PDF may be at most 10 MB.`);
  return blob;
}

async function redrawn(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  // A photo that this browser cannot open, HEIC for one: the server opens it or says what to do.
  if (!bitmap) return file;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  return drawn ?? file;
}

/** Reads the recipe on these pages; `onPage` hears which one is being read, from 1. */
export async function readPages(
  pages: readonly Blob[],
  onPage: (page: number, of: number) => void,
): Promise<Draft> {
  const response = await send(readRecipePages, {
    body: { pages: [...pages] },
    accept: 'text/event-stream',
    timeoutMs: READ_LIMIT_MS,
  });
  for await (const event of eventsIn(readRecipePages, response)) {
    if (event.type === 'page') onPage(event.page, event.of);
    else {
      const { draft, unknown, calories, doubtful, note } = event.result;
      return { text: textOfDraft(draft), unknown, calories, byHand: false, fromPage: true, doubtful, note };
    }
  }
  throw new Error('The answer ended before the recipe.');
}

/** What can be shown beside the text: photos, not a PDF. */
export const photosOf = (pages: readonly Blob[]): Blob[] => pages.filter((page) => !isPdf(page));
