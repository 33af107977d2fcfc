// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { chosenTabs } from './tabs.ts';

afterEach(() => {
  delete document.documentElement.dataset.without;
});

it('has four tabs: the usual ones until others are chosen', () => {
  const usual = ['scan', 'recipes', 'nutrition', 'rewards'];
  expect(chosenTabs(null)).toEqual(usual);
  expect(chosenTabs('pantry,scan,plan,shopping')).toEqual(['scan', 'plan', 'shopping', 'pantry']);
  expect(chosenTabs('plan,elsewhere')).toEqual(usual);
});

it('shows the shopping list where rewards are off', () => {
  document.documentElement.dataset.without = 'referrals';
  expect(chosenTabs(null)).toEqual(['scan', 'recipes', 'nutrition', 'shopping']);
});
