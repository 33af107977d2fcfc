import { expect, it } from 'vitest';
import { suggestFoods } from './suggest.ts';

const names = (typed: string, limit = 6) => suggestFoods(typed, limit).map(({ name }) => name);

/** What cooks begin to type, and what they mean by it. Written before the order was. */
const MEANT = `
ban banana, mil milk, chi chicken, pot potato, tom tomato, egg egg, app apple, but butter, che cheese, bre bread
ric rice, pas pasta, oni onion, gar garlic, car carrot, pep black pepper, sal salt, yog yogurt, ora orange, lem lemon
let lettuce, cuc cucumber, spi spinach, bro broccoli, mush mushroom, bee beef, por pork, bac bacon, ham ham, sau sausage
shr shrimp, tun tuna, cod cod, tof tofu, bea bean, len lentil, pea pea, cor corn, sug sugar, flo flour
oil oil, oli olive oil, hon honey, jam jam, must mustard, ket ketchup, may mayonnaise, soy soy sauce, vin vinegar, cof coffee
tea tea, jui juice, wat water, straw strawberry, blu blueberry, gra grape, avo avocado, zuc zucchini, cabb cabbage, cel celery
`
  .trim()
  .split(/,\s*|\n/)
  .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const);

it.each(MEANT)('offers for "%s" among the first two: %s', (typed, meant) => {
  expect(names(typed, 2)).toContain(meant);
});

it('offers what is meant first for nearly all beginnings', () => {
  const first = MEANT.filter(([typed, meant]) => names(typed, 1)[0] === meant);
  expect(MEANT).toHaveLength(60);
  expect(first.length).toBeGreaterThanOrEqual(56);
});

it('offers names that lists show before other names, and the beginning of a name before its middle', () => {
  expect(names('pot', 3)).not.toContain('pointed gourd');
  expect(names('ban', 5)).not.toContain('carp');
  expect(names('aub', 1)).toEqual(['eggplant']);
  expect(names('squash', 20)).toContain('butternut squash');
  expect(names('Tomat', 3)).toContain('tomato');
  expect(names('eggs', 1)).toEqual(['egg']);
});

it.each([
  ['peppers', 'bell pepper'],
  ['prawn', 'shrimp'],
  ['coriander', 'cilantro'],
  ['courgette', 'zucchini'],
])('offers what "%s" is another whole name of among the first two', (typed, meant) => {
  expect(names(typed, 2)).toContain(meant);
});

it('offers no other names where enough foods begin like this', () => {
  expect(names('ban', 20)).not.toContain('ketchup');
  expect(names('app', 20)).not.toContain('bacon');
  expect(names('chi', 2)[0]).toBe('chicken');
});

it('names a food once, keeps to the limit and answers nothing to nothing', () => {
  const many = suggestFoods('c', 500);
  expect(new Set(many).size).toBe(many.length);
  expect(suggestFoods('c', 7)).toHaveLength(7);
  expect(suggestFoods('', 7)).toEqual([]);
  expect(suggestFoods('c', 0)).toEqual([]);
  expect(suggestFoods('c', Number.NaN)).toEqual([]);
});
