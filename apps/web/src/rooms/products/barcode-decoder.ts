import { readBarcodes as readOnServer } from '@crisper/contract/products/products';
import type { CodeFormat } from '@crisper/kitchen/products/codes';
import { call } from '../../lib/api.ts';
import { preparePhoto } from '../../lib/photos/prepare-photo.ts';

export interface ReadCode {
  text: string;
  format: CodeFormat;
}

interface Detector {
  detect(source: CanvasImageSource): Promise<{ rawValue: string; format: string }[]>;
}

interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

const NATIVE: Readonly<Record<string, CodeFormat>> = {
  ean_13: 'EAN-13',
  ean_8: 'EAN-8',
  upc_a: 'UPC-A',
  upc_e: 'UPC-E',
};
const WASM: Readonly<Record<string, CodeFormat>> = {
  EAN13: 'EAN-13',
  EAN8: 'EAN-8',
  UPCA: 'UPC-A',
  UPCE: 'UPC-E',
};

type Decode = (source: HTMLCanvasElement) => Promise<ReadCode | null>;

/** The browser's own detector, where it knows all formats. */
async function native(): Promise<Decode | null> {
  const { BarcodeDetector: Detector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = Object.keys(NATIVE);
  const known = (await Detector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!Detector || !formats.every((format) => known.includes(format))) return null;
  const detector = new Detector({ formats });
  return async (source) => {
    for (const { rawValue, format } of await detector.detect(source)) {
      if (NATIVE[format]) return { text: rawValue, format: NATIVE[format] };
    }
    return null;
  };
}

/** A decoder in WebAssembly, fetched when it is first needed. */
async function wasm(): Promise<Decode> {
  const [{ prepareZXingModule, readBarcodes }, { default: url }] = await Promise.all([
    import('zxing-wasm/reader'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  await prepareZXingModule({ overrides: { locateFile: () => url }, fireImmediately: true });
  return async (source) => {
    const pixels = source.getContext('2d')?.getImageData(0, 0, source.width, source.height);
    if (!pixels) return null;
    const formats = ['EAN13', 'EAN8', 'UPCA', 'UPCE'] as const;
    for (const { text, format, isValid } of await readBarcodes(pixels, {
      formats: [...formats],
      minLineCount: 2,
    })) {
      if (isValid && WASM[format]) return { text, format: WASM[format] };
    }
    return null;
  };
}

let opened: Promise<Decode | null> | undefined;

/** How this browser decodes; null when it cannot. */
export function decoder(): Promise<Decode | null> {
  opened ??= native()
    .then((own) => own ?? wasm())
    .catch(() => null);
  return opened;
}

/** The first bar code in a photo: found here where the browser can, else by the server, which tries harder. */
export async function codeInPhoto(photo: Blob): Promise<ReadCode | null> {
  const decode = await decoder();
  const here = decode && (await canvasOf(photo).then(decode, () => null));
  if (here) return here;
  const { file } = await preparePhoto(photo);
  const { codes } = await call(readOnServer, { body: { image: file }, timeoutMs: 60_000 });
  return codes[0] ?? null;
}

const SIDE = 1600;

async function canvasOf(file: Blob): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas;
}
