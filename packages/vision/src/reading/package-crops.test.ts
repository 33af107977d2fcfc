import { expect, it } from 'vitest';
import type { PixelBox } from '../picture.ts';
import { packageCrops } from './package-crops.ts';

const phone = { width: 3000, height: 4000, data: new Uint8Array() };
const at = (x: number, y: number, width = 300, height = 600): PixelBox => [x, y, x + width, y + height];
const spent = (crops: ReturnType<typeof packageCrops>) =>
  crops.reduce((sum, { box: [x0, y0, x1, y1], scale }) => sum + (x1 - x0) * (y1 - y0) * scale * scale, 0);

it('magnifies each package by its own size, small ones no further than a photo can be sharp', () => {
  const [large, small] = packageCrops(phone, [at(100, 100, 900, 1500), at(2000, 2000, 100, 200)], []);
  expect(large!.scale).toBeLessThan(0.4);
  expect(small!.scale).toBeCloseTo(1.02, 1);
  expect(small!.box).toEqual([1988, 1988, 2112, 2212]);
  const [inWeb] = packageCrops({ ...phone, width: 750, height: 1000 }, [at(200, 200, 100, 200)], []);
  expect(inWeb!.scale).toBe(2);
});

it('searches what stands in another package, and text in one, only once', () => {
  const text = { box: at(150, 200, 100, 40), thickness: 40 };
  expect(packageCrops(phone, [at(100, 100), at(120, 150, 200, 400)], [text])).toHaveLength(1);
  const alone = { box: at(2000, 200, 100, 40), thickness: 40 };
  expect(packageCrops(phone, [at(100, 100)], [alone])[1]!.box).toEqual([1880, 80, 2220, 360]);
});

it('stops at the same megapixels for any number of packages', () => {
  const many = Array.from({ length: 10_000 }, (_, n) => at((n % 70) * 40, Math.floor(n / 70) * 24));
  const crops = packageCrops(phone, many, []);
  expect(spent(crops)).toBeLessThanOrEqual(1_300_000);
  expect(spent(crops)).toBeGreaterThan(1_000_000);
  expect(packageCrops(phone, [[-5, -5, 3, 3]], [])).toEqual([]);
});
