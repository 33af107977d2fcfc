import { expect, it } from 'vitest';
import { atHandText } from './match-card.tsx';

it('says in one sentence what is there, what stands in, and what is missing', () => {
  const all = { missingIngredients: [], swaps: [], shoppingNote: null };
  const swaps = [{ missing: 'butter', use: 'olive oil', note: '' }];
  expect(atHandText(all)).toBe('You have everything');
  expect(atHandText({ ...all, swaps })).toBe('You have everything, with olive oil for butter');
  expect(atHandText({ ...all, swaps, missingIngredients: ['feta'], shoppingNote: 'Pick up feta.' })).toBe(
    'Missing 1: feta',
  );
  expect(atHandText({ ...all, shoppingNote: 'Pick up more feta.' })).toBe('Pick up more feta.');
});
