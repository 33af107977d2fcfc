import { describe, expect, it } from 'vitest';
import { interactiveSteps } from '../cooking/interactive-steps.ts';
import { foods } from '../foods/larder.ts';
import { defaultStaples } from '../foods/staples.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { blueprints } from './blueprints/all.ts';
import { handled } from './composable-food.ts';
import { compose } from './compose.ts';
import { NOT_RAW } from './eaten-raw.ts';
import { everydayFridges } from './fridges.fixture.ts';
import { sampleRecipes } from './samples.ts';

/** Each test below covers one class of mistake that was found by reading ten recipes of every blueprint. */
const samples = blueprints.flatMap(({ id }) =>
  sampleRecipes(id, 4, 3).map((recipe) => ({ blueprint: id, recipe })),
);
const everyOne = (check: (recipe: Recipe) => unknown) =>
  samples
    .filter(({ recipe }) => check(recipe))
    .map(({ blueprint, recipe }) => `${blueprint}: ${recipe.title}`);
const said = (recipe: Recipe) => recipe.steps.map((step) => step.text).join('\n');
const thingsOf = (recipe: Recipe) =>
  recipe.ingredients.map((line) => handled(line.food ?? '')).filter((thing) => thing !== null);

describe('a composed recipe', () => {
  it('can be composed for every blueprint, in more than one way', () => {
    for (const { id } of blueprints) {
      expect(samples.filter(({ blueprint }) => blueprint === id).length, id).toBeGreaterThan(1);
    }
  });
  it('starts by saying where it is cooked', () => {
    expect(
      everyOne(({ steps: [first] }) => /^(?:Add|Stir in|Return|Uncover|Pour in)\b/.test(first?.text ?? '')),
    ).toEqual([]);
  });
  it('takes poultry, minced or not, to its own temperature', () => {
    const birds = /chicken|turkey|duck-breast/;
    const raw = (recipe: Recipe) => thingsOf(recipe).some((thing) => thing.end && birds.test(thing.id));
    expect(everyOne((recipe) => raw(recipe) && !said(recipe).includes('165°F / 74°C'))).toEqual([]);
  });
  it('browns nothing in water', () => {
    const wet = /\b(?:simmer|poach|steam)\b[^.]*\b(?:golden|browned)\b/;
    expect(everyOne((recipe) => wet.test(said(recipe)))).toEqual([]);
  });
  it('says where the salt of the cooking water goes, and counts only what is eaten of it', () => {
    const lost = ({ ingredients, steps }: Recipe) => {
      const at = ingredients.findIndex(({ text }) => text.includes('for the cooking water'));
      if (at < 0) return false;
      const uses = interactiveSteps({ ingredients, steps }).flatMap((step) =>
        step.uses.filter((use) => use.line === at).map((use) => step.text.slice(use.at)),
      );
      const isInWater = uses.length === 1 && uses[0]!.startsWith('salt for the water');
      const { eatenShare } = ingredients[at]!;
      return !isInWater || eatenShare < 0.1 || eatenShare > 0.4;
    };
    expect(
      samples.filter(({ recipe }) => said(recipe).includes('salt for the water')).length,
    ).toBeGreaterThan(9);
    expect(everyOne(lost)).toEqual([]);
  });
  it('takes out what is not eaten', () => {
    const leaf = (recipe: Recipe) => thingsOf(recipe).some((thing) => thing.id === 'bay-leaf');
    expect(everyOne((recipe) => leaf(recipe) && !/Take out the bay lea/.test(said(recipe)))).toEqual([]);
  });
  it('peels what has to be peeled, however it is cut', () => {
    const unpeeled = (recipe: Recipe) =>
      recipe.ingredients.some(
        (line) =>
          handled(line.food ?? '')?.cut.startsWith('peeled') &&
          !/peeled|scrubbed/.test(line.preparation ?? '') &&
          line.preparation !== null,
      );
    expect(everyOne(unpeeled)).toEqual([]);
  });
  it('asks for amounts a person would buy', () => {
    const heaps = (recipe: Recipe) =>
      recipe.ingredients.some((line) => line.unit === null && (line.amountMin ?? 0) > 12);
    expect(everyOne(heaps)).toEqual([]);
  });
  it('leaves words of the shop out of titles and steps', () => {
    const shop = /\b(?:canned|frozen|low-fat|reduced-fat|part-skim|unsalted|gluten-free|low-sodium)\b/i;
    expect(everyOne((recipe) => shop.test(recipe.title) || shop.test(said(recipe)))).toEqual([]);
  });
  it('is grammatical where foods are put into sentences', () => {
    const odd = /\b1 minutes\b|\b(?:an? )?\w+s reads\b|\bthe the\b|, and and\b| with with /;
    // Finds "beans and corn and salsa"; a verb or preposition in between makes it two separate lists.
    const between =
      /\b(?:with|until|that|in|over|on|to|simmered|threaded|charred|filled|baked|topped|cooked)\b/;
    const chained = ({ description }: Recipe) =>
      [...description.matchAll(/ and ([\w' -]+?)(?= and )/g)].some(
        ([, middle]) => !between.test(middle ?? ''),
      );
    expect(everyOne((recipe) => odd.test(said(recipe)) || chained(recipe))).toEqual([]);
  });
  it('names places and people with a capital', () => {
    const lower = /\b(?:brussels|english|greek|italian|swiss|dijon|cajun|monterey)\b/;
    expect(everyOne((recipe) => lower.test(`${recipe.description} ${said(recipe)}`))).toEqual([]);
  });
  it('eats raw only what is good raw', () => {
    const tough = (recipe: Recipe) =>
      recipe.equipment.includes('no_cook') && thingsOf(recipe).some((thing) => NOT_RAW.includes(thing.id));
    expect(everyOne(tough)).toEqual([]);
  });
});

describe('names', () => {
  it('stay words when a title makes them singular', () => {
    const titles = foods.map((food) => handled(food.id)?.titled ?? '');
    expect(titles.filter((title) => /toe$|chilie$/.test(title))).toEqual([]);
  });
});

describe('one answer', () => {
  it('holds no title twice, in whatever order its words stand', () => {
    for (const have of everydayFridges(40, 5)) {
      const titles = compose({ have, staples: defaultStaples, equipment: [], limit: 20 }).map(({ title }) =>
        title.replaceAll(',', '').split(' ').sort().join(' '),
      );
      expect(new Set(titles).size).toBe(titles.length);
    }
  });
});

describe('what a cook would not do', () => {
  const madeOf = (blueprint: string, ...have: string[]) =>
    compose({ have, staples: defaultStaples, equipment: [], blueprint, limit: 5 });

  it('leaves the meat of tacos unsalted because tortillas have salt of their own', () => {
    const [tacos] = madeOf('tacos', 'ground-beef', 'tortilla', 'romaine-lettuce');
    expect(thingsOf(tacos!).map(({ kind }) => kind)).toContain('salt');
  });
  it('refuses quesadillas because cheese and tortillas are salty', () => {
    expect(madeOf('quesadilla', 'tortilla', 'mozzarella').length).toBeGreaterThan(0);
  });
  it('presses lime over sausages, or fries tofu with nothing that has a taste', () => {
    const seared = [...madeOf('pan-seared', 'sausage', 'lime'), ...madeOf('pan-seared', 'tofu', 'basil')];
    expect(seared.filter(({ title }) => /Lime|Tofu/.test(title))).toEqual([]);
    expect(madeOf('sauced-tofu', 'tofu', 'soy-sauce')).toHaveLength(1);
  });
  it('tops flatbread with nothing but tomato', () => {
    expect(madeOf('flatbread', 'tomato', 'lime')).toEqual([]);
    expect(madeOf('flatbread', 'tomato', 'feta').length).toBeGreaterThan(0);
  });
  it('wants cooking water that was poured away', () => {
    expect(
      everyOne((recipe) => /of the cooking water/.test(said(recipe)) && !/save a cup/i.test(said(recipe))),
    ).toEqual([]);
  });
});
