import { setImmediate } from 'node:timers/promises';
import { MAX_PHOTO_BYTES, type SentPhoto } from '@crisper/contract/photos';
import { Problem } from '../../problem.ts';

const HEAD = /^data:image\/(?:jpe?g|png|webp|hei[cf]);base64,/;
const LONGEST_HEAD = 40;

/**
 * The bytes of each, which are taken out of `sent`: otherwise data URLs would stay in memory beside them until the answer.
 * Decoding a large one takes a while, so the event loop runs between them.
 */
export async function photosOf(sent: SentPhoto[]): Promise<Buffer[]> {
  const photos: Buffer[] = [];
  for (const photo of sent.splice(0)) {
    photos.push(typeof photo === 'string' ? fromDataUrl(photo) : fileBytes(photo));
    await setImmediate();
  }
  return photos;
}

/** Error messages never contain what was sent. */
function fromDataUrl(dataUrl: string): Buffer {
  const head = HEAD.exec(dataUrl.slice(0, LONGEST_HEAD))?.[0];
  if (!head) throw new Problem('unsupported', 'Use a JPEG, PNG, WebP or HEIC photo.');
  return photoFromBase64(dataUrl.slice(head.length));
}

/** The bytes of a file that was sent as such. */
export function fileBytes(file: Exclude<SentPhoto, string>): Buffer {
  if (!Buffer.isBuffer(file) || file.length === 0) throw damaged();
  if (file.length > MAX_PHOTO_BYTES) throw tooLarge();
  return file;
}

/** Plain base64, without the prefix of a data URL. */
export function photoFromBase64(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length === 0 || bytes.length !== bytesIn(text)) throw damaged();
  if (bytes.length > MAX_PHOTO_BYTES) throw tooLarge();
  return bytes;
}

const damaged = () => new Problem('bad_request', 'This photo is damaged or incomplete.');
const tooLarge = () => new Problem('too_large', 'A photo may be at most 10 MB.');

/** The expected number of bytes. The decoder skips invalid characters, so they show as missing bytes. */
function bytesIn(text: string): number {
  if (text.length % 4 !== 0) return -1;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  return (text.length / 4) * 3 - padding;
}
