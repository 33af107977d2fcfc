import type { Barcode } from '@crisper/vision/barcodes/barcode';
import { findBarcodes } from '@crisper/vision/barcodes/barcode-reader';
import { decode } from '@crisper/vision/barcodes/decoder';
import { grayOf } from '@crisper/vision/barcodes/gray';
import { decodePhoto } from '@crisper/vision/decode';
import { seeded } from '@crisper/vision/testing/photographed';
import { photographedBarcode } from '@crisper/vision/testing/photographed-barcode';
import type { Row } from '../row.ts';

const PHOTOS = 100;
const LEAST = 0.95;
const MOST_MS = 500;

interface Way {
  find: (photo: Awaited<ReturnType<typeof decodePhoto>>) => Promise<Barcode[]>;
  right: number;
  wrong: number;
  milliseconds: number;
}

const way = (find: Way['find']): Way => ({ find, right: 0, wrong: 0, milliseconds: 0 });

/** Reads photos of made bar codes of every kind, beside one call of a general decoder. */
export default async function barcodes(seed = 2026): Promise<Row[]> {
  const random = seeded(seed);
  const ours = way((photo) => findBarcodes(photo));
  const plain = way((photo) => decode(grayOf(photo), 1));
  for (let at = 0; at < PHOTOS; at += 1) {
    const { gtin, photo } = await photographedBarcode(random);
    const picture = await decodePhoto(photo);
    for (const one of [ours, plain]) await look(one, picture, gtin);
  }
  return [
    {
      name: `bar codes turned and tilted by up to 30°, blurred, half lit (${PHOTOS} made photos: EAN, UPC, weight codes)`,
      measured: said(ours),
      target: `≥ ${100 * LEAST}%, none wrong, ≤ ${MOST_MS} ms`,
      ok: ours.right / PHOTOS >= LEAST && ours.wrong === 0 && ours.milliseconds / PHOTOS <= MOST_MS,
      alternative: `${said(plain)}: a general decoder on the photo as it is`,
    },
  ];
}

async function look(one: Way, picture: Parameters<Way['find']>[0], gtin: string): Promise<void> {
  const start = performance.now();
  const codes = await one.find(picture);
  one.milliseconds += performance.now() - start;
  const right = codes.filter(({ text }) => text.padStart(13, '0') === gtin);
  one.right += Number(right.length > 0);
  one.wrong += codes.length - right.length;
}

const said = ({ right, wrong, milliseconds }: Way): string =>
  `${((100 * right) / PHOTOS).toFixed(0)}% right, ${wrong} wrong, ${(milliseconds / PHOTOS).toFixed(0)} ms each`;
