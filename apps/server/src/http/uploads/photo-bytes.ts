import { setImmediate } from 'node:timers/promises';
import { MAX_PHOTO_BYTES } from '@crisper/contract/scans';
import { Problem } from '../../problem.ts';

const HEAD = /^data:image\/(?:jpe?g|png|webp|hei[cf]);base64,/;
const LONGEST_HEAD = 40;

/** Large photos take a while each, so others get their turn in between. */
export async function photosOf(dataUrls: Iterable<string>): Promise<Buffer[]> {
  const photos: Buffer[] = [];
  for (const dataUrl of dataUrls) {
    photos.push(photoOf(dataUrl));
    await setImmediate();
  }
  return photos;
}

/** The bytes of one photo. What is wrong is said without a word of what was sent. */
function photoOf(dataUrl: string): Buffer {
  const head = HEAD.exec(dataUrl.slice(0, LONGEST_HEAD))?.[0];
  if (!head) throw new Problem('unsupported', 'Use a JPEG, PNG, WebP or HEIC photo.');
  return photoFromBase64(dataUrl.slice(head.length));
}

/** The same without the head of a data URL. */
export function photoFromBase64(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length === 0 || bytes.length !== bytesIn(text))
    throw new Problem('bad_request', 'This photo is damaged or incomplete.');
  if (bytes.length > MAX_PHOTO_BYTES) throw new Problem('too_large', 'A photo may be at most 10 MB.');
  return bytes;
}

/** How many bytes the text stands for; the decoder skips what is not base64, so a foreign character shows as a lack. */
function bytesIn(text: string): number {
  if (text.length % 4 !== 0) return -1;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  return (text.length / 4) * 3 - padding;
}
