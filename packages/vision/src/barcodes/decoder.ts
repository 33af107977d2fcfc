import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Barcode } from './barcode.ts';
import type { Gray } from './gray.ts';

const FORMATS = { EAN13: 'EAN-13', EAN8: 'EAN-8', UPCA: 'UPC-A', UPCE: 'UPC-E' } as const;

let opened: Promise<unknown> | undefined;

/** The decoder's program lies beside its package, so that nothing is fetched. */
function open(): Promise<unknown> {
  opened ??= readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))).then(
    (file) =>
      prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(file).buffer }, fireImmediately: true }),
  );
  return opened;
}

/** What a general decoder finds in the photo as it is, in at least so many lines. */
export async function decode({ data, width, height }: Gray, lines: number): Promise<Barcode[]> {
  await open();
  const pixels = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let from = 0, to = 0; to < pixels.length; from += 1, to += 4)
    pixels[to] = pixels[to + 1] = pixels[to + 2] = data[from]!;
  const image = { data: pixels, width, height, colorSpace: 'srgb' } as ImageData;
  const found = await readBarcodes(image, {
    formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE'],
    tryInvert: false,
    minLineCount: lines,
  });
  return found.flatMap(({ text, format, isValid }) => {
    const name = FORMATS[format as keyof typeof FORMATS];
    return isValid && name ? [{ text, format: name }] : [];
  });
}
