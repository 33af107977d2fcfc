import { describe, expect, it } from 'vitest';
import { defaultStaples } from '../foods/staples.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { blueprints } from './blueprints/all.ts';
import { handled } from './composable-food.ts';
import { compose } from './compose.ts';
import { everydayFridges } from './fridges.fixture.ts';
import { cooksCheck } from './recipe-faults.ts';
import { sampleRecipes } from './samples.ts';

type Line = readonly [food: string, grams: number, eatenShare?: number];

const SUPPER = { id: 'skillet-supper', family: 'skillet-supper' };

function recipe(title: string, lines: readonly Line[], steps: readonly string[]): Recipe {
  return {
    title,
    ingredients: lines.map(([food, grams, eatenShare = 1]) => ({
      text: food,
      food,
      name: food,
      amountMin: 1,
      amountMax: null,
      unit: null,
      grams,
      preparation: null,
      optional: false,
      alternatives: [],
      eatenShare,
    })),
    steps: steps.map((text) => ({ text, timers: [], tip: null, looksRight: null })),
  } as unknown as Recipe;
}

const reasons = (made: Recipe, blueprint = SUPPER) => cooksCheck(made, blueprint).map(({ reason }) => reason);

const CHICKEN: readonly Line[] = [
  ['chicken-breast', 300],
  ['broccoli', 200],
  ['oil', 14],
  ['salt', 4],
];
const COOKED = [
  'Heat the oil in a skillet over medium-high heat. Add the chicken, season with salt and cook for 8 minutes, turning now and then. Move to a plate.',
  'Add the broccoli, season with the rest of the salt and cook for 6 minutes, until tender. Return the chicken to the skillet and warm through for 1 minute.',
];

describe("the cook's check", () => {
  it('has nothing against a supper that is cooked as it should be', () => {
    expect(cooksCheck(recipe('Chicken with Broccoli', CHICKEN, COOKED), SUPPER)).toEqual([]);
  });
  it('wants salt on every part of a plate', () => {
    const steps = COOKED.map((text) => text.replace(', season with the rest of the salt', ''));
    expect(
      reasons(
        recipe(
          'Chicken with Broccoli',
          CHICKEN,
          steps.map((text) => text.replace(' Return', ' Serve with')),
        ),
      ),
    ).toEqual(['unsalted']);
  });
  it('weighs the salt of what is eaten, with that of salty foods', () => {
    const without = CHICKEN.filter(([food]) => food !== 'salt');
    expect(reasons(recipe('Chicken', [...without, ['salt', 0.5]], COOKED))).toEqual(['salt']);
    expect(reasons(recipe('Chicken', [...without, ['salt', 9]], COOKED))).toEqual(['salt']);
    expect(reasons(recipe('Chicken', [...CHICKEN, ['soy-sauce', 40]], COOKED))).toEqual(['salt']);
    // Most of the salt of the cooking water is poured away with it.
    expect(reasons(recipe('Chicken', [...without, ['salt', 4], ['salt', 20, 0]], COOKED))).toEqual([]);
  });
  it('refuses a soup of too much water, and a bake of too little sauce', () => {
    const soup = (water: number): Line[] => [
      ['carrot', 200],
      ['potato', 200],
      ['water', water],
      ['salt', (400 + water) * 0.008],
    ];
    const steps = [
      'Bring the water to a boil in a pot. Add the carrots and potatoes and simmer for 15 minutes.',
    ];
    const form = { id: 'soup', family: 'soup' };
    expect(reasons(recipe('Carrot Soup', soup(600), steps), form)).toEqual([]);
    expect(reasons(recipe('Carrot Soup', soup(2_400), steps), form)).toEqual(['liquid']);
    const bake = (sauce: number): Line[] => [
      ['penne', 360],
      ['water', 3_000, 0],
      ['tomato-sauce', sauce],
      ['cheddar', 120],
    ];
    const baked = [
      'Heat the oven to 400°F / 200°C.',
      'Bring the water to a boil in a pot. Add the penne and cook for 8 minutes, then drain.',
      'Stir the penne together with the tomato sauce in a baking dish. Bake for 20 minutes.',
    ];
    const pasta = { id: 'pasta-bake', family: 'pasta-bake' };
    expect(reasons(recipe('Baked Penne', bake(720), baked), pasta)).toEqual([]);
    expect(reasons(recipe('Baked Penne', bake(440), baked), pasta)).toContain('liquid');
  });
  it('finds a food that no step makes edible', () => {
    const raw = [COOKED[0]!, 'Serve the chicken with the broccoli and the potatoes.'];
    expect(reasons(recipe('Chicken', [...CHICKEN, ['potato', 50]], raw))).toEqual(['uncooked']);
  });
  it('finds shellfish that stays in the pan, and peas that go in with the roots', () => {
    const shrimp: Line[] = [
      ['shrimp', 250],
      ['bell-pepper', 200],
      ['oil', 14],
      ['salt', 1.5],
    ];
    const stays = [
      'Heat the oil in a skillet over high heat. Add the shrimp and cook for 4 minutes, turning once.',
      'Add the bell peppers and cook for 5 minutes, until tender.',
    ];
    expect(reasons(recipe('Shrimp', shrimp, stays))).toEqual(['overcooked']);
    const leaves = [stays[0]!.replace('once.', 'once. Move to a plate.'), stays[1]!];
    expect(reasons(recipe('Shrimp', shrimp, leaves))).toEqual([]);
    const stew: Line[] = [
      ['carrot', 200],
      ['pea', 150],
      ['water', 200],
      ['salt', 4.5],
    ];
    const together = [
      'Bring the water to a simmer in a pot. Add the carrots and peas and simmer for 15 minutes.',
    ];
    expect(reasons(recipe('Carrots', stew, together))).toEqual(['overcooked']);
  });
  it('looks for the foods of the title in the list', () => {
    expect(reasons(recipe('Chicken with Garlic', CHICKEN, COOKED))).toEqual(['title']);
    expect(reasons(recipe('Broccoli and Chicken', CHICKEN, COOKED))).toEqual([]);
  });
  it('wants an oven that is hot when the food goes in', () => {
    const bake = 'Put the chicken, broccoli and salt in a baking dish and bake for 20 minutes.';
    expect(reasons(recipe('Chicken', CHICKEN, [bake]))).toEqual(['cold oven']);
    expect(reasons(recipe('Chicken', CHICKEN, ['Heat the oven to 400°F / 200°C.', bake]))).toEqual([]);
  });
  it('lets nothing be served that it refuses', () => {
    const served = everydayFridges(8, 91).flatMap((have) => {
      const asked = new Map<string, string>();
      const isSound = (made: Recipe, { id }: { id: string }) => asked.set(made.id, id).size > 0;
      compose({ have, staples: defaultStaples, equipment: [], limit: 50, isSound });
      const refused = (made: Recipe) => {
        const blueprint = blueprints.find(({ id }) => id === asked.get(made.id));
        return blueprint ? cooksCheck(made, blueprint).length > 0 : false;
      };
      return compose({ have, staples: defaultStaples, equipment: [], limit: 20 }).filter(refused);
    });
    expect(served.map(({ title }) => title)).toEqual([]);
  });
});

describe('what was mended in the blueprints', () => {
  const samples = blueprints.flatMap(({ id }) =>
    sampleRecipes(id, 3, 12).map((made) => ({
      id,
      made,
      text: made.steps.map((step) => step.text).join(' '),
    })),
  );
  const kinds = (made: Recipe) => new Set(made.ingredients.map(({ food }) => handled(food ?? '')?.kind));
  const titles = (wrong: typeof samples) => wrong.map(({ id, made }) => `${id}: ${made.title}`);

  it('boils pasta and potatoes in salted water', () => {
    const boiled = samples.filter(({ text }) =>
      /(?:pasta|penne|spaghetti|macaroni)[^.]* then drain/.test(text),
    );
    const wrong = boiled.filter(
      ({ made }) => !made.ingredients.some(({ text }) => /salt, for the cooking/.test(text)),
    );
    expect(boiled.length).toBeGreaterThan(3);
    expect(titles(wrong)).toEqual([]);
  });
  it('cooks rice by absorption, 12 to 18 minutes, and never drains it', () => {
    const side = samples.filter(({ text }) =>
      /Stir in the [\w ]*rice, cover, turn the heat to low/.test(text),
    );
    expect(side.length).toBeGreaterThan(3);
    expect(titles(samples.filter(({ text }) => /\brice\b[^.]*drain/.test(text)))).toEqual([]);
    for (const id of ['rice', 'basmati-rice', 'jasmine-rice', 'arborio-rice']) {
      expect(handled(id)?.minutes.simmer).toBeGreaterThanOrEqual(12);
      expect(handled(id)?.minutes.simmer).toBeLessThanOrEqual(18);
    }
  });
  it('adds no salt where salty foods are enough', () => {
    const made = compose({
      have: ['smoked-salmon', 'feta', 'bread', 'cucumber', 'dill'],
      staples: defaultStaples,
      equipment: ['no_cook'],
      limit: 6,
    }).filter(({ ingredients }) =>
      ['smoked-salmon', 'bread'].every((id) => ingredients.some(({ food }) => food === id)),
    );
    expect(made.length).toBeGreaterThan(0);
    for (const { ingredients } of made)
      expect(ingredients.map(({ food }) => handled(food ?? '')?.kind)).not.toContain('salt');
  });
  it('makes no soup of water alone', () => {
    const soups = samples.filter(({ id }) => /(?:^|-)soup$/.test(id) && id !== 'blended-soup');
    const body = [
      'stock',
      'pasta',
      'noodle',
      'rice',
      'grain',
      'lentil',
      'bean',
      'potato',
      'poultry',
      'sausage',
      'smoked',
      'ground',
    ];
    const thin = soups.filter(
      ({ made, text }) =>
        !body.some((kind) => kinds(made).has(kind as never)) && !/cook gently[^.]*10 minutes/.test(text),
    );
    expect(soups.length).toBeGreaterThan(4);
    expect(titles(thin)).toEqual([]);
    const water = compose({
      have: ['zucchini', 'spinach', 'bell-pepper'],
      staples: ['water', 'salt', 'oil'],
      equipment: [],
      blueprint: 'soup',
    });
    expect(water).toEqual([]);
  });
  it('melts cheese on bread under heat', () => {
    const flat = compose({
      have: ['cheddar'],
      staples: defaultStaples,
      equipment: ['stovetop'],
      blueprint: 'flatbread',
    });
    expect(flat[0]?.steps.map((step) => step.text).join(' ')).toMatch(
      /cheddar over the hot flatbreads[^.]*until melted/,
    );
  });
  it('promises no dough only where there is none', () => {
    const [made] = compose({
      have: ['pizza-dough', 'mozzarella', 'tomato-sauce', 'mushroom'],
      staples: defaultStaples,
      equipment: ['oven'],
      blueprint: 'flatbread-pizza',
    });
    expect(made?.title).toMatch(/Pizza$/);
    expect(`${made?.title} ${made?.description}`).not.toMatch(/no dough|Flatbread/);
  });
  it('takes seafood for tacos out of the pan before the vegetables go in', () => {
    const [made] = compose({
      have: ['shrimp', 'tortilla', 'bell-pepper', 'avocado'],
      staples: defaultStaples,
      equipment: ['stovetop'],
      blueprint: 'tacos',
    });
    expect(made?.steps[0]?.text).toMatch(/Add the shrimp[^.]*4 minutes[^.]*\. Move to a plate/);
  });
  it('takes two dishes that differ by a synonym for one', () => {
    const made = compose({
      have: ['red-bell-pepper', 'yellow-bell-pepper', 'bell-pepper', 'egg', 'onion', 'cheddar', 'feta'],
      staples: defaultStaples,
      equipment: ['stovetop'],
      blueprint: 'stovetop-frittata',
      limit: 10,
    });
    const plain = made.map(({ title }) => title.replace(/Red |Yellow /g, ''));
    expect(new Set(plain).size).toBe(plain.length);
  });
  it('serves no lone onion, no beans in plain water, no dry potato, no dressing without acid', () => {
    const of = (blueprint: string, ...have: string[]) =>
      compose({ have, staples: ['water', 'salt', 'oil', 'flour'], equipment: [], blueprint }).map(
        ({ title }) => title,
      );
    expect(of('roast-vegetables', 'onion')).toEqual([]);
    expect(of('roast-vegetables', 'onion', 'zucchini')).not.toEqual([]);
    expect(of('soup', 'chickpea', 'quinoa', 'spinach')).toEqual([]);
    expect(of('soup', 'chickpea', 'quinoa', 'onion')).not.toEqual([]);
    expect(of('congee', 'rice', 'spinach')).toEqual([]);
    expect(of('congee', 'rice', 'spinach', 'garlic')).not.toEqual([]);
    expect(of('baked-potato', 'potato', 'pea')).toEqual([]);
    expect(of('warm-salad', 'cod', 'romaine-lettuce')).toEqual([]);
    expect(of('warm-salad', 'cod', 'romaine-lettuce', 'lemon')).not.toEqual([]);
    expect(of('flatbread', 'canned-tuna')).toEqual([]);
    expect(of('stew', 'sausage', 'bell-pepper')).toEqual([]);
    expect(of('stew', 'sausage', 'potato', 'onion')).not.toEqual([]);
    expect(of('blended-soup', 'potato', 'butternut-squash')).toEqual([]);
    expect(of('grilled-plate', 'tofu')).toEqual([]);
  });
  it('gives a bowl of soup of a size that is eaten', () => {
    const soups = samples.filter(({ id }) => /soup$/.test(id));
    const grams = ({ made }: (typeof samples)[number]) =>
      made.ingredients.reduce((sum, line) => sum + (line.grams ?? 0) * line.eatenShare, 0) / made.servings;
    expect(soups.length).toBeGreaterThan(4);
    expect(titles(soups.filter((soup) => grams(soup) < 180 || grams(soup) > 800))).toEqual([]);
  });
  it('cooks a steak in one piece longer than one in strips', () => {
    const minutes = (blueprint: string) => {
      const [made] = compose({
        have: ['steak', 'bell-pepper', 'soy-sauce'],
        staples: defaultStaples,
        equipment: [],
        blueprint,
      });
      return Number(
        /steak[^.]*for (\d+) minutes/.exec(made?.steps.map((step) => step.text).join(' ') ?? '')?.[1],
      );
    };
    expect(minutes('seared-cut')).toBeGreaterThan(minutes('stir-fry'));
  });
});
