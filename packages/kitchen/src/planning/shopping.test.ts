import { describe, expect, it } from 'vitest';
import { daysBetween } from '../calendar.ts';
import { foodById, foods } from '../foods/larder.ts';
import { resolveFood } from '../foods/names.ts';
import { boughtText, keptText, nameFor, plateText } from './amounts.ts';
import { bestBefore, usualPlace } from './best-before.ts';
import { shoppingList } from './shopping.ts';

const need = (food: string | null, grams: number | null, name = food ?? '') => ({ food, name, grams });

describe('shoppingList', () => {
  it('adds up the same food, walks the shop by aisle and leaves water out', () => {
    const list = shoppingList(
      [
        need('butter', 50),
        need('onion', 110),
        need('water', 500),
        need('butter', 70),
        need(null, null, 'Moon dust'),
      ],
      new Map(),
    );
    expect(list.map(({ name, grams, aisle }) => [name, grams, aisle])).toEqual([
      ['onion', 110, 'produce'],
      ['butter', 120, 'dairy'],
      ['Moon dust', null, 'other'],
    ]);
    expect(list[0]!.amount.us).toBe('1');
    expect(list[1]!.amount.metric).toBe('125 g');
  });

  it('takes off what is at hand, kinds included, and uses nothing twice', () => {
    const atHand = new Map([
      ['cheddar', 100],
      ['rice', null],
    ]);
    const list = shoppingList([need('cheese', 80), need('cheddar', 60), need('rice', 400)], atHand);
    expect(list.map(({ food, grams }) => [food, grams])).toEqual([['cheddar', 40]]);
  });

  it('asks for what a shop sells, in the words of one', () => {
    const asked = (id: string, grams: number, system: 'us' | 'metric' = 'us') => {
      const food = foodById(id)!;
      const amount = boughtText(food, grams, system);
      return `${amount} ${nameFor(food, amount)}`;
    };
    expect(asked('garlic', 12)).toBe('1 head garlic');
    expect(asked('egg', 200)).toBe('4 eggs');
    expect(asked('egg', 1850)).toBe('36 eggs');
    expect(asked('lemon', 50)).toBe('1 lemon');
    expect(asked('chickpea', 450)).toBe('1 can chickpeas');
    expect(asked('berry', 150)).toBe('6 ounces berries');
    expect(asked('lime-juice', 60)).toBe('4 tablespoons lime juice');
    expect(asked('jalapeno', 10)).toBe('1 jalapeno');
    expect(asked('baking-powder', 3)).toBe('1 teaspoon baking powder');
    expect(asked('low-fat-greek-yogurt', 900)).toBe('2 pounds low-fat Greek yogurt');
    expect(asked('bread', 110)).toBe('1 loaf bread');
    expect(asked('spinach', 900, 'metric')).toBe('1 kg spinach');
    expect(asked('milk', 488)).toBe('2 cups milk');
    expect(asked('milk', 488, 'metric')).toBe('500 ml milk');
    expect(asked('milk', 1900)).toBe('2 quarts milk');
    expect(asked('cumin', 4)).toBe('2 teaspoons cumin');
  });

  it('gives no food a name that means another, with any amount', () => {
    const misnamed = foods.flatMap((food) =>
      ['', '1', '2']
        .map((amount) => nameFor(food, amount))
        .filter((name) => resolveFood(name)?.food.id !== food.id),
    );
    expect(misnamed).toEqual([]);
  });

  it('says what lies on a plate and what stands in a kitchen', () => {
    expect(plateText(foodById('banana'), 59, 'us')).toBe('1/2');
    expect(plateText(foodById('egg'), 100, 'us')).toBe('2');
    expect(nameFor(foodById('black-bean')!, '1/2 cup')).toBe('black beans');
    expect(nameFor(foodById('banana')!, '1/2')).toBe('banana');
    expect(plateText(foodById('tofu'), 25, 'us')).toBe('1 ounce');
    expect(plateText(foodById('low-fat-greek-yogurt'), 200, 'us')).toBe('3/4 cup');
    expect(plateText(foodById('low-fat-greek-yogurt'), 200, 'metric')).toBe('200 g');
    expect(plateText(foodById('whole-wheat-bread'), 48, 'us')).toBe('1 1/2 slices');
    expect(plateText(foodById('peanut-butter'), 32, 'us')).toBe('2 tablespoons');
    expect(plateText(foodById('cooked-chicken'), 120, 'us')).toBe('4 ounces');
    expect(keptText(foodById('chickpea'), 850, 'us')).toBe('2 cans');
    expect(keptText(foodById('flour'), 450, 'us')).toBe('1 pound');
  });
});

describe('bestBefore', () => {
  it('counts from the usual storage time of the place, and from opening', () => {
    const milk = foodById('milk')!;
    expect(usualPlace(milk)).toBe('fridge');
    const kept = { place: 'fridge', addedOn: '2026-03-27', openedOn: null } as const;
    expect(bestBefore(milk, kept)).toBe('2026-04-03');
    const soy = foodById('soy-milk')!;
    const box = { place: 'pantry', addedOn: '2026-01-01', openedOn: null } as const;
    expect(bestBefore(soy, box)).toBe('2026-06-30');
    expect(bestBefore(soy, { ...box, openedOn: '2026-01-05' })).toBe('2026-01-15');
    expect(bestBefore(milk, { ...kept, place: 'pantry' })).toBeNull();
    expect(daysBetween('2026-03-28', '2026-04-03')).toBe(6);
  });
});
