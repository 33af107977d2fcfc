import { expect, it } from 'vitest';
import { isExcluded, labelWarning, notFor } from './label-warning.ts';

const mia = { name: 'Mia', isSelf: false, allergens: ['nuts'] as const };
const me = { name: 'ada', isSelf: true, allergens: ['milk', 'nuts'] as const };
const oats = { food: 'oats', allergens: ['gluten'], mayContain: ['nuts'] } as const;

it('says who must not have it, and whether it is in it or may be', () => {
  expect(notFor(oats, [mia, me])).toEqual([
    { name: 'Mia', allergens: ['nuts'] },
    { name: 'you', allergens: ['nuts'] },
  ]);
  expect(labelWarning(oats, [mia])).toBe('may contain nuts, which Mia avoids');
  expect(labelWarning({ ...oats, allergens: ['milk', 'nuts'] }, [mia, me])).toBe(
    'contains nuts and milk, which you and Mia avoid',
  );
  expect(labelWarning({ ...oats, allergens: ['milk'] }, [me])).toBe(
    'contains milk and may contain nuts, which you avoid',
  );
  expect(labelWarning(oats, [{ ...mia, allergens: ['fish'] }])).toBeNull();
});

it('goes by what the food usually contains where the label is silent, and says so', () => {
  const cheddar = { food: 'cheddar', allergens: [], mayContain: [] };
  expect(labelWarning(cheddar, [me])).toBe('usually contains milk, which you avoid');
  expect(labelWarning({ ...cheddar, food: null }, [me])).toBeNull();
});

it('holds a pack back for what its label adds to the food, and not for what the food is', () => {
  expect(isExcluded(oats, ['nuts'])).toBe(true);
  expect(isExcluded(oats, ['gluten']), 'every recipe with oats says gluten').toBe(false);
  expect(isExcluded({ ...oats, food: null }, ['gluten'])).toBe(true);
  expect(isExcluded({ ...oats, allergens: [], mayContain: [] }, ['nuts']), 'nothing is known').toBe(false);
});
