import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import type { Picture } from '../picture.ts';

export interface Barcode {
  /** The digits; of a UPC-E, those of the EAN-13 that it stands for. */
  text: string;
  format: 'EAN-13' | 'EAN-8' | 'UPC-A' | 'UPC-E';
}

const FORMATS = { EAN13: 'EAN-13', EAN8: 'EAN-8', UPCA: 'UPC-A', UPCE: 'UPC-E' } as const;
const MOST_CODES = 8;
/** A weight code and its neighbour may be misread as each other; the decoder has to agree with itself. */
const OPTIONS: ReaderOptions = {
  formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: false,
  tryDownscale: true,
  minLineCount: 2,
  maxNumberOfSymbols: MOST_CODES,
};

/** How a photo is altered when nothing is found in it as it is: turned, its light evened out, its edges sharpened. */
interface View {
  turn: number;
  even: boolean;
  sharpen: number;
  scale: number;
}

const plain: View = { turn: 0, even: false, sharpen: 0, scale: 1 };
const VIEWS: readonly View[] = [
  plain,
  { ...plain, sharpen: 2 },
  { ...plain, turn: 30, sharpen: 1.5 },
  { ...plain, turn: -30, sharpen: 1.5 },
  { ...plain, even: true, sharpen: 3 },
  { ...plain, turn: 45, even: true, sharpen: 1.5 },
  { ...plain, scale: 1.6, sharpen: 4 },
  { ...plain, turn: 30, even: true, sharpen: 4 },
  { ...plain, turn: -30, even: true, sharpen: 4 },
];

let opened: Promise<unknown> | undefined;

/** The decoder's program lies beside its package, so that nothing is fetched. */
function open(): Promise<unknown> {
  opened ??= readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))).then(
    (file) =>
      prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(file).buffer }, fireImmediately: true }),
  );
  return opened;
}

async function grayOf(picture: Picture, { turn, even, sharpen, scale }: View): Promise<ImageData> {
  const raw = { width: picture.width, height: picture.height, channels: 3 } as const;
  const width = Math.round(picture.width * scale);
  let image = sharp(picture.data, { raw }).grayscale();
  if (scale !== 1) image = image.resize({ width, kernel: 'cubic' });
  if (turn !== 0) image = image.rotate(turn, { background: '#808080' });
  if (even)
    image = image.clahe({ width: Math.max(8, width >> 3), height: Math.max(8, width >> 3), maxSlope: 3 });
  if (sharpen > 0) image = image.sharpen({ sigma: sharpen, m1: 2, m2: 4 });
  const { data, info } = await image
    .extractChannel(0)
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(4 * info.width * info.height).fill(255);
  for (let from = 0, to = 0; to < pixels.length; from += 1, to += 4)
    pixels[to] = pixels[to + 1] = pixels[to + 2] = data[from]!;
  return { data: pixels, width: info.width, height: info.height, colorSpace: 'srgb' } as ImageData;
}

async function readView(picture: Picture, view: View): Promise<Barcode[]> {
  const codes = new Map<string, Barcode>();
  for (const { text, format, isValid } of await readBarcodes(await grayOf(picture, view), OPTIONS)) {
    const name = FORMATS[format as keyof typeof FORMATS];
    if (isValid && name) codes.set(text, { text, format: name });
  }
  return [...codes.values()];
}

/**
 * The bar codes of food in a photo, each once. An altered view may make digits up that pass their check, and a wrong product is worse
 * than none: a code counts when two views agree on it, or when all views together found no other.
 */
export async function findBarcodes(
  picture: Picture,
  stopped: () => boolean = () => false,
  views: readonly View[] = VIEWS,
): Promise<Barcode[]> {
  await open();
  const once = new Map<string, Barcode>();
  for (const view of views) {
    if (stopped()) return [];
    const codes = await readView(picture, view);
    const twice = codes.filter(({ text }) => once.has(text));
    if (twice.length > 0) return twice;
    if (view === plain && codes.length > 0) return codes;
    for (const code of codes) once.set(code.text, code);
  }
  return once.size === 1 ? [...once.values()] : [];
}

/** The photo as it is: what a decoder alone finds. */
export const PLAIN_VIEW: readonly View[] = [plain];
