import { setImmediate } from 'node:timers/promises';
import { MAX_PHOTO_BYTES } from '@crisper/contract/scans/scans';
import { Problem } from '../../problem.ts';

const HEAD = /^data:image\/(?:jpe?g|png|webp|hei[cf]);base64,/;
const LONGEST_HEAD = 40;

/** Decoding a large photo takes a while, so the event loop runs between photos. */
export async function photosOf(dataUrls: Iterable<string>): Promise<Buffer[]> {
  const photos: Buffer[] = [];
  for (const dataUrl of dataUrls) {
    photos.push(photoOf(dataUrl));
    await setImmediate();
  }
  return photos;
}

/** The bytes of one photo. Error messages never contain what was sent. */
function photoOf(dataUrl: string): Buffer {
  const head = HEAD.exec(dataUrl.slice(0, LONGEST_HEAD))?.[0];
  if (!head) throw new Problem('unsupported', 'Use a JPEG, PNG, WebP or HEIC photo.');
  return photoFromBase64(dataUrl.slice(head.length));
}

/** The same for plain base64 without the data URL prefix. */
export function photoFromBase64(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length === 0 || bytes.length !== bytesIn(text))
    throw new Problem('bad_request', 'This photo is damaged or incomplete.');
  if (bytes.length > MAX_PHOTO_BYTES) throw new Problem('too_large', 'A photo may be at most 10 MB.');
  return bytes;
}

/** The expected number of bytes. The decoder skips invalid characters, so they show as missing bytes. */
function bytesIn(text: string): number {
  if (text.length % 4 !== 0) return -1;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  return (text.length / 4) * 3 - padding;
}
