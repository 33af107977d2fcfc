import { describe, expect, it } from 'vitest';
import { type Basket, fillBasket, priceOfWants, wantsOfFoods } from './basket.ts';

const HOME = { staples: new Set(['salt']), pantry: ['onion'] };
const wants = (...foods: [string, number][]) => wantsOfFoods(foods, HOME, 1);
const after = (day: number, ...foods: [string, number][]): Basket => {
  const basket = new Map();
  fillBasket(basket, wants(...foods), 1, day);
  return basket;
};
const cream = wants(['heavy-cream', 100]);

describe('the basket of a week', () => {
  it('wants what a shop sells, and nothing that is at home', () => {
    expect(wants(['salt', 5], ['onion', 100], ['water', 500])).toEqual([]);
    expect(wants(['lemon-juice', 30]).map(({ food }) => food)).toEqual(['lemon']);
  });

  it('counts an opened pack as cost, and its rest as a gain while it keeps', () => {
    const first = priceOfWants(cream, new Map(), 0);
    expect(first).toBeGreaterThan(0);
    const opened = after(0, ['heavy-cream', 100]);
    // The second half of a carton of 200 ml, from Monday until Thursday.
    expect(priceOfWants(cream, opened, 3)).toBeLessThan(0);
    expect(priceOfWants(cream, opened, 4)).toBeGreaterThan(0);
    // No new line on the list, though another carton.
    expect(priceOfWants(cream, opened, 4)).toBeLessThan(first);
  });

  it('costs next to nothing for what keeps for months', () => {
    const rice = priceOfWants(wants(['rice', 60]), new Map(), 0);
    expect(rice).toBeLessThan(priceOfWants(cream, new Map(), 0));
    expect(priceOfWants(wants(['rice', 60]), after(0, ['rice', 60]), 6)).toBe(0);
  });

  it('buys for everybody who eats', () => {
    expect(wantsOfFoods([['milk', 200]], HOME, 2.5)).toMatchObject([{ food: 'milk', grams: 500 }]);
  });
});
