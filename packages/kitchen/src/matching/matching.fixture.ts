import { buildIndex, type Matchable } from './match-index.ts';
import { search } from './search.ts';

export type Line = Matchable['ingredients'][number] & { name: string };

export const line = (food: string | null, grams: number | null = 100, extra: Partial<Line> = {}): Line => ({
  food,
  name: food ?? 'mystery',
  grams,
  optional: false,
  alternatives: [],
  ...extra,
});

export const recipe = (
  id: string,
  ingredients: Line[],
  extra: Partial<Matchable> = {},
): Matchable & { ingredients: Line[] } => ({
  id,
  title: id,
  totalMinutes: 20,
  equipment: ['stovetop'],
  diets: [],
  allergens: [],
  mayContain: [],
  hasUnknown: ingredients.some((entry) => entry.food === null),
  ...extra,
  ingredients,
});

/** The share that a search shows for one recipe; undefined when it is not found. */
export const percentage = (ingredients: Line[], have: string[], title = 'r') =>
  search(buildIndex([recipe(title, ingredients)]), { foods: have })[0]?.percentage;
