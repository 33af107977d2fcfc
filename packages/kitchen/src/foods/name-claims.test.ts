import { describe, expect, it } from 'vitest';
import { foods } from './larder.ts';
import { claimsOfNamed, nameClaims } from './name-claims.ts';
import { resolveFood } from './names.ts';

const claimsOf = (name: string) => {
  const food = resolveFood(name)?.food ?? null;
  return { ...claimsOfNamed(name, food), mayContain: food?.mayContain ?? [] };
};

describe('a name never hides what it says', () => {
  it.each([
    ['peanut brittle', ['peanuts', 'milk']],
    ['jordan almonds', ['nuts']],
    ['pecan praline ice cream', ['milk', 'nuts']],
    ['nougat', ['eggs', 'nuts']],
    ['baklava', ['gluten', 'eggs', 'milk', 'nuts']],
    ['Frangelico', ['nuts']],
    ['hazelnut syrup', ['nuts']],
    ['prawn crackers', ['crustaceans']],
    ['lobster stock', ['crustaceans', 'fish', 'celery', 'molluscs']],
    ['everything bagel', ['gluten', 'sesame']],
    ['celery salt', ['celery']],
    ['malt vinegar', ['gluten']],
    ['malted milk', ['gluten', 'milk']],
    ['egg tagliatelle', ['gluten', 'eggs']],
    ['egg fried rice', ['gluten', 'eggs', 'soybeans']],
    ['all-butter puff pastry', ['gluten', 'milk']],
    ['Rice Krispies', ['gluten']],
    ['Quorn', ['eggs']],
    ['almond croissant', ['gluten', 'milk', 'nuts']],
    ['crab rangoon', ['crustaceans']],
    ['tiramisu', ['gluten', 'eggs', 'milk']],
    ['cornbread mix', ['gluten', 'milk']],
    ['Ovaltine', ['gluten', 'milk']],
    ['mixed seafood', ['crustaceans', 'fish', 'molluscs']],
    ['Cumberland sausage', ['gluten', 'sulphites']],
    ['Chinkiang vinegar', ['gluten']],
    ['dried apricots', ['sulphites']],
    ['cappuccino', ['milk']],
  ])('%s has %j', (name, allergens) => {
    expect(claimsOf(name).allergens).toEqual(allergens);
  });

  it.each([
    ['anchovy butter', 'vegetarian'],
    ['gummy bears', 'vegetarian'],
    ['Grana Padano', 'vegetarian'],
    ['pecorino', 'vegetarian'],
    ['gyoza', 'vegan'],
    ['prawn crackers', 'vegan'],
    ['rennet', 'vegetarian'],
    ['honey mustard', 'vegan'],
    ['fish pie', 'vegetarian'],
  ] as const)('%s is not %s', (name, diet) => {
    expect(claimsOf(name).breaks).toContain(diet);
  });
});

describe('a word that means something else', () => {
  it.each([
    'eggplant',
    'butternut squash',
    'butter beans',
    'cocoa butter',
    'peanut butter',
    'coconut milk yogurt',
    'cream of tartar',
    'oyster mushrooms',
    'beefsteak tomatoes',
    'crab apples',
    'vegan mayonnaise',
    'plant-based sausage',
    'gluten-free cracker',
    'goat cheese',
    'duck eggs',
    'flax egg',
    'water chestnuts',
    'masa harina',
    'bread and butter pickles',
    'steak seasoning',
  ])('is no alarm: %s', (name) => {
    const { allergens, breaks } = nameClaims(name);
    const food = resolveFood(name)?.food;
    expect(food, name).toBeDefined();
    expect(allergens.filter((one) => !food!.allergens.includes(one))).toEqual([]);
    expect(breaks.filter((one) => !food!.breaks.includes(one))).toEqual([]);
  });

  it('keeps the meat of what is made with an egg', () => {
    expect(nameClaims('chicken egg roll').breaks).toContain('vegetarian');
    expect(nameClaims('free range eggs').allergens).toEqual(['eggs']);
    expect(nameClaims('lactose-free milk').allergens).toEqual(['milk']);
  });
});

describe('what may be in a food', () => {
  it.each([
    ['Thai green curry paste', 'peanuts'],
    ['stock cube', 'gluten'],
    ['granola', 'peanuts'],
    ['Worcestershire sauce', 'soybeans'],
    ['dark chocolate', 'milk'],
    ['Quorn mince', 'gluten'],
    ['pork sausage', 'gluten'],
    ['plant-based milk', 'nuts'],
    ['instant ramen', 'crustaceans'],
  ] as const)('%s may contain %s', (name, allergen) => {
    expect(claimsOf(name).mayContain).toContain(allergen);
  });

  it('is never also said to be in it', () => {
    const both = foods.filter((food) => food.mayContain.some((one) => food.allergens.includes(one)));
    expect(both).toEqual([]);
  });
});

describe('dishes and sauces say at least what they are made of', () => {
  it.each([
    ['frangipane', ['eggs', 'milk', 'nuts']],
    ['French toast', ['gluten', 'eggs', 'milk']],
    ['tempura', ['gluten']],
    ['isinglass', ['fish']],
    ['caesar salad', ['fish', 'eggs', 'milk']],
    ['Yorkshire pudding', ['gluten', 'eggs', 'milk']],
    ['matzo balls', ['gluten', 'eggs']],
    ['frittata', ['eggs']],
    ['tabbouleh', ['gluten']],
    ['bagna cauda', ['fish']],
    ['puttanesca sauce', ['fish']],
    ['XO sauce', ['crustaceans', 'molluscs']],
    ['muhammara', ['nuts']],
    ['Bakewell tart', ['gluten', 'eggs', 'nuts']],
    ['stollen', ['gluten', 'eggs', 'milk', 'nuts']],
    ['financier', ['eggs', 'nuts']],
    ['pad thai sauce', ['fish']],
    ['kulfi', ['milk']],
    ['roux', ['gluten']],
    ['beer batter', ['gluten']],
    ['seaweed salad', ['sesame', 'soybeans']],
    ['Waldorf salad', ['nuts']],
    ['macarons', ['eggs', 'nuts']],
    ['hollandaise', ['eggs', 'milk']],
    ['lemon curd', ['eggs', 'milk']],
    ['creme brulee', ['eggs', 'milk']],
    ['tzatziki', ['milk']],
    ['aioli', ['eggs']],
    ['worcestershire sauce', ['fish']],
    ['dashi', ['fish']],
    ['surimi', ['fish']],
    ['marzipan', ['nuts']],
    ['ghee', ['milk']],
    ['seitan', ['gluten']],
    ['panko', ['gluten']],
    ['brioche', ['gluten', 'eggs', 'milk']],
    ['ladyfingers', ['gluten', 'eggs']],
    ['oyster sauce', ['molluscs']],
    ['hoisin sauce', ['soybeans']],
    ['satay sauce', ['peanuts']],
    ['halva', ['sesame']],
    ['bechamel', ['gluten', 'milk']],
  ])('%s has %j', (name, allergens) => {
    expect(claimsOf(name).allergens).toEqual(expect.arrayContaining(allergens));
  });
});

describe('names of what animals give', () => {
  it.each([
    'carmine',
    'cochineal',
    'E120',
    'pho broth',
    'gelatin',
    'rennet',
    'parmesan',
    'lard crust',
    'jambalaya',
    'rillettes',
    'isinglass',
  ])('%s is not vegetarian', (name) => {
    expect(claimsOf(name).breaks).toEqual(expect.arrayContaining(['vegetarian', 'vegan']));
  });

  it.each(['royal jelly', 'propolis', 'bee pollen', 'shellac', 'beeswax'])(
    '%s is vegetarian and not vegan',
    (name) => {
      expect(claimsOf(name).breaks).toContain('vegan');
      expect(claimsOf(name).breaks).not.toContain('vegetarian');
    },
  );

  it('says what a seaweed snack may be roasted with', () => {
    expect(claimsOf('seaweed snack').mayContain).toEqual(expect.arrayContaining(['sesame', 'soybeans']));
  });

  it.each(['vegan pho broth', 'eggless french toast', 'quinoa tabbouleh'])('believes %s', (name) => {
    expect(nameClaims(name).allergens).not.toContain('eggs');
    if (name !== 'eggless french toast') expect(nameClaims(name).breaks).toEqual([]);
  });
});
