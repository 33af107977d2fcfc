import { describe, expect, it } from 'vitest';
import { daysBetween } from '../calendar.ts';
import { foodById, foods } from '../foods/larder.ts';
import { resolveFood } from '../foods/names.ts';
import { keptText, nameFor, plateText } from '../planning/amounts.ts';
import { bestBefore, usualPlace } from '../planning/best-before.ts';
import { plainIngredient } from '../recipes/draft.ts';
import { finishRecipe } from '../recipes/finish.ts';
import { finishIngredient } from '../recipes/finish-ingredient.ts';
import { readCooklang } from '../recipes/read-cooklang.ts';
import { leftAfter, neededForRecipe, shoppingList } from './shopping.ts';

const DISH = finishRecipe(
  readCooklang('---\ntitle: Supper\nservings: 4\n---\n\nBrown the @butter{50%g}.\n')!,
);

const need = (food: string | null, grams: number | null, name = food ?? '', dish: string | null = null) => ({
  food,
  name,
  grams,
  dish,
});

describe('shoppingList', () => {
  it('adds up the same food, walks the shop by aisle and leaves water out', () => {
    const list = shoppingList(
      [
        need('butter', 50),
        need('onion', 110),
        need('water', 500),
        need('butter', 70),
        need(null, null, 'Moon dust'),
      ],
      new Map(),
    );
    expect(list.map(({ name, grams, aisle }) => [name, grams, aisle])).toEqual([
      ['onion', 110, 'produce'],
      ['butter', 120, 'dairy'],
      ['Moon dust', null, 'other'],
    ]);
    expect(list[0]!.amount.us).toBe('1');
    expect(list[1]!.amount.metric).toBe('1 pack (250 g)');
  });

  it('takes off what is at hand, kinds included, and uses nothing twice', () => {
    const atHand = new Map([
      ['cheddar', 100],
      ['rice', null],
    ]);
    const list = shoppingList([need('cheese', 80), need('cheddar', 60), need('rice', 400)], atHand);
    expect(list.map(({ food, grams }) => [food, grams])).toEqual([['cheddar', 40]]);
  });

  it('adds up across dishes and units, and says what each line is for', () => {
    const list = shoppingList(
      [
        need('onion', 220, 'onions', 'Onion Soup'),
        need('onion', 110, 'onion', 'Chili'),
        need('tortilla', 98, 'tortillas', 'Tacos'),
        need('bell-pepper', 119, 'bell pepper', 'Chili'),
        need('red-bell-pepper', 119, 'red bell pepper', 'Tacos'),
      ],
      new Map(),
    );
    expect(list.map(({ name, amount, dishes }) => [name, amount.us, dishes])).toEqual([
      ['onions', '3', ['Onion Soup', 'Chili']],
      ['red bell peppers', '2', ['Tacos', 'Chili']],
      ['tortillas', '1 pack (8)', ['Tacos']],
    ]);
  });

  it('names what a recipe names, and the food where recipes differ', () => {
    const named = (food: string, grams: number, ...names: string[]) =>
      shoppingList(
        names.map((name) => need(food, grams, name)),
        new Map(),
      )[0]!.name;
    expect(named('rice-flour', 100, 'glutinous rice flour')).toBe('glutinous rice flour');
    expect(named('mustard-seed', 3, 'mustard seeds')).toBe('mustard seeds');
    expect(named('butter', 50, 'soft butter')).toBe('butter');
    expect(named('celery', 40, 'celery stalks')).toBe('celery');
    expect(named('butter', 50, 'butter or margarine')).toBe('butter');
    expect(named('basil', 10, 'Thai basil')).toBe('Thai basil');
    expect(named('basil', 10, 'Thai basil', 'basil')).toBe('basil');
    expect(named('chili-pepper', 45, 'red chilies')).toBe('red chilies');
  });

  it('tells the butcher about bones, and buys the weight of the recipe', () => {
    const list = (text: string) => {
      const line = finishIngredient(plainIngredient(text), { servings: 4, method: '' });
      const [one] = shoppingList(neededForRecipe({ ...DISH, ingredients: [line] }, 4), new Map());
      return `${one!.name} ${one!.amount.metric}`;
    };
    expect(list('1.7 lb chicken thighs, bone-in')).toBe('bone-in chicken thighs 800 g');
    expect(list('1.7 lb boneless, skinless chicken thighs')).toBe('boneless skinless chicken thighs 800 g');
    expect(list('1 lb pork loin, in 1-inch cubes')).toBe('pork loin 450 g');
    expect(list('1 rotisserie chicken')).toBe('rotisserie chicken 1');
  });

  it('buys the fruit for its juice and peel, once, and takes those at hand', () => {
    const needs = [
      need('lemon-juice', 60),
      need('lemon-zest', 8),
      need('egg-yolk', 34),
      need('egg-white', 66),
    ];
    const list = shoppingList(needs, new Map());
    expect(list.map(({ name, amount }) => `${name} ${amount.us}`)).toEqual(['lemons 2', 'eggs 1 carton (6)']);
    expect(
      shoppingList(
        needs,
        new Map([
          ['lemon', null],
          ['egg', 300],
        ]),
      ),
    ).toEqual([]);
    expect(shoppingList([need('cooked-rice', 600)], new Map([['rice', 500]]))).toEqual([]);
  });

  it('asks for what stands in a cupboard or is hardly needed, and lists the rest', () => {
    const list = shoppingList(
      [need('flour', 30), need('cumin', 2), need('milk', 200), need('celery', 20), need('soy-sauce', 60)],
      new Map(),
    );
    expect(list.map(({ name, asked }) => [name, asked])).toEqual([
      ['celery', 'little'],
      ['milk', null],
      ['flour', 'basic'],
      ['soy sauce', 'needed'],
      ['cumin', 'basic'],
    ]);
  });

  it('knows what is free once other dishes have taken theirs', () => {
    const atHand = new Map([
      ['onion', 330],
      ['rice', null],
    ]);
    const free = leftAfter([need('onion', 220), need('rice', 100)], atHand);
    expect([...free]).toEqual([
      ['onion', 110],
      ['rice', null],
    ]);
  });

  it('gives no food a name that means another, with any amount', () => {
    const misnamed = foods.flatMap((food) =>
      ['', '1', '2']
        .map((amount) => nameFor(food, amount))
        .filter((name) => resolveFood(name)?.food.id !== food.id),
    );
    expect(misnamed).toEqual([]);
  });

  it('says what lies on a plate and what stands in a kitchen', () => {
    expect(plateText(foodById('banana'), 59, 'us')).toBe('1/2');
    expect(plateText(foodById('egg'), 100, 'us')).toBe('2');
    expect(nameFor(foodById('black-bean')!, '1/2 cup')).toBe('black beans');
    expect(nameFor(foodById('banana')!, '1/2')).toBe('banana');
    expect(plateText(foodById('tofu'), 25, 'us')).toBe('1 ounce');
    expect(plateText(foodById('low-fat-greek-yogurt'), 200, 'us')).toBe('3/4 cup');
    expect(plateText(foodById('low-fat-greek-yogurt'), 200, 'metric')).toBe('200 g');
    expect(plateText(foodById('whole-wheat-bread'), 48, 'us')).toBe('1 1/2 slices');
    expect(plateText(foodById('peanut-butter'), 32, 'us')).toBe('2 tablespoons');
    expect(plateText(foodById('cooked-chicken'), 120, 'us')).toBe('4 ounces');
    expect(keptText(foodById('chickpea'), 850, 'us')).toBe('2 cans');
    expect(keptText(foodById('flour'), 450, 'us')).toBe('1 pound');
  });
});

describe('bestBefore', () => {
  it('counts from the usual storage time of the place, and from opening', () => {
    const milk = foodById('milk')!;
    expect(usualPlace(milk)).toBe('fridge');
    const kept = { place: 'fridge', addedOn: '2026-03-27', openedOn: null } as const;
    expect(bestBefore(milk, kept)).toBe('2026-04-03');
    const soy = foodById('soy-milk')!;
    const box = { place: 'pantry', addedOn: '2026-01-01', openedOn: null } as const;
    expect(bestBefore(soy, box)).toBe('2026-06-30');
    expect(bestBefore(soy, { ...box, openedOn: '2026-01-05' })).toBe('2026-01-15');
    expect(bestBefore(milk, { ...kept, place: 'pantry' })).toBeNull();
    expect(daysBetween('2026-03-28', '2026-04-03')).toBe(6);
  });
});
