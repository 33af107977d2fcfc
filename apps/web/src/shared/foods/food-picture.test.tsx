// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { foods } from '@crisper/kitchen/foods/larder';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FoodPicture } from './food-picture.tsx';

const FILE = join(import.meta.dirname, '../../../../../packages/plates/src/foods.gen.svg');
const MOST_BYTES = 40 * 1024;

const pictures = readFileSync(FILE, 'utf8');

afterEach(cleanup);

it('has a picture of every food, drawn by a shape that is there', () => {
  const root = new DOMParser().parseFromString(pictures, 'image/svg+xml');
  expect(root.querySelector('parsererror')).toBeNull();
  const ids = new Set([...root.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids.size).toBe(root.querySelectorAll('[id]').length);
  for (const food of foods) expect(ids, food.id).toContain(food.id);
  for (const use of root.querySelectorAll('use')) expect(ids).toContain(use.getAttribute('href')?.slice(1));
  for (const path of root.querySelectorAll('path')) expect(path.getAttribute('d')).toMatch(/^M[\d.]/);
});

it('is drawn with numbers alone, and without styles or scripts that a policy would block', () => {
  expect(pictures).not.toMatch(/NaN|undefined|style|script|url\(|@/);
});

it('is small enough to load with the first list', () => {
  expect(gzipSync(pictures, { level: 9 }).length).toBeLessThan(MOST_BYTES);
});

it('shows the picture of the food, and another one for what is no food', () => {
  const { container } = render(
    <>
      <FoodPicture food="tomato" />
      <FoodPicture food={null} />
    </>,
  );
  const shown = [...container.querySelectorAll('use')].map((use) => use.getAttribute('href'));
  expect(shown).toEqual(['/foods.svg#tomato', '/foods.svg#anything']);
  for (const id of ['tomato', 'anything']) expect(pictures).toContain(`id="${id}"`);
});
