import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodePhoto, MAX_PHOTO_BYTES } from './decode.ts';

const scene = (width = 320, height = 240) =>
  sharp({ create: { width, height, channels: 3, background: '#c03020' } });
const text = (value: string) => new TextEncoder().encode(value);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** A PNG whose header gives this size but which has almost no pixel data. */
function claimedPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const magic = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    magic,
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(64)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const refused = (bytes: Uint8Array, code: string) =>
  expect(decodePhoto(bytes)).rejects.toMatchObject({ name: 'PhotoError', code });

describe('photos that are taken', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('opens %s', async (format) => {
    const picture = await decodePhoto(await scene().toFormat(format).toBuffer());
    expect([picture.width, picture.height, picture.data.length]).toEqual([320, 240, 320 * 240 * 3]);
  });

  it('turns a photo upright by its EXIF note and forgets the note', async () => {
    const turned = await scene().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await decodePhoto(turned)).toMatchObject({ width: 240, height: 320 });
  });

  it('brings CMYK and 16 bit to 8-bit color', async () => {
    const cmyk = await scene().toColourspace('cmyk').jpeg().toBuffer();
    const deep = await scene().toColourspace('rgb16').png().toBuffer();
    for (const bytes of [cmyk, deep]) {
      const { data } = await decodePhoto(bytes);
      expect(data[0]).toBeGreaterThan(140);
      expect(data[2]).toBeLessThan(80);
    }
  });

  it.each(['gif', 'webp'] as const)('takes the first frame of an animated %s', async (format) => {
    const frames = Buffer.concat([Buffer.alloc(64 * 64 * 3, 250), Buffer.alloc(64 * 64 * 3, 5)]);
    const raw = { width: 64, height: 128, channels: 3, pageHeight: 64 } as const;
    const moving = await sharp(frames, { raw })
      .toFormat(format, { loop: 0, delay: [100, 100] })
      .toBuffer();
    const picture = await decodePhoto(moving);
    expect([picture.width, picture.height]).toEqual([64, 64]);
    expect(picture.data[0]).toBeGreaterThan(200);
  });

  it('makes large photos smaller and keeps their shape', async () => {
    const bytes = await scene(3200, 1600).jpeg().toBuffer();
    expect(await decodePhoto(bytes)).toMatchObject({ width: 1600, height: 800 });
  });

  it('reads only the picture of a file that is also something else', async () => {
    const jpeg = await scene().jpeg().toBuffer();
    const picture = await decodePhoto(Buffer.concat([jpeg, text('<script>alert(1)</script>PK\x03\x04')]));
    expect(picture.data.length).toBe(320 * 240 * 3);
  });
});

describe('photos that are refused', () => {
  it.each([
    ['text', 'hello there, this is not a photo at all'],
    ['SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['PDF', '%PDF-1.7 0000000000000000000000'],
    ['HTML that hides behind spaces', '   <!doctype html><html></html>'],
    ['nothing', ''],
  ])('%s', (_, content) => refused(text(content), 'not-a-photo'));

  it('a PNG name tag on an SVG', async () => {
    await refused(
      Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), text('<svg onload="x()"/>')]),
      'damaged',
    );
  });

  it('a photo cut off half way', async () => {
    const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, i) => (i * 7919) % 251));
    const whole = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
      .jpeg()
      .toBuffer();
    await refused(whole.subarray(0, whole.length / 2), 'damaged');
  });

  it('one pixel', async () => refused(await scene(1, 1).png().toBuffer(), 'too-small'));
  it('30,000 by 30,000', () => refused(claimedPng(30_000, 30_000), 'too-many-pixels'));
  it('50,000 pixels wide', () => refused(claimedPng(50_000, 1_000), 'too-many-pixels'));
  it('more than 10 MB', () => refused(new Uint8Array(MAX_PHOTO_BYTES + 1), 'too-large'));

  it('a real HEIC photo, which needs a decoder with a licence that we cannot ship, with a way out', async () => {
    const file = fileURLToPath(new URL('../test-photos/shelf.heic', import.meta.url));
    await refused(await readFile(file), 'heic-unsupported');
  });

  it('HEIC that the library cannot open, with a way out', async () => {
    const bytes = Buffer.concat([Buffer.from([0, 0, 0, 24]), text('ftypheic'), Buffer.alloc(64)]);
    await refused(bytes, 'heic-unsupported');
  });
});
