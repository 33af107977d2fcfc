// @vitest-environment jsdom
import { Blob as File } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preparePhoto } from './prepare-photo.ts';

/** A real HEIC photo, made by an HEVC encoder. */
const HEIC = join(import.meta.dirname, '../../../../../packages/vision/test-photos/shelf.heic');

/** As browsers have them: the one of jsdom cannot be read. */
const blob = (parts: (string | Uint8Array)[], type = '') => new File(parts, { type }) as Blob;

// A browser that cannot open the format, as Chrome and Firefox with HEIC.
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => {
    throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:shown' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('sends a HEIC photo as it is where the browser cannot open it, whatever type it claims', async () => {
  const bytes = await readFile(HEIC);
  for (const type of ['image/heic', '']) {
    const photo = await preparePhoto(blob([new Uint8Array(bytes)], type));
    expect(Buffer.from(await photo.file.arrayBuffer()).equals(bytes)).toBe(true);
    expect(photo.url).toBe('blob:shown');
  }
});

it('refuses what is no photo, and a HEIC photo that is too large to send', async () => {
  await expect(preparePhoto(blob(['hello, I am a text']))).rejects.toThrow();
  const huge = new Uint8Array(10 * 1024 * 1024 + 1);
  huge.set(await readFile(HEIC));
  await expect(preparePhoto(blob([huge]))).rejects.toThrow();
});
