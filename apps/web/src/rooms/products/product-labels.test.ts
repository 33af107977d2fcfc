import { expect, it } from 'vitest';
import { amountLabel, portionsOf, weightOf } from './product-labels.ts';

it('offers a serving, parts of the pack and 100 g, each once', () => {
  expect(portionsOf({ servingGrams: 30, packGrams: 400 }, null).map(({ label }) => label)).toEqual([
    'A serving (30 g)',
    'Half the pack (200 g)',
    'The whole pack (400 g)',
    'A quarter of the pack (100 g)',
  ]);
  expect(portionsOf({ servingGrams: null, packGrams: null }, null)).toEqual([
    { value: '100', label: '100 g' },
  ]);
  expect(portionsOf({ servingGrams: null, packGrams: null }, 750)[0]?.label).toBe('Half the pack (375 g)');
});

it('takes the weight of a weight code, unless its digits are a price', () => {
  const weighed = { usually: 'weight', grams: 750 } as const;
  expect(weightOf({ weighs: null }, weighed)).toBe(750);
  expect(weightOf({ weighs: 'price' }, weighed)).toBeNull();
  expect(weightOf({ weighs: null }, null)).toBeNull();
});

it('writes packs as they are sold', () => {
  expect(amountLabel({ pack: { amount: 500, unit: 'gram' } }, null)).toBe('500 g');
  expect(amountLabel({ pack: { amount: 1500, unit: 'milliliter' } }, null)).toBe('1.5 l');
  expect(amountLabel({ pack: { amount: 10, unit: 'piece' } }, null)).toBe('10 pieces');
  expect(amountLabel({ pack: null }, 750)).toBe('750 g on the scale');
});
