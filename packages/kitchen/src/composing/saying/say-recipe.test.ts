import { beforeAll, describe, expect, it } from 'vitest';
import { FOOD_LANGUAGES, loadShownNames } from '../../foods/localized/shown-names.ts';
import { isOf } from '../../recipes/translated/translate-recipe.ts';
import { blueprints } from '../blueprints/all.ts';
import { sampleRecipes } from '../samples.ts';
import { sayRecipe } from './say-recipe.ts';
import { nounOf } from './speak.ts';
import { textsIn } from './texts.ts';

beforeAll(async () => {
  await Promise.all(FOOD_LANGUAGES.map(loadShownNames));
});

const dishes = blueprints.flatMap(({ id }) => sampleRecipes(id, 2, 11));
/** Words that are in English sentences and in none of the others. */
const ENGLISH = /\b(?:the|and|with|until|cook|stir|minutes? more|over|heat)\b/;

describe.each(FOOD_LANGUAGES.filter((one) => textsIn(one).size > 0))('a composed dish in %s', (language) => {
  const said = () => dishes.map((dish) => ({ dish, words: sayRecipe(dish, language) }));

  it('is said for nearly every dish', () => {
    const all = said();
    expect(all.filter(({ words }) => words !== null).length / all.length).toBeGreaterThan(0.97);
  });

  it('has no English in it, and no mark', () => {
    const wrong = said().flatMap(({ words }) => {
      if (!words) return [];
      const texts = [
        words.title,
        words.description,
        ...words.ingredients.map(({ text }) => text),
        ...words.steps.flatMap(({ text, tip, looksRight }) => [text, tip ?? '', looksRight ?? '']),
      ];
      return texts.filter(
        (text) => ENGLISH.test(text) || /[\uE000-\uE0FF{}␣~|]| {2}| [,.]|undefined/.test(text),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('keeps lines, steps and timers, and knows where its foods stand', () => {
    for (const { dish, words } of said()) {
      if (!words) continue;
      expect(isOf(dish, words)).toBe(true);
      for (const [at, step] of words.steps.entries()) {
        expect(step.timers.map(({ seconds }) => seconds)).toEqual(
          dish.steps[at]!.timers.map(({ seconds }) => seconds),
        );
        for (const use of step.uses) {
          expect(use.at + use.length).toBeLessThanOrEqual(step.text.length);
          expect(use.length).toBeGreaterThan(1);
        }
      }
    }
  });
});

it('stays English where it has no marks: it was stored before there were any', () => {
  const { marked, ...old } = dishes[0]!;
  expect(marked).toBeDefined();
  expect(sayRecipe(old, 'de')).toBeNull();
});

it('stays English as a whole where one text of it is not translated', () => {
  const dish = dishes[0]!;
  const marked = { ...dish.marked!, description: '\uE000tNobody translated this.\uE002' };
  expect(sayRecipe({ ...dish, marked }, 'de')).toBeNull();
});

it.each([
  ['de', 'Garnelen'],
  ['fr', 'crevettes'],
  ['es', 'gambas'],
  ['it', 'gamberi'],
] as const)('weighs shrimp and still says many of them in %s', (language, text) => {
  expect(nounOf({ id: 'shrimp', many: false }, language, { form: 'the' })).toMatchObject({
    text,
    many: true,
  });
});
