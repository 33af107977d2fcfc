import { expect, it } from 'vitest';
import { type Annotations, calibrationError, scoreBySource } from './metrics.ts';

const data: Annotations = {
  images: [
    { id: 1, file_name: 'a', source: 'home', maybe: ['cheese'] },
    { id: 2, file_name: 'b', source: 'home' },
  ],
  categories: [
    { id: 0, name: 'milk' },
    { id: 1, name: 'egg' },
  ],
  annotations: [
    { image_id: 1, category_id: 0 },
    { image_id: 2, category_id: 1 },
    { image_id: 2, category_id: 1 },
  ],
  labelled_classes: { home: ['milk', 'egg', 'cheese'] },
};
const found = new Map([
  ['a', ['milk', 'cheese', 'unlabelled'].map((name) => ({ name, confidence: 0.9 }))],
  ['b', [{ name: 'cheese', confidence: 0.8 }]],
]);

it('counts labelled classes only, and names marked maybe neither way', () => {
  expect(scoreBySource(data, found).get('home')).toMatchObject({
    right: 1,
    wrong: 1,
    missed: 1,
    precision: 0.5,
    recall: 0.5,
    falseNames: 0.5,
  });
});

it('compares stated confidence with truth', () => {
  expect(calibrationError(data, found, 'home')).toBeCloseTo((0.1 + 0.8) / 2);
});
