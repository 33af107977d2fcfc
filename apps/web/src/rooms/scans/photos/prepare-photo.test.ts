// @vitest-environment jsdom
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preparePhoto } from './prepare-photo.ts';

/** A real HEIC photo, made by an HEVC encoder. */
const HEIC = join(import.meta.dirname, '../../../../../../packages/vision/test-photos/shelf.heic');

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
    const photo = await preparePhoto(new Blob([new Uint8Array(bytes)], { type }));
    const [head, data] = photo.dataUrl.split(',');
    expect(head).toBe('data:image/heic;base64');
    expect(Buffer.from(data!, 'base64').equals(bytes)).toBe(true);
    expect(photo.url).toBe('blob:shown');
  }
});

it('refuses what is no photo, and a HEIC photo that is too large to send', async () => {
  await expect(preparePhoto(new Blob(['hello, I am a text']))).rejects.toThrow();
  const huge = new Uint8Array(10 * 1024 * 1024 + 1);
  huge.set(await readFile(HEIC));
  await expect(preparePhoto(new Blob([huge]))).rejects.toThrow();
});
