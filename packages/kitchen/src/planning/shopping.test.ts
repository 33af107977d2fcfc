import { describe, expect, it } from 'vitest';
import { foodById } from '../foods/larder.ts';
import { bestBefore, daysBetween, usualPlace } from './best-before.ts';
import { amountText, shoppingList } from './shopping.ts';

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
    expect(list[1]!.amount.metric).toBe('120 g');
  });

  it('takes off what is at hand, kinds included, and uses nothing twice', () => {
    const atHand = new Map([
      ['cheddar', 100],
      ['rice', null],
    ]);
    const list = shoppingList([need('cheese', 80), need('cheddar', 60), need('rice', 400)], atHand);
    expect(list.map(({ food, grams }) => [food, grams])).toEqual([['cheddar', 40]]);
  });

  it('writes amounts as they are bought', () => {
    const text = (id: string, grams: number, system: 'us' | 'metric' = 'us') =>
      amountText(foodById(id), grams, system);
    expect(text('garlic', 12)).toMatch(/^\d cloves$/);
    expect(text('egg', 200)).toBe('4');
    expect(text('chickpea', 450)).toBe('1 can');
    expect(text('milk', 488)).toBe('2 cups');
    expect(text('milk', 488, 'metric')).toBe('475 ml');
    expect(text('cumin', 4)).toMatch(/teaspoons?$/);
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
