import { expect, it } from 'vitest';
import { annotationsOf } from './homes.ts';
import { scoreBySource } from './metrics.ts';

const labels = [{ file: 'home.webp', sure: ['milk', 'celery'], maybe: ['juice'] }];

it('a name that the detector has no class for is missed, one that may be there counts neither way, others are wrong', () => {
  const found = ['milk', 'juice', 'jam'].map((name) => ({ name, confidence: 0.9 }));
  const data = annotationsOf(labels, ['jam', 'juice', 'milk']);
  expect(scoreBySource(data, new Map([['home.webp', found]])).get('homes')).toMatchObject({
    right: 1,
    wrong: 1,
    missed: 1,
  });
});
