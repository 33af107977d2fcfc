import { describe, expect, it } from 'vitest';
import { foods } from './larder.ts';
import { priceClassOf } from './price-class.ts';

describe('price classes', () => {
  it('knows basics, what most meals are made of, and treats', () => {
    const of = (...ids: string[]) => ids.map(priceClassOf);
    expect(of('rice', 'egg', 'carrot', 'lentil', 'tofu', 'salt')).toEqual([1, 1, 1, 1, 1, 1]);
    expect(of('chicken-breast', 'ground-beef', 'cheddar', 'almond')).toEqual([2, 2, 2, 2]);
    expect(of('ribeye-steak', 'lobster', 'veal-cutlet', 'pine-nut')).toEqual([3, 3, 3, 3]);
  });

  it('takes the class of the nearest parent, unless the food has one of its own', () => {
    expect([priceClassOf('salmon'), priceClassOf('canned-salmon')]).toEqual([3, 2]);
    expect([priceClassOf('chicken'), priceClassOf('chicken-drumstick')]).toEqual([2, 1]);
    expect([priceClassOf('beef'), priceClassOf('stewing-beef')]).toEqual([2, 2]);
  });

  it('has one for every food, and few treats', () => {
    const classes = foods.map(({ id }) => priceClassOf(id));
    const share = (price: number) => classes.filter((one) => one === price).length / classes.length;
    expect(share(1) + share(2) + share(3)).toBe(1);
    expect(share(1)).toBeGreaterThan(0.5);
    expect(share(3)).toBeLessThan(0.15);
  });

  it('takes what the larder does not know for neither cheap nor dear', () => {
    expect(priceClassOf('moon-cheese')).toBe(2);
  });
});
