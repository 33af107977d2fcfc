import { expect, it } from 'vitest';
import { uploadBudget } from './upload-budget.ts';

it('bounds what one person and all together have under way, and takes back once', () => {
  const budget = uploadBudget(100, 60);
  const giveBack = budget.take('ada', 60);
  expect(() => budget.take('ada', 1)).toThrow('Too many photos');
  budget.take('bob', 40);
  expect(() => budget.take('cleo', 1)).toThrow('Too many photos');
  giveBack();
  giveBack();
  budget.take('cleo', 60);
  expect(() => budget.take('dora', 1)).toThrow('Too many photos');
});
