import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foods } from '../foods/larder.ts';
import { convert, gramsOf } from './convert.ts';
import { unitById, unitOf } from './units.ts';

const flour = { units: { cup: 125, tablespoon: 7.8 } };
const honey = { units: { cup: 339 } };
const onion = { units: { piece: 110, 'piece:large': 150 } };
const garlic = { units: { clove: 3 } };

describe('gramsOf', () => {
  it('knows that a cup of flour is not a cup of honey', () => {
    expect(gramsOf(1, 'cup', flour)).toBe(125);
    expect(gramsOf(1, 'cup', honey)).toBe(339);
    expect(gramsOf(16, 'tablespoon', honey)).toBeCloseTo(339, 5);
  });

  it('counts pieces, sizes and modified units', () => {
    expect(gramsOf(2, null, onion)).toBe(220);
    expect(gramsOf(1, 'large', onion)).toBe(150);
    expect(gramsOf(1, 'small', onion)).toBeCloseTo(82.5, 5);
    expect(gramsOf(2, 'large clove', garlic)).toBeCloseTo(7.8, 5);
    expect(gramsOf(1, 'heaping tablespoon', flour)).toBeCloseTo(11.7, 5);
  });

  it('does not guess', () => {
    expect(gramsOf(1, 'can', flour)).toBeNull();
    expect(gramsOf(1, 'cup', garlic)).toBeNull();
    expect(gramsOf(1, 'firkin', flour)).toBeNull();
    expect(gramsOf(Number.NaN, 'cup', flour)).toBeNull();
    expect(gramsOf(-1, 'cup', flour)).toBeNull();
    expect(gramsOf(1, 'constructor', flour)).toBeNull();
  });

  it('grows with the amount, for every food and unit', () => {
    const unit = fc.constantFrom(
      'cup',
      'teaspoon',
      'gram',
      'ounce',
      'piece',
      'clove',
      'can',
      'large',
      'small bunch',
      'pinch',
      null,
    );
    const size = fc.double({ min: 0, max: 1000, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...foods), unit, size, size, (food, id, a, b) => {
        const less = gramsOf(Math.min(a, b), id, food);
        const more = gramsOf(Math.max(a, b), id, food);
        expect(less === null).toBe(more === null);
        if (less !== null) expect(less).toBeLessThanOrEqual(more!);
      }),
    );
  });
});

describe('convert', () => {
  it('goes between US and metric and back', () => {
    expect(convert(1, 'pound', 'gram')).toBeCloseTo(453.592, 3);
    expect(convert(1, 'cup', 'milliliter')).toBeCloseTo(236.588, 3);
    expect(convert(250, 'gram', 'cup', flour)).toBeCloseTo(2, 5);
    expect(convert(1, 'cup', 'gram')).toBeNull();
    expect(convert(1, 'cup', 'clove', honey)).toBeNull();
  });
});

describe('units', () => {
  it('folds spellings to one id', () => {
    for (const word of ['tbsp', 'Tbsp.', 'TABLESPOONS', 'T', 'tbs'])
      expect(unitOf(word)?.id).toBe('tablespoon');
    expect(unitOf('t')?.id).toBe('teaspoon');
    expect(unitOf('parsley')).toBeUndefined();
  });

  it('builds modified units from their parts only', () => {
    expect(unitById('small bunch')).toMatchObject({ plural: 'small bunches', like: 'bunch', times: 0.75 });
    expect(unitById('blue bunch')).toBeUndefined();
    expect(unitById('toString cup')).toBeUndefined();
  });
});
