import { expect, it } from 'vitest';
import { gramsOf, typedAmount } from './typed-amount.ts';

it.each([
  ['2 bananas', 'bananas', 236],
  ['banana', 'banana', 118],
  ['½ avocado', 'avocado', 59],
  ['1½ apples', 'apples', 177],
  ['150 g rice', 'rice', 150],
  ['150g rice', 'rice', 150],
  ['2 oz cheddar', 'cheddar', 57],
  ['0,5 kg potatoes', 'potatoes', 500],
  ['2 grapes', 'grapes', 236],
])('%s is %s, %i g', (text, name, grams) => {
  const amount = typedAmount(text);
  expect(amount.name).toBe(name);
  expect(gramsOf(amount, 118)).toBe(grams);
});

it('takes what is no amount as a name, and nobody eats a thousand of anything', () => {
  for (const text of ['', '7', '150 g', '2 kg', '0 bananas', 'b12 shot']) {
    const amount = typedAmount(text);
    expect([amount.name, gramsOf(amount, 100)]).toEqual([text, 100]);
  }
  expect(gramsOf(typedAmount('9999 bananas'), 118)).toBe(3000);
});
