import { describe, expect, it } from 'vitest';
import { foodById } from '../foods/larder.ts';
import { nameShown, nameWith } from './name-shown.ts';

const onion = (name: string, byHand: boolean) => ({ food: 'onion', name, byHand });

describe('what comes of the catalogue', () => {
  it('is shown to each member in their language', () => {
    const shown = (['en', 'de', 'fr', 'es', 'it'] as const).map((language) =>
      nameShown(onion('onions', false), language, '3'),
    );
    expect(shown).toEqual(['onions', 'Zwiebeln', 'oignons', 'cebollas', 'cipolle']);
  });

  it('agrees with its amount', () => {
    expect(nameWith(foodById('lemon')!, '1', 'de')).toBe('Zitrone');
    expect(nameWith(foodById('lemon')!, '3', 'de')).toBe('Zitronen');
    expect(nameWith(foodById('spinach')!, '200 g', 'it')).toBe('spinaci');
    expect(nameWith(foodById('milk')!, '1 l', 'fr')).toBe('lait');
  });

  it('says more in English than elsewhere, where a recipe has words of its own', () => {
    expect(nameShown(onion('small onions', false), 'en', '2')).toBe('small onions');
    expect(nameShown(onion('small onions', false), 'de', '2')).toBe('Zwiebeln');
  });
});

describe('what somebody typed', () => {
  it('stays as typed for everybody', () => {
    for (const language of ['en', 'de', 'fr', 'es', 'it'] as const) {
      expect(nameShown(onion('zwiebeln vom Markt', true), language)).toBe('zwiebeln vom Markt');
      expect(nameShown(onion('ZWIEBELN', true), language)).toBe('ZWIEBELN');
      expect(nameShown({ food: null, name: 'Batterien', byHand: true }, language)).toBe('Batterien');
      expect(nameShown({ food: 'moondust', name: 'Mondstaub', byHand: true }, language)).toBe('Mondstaub');
    }
  });

  it("is the catalogue's where it is written exactly as the catalogue shows it", () => {
    expect(nameShown(onion('Zwiebeln', true), 'en')).toBe('onions');
    expect(nameShown(onion('Zwiebeln', true), 'de')).toBe('Zwiebeln');
    expect(nameShown(onion('Zwiebeln', true), 'fr')).toBe('oignons');
    expect(nameShown(onion('onion', true), 'es', '1')).toBe('cebolla');
  });
});
