import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { decodePhoto } from './decode.ts';
import { assertNotFlat } from './flat.ts';

const create = { width: 640, height: 480, channels: 3, background: '#c8cdc6' } as const;
const looked = async (bytes: Buffer) => assertNotFlat(await decodePhoto(bytes));

it('refuses a picture of one color, also with a speck on it or packed hard', async () => {
  const flat = sharp({ create });
  const speck = await sharp({ create: { ...create, width: 12, height: 12, background: '#000000' } })
    .png()
    .toBuffer();
  const black = sharp({ create: { ...create, background: '#000000' } });
  for (const bytes of [
    await flat.png().toBuffer(),
    await flat.jpeg({ quality: 5 }).toBuffer(),
    await flat
      .composite([{ input: speck, left: 100, top: 100 }])
      .jpeg()
      .toBuffer(),
    await black.jpeg().toBuffer(),
  ])
    await expect(looked(bytes)).rejects.toMatchObject({ code: 'flat' });
});

it('takes every photo of something, also a dark one, and one of an empty shelf', async () => {
  const photo = (name: string) => readFile(new URL(`../test-photos/${name}`, import.meta.url));
  const shelf = await photo('shelf.webp');
  await looked(shelf);
  await looked(await sharp(shelf).linear(0.12, 0).jpeg().toBuffer());
  await looked(await photo('nothing.webp'));
});
