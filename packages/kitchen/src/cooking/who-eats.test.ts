import { ALLERGENS, DIETS } from '@crisper/contract/vocabulary';
import { describe, expect, it } from 'vitest';
import { foodById, foods, isA } from '../foods/larder.ts';
import {
  adviceFor,
  type Eaters,
  mayEat,
  namesForbidden,
  type Person,
  substitutesFor,
} from '../foods/who-eats.ts';
import { standings } from '../matching/at-hand.ts';
import { explainMatch } from '../matching/explain.ts';
import { finishRecipe } from '../recipes/finish.ts';
import { readCooklang } from '../recipes/read-cooklang.ts';
import { answer } from './assistant.ts';
import { interactiveSteps } from './interactive-steps.ts';

const draft = readCooklang(`---
title: Noodles with Tahini Sauce
description: Cold noodles for a warm evening.
servings: 2
prep time: 10 minutes
cook time: 10 minutes
cuisine: Chinese
course: dinner
---

Cook the @rice noodles{200%g} for ~{8%minutes}. Whisk the @tahini{60%g} with the @soy sauce{2%tbsp} and the @fish sauce{1%tbsp}.

Fry the @chicken breast{200%g} in the @butter{1%tbsp} for ~{8%minutes}, until it reads 165°F / 74°C inside, and toss everything together with the @heavy cream{2%tbsp}.
`);
const recipe = finishRecipe(draft!, { id: 'test', slug: 'noodles', origin: 'cookbook' });

const ask = (question: string, people: Person[]) =>
  answer(question, {
    recipe: { ...recipe, calories: null, nutrition: null },
    steps: interactiveSteps(recipe),
    people,
    currentStep: 0,
    timers: [],
    lastReply: null,
    lastQuestion: null,
  }).text;

const person = (name: string, needs: Partial<Eaters>): Person => ({
  name,
  isSelf: false,
  eats: true,
  diets: [],
  allergens: [],
  ...needs,
});

/** Each diet, each allergen, and pairs of them. */
const tables: Eaters[] = [
  ...DIETS.map((diet) => ({ diets: [diet], allergens: [] })),
  ...ALLERGENS.map((allergen) => ({ diets: [], allergens: [allergen] })),
  ...ALLERGENS.map((allergen, at) => ({ diets: [], allergens: [allergen, ALLERGENS[(at + 3) % 14]!] })),
  ...DIETS.map((diet, at) => ({ diets: [diet], allergens: [ALLERGENS[at * 2]!] })),
];
const TROUBLES = [
  'it is too salty',
  'it is too spicy',
  'the sauce is too thin',
  'it tastes bland',
  'it tastes bitter',
  'the sauce split',
  'the dough is too sticky',
  'the patties fall apart',
  'it is too dry',
  'what goes with this',
  'I have no muffin liners what can I use',
];
const nameOf = ({ diets, allergens }: Eaters) => [...diets, ...allergens].join(' and ');

describe('the rule', () => {
  it('counts what a food may contain like what it contains, and an unknown food as forbidden', () => {
    const peanuts: Eaters = { diets: [], allergens: ['peanuts'] };
    expect(mayEat(foodById('peanut-butter'), peanuts)).toBe(false);
    expect(mayEat(undefined, peanuts)).toBe(false);
    expect(mayEat(undefined, { diets: [], allergens: [] })).toBe(true);
    const traces = foods.find(({ mayContain }) => mayContain.includes('peanuts'))!;
    expect(mayEat(traces, peanuts)).toBe(false);
  });

  it('leaves what is forbidden out of advice, an item or a sentence at a time', () => {
    const dairyFree: Eaters = { diets: [], allergens: ['milk'] };
    expect(adviceFor('Stir in yogurt, cream or coconut milk. Salt it.', dairyFree)).toBe('Salt it.');
    expect(adviceFor('Add more of everything: water, tomatoes, cream, rice or butter.', dairyFree)).toBe(
      'Add more of everything: water, tomatoes or rice.',
    );
    expect(adviceFor('Serve it with butter.', dairyFree)).toBeNull();
    expect(adviceFor('Twice the lemon juice does as well as cream of tartar.', dairyFree)).not.toBeNull();
  });
});

/** What a reply says to use: without the food that is missing, and without who it is not for. */
function offered(said: string): string[] {
  if (/^(?:I know no swap|I don’t know|Instead of what|As written)| is out:/.test(said)) return [];
  if (said.startsWith('Instead of')) return [said.slice(said.indexOf(', use ') + ', use '.length)];
  if (said.startsWith('To make it'))
    return said
      .split(/[:,]| and /)
      .map((one) => one.split(' for ')[0]!)
      .slice(1);
  return [said];
}

/** Without the recipe's own foods in what could be asked next. */
const helped = (said: string) => said.split('You can ask')[0]!;

describe.each(tables.map((table, at) => [nameOf(table), table, at] as const))(
  'for a table with %s',
  (_, table, at) => {
    const people = [person('Mia', table)];
    /** Each food is asked for by some tables, and each table asks for many foods. */
    const some = foods.filter(({ name }, n) => n % 13 === at % 13 && !name.includes("'"));

    it('names no forbidden substitute of any food', () => {
      for (const food of foods)
        for (const swap of substitutesFor(food, table)) {
          expect(mayEat(swap.food, table), `${swap.food.id} for ${food.id}`).toBe(true);
          expect(namesForbidden(swap.note, table), `${food.id}: ${swap.note}`).toBe(false);
        }
    });

    it('answers what to use instead of a food without a forbidden one', () => {
      for (const food of some.filter(({ substitutes }) => substitutes.length > 0))
        for (const text of offered(ask(`what can I use instead of ${food.name}`, people)))
          expect(namesForbidden(text, table), `${food.name}: ${text}`).toBe(false);
    });

    it('says yes to no forbidden food that somebody offers', () => {
      for (const other of some.filter((food) => !mayEat(food, table)))
        for (const question of [`can I use ${other.name} instead of tahini`, `can I add some ${other.name}`])
          expect(ask(question, people), question).not.toMatch(/^Yes|can stand in|works/);
    });

    it('lets no forbidden food stand in for anything', () => {
      const forbidden = foods.filter((food) => !mayEat(food, table)).map(({ id }) => id);
      expect(standings({ foods: forbidden, staples: forbidden, eaters: table }).size).toBe(0);
    });

    it('names no forbidden swap in the steps of cooking mode', () => {
      for (const step of interactiveSteps(recipe, table)) {
        const use = /Use (.*)$/.exec(step.swap_note ?? '')?.[1] ?? '';
        expect(namesForbidden(use, table), use).toBe(false);
      }
    });

    it('helps without a forbidden food', () => {
      for (const question of TROUBLES)
        expect(namesForbidden(helped(ask(question, people)), table), question).toBe(false);
    });
  },
);

it('leaves a note on a stand-in out where it names what is forbidden', () => {
  const buttermilk = {
    food: 'buttermilk',
    name: 'buttermilk',
    grams: 100,
    optional: false,
    alternatives: [],
  };
  const swapsFor = (eaters: Eaters) =>
    explainMatch(
      { title: 'Dish', ingredients: [buttermilk] },
      { foods: ['soy-milk', 'yogurt'], staples: [], eaters },
    ).swaps;
  expect(swapsFor({ diets: [], allergens: ['soybeans'] }).map(({ use }) => use)).toEqual(['yogurt']);
  expect(swapsFor({ diets: [], allergens: ['milk'] })).toEqual([]);
});

it('says whom a food is not for', () => {
  expect(
    ask('can I use peanut butter instead of tahini', [person('Mia', { allergens: ['peanuts'] })]),
  ).toMatch(/^Peanut butter is out: it contains peanuts, which Mia avoids\./);
  expect(ask('what can I use instead of soy sauce', [person('Bo', { diets: ['vegan'] })])).not.toMatch(
    /fish sauce/,
  );
  expect(ask('what can I use instead of fish sauce', [person('Cy', { allergens: ['gluten'] })])).not.toMatch(
    /soy sauce:/,
  );
  const isKind = foods.filter(({ id }) => isA(id, 'peanut-butter'));
  expect(isKind.length).toBeGreaterThan(0);
});

it('suggests nothing that somebody does not like', () => {
  const mia = person('Mia', { dislikes: ['yogurt', 'half and half'] });
  expect(ask('can I use yogurt instead of soy sauce', [mia])).toMatch(
    /^Yogurt is out: Mia does not like it\./,
  );
  expect(ask('what can I use instead of heavy cream', [])).toMatch(/half and half/);
  expect(ask('what can I use instead of heavy cream', [mia])).not.toMatch(/half and half/);
});

it('is not in the tips of steps either', () => {
  const tip = 'Do not rush it. A knob of butter makes it richer.';
  const stirred = {
    ingredients: [],
    steps: [{ text: 'Stir the porridge.', tip, timers: [], looksRight: null }],
  };
  const tipFor = (needs: Partial<Eaters>) => interactiveSteps(stirred, person('Ada', needs))[0]!.tip;
  expect(tipFor({})).toBe(tip);
  expect(tipFor({ allergens: ['milk'] })).toBe('Do not rush it.');
});
