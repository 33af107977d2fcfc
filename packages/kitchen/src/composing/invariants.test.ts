import { EQUIPMENT } from '@crisper/contract/vocabulary';
import { describe, expect, it } from 'vitest';
import { interactiveSteps } from '../cooking/interactive-steps.ts';
import { defaultStaples } from '../foods/staples.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { wrongClaims } from '../recipes/stated-claims.ts';
import { handled } from './composable-food.ts';
import { compose } from './compose.ts';
import { everydayFridges } from './fridges.fixture.ts';
import { MOST_SODIUM_MG } from './salting.ts';

/** What holds for every dish, whatever is in the fridge: other fridges than those that dishes were read for. */
const FRIDGES = 300;
const recipes: Recipe[] = everydayFridges(FRIDGES, 2_039).flatMap((have) =>
  compose({ have, staples: defaultStaples, equipment: [...EQUIPMENT], limit: 10 }),
);
const textOf = (recipe: Recipe) => recipe.steps.map(({ text }) => text).join(' ');
const wrong = (isWrong: (recipe: Recipe) => unknown) => recipes.filter(isWrong).map(({ title }) => title);

describe('a composed dish', () => {
  it('is measured as a cook measures', () => {
    const amounts = /^(?:[1-9]\d*[¼½¾]?|[1-9]⅓|[1-9]⅔|[¼⅓½⅔¾]) \S/;
    const spoons =
      /^(?:(?:[¼½¾]|1|1¼|1½|2) teaspoons?|(?:1|1½|2|3) tablespoons?|(?!\S+ (?:tea|table)spoon).*) ?/;
    const odd = recipes.flatMap(({ ingredients }) =>
      ingredients.map(({ text }) => text).filter((text) => !amounts.test(text) || !spoons.exec(text)?.[0]),
    );
    expect(odd).toEqual([]);
  });
  it('has at most 1,000 mg of sodium a serving, or says what brings more', () => {
    const isTooSalty = ({ nutritionPerServing, description }: Recipe) =>
      (nutritionPerServing?.sodiumMg ?? 0) > MOST_SODIUM_MG &&
      !/On the salty side, because of/.test(description);
    expect(wrong(isTooSalty)).toEqual([]);
  });
  it('uses every food of its list in a step', () => {
    const unused = ({ ingredients, steps }: Recipe) => {
      const text = steps.map((step) => step.text.toLowerCase()).join(' ');
      return ingredients.some(({ food }) => {
        const thing = handled(food ?? '');
        return thing && ![thing.one, thing.many].some((name) => text.includes(name.toLowerCase()));
      });
    };
    expect(wrong(unused)).toEqual([]);
  });
  it('leaves the salt of the cooking water in its pot', () => {
    const onThePlate = ({ ingredients, steps }: Recipe) => {
      const brine = ingredients.findIndex(({ text }) => text.includes('for the cooking water'));
      if (brine < 0) return false;
      const uses = interactiveSteps({ ingredients, steps }).flatMap((step) =>
        step.uses.filter(({ line }) => line === brine).map(({ at }) => step.text.slice(at, at + 18)),
      );
      return uses.length !== 1 || uses[0] !== 'salt for the water';
    };
    expect(wrong(onThePlate)).toEqual([]);
  });
  it('adds nothing twice', () => {
    const twice = (recipe: Recipe) => {
      const added = [
        ...textOf(recipe).matchAll(/\b(?:Add|Stir in) the ([a-z' -]+?) and (?:cook|simmer|brown)/g),
      ];
      const names = added.map(([, name]) => name);
      return new Set(names).size < names.length;
    };
    expect(wrong(twice)).toEqual([]);
  });
  it('gives its tips before what they are about', () => {
    const late = ({ steps }: Recipe) =>
      steps.some(({ text, tip }) => /\bbefore you drain\b/.test(tip ?? '') && !/\bdrain\b/.test(text));
    expect(wrong(late)).toEqual([]);
  });
  it('names no appliance that it does not list', () => {
    const appliances = [
      ['microwave', /\bmicrowave on\b|\bin the microwave\b/i],
      ['air_fryer', /\bair[- ]fr/i],
      ['slow_cooker', /\bslow cooker\b/i],
      ['instant_pot', /\bpressure cooker\b|\bhigh pressure\b/i],
      ['toaster_oven', /\btoaster oven\b/i],
      ['grill', /\bgrill for\b|\bheat the grill\b/i],
      ['oven', /\bheat the oven\b/i],
      [
        'stovetop',
        /\bover (?:low|medium|high|medium-high|medium-low) heat\b|\bbring to a (?:boil|simmer)\b/i,
      ],
    ] as const;
    const isOther = (recipe: Recipe) => {
      const pot = recipe.equipment.includes('instant_pot');
      return appliances.some(
        ([tool, said]) =>
          said.test(textOf(recipe)) && !recipe.equipment.includes(tool) && !(pot && tool === 'stovetop'),
      );
    };
    expect(wrong(isOther)).toEqual([]);
  });
  it('sears a steak in one piece, lets it rest and slices it', () => {
    const [made] = compose({
      have: ['steak', 'potato', 'mushroom', 'butter', 'rosemary'],
      staples: defaultStaples,
      equipment: ['stovetop'],
    });
    expect(textOf(made!)).toMatch(
      /Season the steaks on both sides.*let rest for 5 minutes.*Slice the steaks/s,
    );
  });
  it('squeezes frozen spinach and cuts bacon', () => {
    const [made] = compose({
      have: ['frozen-spinach', 'bacon', 'egg', 'feta', 'onion'],
      staples: defaultStaples,
      equipment: ['stovetop'],
      blueprint: 'stovetop-frittata',
    });
    const lines = made!.ingredients.map(({ text }) => text).join('\n');
    expect(lines).toMatch(/frozen spinach, thawed and squeezed dry/);
    expect(lines).toMatch(/bacon, cut into/);
  });
  it('fries the rice of yesterday without boiling it again', () => {
    const [made] = compose({
      have: ['cooked-rice', 'egg', 'pea', 'carrot', 'soy-sauce', 'cooked-chicken', 'scallion', 'garlic'],
      staples: defaultStaples,
      equipment: ['stovetop'],
    });
    expect(made!.title).toMatch(/Fried Rice$/);
    expect(textOf(made!)).not.toMatch(/boil/);
  });
  it('promises nobody that it is safe, and no diet that its foods are not', () => {
    expect(recipes.flatMap(wrongClaims)).toEqual([]);
  });
  it('is nothing where one fruit is all there is', () => {
    expect(compose({ have: ['apple'], staples: defaultStaples, equipment: [...EQUIPMENT] })).toEqual([]);
  });
});
