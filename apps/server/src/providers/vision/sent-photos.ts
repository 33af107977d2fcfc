import { encodeForModel } from '@crisper/vision/encode';
import { PhotoError } from '@crisper/vision/photo-error';
import type { PhotoOutcome } from '@crisper/vision/scan';
import type { VisionOptions } from './vision.provider.ts';

const SIDE = 1280;
/** Of all photos of a scan together: servers charge by the pixel, in money or in time. */
const PIXELS = 8_000_000;

export interface SentPhotos {
  outcomes: PhotoOutcome[];
  pictures: Uint8Array[];
  /** The number of each picture in the scan. */
  photos: number[];
}

/** Every photo is decoded and encoded again, so that no metadata leaves the machine. */
export async function sentPhotos(
  photos: readonly Uint8Array[],
  { onProgress }: Pick<VisionOptions, 'onProgress'> = {},
): Promise<SentPhotos> {
  const side = Math.min(SIDE, Math.floor(Math.sqrt(PIXELS / photos.length)));
  const sent: SentPhotos = { outcomes: [], pictures: [], photos: [] };
  for (const [photo, bytes] of photos.entries()) {
    const start = performance.now();
    try {
      const { jpeg, width, height } = await encodeForModel(bytes, side);
      const decode = performance.now() - start;
      const took = { decode, detect: 0, read: 0, processor: decode };
      sent.pictures.push(jpeg);
      sent.photos.push(photo);
      sent.outcomes.push({ ok: true, width, height, took });
      onProgress?.({ stage: 'decoded', photo, of: photos.length });
    } catch (error) {
      const failure = error instanceof PhotoError ? error : new PhotoError('damaged');
      sent.outcomes.push({ ok: false, code: failure.code, error: failure.message });
      onProgress?.({ stage: 'failed', photo, of: photos.length, code: failure.code });
    }
  }
  return sent;
}
