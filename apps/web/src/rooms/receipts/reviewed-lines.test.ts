import type { ReadReceiptLine } from '@crisper/contract/receipts/receipts';
import { expect, it } from 'vitest';
import { chosenLines, reviewOf, unitLabel } from './reviewed-lines.ts';

const line = (more: Partial<ReadReceiptLine> = {}): ReadReceiptLine => ({
  text: 'BIO VOLLMILCH',
  name: 'milk',
  food: 'milk',
  emoji: '🥛',
  amount: 1,
  unit: 'package',
  price: 1.29,
  sure: true,
  doubtful: [],
  chosen: true,
  ...more,
});

it('sends the chosen lines with what the cook made of them', () => {
  const lines = [line(), line({ text: 'SEIFE', chosen: false }), line({ text: 'X' })];
  const reviewed = lines.map(reviewOf);
  reviewed[0]!.amount = '2,5';
  reviewed[2]!.name = ' ';
  expect(chosenLines(lines, reviewed)).toEqual([
    { text: 'BIO VOLLMILCH', name: 'milk', amount: 2.5, unit: 'package', price: 1.29 },
  ]);
});

it('takes an amount that is no number for unknown', () => {
  const [milk] = [line()];
  expect(chosenLines([milk!], [{ ...reviewOf(milk!), amount: 'some' }])).toMatchObject([
    { amount: null, unit: null },
  ]);
  expect(unitLabel(null)).toBe('Pieces');
  expect(unitLabel('gram')).toBe('Grams');
});
