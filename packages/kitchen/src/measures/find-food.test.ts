import { describe, expect, it } from 'vitest';
import { foodById } from '../foods/larder.ts';
import { claimsOfNamed, nameClaims } from '../foods/name-claims.ts';
import { resolveFood } from '../foods/names.ts';
import { findLoosely } from './find-food.ts';
import { parseLine } from './parse-line.ts';

/** A word that no food's name has, before names that imply an allergen or an animal. */
const RICH = [
  'peanut milk',
  'almond noodles',
  'hazelnut bread',
  'walnut oil cake',
  'codfish steaks',
  'shrimp rice',
  'lobster pasta',
  'oyster bread',
  'sesame bread',
  'cashew cheese',
  'soy yogurt',
  'egg noodles',
  'barley flour',
  'milk bread',
  'mustard butter',
  'celery salt',
  'lupin flour',
  'crab butter',
];

describe('a name without its strange words', () => {
  it.each(RICH)('keeps what "%s" implies', (name) => {
    const { food, name: read } = parseLine(`2 cups Oldtown Zorbly ${name}`);
    const kept = claimsOfNamed(read, food === null ? null : foodById(food)!);
    const said = nameClaims(name);
    for (const allergen of said.allergens) expect(kept.allergens, allergen).toContain(allergen);
    for (const diet of said.breaks) expect(kept.breaks, diet).toContain(diet);
  });

  it('never drops a word that names a food', () => {
    expect(findLoosely('peanut zorbly bread', resolveFood)).toBeNull();
    expect(findLoosely('zorbly codfish steaks', resolveFood)).toBeNull();
  });

  it('leaves mixtures alone, because a strange word may stand for anything in them', () => {
    expect(findLoosely('zorbly zorbly zorbly zorbly sauce', resolveFood)).toBeNull();
  });

  it('finds the plain food behind them', () => {
    expect(findLoosely('zorbly oldtown eggs', resolveFood)?.food.id).toBe('egg');
  });
});
