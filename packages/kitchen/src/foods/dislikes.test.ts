import { expect, it } from 'vitest';
import { standings } from '../matching/at-hand.ts';
import { dislikedFoods, isDisliked, meantBy } from './dislikes.ts';
import { foodById } from './larder.ts';
import { eatersAmong, mayEat, namesForbidden, substitutesFor } from './who-eats.ts';

const sam = { name: 'Sam', isSelf: true, eats: true, diets: [], allergens: [], dislikes: ['Mushrooms'] };

it('means every kind of a food, by any of its names, and what people call so', () => {
  expect(isDisliked('shiitake-mushroom', ['mushrooms'])).toBe(true);
  expect(isDisliked('edamame', ['beans'])).toBe(true);
  expect(isDisliked('green-bean', ['beans'])).toBe(false);
  expect(isDisliked('mushroom', ['shiitake mushrooms'])).toBe(false);
  expect(dislikedFoods(['aubergine'])).toContain('eggplant');
  expect(meantBy('glarp')).toEqual([]);
  expect(isDisliked('shiitake-mushroom', ['Pilze'])).toBe(true);
  expect(dislikedFoods(['berenjena'])).toContain('eggplant');
});

it('is suggested to nobody, counts as not there, and is no allergy', () => {
  const eaters = eatersAmong([sam]);
  expect(mayEat(foodById('mushroom'), eaters)).toBe(false);
  expect(mayEat(undefined, eaters)).toBe(true);
  expect(namesForbidden('Fry some mushrooms with it.', eaters)).toBe(true);
  const served = standings({ foods: ['mushroom', 'egg'], eaters });
  expect(served.has('egg')).toBe(true);
  expect(served.get('mushroom')?.by).not.toBe('mushroom');
  for (const id of ['eggplant', 'ground-beef', 'zucchini'])
    for (const { food } of substitutesFor(foodById(id)!, eaters)) expect(food.id).not.toMatch(/mushroom/);
  expect(eatersAmong([{ ...sam, eats: false }]).dislikes).toBeUndefined();
});
