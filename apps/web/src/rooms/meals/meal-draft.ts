import type {
  Figures,
  Meal,
  MealAnalysis,
  MealFood,
  MealItem,
  MealItemInput,
} from '@crisper/contract/meals/meals';
import { calorieRange, figuresFor, NO_FIGURES, sumFigures } from '@crisper/kitchen/nutrition/figures';
import { t } from '@lingui/core/macro';
import { wholeTyped } from '../../lib/i18n/numbers.ts';

export const MACROS = ['calories', 'protein', 'carbs', 'fat'] as const;
export type Macro = (typeof MACROS)[number];

export interface DraftItem {
  key: string;
  name: string;
  food: string | null;
  fdcId: number | null;
  grams: number | null;
  estimated: boolean;
  /** Null if the kitchen does not know the food: then `own` holds its figures. */
  per100g: Figures | null;
  own: Figures;
}

export interface MealDraft {
  name: string;
  items: DraftItem[];
  /** Totals typed by the user, which override the sum of the items. */
  said: Partial<Record<Macro, number>>;
}

let lastKey = 0;
const newKey = (): string => {
  lastKey += 1;
  return `item-${lastKey}`;
};

export const EMPTY_DRAFT: MealDraft = { name: '', items: [], said: {} };

/** A whole number as the specification defines it: anything else becomes 0. */
export function wholeNumber(text: string): number {
  const value = wholeTyped(text);
  return Number.isFinite(value) && value > 0 ? value : 0;
}

export function itemOf(food: MealFood, estimated = true): DraftItem {
  return {
    key: newKey(),
    name: food.name,
    food: food.id,
    fdcId: food.fdcId,
    grams: food.portion.grams,
    estimated,
    per100g: food.per100g,
    own: { ...NO_FIGURES },
  };
}

/** A word that is not a known food: listed without figures. */
export function namedItem(name: string): DraftItem {
  return {
    key: newKey(),
    name,
    food: null,
    fdcId: null,
    grams: null,
    estimated: false,
    per100g: null,
    own: { ...NO_FIGURES },
  };
}

export function draftOfAnalysis(found: MealAnalysis): MealDraft {
  return { name: found.dish_name, items: found.items.map((item) => itemOf(item)), said: {} };
}

export function draftOfMeal(meal: Meal): MealDraft {
  const [only] = meal.items;
  // A meal typed as a whole has one item without a food, and its figures are the user's own.
  if (meal.items.length === 1 && only?.food === null) {
    const { calories, protein, carbs, fat } = meal;
    return { name: meal.name, items: [], said: { calories, protein, carbs, fat } };
  }
  return { name: meal.name, items: meal.items.map(savedItem), said: {} };
}

function savedItem(item: MealItem): DraftItem {
  const known = item.food !== null && item.grams !== null && item.grams > 0;
  return {
    ...namedItem(item.name),
    food: item.food,
    fdcId: item.fdcId,
    grams: item.grams,
    estimated: item.estimated,
    per100g: known ? figuresFor(item, 10_000 / item.grams!) : null,
    own: item,
  };
}

export function figuresOfItem(item: DraftItem): Figures {
  return item.per100g ? figuresFor(item.per100g, item.grams ?? 0) : item.own;
}

export function totalsOf(draft: MealDraft): Record<Macro, number> {
  const sums = sumFigures(draft.items.map(figuresOfItem));
  return Object.fromEntries(MACROS.map((key) => [key, Math.round(draft.said[key] ?? sums[key])])) as Record<
    Macro,
    number
  >;
}

/** Only for computed calories: typed ones have no range. */
export function rangeOf(draft: MealDraft): [number, number] | null {
  if (draft.said.calories !== undefined) return null;
  return calorieRange(draft.items.map((item) => ({ ...item, calories: figuresOfItem(item).calories })));
}

/** Changing the items discards the typed totals. Totals typed before there was any item are kept as an item. */
export function withItems(draft: MealDraft, items: DraftItem[]): MealDraft {
  const typed = draft.items.length === 0 && MACROS.some((key) => (draft.said[key] ?? 0) > 0);
  const first = typed ? [{ ...namedItem(t`As typed`), own: { ...NO_FIGURES, ...draft.said } }] : [];
  return { ...draft, items: [...first, ...items], said: {} };
}

export function bodyOf(draft: MealDraft): { name: string; items: MealItemInput[] } & MealDraft['said'] {
  const items = draft.items.filter((item) => item.food === null || (item.grams ?? 0) > 0);
  return {
    name: draft.name.trim() || t`My meal`,
    ...draft.said,
    items: items.map(({ name, food, grams, estimated, own }) => ({
      name,
      food,
      grams: grams === 0 ? null : grams,
      estimated,
      ...(food === null && {
        calories: own.calories,
        protein: own.protein,
        carbs: own.carbs,
        fat: own.fat,
      }),
    })),
  };
}
