import { ALLERGENS, type Allergen, DIETS, type Diet, EQUIPMENT } from '@crisper/contract/vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foodById } from '../foods/larder.ts';
import { defaultStaples } from '../foods/staples.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { role } from './blueprint.ts';
import { blueprints } from './blueprints/all.ts';
import { blueprint, STOVE } from './blueprints/shared.ts';
import { clash } from './clashes.ts';
import { asideIds, handled, handledIds } from './composable-food.ts';
import { compose } from './compose.ts';
import { everydayFridges, isSensible } from './fridges.fixture.ts';
import { KINDS } from './kinds.ts';

const equipment = [...EQUIPMENT];
const query = (have: readonly string[]) => ({ have, staples: defaultStaples, equipment });
const fridges = everydayFridges(120, 7);
const recipes: Recipe[] = fridges.flatMap((have) => compose({ ...query(have), limit: 20 }));
const textOf = (recipe: Recipe) => recipe.steps.map((step) => step.text).join(' ');
const word = (id: string) => handled(id)?.many ?? '';

describe('the tables', () => {
  it('name only foods of the larder', () => {
    expect([...handledIds, ...asideIds].filter((id) => !foodById(id))).toEqual([]);
  });
  it('give blueprints only kinds and foods that exist', () => {
    for (const blueprint of blueprints) {
      for (const one of Object.values(blueprint.roles)) {
        expect(one.order.filter((kind) => !(kind in KINDS))).toEqual([]);
        expect([...one.not, ...(one.only ?? [])].filter((id) => !foodById(id))).toEqual([]);
      }
    }
  });
  it('hold at least 42 dishes, several for each piece of equipment', () => {
    expect(new Set(blueprints.map((blueprint) => blueprint.id)).size).toBe(blueprints.length);
    expect(new Set(blueprints.map((blueprint) => blueprint.family)).size).toBeGreaterThanOrEqual(42);
    for (const tool of EQUIPMENT) {
      expect(
        blueprints.filter((blueprint) => blueprint.equipment.includes(tool)).length,
      ).toBeGreaterThanOrEqual(3);
    }
  });
});

it('knows the roles and kinds of a blueprint when it is compiled', () => {
  const dish = blueprint({
    id: 'fried-eggs',
    equipment: STOVE,
    roles: { eggs: role('egg', 1, 1), fat: role(['oil', 'butter'], 1, 1) },
    write: (d) => ({
      title: d.title('eggs'),
      // @ts-expect-error: this dish has no such role
      description: d.names('egg'),
    }),
  });
  // @ts-expect-error: there is no such kind
  const misspelt = role(['oil', 'buter'], 1, 1);
  expect(Object.keys(dish.roles)).toEqual(['eggs', 'fat']);
  expect(misspelt.order.filter((kind) => !(kind in KINDS))).toEqual(['buter']);
});

describe('composed recipes', () => {
  it('use only what is at hand and the staples', () => {
    for (const have of fridges) {
      const allowed = new Set([...have, ...defaultStaples]);
      for (const recipe of compose(query(have))) {
        expect(
          recipe.ingredients.filter((line) => !allowed.has(line.food ?? '')).map((line) => line.text),
        ).toEqual([]);
      }
    }
  });
  it('name every ingredient in a step', () => {
    for (const recipe of recipes) {
      const steps = textOf(recipe).toLowerCase();
      const unused = recipe.ingredients.filter((line) => {
        const thing = handled(line.food ?? '');
        return thing && !steps.includes(thing.one.toLowerCase()) && !steps.includes(thing.many.toLowerCase());
      });
      expect(unused.map((line) => `${recipe.title}: ${line.text}`)).toEqual([]);
    }
  });
  it('name no food in a step that is not listed', () => {
    const tellTale = [
      'onions',
      'carrots',
      'broccoli',
      'chicken',
      'beef',
      'salmon',
      'tofu',
      'mushrooms',
      'zucchini',
      'honey',
      'soy sauce',
      'parmesan',
    ];
    for (const recipe of recipes) {
      const steps = textOf(recipe);
      const listed = recipe.ingredients.map((line) => `${word(line.food ?? '')} ${line.name}`).join(' ');
      expect(tellTale.filter((name) => steps.includes(`the ${name}`) && !listed.includes(name))).toEqual([]);
    }
  });
  it('give the safe end point of raw meat, fish and eggs', () => {
    const ends = {
      poultry: '165°F / 74°C',
      ground: /16[05]°F \/ 7[14]°C/,
      whole: '145°F / 63°C',
      fish: '145°F / 63°C',
      shellfish: '145°F / 63°C',
    } as const;
    for (const recipe of recipes) {
      const said = recipe.steps.map((step) => `${step.text} ${step.tip} ${step.looksRight}`).join(' ');
      for (const line of recipe.ingredients) {
        const end = handled(line.food ?? '')?.end;
        if (end === 'egg') expect(said, recipe.title).toMatch(/\bset\b|160°F/);
        else if (end && end !== 'crisp') expect(said, recipe.title).toMatch(ends[end]);
      }
    }
  });
  it('read cleanly', () => {
    for (const recipe of recipes) {
      const all = [
        recipe.title,
        recipe.description,
        ...recipe.ingredients.map((line) => line.text),
        ...recipe.steps.map((step) => step.text),
      ];
      for (const text of all) {
        expect(text, recipe.title).not.toMatch(
          /\b([a-z]+) \1\b|undefined|NaN| {2}|[,;]\.|\.\.|\( | ,|\bwith \.|\band \.|\bwith,/,
        );
        expect(text.trim(), recipe.title).toBe(text);
      }
      for (const step of recipe.steps) expect(step.text, recipe.title).toMatch(/^[A-Z0-9].*[.]$/s);
    }
  });
  it('take as long as their steps say and give a sane amount of energy', () => {
    for (const recipe of recipes) {
      const longest = Math.max(
        0,
        ...recipe.steps.flatMap((step) => step.timers.map((timer) => timer.seconds / 60)),
      );
      expect(recipe.totalMinutes, recipe.title).toBe(recipe.prepMinutes + recipe.cookMinutes);
      expect(recipe.totalMinutes, recipe.title).toBeGreaterThanOrEqual(longest);
      const kcal = recipe.nutritionPerServing?.calories ?? 0;
      expect(kcal, recipe.title).toBeGreaterThanOrEqual(recipe.courses.includes('dinner') ? 150 : 60);
      expect(kcal, recipe.title).toBeLessThanOrEqual(1_100);
    }
  });
  it('never mix what clashes', () => {
    for (const recipe of recipes) {
      const things = recipe.ingredients
        .map((line) => handled(line.food ?? ''))
        .filter((thing) => thing !== null);
      const foul = things.flatMap((a) =>
        things.filter((b) => a.id < b.id && clash(a, b, false)).map((b) => `${a.id}+${b.id}`),
      );
      expect(foul, recipe.title).toEqual([]);
    }
  });
  it('have ids of their own that stay the same', () => {
    const ids = new Map(recipes.map((recipe) => [recipe.id, recipe.title]));
    for (const recipe of recipes) expect(ids.get(recipe.id)).toBe(recipe.title);
    expect(recipes.every((recipe) => /^composed-[a-z0-9]+$/.test(recipe.id))).toBe(true);
  });
});

describe('compose', () => {
  it('finds ten dishes for at least 95% of sensible fridges', () => {
    const many = everydayFridges(300, 11).filter(isSensible);
    const full = many.filter((have) => compose(query(have)).length >= 10);
    expect(full.length / many.length).toBeGreaterThanOrEqual(0.95);
  });
  it('finds as many dishes for a kitchen without salt, which it cannot add', () => {
    const have = ['chicken-breast', 'broccoli', 'rice', 'onion', 'garlic', 'carrot', 'egg'];
    const staples = defaultStaples.filter((id) => !id.includes('salt'));
    expect(compose({ ...query(have), staples })).toHaveLength(10);
  });
  it('browns ground meat before it goes into the slow cooker', () => {
    const have = ['ground-beef', 'kidney-bean', 'canned-tomato', 'onion', 'garlic', 'cumin'];
    const [chili] = compose({ ...query(have), blueprint: 'slow-chili' });
    expect(chili!.steps[0]!.text).toMatch(/skillet.*no pink left/);
    expect(chili!.equipment).toContain('stovetop');
  });
  it('is deterministic, whatever the order and repetition of its input', () => {
    for (const have of fridges.slice(0, 40)) {
      const mixed = [...have].reverse().concat(have);
      expect(compose(query(mixed))).toEqual(compose(query(have)));
    }
  });
  it('puts different dishes first', () => {
    for (const have of fridges.slice(0, 60)) {
      const titles = compose(query(have)).map((recipe) => recipe.title);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });
  it('respects diets and allergens', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...fridges),
        fc.subarray([...DIETS] as Diet[]),
        fc.subarray([...ALLERGENS] as Allergen[]),
        (have, diets, avoid) => {
          for (const recipe of compose({ ...query(have), diets, avoid })) {
            expect(diets.every((diet) => recipe.diets.includes(diet))).toBe(true);
            expect(recipe.allergens.filter((allergen) => avoid.includes(allergen))).toEqual([]);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
  it('keeps to the equipment and the time given', () => {
    for (const have of fridges.slice(0, 60)) {
      for (const recipe of compose({ ...query(have), equipment: ['microwave'], maxMinutes: 20 })) {
        expect(recipe.equipment.every((tool) => tool === 'microwave' || tool === 'no_cook')).toBe(true);
        expect(recipe.totalMinutes).toBeLessThanOrEqual(20);
      }
    }
  });
  it('prefers what spoils first', () => {
    const have = [
      'chicken-breast',
      'spinach',
      'carrot',
      'rice',
      'onion',
      'egg',
      'milk',
      'potato',
      'zucchini',
    ];
    const [first] = compose({ ...query(have), useSoon: ['zucchini', 'spinach'] });
    expect(first?.ingredients.some((line) => line.food === 'zucchini' || line.food === 'spinach')).toBe(true);
  });
  it('answers any input without throwing', () => {
    expect(compose(query([]))).toEqual([]);
    expect(compose({ have: [], staples: [], equipment: [] })).toEqual([]);
    expect(compose({ ...query(['egg', 'spinach']), limit: Number.NaN, servings: -3 })).toEqual([]);
    expect(
      compose({ ...query(['unicorn', '', '__proto__', 'egg', 'egg']), servings: 1e9 }).length,
    ).toBeGreaterThan(0);
    const thousand = Array.from(
      { length: 1_000 },
      (_, i) => handledIds[i % handledIds.length] ?? `no-food-${i}`,
    );
    expect(compose({ ...query(thousand), limit: 50 })).toHaveLength(50);
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.constantFrom(...handledIds)), (odd, foods) => {
        expect(Array.isArray(compose(query([...odd, ...foods])))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
