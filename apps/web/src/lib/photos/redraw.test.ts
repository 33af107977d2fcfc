import { afterEach, expect, it, vi } from 'vitest';
import { redraw } from './redraw.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser whose JPEGs have this many bytes a pixel, at full quality. */
function browser(picture: { width: number; height: number }, bytesPerPixel: number, largestSide = Infinity) {
  const decoded = vi.fn(async () => ({ ...picture, close: () => {} }));
  vi.stubGlobal('createImageBitmap', decoded);
  const drawn: number[] = [];
  const canvasOf = ({ width, height }: { width: number; height: number }) => {
    if (width > largestSide) throw new RangeError('no memory for this canvas');
    drawn.push(width);
    const bytes = (quality: number) => Math.round(width * height * bytesPerPixel * quality);
    return {
      getContext: () => ({ fillRect() {}, drawImage() {} }),
      convertToBlob: async ({ quality }: { quality: number }) => ({ size: bytes(quality) }) as Blob,
      toBlob: undefined,
    };
  };
  const withoutToBlob = (size: { width: number; height: number }) => {
    const { toBlob: _, ...canvas } = canvasOf(size);
    return canvas as unknown as OffscreenCanvas;
  };
  return { decoded, drawn, redraw: (full: boolean) => redraw({} as Blob, withoutToBlob, { full }) };
}

const PHONE = { width: 4000, height: 3000 };
const MB = 1_000_000;

it('draws an overview and the full photo from one decoded picture', async () => {
  const { decoded, drawn, redraw } = browser(PHONE, 0.2);
  const { width, height, blob, full } = await redraw(true);
  expect([width, height, drawn]).toEqual([1600, 1200, [1600, 4000]]);
  expect(blob.size).toBe(Math.round(1600 * 1200 * 0.2 * 0.85));
  expect(full!.size).toBe(Math.round(4000 * 3000 * 0.2 * 0.85));
  expect(decoded).toHaveBeenCalledOnce();
});

it.each([0.3, 0.5, 1])(
  'keeps the full photo under 2.5 MB at %f bytes a pixel, with the pixels it can',
  async (bytes) => {
    const { drawn, redraw } = browser({ width: 8000, height: 6000 }, bytes);
    const { full } = await redraw(true);
    expect(full!.size).toBeLessThanOrEqual(2.5 * MB);
    expect(full!.size).toBeGreaterThan(1 * MB);
    expect(Math.max(...drawn)).toBe(4096);
  },
);

it('makes no second picture of what has no more pixels, or where none are asked for', async () => {
  expect((await browser({ width: 1600, height: 900 }, 0.2).redraw(true)).full).toBeNull();
  expect((await browser(PHONE, 0.2).redraw(false)).full).toBeNull();
});

it('sends the overview where the phone has no memory for more', async () => {
  const { blob, full } = await browser(PHONE, 0.2, 2000).redraw(true);
  expect(full).toBeNull();
  expect(blob.size).toBeGreaterThan(0);
});
