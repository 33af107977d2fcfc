import sharp from 'sharp';
import { PhotoError } from './photo-error.ts';
import type { Picture } from './picture.ts';

export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;
const MIN_SIDE = 32;
const DECODE_SECONDS = 8;
/** The vision engine needs no more pixels; a smaller image saves memory and time. */
export const WORKING_SIDE = 1600;
/** Labels are read at what phones take. */
export const LABEL_SIDE = 4096;

type Kind = 'jpeg' | 'png' | 'webp' | 'gif' | 'heif';

const HEIF_BRANDS = new Set(['avif', 'avis', 'heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']);

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

/** Detects the format from the first bytes, so that no SVG, PDF or script reaches the image library. */
function sniff(bytes: Uint8Array): Kind | null {
  if (bytes.length < 16) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 0, 6) === 'GIF87a' || ascii(bytes, 0, 6) === 'GIF89a') return 'gif';
  if (ascii(bytes, 4, 8) === 'ftyp' && HEIF_BRANDS.has(ascii(bytes, 8, 12))) return 'heif';
  return null;
}

function explain(error: unknown, kind: Kind): PhotoError {
  if (error instanceof PhotoError) return error;
  const message = error instanceof Error ? error.message : '';
  if (message.includes('pixel limit')) return new PhotoError('too-many-pixels');
  if (message.toLowerCase().includes('timeout')) return new PhotoError('timeout');
  return new PhotoError(kind === 'heif' ? 'heic-unsupported' : 'damaged');
}

/** Decodes to upright 8-bit sRGB without metadata, at most `side` pixels on the longer side; animations give their first frame. */
export async function decodePhoto(bytes: Uint8Array, side = WORKING_SIDE): Promise<Picture> {
  if (bytes.length > MAX_PHOTO_BYTES) throw new PhotoError('too-large');
  const kind = sniff(bytes);
  if (!kind) throw new PhotoError('not-a-photo');
  try {
    const options = {
      limitInputPixels: MAX_PIXELS,
      failOn: 'error',
      pages: 1,
      sequentialRead: true,
    } as const;
    const { width, height } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) throw new PhotoError('too-many-pixels');
    if (Math.min(width, height) < MIN_SIDE) throw new PhotoError('too-small');
    const { data, info } = await sharp(bytes, options)
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    if (info.channels !== 3) throw new PhotoError('damaged');
    return { data, width: info.width, height: info.height };
  } catch (error) {
    throw explain(error, kind);
  }
}
