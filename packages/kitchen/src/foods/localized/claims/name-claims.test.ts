import type { Allergen } from '@crisper/contract/vocabulary';
import { describe, expect, it } from 'vitest';
import { RISKY_NAMES } from '../../../testing/risky-names.data.ts';
import { foods } from '../../larder.ts';
import { localizedFood } from '../../localized-foods.ts';
import { type Claims, claimsOfNamed, nameClaims } from '../../name-claims.ts';
import { resolveFood } from '../../names.ts';
import { FOOD_LANGUAGES, type FoodLanguage } from '../shown-names.ts';
import { claimsIn, claimsOfCalled, saidBy } from './name-claims.ts';

const rowsOf = (language: FoodLanguage) =>
  RISKY_NAMES[language]
    .trim()
    .split('\n')
    .map((line) => line.split(' | ') as [string, string]);

describe.each(FOOD_LANGUAGES)('in %s', (language) => {
  it('names that many people must not eat are many', () => {
    expect(rowsOf(language).length).toBeGreaterThanOrEqual(150);
  });

  it('no risky name is called free of what it has', () => {
    const free = rowsOf(language).flatMap(([name, has]) => {
      const food = (localizedFood(name, language) ?? resolveFood(name))?.food ?? null;
      const { allergens } = claimsOfCalled(name, food);
      // What no food is known for is shown as unknown, and free of nothing: "Obatzda".
      if (food === null && allergens.length === 0) return [];
      const known = [...allergens, ...(food?.mayContain ?? [])];
      const missing = has.split(', ').filter((one) => !known.includes(one as Allergen));
      return missing.length > 0 ? [`${name} (${food?.id}): ${missing}`] : [];
    });
    expect(free).toEqual([]);
  });

  it('the words of a name alone say nearly always what is in it', () => {
    const silent = rowsOf(language).flatMap(([name, has]) => {
      const said = claimsIn(name, language);
      return has.split(', ').every((one) => said.has(one as Allergen)) ? [] : [name];
    });
    expect(silent.length, silent.join('; ')).toBeLessThanOrEqual(rowsOf(language).length * 0.03);
  });
});

describe('words that mean something else', () => {
  it.each<[FoodLanguage, string]>([
    ['de', 'Buchweizenmehl'],
    ['de', 'Kokosmilch'],
    ['de', 'Butternusskürbis'],
    ['de', 'Muskatnuss'],
    ['de', 'Kakaobutter'],
    ['de', 'Austernpilze'],
    ['de', 'Eierschwammerl'],
    ['de', 'Hülsenfrüchte'],
    ['de', 'Fleischtomaten'],
    ['de', 'Zimtstange'],
    ['fr', 'lait de coco'],
    ['fr', 'farine de riz'],
    ['fr', 'noix de muscade'],
    ['fr', 'noix de coco râpée'],
    ['fr', 'haricots beurre'],
    ['fr', 'blé noir'],
    ['fr', 'crème de marrons'],
    ['fr', 'pommes noisettes'],
    ['fr', 'crème de cassis'],
    ['es', 'leche de coco'],
    ['es', 'harina de maíz'],
    ['es', 'nuez moscada'],
    ['es', 'carne de membrillo'],
    ['es', 'setas de ostra'],
    ['es', 'fideos de arroz'],
    ['it', 'latte di cocco'],
    ['it', 'farina di riso'],
    ['it', 'noce moscata'],
    ['it', 'grano saraceno'],
    ['it', 'burro di cacao'],
    ['it', 'pomodori cuore di bue'],
  ])('%s: %s says nothing', (language, name) => {
    expect([...claimsIn(name, language)]).toEqual([]);
  });
});

describe('promises', () => {
  it.each<[FoodLanguage, string, Allergen]>([
    ['de', 'vegane Mayonnaise', 'eggs'],
    ['de', 'glutenfreie Spaghetti', 'gluten'],
    ['fr', 'fromage végétal', 'milk'],
    ['fr', 'pain sans gluten', 'gluten'],
    ['es', 'mayonesa vegana', 'eggs'],
    ['it', 'pane senza glutine', 'gluten'],
  ])('%s: %s is kept', (language, name, claim) => {
    expect(claimsIn(name, language).has(claim)).toBe(false);
  });

  it('hold for what they promise alone', () => {
    expect([...claimsIn('glutenfreie Erdnusskekse mit Butter', 'de')].sort()).toEqual(['milk', 'peanuts']);
  });
});

it('leaves names in English to the English words', () => {
  for (const name of ['pan-fried steak', 'oat milk', 'burger bun', 'sole', 'bar of chocolate', 'garlic'])
    expect(saidBy(name)).toEqual(nameClaims(name));
});

it('reads no English name of any food in another language', () => {
  const saidOf = ({ allergens, breaks }: Claims) => [...allergens, ...breaks].sort().join();
  const misread = foods.flatMap((food) =>
    [food.name, ...food.names].filter(
      (name) => saidOf(claimsOfCalled(name, food)) !== saidOf(claimsOfNamed(name, food)),
    ),
  );
  expect(misread).toEqual([]);
});

it('reads a name that is in any language, and mixed ones', () => {
  expect(saidBy('chocolate con avellanas').allergens).toEqual(['nuts']);
  expect(saidBy('Räuchertofu with Erdnüssen').allergens).toEqual(['peanuts', 'soybeans']);
  expect(saidBy('Lachsfilet').breaks).toEqual(['vegetarian', 'vegan']);
});

it('reads what somebody hostile writes', () => {
  expect(() => saidBy(`${'nuss'.repeat(500)} ${'* '.repeat(500)}`)).not.toThrow();
});
