import sharp from 'sharp';
import { expect, it } from 'vitest';
import { decodePhoto } from '../decode.ts';
import { barcodeSvg } from '../testing/drawn-barcodes.ts';
import { seeded } from '../testing/photographed.ts';
import { photographedBarcode } from '../testing/photographed-barcode.ts';
import { findBarcodes } from './barcode-reader.ts';

async function drawn(svg: string, turn = 0) {
  const png = await sharp(Buffer.from(svg)).rotate(turn, { background: '#c8beaa' }).png().toBuffer();
  return findBarcodes(await decodePhoto(png));
}

it.each([
  ['4006381333931', '4006381333931', 'EAN-13'],
  ['96385074', '96385074', 'EAN-8'],
  ['036000291452', '0036000291452', 'EAN-13'],
])('reads %s', async (digits, text, format) => {
  expect(await drawn(barcodeSvg(digits))).toEqual([{ text, format }]);
});

it('reads a UPC-E as the code that it stands for', async () => {
  expect(await drawn(barcodeSvg('04252614', { upcE: true }))).toEqual([
    { text: '0042100005264', format: 'UPC-E' },
  ]);
});

it.each([90, 180, 207])('reads a code that is turned by %i degrees', async (turn) => {
  expect(await drawn(barcodeSvg('4006381333931'), turn)).toMatchObject([{ text: '4006381333931' }]);
});

it('reads codes held aslant, out of focus, half in the shade', async () => {
  const random = seeded(3);
  for (let photo = 0; photo < 4; photo += 1) {
    const made = await photographedBarcode(random);
    const found = await findBarcodes(await decodePhoto(made.photo));
    expect(found.map(({ text }) => text.padStart(13, '0'))).toEqual([made.gtin]);
  }
});

const stripes = (bars: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="260"><rect width="480" height="260" fill="#fff"/>${bars}</svg>`;
const bar = (at: number, width: number) =>
  `<rect x="${60 + at * 3}" y="30" width="${width * 3}" height="190"/>`;

it('takes neither a plain thing nor stripes nor a code with a wrong check digit for one', async () => {
  expect(await drawn(stripes('<rect width="200" height="260" fill="#777"/>'))).toEqual([]);
  expect(await drawn(stripes(Array.from({ length: 40 }, (_, at) => bar(at * 3, 1)).join('')))).toEqual([]);
  expect(await drawn(barcodeSvg('4006381333932'))).toEqual([]);
});
