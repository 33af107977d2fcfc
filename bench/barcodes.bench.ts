import { type Barcode, findBarcodes, PLAIN_VIEW } from '@crisper/vision/barcodes/barcode-reader';
import { decodePhoto } from '@crisper/vision/decode';
import { photographedBarcode } from '@crisper/vision/testing/photographed-barcode';
import type { Row } from './row.ts';

const PHOTOS = 100;
const LEAST = 0.95;

/** The same photos in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Reads photos of made bar codes, beside the same decoder on the photo as it is. */
export default async function barcodes(): Promise<Row[]> {
  const random = seeded(7);
  let [right, wrong, plain, milliseconds] = [0, 0, 0, 0];
  for (let at = 0; at < PHOTOS; at += 1) {
    const { digits, photo } = await photographedBarcode(random);
    const picture = await decodePhoto(photo);
    const start = performance.now();
    const codes = await findBarcodes(picture);
    milliseconds += performance.now() - start;
    const reads = (found: readonly Barcode[]) => found.some(({ text }) => sameCode(text, digits));
    right += Number(reads(codes));
    wrong += codes.filter(({ text }) => !sameCode(text, digits)).length;
    plain += Number(reads(await findBarcodes(picture, undefined, PLAIN_VIEW)));
  }
  const share = (count: number) => `${((100 * count) / PHOTOS).toFixed(1)}%`;
  return [
    {
      name: `bar codes read at up to 30°, blurred, half lit (${PHOTOS} made photos)`,
      measured: `${share(right)}, ${wrong} wrong, ${(milliseconds / PHOTOS).toFixed(0)} ms each`,
      target: `≥ ${100 * LEAST}%, none wrong`,
      ok: right / PHOTOS >= LEAST && wrong === 0,
      alternative: `${share(plain)} by the decoder on the photo as it is`,
    },
  ];
}

/** A UPC-A is an EAN-13 with a zero in front. */
const sameCode = (text: string, digits: string): boolean =>
  text.padStart(13, '0') === digits.padStart(13, '0');
