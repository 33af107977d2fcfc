import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COURSES, DIETS, EQUIPMENT } from '@crisper/contract/vocabulary';
import { FOOD_LANGUAGES } from '@crisper/kitchen/foods/localized/shown-names';
import { isSourceRecipe } from '@crisper/kitchen/recipes/book-files';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkText } from '../../../cli/recipes-check.ts';
import { checkTranslations } from '../../../cli/recipes-translations.ts';
import { readCookBook } from './cook-book.ts';

const BOOK = fileURLToPath(new URL('../../../../../../recipes', import.meta.url));

describe('the cook book', () => {
  let recipes: Awaited<ReturnType<typeof readCookBook>>;
  beforeAll(async () => {
    recipes = await readCookBook(BOOK);
  });

  it('has no recipe that the check refuses', async () => {
    const entries = await readdir(BOOK, { recursive: true });
    const problems: string[] = [];
    for (const entry of entries.filter(isSourceRecipe)) {
      const text = await readFile(join(BOOK, entry), 'utf8');
      problems.push(
        ...checkText(text, basename(entry, '.cook'), dirname(entry)).map((problem) => `${entry}: ${problem}`),
      );
    }
    expect(problems).toEqual([]);
  });

  it.each(FOOD_LANGUAGES)('agrees in %s with the English of it', async (language) => {
    const { problems } = await checkTranslations(language);
    const wrong = problems.filter(({ isWarning }) => !isWarning);
    expect(wrong.map(({ file, step, message }) => `${file}: ${step ?? 'head'}: ${message}`)).toEqual([]);
  });

  it('gives nobody more protein than a plate of meat has', () => {
    const most = recipes.filter(({ nutritionPerServing }) => (nutritionPerServing?.protein ?? 0) > 60);
    expect(most.map(({ slug }) => slug)).toEqual([]);
    const adobo = recipes.find(({ slug }) => slug === 'chicken-adobo');
    expect(adobo?.nutritionPerServing?.protein).toBeCloseTo(40, -1);
  });

  it('demands only the equipment that a dish needs', () => {
    const by = (words: RegExp) => recipes.filter(({ title }) => words.test(title));
    const others = (words: RegExp, needed: string[]) =>
      by(words)
        .filter(({ equipment }) => equipment.join() !== needed.join())
        .map(({ slug, equipment }) => [slug, ...equipment]);
    expect(others(/microwave|mug/i, ['microwave'])).toEqual([]);
    expect(others(/air fryer/i, ['air_fryer'])).toEqual([]);
    expect(others(/toaster oven/i, ['toaster_oven'])).toEqual([]);
    // Their pasta is boiled, and the ribs are browned.
    expect(others(/slow cooker/i, ['slow_cooker'])).toEqual([
      ['slow-cooker-beef-ragu', 'stovetop', 'slow_cooker'],
    ]);
    expect(others(/instant pot/i, ['instant_pot'])).toEqual([
      ['instant-pot-lentil-bolognese', 'stovetop', 'instant_pot'],
      ['instant-pot-ribs', 'oven', 'instant_pot'],
    ]);
    expect(others(/oven-baked|sheet pan|dutch baby|skillet cornbread/i, ['oven'])).toEqual([]);
    expect(others(/smoothie|salad with lime|overnight oats with|popsicles/i, ['no_cook'])).toEqual([]);
  });

  it('says no food of a recipe inside the words of another', () => {
    const lines = recipes.flatMap(({ ingredients }) => ingredients.map(({ text }) => text));
    expect(lines.filter((text) => /[@#~]\w|[{}]/.test(text))).toEqual([]);
  });

  it('holds at least 500 recipes, none of them twice', () => {
    expect(recipes.length).toBeGreaterThanOrEqual(500);
    expect(new Set(recipes.map((recipe) => recipe.slug)).size).toBe(recipes.length);
    expect(new Set(recipes.map((recipe) => recipe.title.toLowerCase())).size).toBe(recipes.length);
  });

  it('spreads over courses, cuisines, equipment, diets and times', () => {
    const count = (has: (recipe: (typeof recipes)[number]) => boolean) => recipes.filter(has).length;
    for (const course of COURSES)
      expect([course, count((recipe) => recipe.courses.includes(course)) >= 30]).toEqual([course, true]);
    for (const tool of EQUIPMENT)
      expect([tool, count((recipe) => recipe.equipment.includes(tool)) >= 5]).toEqual([tool, true]);
    for (const diet of DIETS)
      expect([diet, count((recipe) => recipe.diets.includes(diet)) >= 60]).toEqual([diet, true]);
    expect(new Set(recipes.map((recipe) => recipe.cuisine)).size).toBeGreaterThanOrEqual(20);
    expect(Math.min(...recipes.map((recipe) => recipe.totalMinutes))).toBeLessThanOrEqual(5);
    expect(Math.max(...recipes.map((recipe) => recipe.totalMinutes))).toBeGreaterThanOrEqual(180);
  });
});
