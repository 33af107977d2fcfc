import { createScan, type ScanEvent, type ScanResult } from '@crisper/contract/scans/scans';
import { t } from '@lingui/core/macro';
import { ApiError, send, unreachable } from '../../lib/api.ts';
import { eventsIn } from '../../lib/event-stream.ts';
import type { Photo } from '../../lib/photos/prepare-photo.ts';
import { noteUpload, savesData, takesLong } from './uplink.ts';

/** Longer than the server's limit for a scan. */
const LIMIT_MS = 6 * 60 * 1000;

interface Sent {
  images: readonly Blob[];
  look?: 'overview';
  /** The id of their overview. */
  after?: string;
}

type OnEvent = (event: ScanEvent) => void;

async function read(response: Response, onEvent: OnEvent): Promise<ScanResult> {
  // A proxy that cannot stream may request JSON, which contains only the result.
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    return createScan.response.parse(await response.json());
  }
  for await (const event of eventsIn(createScan, response)) {
    if (event.type === 'result') return event.result;
    onEvent(event);
  }
  throw unreachable();
}

const bytesOf = (images: readonly Blob[]): number => images.reduce((sum, { size }) => sum + size, 0);

/** Sends the photos and returns the result; `onEvent` gets the progress. Throws ApiError, or the abort. */
async function stream(
  { images, ...query }: Sent,
  onEvent: OnEvent,
  signal: AbortSignal,
): Promise<ScanResult> {
  const start = performance.now();
  const response = await send(createScan, {
    query,
    body: { images: [...images] },
    accept: 'text/event-stream',
    timeoutMs: LIMIT_MS,
    signal,
  });
  // The answer begins as soon as the photos are there.
  noteUpload(bytesOf(images), performance.now() - start);
  try {
    return await read(response, onEvent);
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error;
    throw unreachable();
  }
}

/**
 * Scans the photos: with all pixels where they arrive soon, else after a first list of small ones. Throws ApiError, or the
 * abort.
 */
export async function streamScan(
  photos: readonly Pick<Photo, 'file' | 'overview'>[],
  onEvent: OnEvent,
  signal: AbortSignal,
): Promise<ScanResult> {
  const full = photos.map(({ file }) => file);
  const small = photos.map(({ file, overview }) => overview ?? file);
  if (savesData()) return stream({ images: small }, onEvent, signal);
  if (photos.every(({ overview }) => !overview) || !takesLong(bytesOf(full)))
    return stream({ images: full }, onEvent, signal);
  const first = await stream({ images: small, look: 'overview' }, onEvent, signal);
  onEvent({ type: 'listed', ingredients: first.ingredients });
  return stream({ images: full, after: first.id }, onEvent, signal).catch((error) => {
    if (error instanceof ApiError && error.code === 'network') throw halfWay();
    throw error;
  });
}

function halfWay(): ApiError {
  const text = t`Your photos did not arrive in full, so no labels were read. The list is from a first look at them.`;
  return new ApiError(0, 'network', text);
}
