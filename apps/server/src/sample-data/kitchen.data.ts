import type { addProfile, updateProfile } from '@crisper/contract/household/household';
import type { newPantryItem } from '@crisper/contract/pantry/pantry';
import type { ownRecipe } from '@crisper/contract/recipes/own-recipes';
import type { z } from 'zod';

type Thing = Omit<z.input<typeof newPantryItem>, 'bestBefore' | 'openedOn'> & {
  /** Days from now until it spoils; the usual time when absent. */
  keeps?: number;
  /** Days ago. */
  opened?: number;
};

export const PANTRY: readonly Thing[] = [
  { name: 'spinach', amount: 200, unit: 'g', keeps: 1 },
  { name: 'mushrooms', amount: 250, unit: 'g', keeps: 2 },
  { name: 'greek yogurt', amount: 350, unit: 'g', keeps: 3, opened: 2 },
  { name: 'chicken breast', amount: 450, unit: 'g', keeps: 1 },
  { name: 'avocado', amount: 2, keeps: 2 },
  { name: 'cilantro', amount: 1, unit: 'bunch', keeps: 0 },
  { name: 'milk', amount: 1, unit: 'l', keeps: 5, opened: 1 },
  { name: 'eggs', amount: 9, keeps: 12 },
  { name: 'feta', amount: 150, unit: 'g', keeps: 14 },
  { name: 'parmesan', amount: 120, unit: 'g', keeps: 40 },
  { name: 'butter', amount: 200, unit: 'g', keeps: 30 },
  { name: 'bell pepper', amount: 3, keeps: 6 },
  { name: 'carrots', amount: 6, keeps: 18 },
  { name: 'tomatoes', amount: 5, keeps: 4 },
  { name: 'lemons', amount: 3, keeps: 16 },
  { name: 'tofu', amount: 400, unit: 'g', keeps: 9 },
  { name: 'onions', amount: 5 },
  { name: 'garlic', amount: 2, unit: 'head' },
  { name: 'potatoes', amount: 1.5, unit: 'kg' },
  { name: 'spaghetti', amount: 500, unit: 'g' },
  { name: 'basmati rice', amount: 1, unit: 'kg' },
  { name: 'red lentils', amount: 400, unit: 'g' },
  { name: 'canned chickpeas', amount: 2, unit: 'can' },
  { name: 'canned tomatoes', amount: 3, unit: 'can' },
  { name: 'coconut milk', amount: 1, unit: 'can' },
  { name: 'rolled oats', amount: 600, unit: 'g' },
  { name: 'olive oil', amount: 750, unit: 'ml' },
  { name: 'soy sauce', amount: 250, unit: 'ml' },
  { name: 'flour', amount: 1, unit: 'kg' },
  { name: 'honey', amount: 300, unit: 'g' },
  { name: 'peas', amount: 450, unit: 'g', place: 'freezer' },
  { name: 'salmon', amount: 400, unit: 'g', place: 'freezer' },
  { name: 'blueberries', amount: 300, unit: 'g', place: 'freezer' },
];

/** What the people of the cook's family eat, who have a login. */
export const NEEDS = {
  alex: { diets: ['vegetarian'], portion: 1.25 },
  mia: { allergens: ['peanuts'], portion: 0.75 },
} satisfies Record<string, z.input<NonNullable<typeof updateProfile.body>>>;

/** The youngest, who has none. */
export const LEO: z.input<NonNullable<typeof addProfile.body>> = {
  name: 'Leo',
  diets: [],
  allergens: [],
  goals: { calories: null, protein: null, carbs: null, fat: null },
  portion: 0.5,
};

/** Recipes of the cook book; the last one was saved most recently. */
export const SAVED = [
  'red-lentil-dal',
  'fish-tacos',
  'banana-bread',
  'tomato-basil-soup',
  'butter-chicken',
  'guacamole',
  'spaghetti-carbonara',
  'lemon-risotto-with-peas',
  'greek-salad',
  'thai-green-curry',
  'shakshuka',
];

export const OWN_RECIPE: z.input<typeof ownRecipe> = {
  title: 'Sunday potato pancakes',
  description: 'Crisp at the edges, soft inside, and gone before the second pan is done.',
  ingredients: [
    '800 g potatoes, coarsely grated',
    '1 onion, finely grated',
    '2 eggs',
    '3 tablespoons flour',
    '1 teaspoon salt',
    '4 tablespoons olive oil',
    '150 g applesauce, to serve',
  ],
  steps: [
    'Wring the grated potatoes and onion out in a towel until hardly anything drips.',
    'Mix them with the eggs, flour and salt.',
    'Heat a spoonful of the oil in a wide pan over medium heat. Flatten four spoonfuls of batter in it and fry for 4 minutes on each side, until golden.',
    'Go on with the rest of the oil and batter. Serve hot, with the applesauce.',
  ],
  servings: 4,
  prepTimeMin: 20,
  cookTimeMin: 25,
};
