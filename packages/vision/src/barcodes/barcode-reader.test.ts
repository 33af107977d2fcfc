import sharp from 'sharp';
import { expect, it } from 'vitest';
import { decodePhoto } from '../decode.ts';
import { barcodeSvg } from '../testing/drawn-barcodes.ts';
import { findBarcodes } from './barcode-reader.ts';

async function photo(svg: string, turn = 0) {
  const png = await sharp(Buffer.from(svg)).rotate(turn, { background: '#c8beaa' }).png().toBuffer();
  return decodePhoto(png);
}

it.each([
  ['4006381333931', 'EAN-13', {}],
  ['96385074', 'EAN-8', {}],
  ['036000291452', 'UPC-A', {}],
])('reads %s as %s', async (digits, format, kind) => {
  const [found] = await findBarcodes(await photo(barcodeSvg(digits, kind)));
  expect(found?.format === 'EAN-13' ? found.text.padStart(13, '0') : found?.text).toBe(
    found?.format === 'EAN-13' ? digits.padStart(13, '0') : digits,
  );
  expect([format, 'EAN-13']).toContain(found?.format);
});

it('reads a UPC-E as the code that it stands for', async () => {
  expect(await findBarcodes(await photo(barcodeSvg('04252614', { upcE: true })))).toEqual([
    { text: '0042100005264', format: 'UPC-E' },
  ]);
});

it('reads a code that lies on its side, and finds none where there is none', async () => {
  expect(await findBarcodes(await photo(barcodeSvg('4006381333931'), 90))).toMatchObject([
    { text: '4006381333931' },
  ]);
  const blank =
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="100" height="200" fill="#777"/></svg>';
  expect(await findBarcodes(await photo(blank))).toEqual([]);
});
