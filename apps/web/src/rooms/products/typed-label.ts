import type { Product, ProductLabel, ReadLabel } from '@crisper/contract/products/products';
import { t } from '@lingui/core/macro';
import { numberShown, numberTyped } from '../../lib/i18n/numbers.ts';

/** The fields of a nutrition label, in the order of most labels. */
export const LABEL_FIELDS = [
  { key: 'calories', text: t`Calories (kcal)` },
  { key: 'fat', text: t`Fat (g)` },
  { key: 'carbs', text: t`Carbs (g)` },
  { key: 'sugar', text: t`of which sugar (g)` },
  { key: 'fiber', text: t`Fiber (g)` },
  { key: 'protein', text: t`Protein (g)` },
  { key: 'sodiumMg', text: t`Sodium (mg)` },
  { key: 'servingGrams', text: t`One serving (g)` },
] as const;

type LabelField = (typeof LABEL_FIELDS)[number]['key'];
export type TypedLabel = Record<LabelField, string>;

export const emptyLabel: TypedLabel = {
  calories: '',
  fat: '',
  carbs: '',
  sugar: '',
  fiber: '',
  protein: '',
  sodiumMg: '',
  servingGrams: '',
};

const typed = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : numberShown(Math.round(value * 100) / 100);

export function typedLabel({ per100g, servingGrams }: Pick<Product, 'per100g' | 'servingGrams'>): TypedLabel {
  const { calories, fat, carbs, sugar, fiber, protein, sodiumMg } = per100g ?? {};
  return {
    calories: typed(calories),
    fat: typed(fat),
    carbs: typed(carbs),
    sugar: typed(sugar),
    fiber: typed(fiber),
    protein: typed(protein),
    sodiumMg: typed(sodiumMg),
    servingGrams: typed(servingGrams),
  };
}

/** Null for an empty field, and for what is no number. */
export function numberOf(text: string): number | null {
  const value = numberTyped(text);
  return Number.isFinite(value) && value >= 0 ? value : null;
}

/** The label, once calories and the three macros are there. */
export function labelOf(label: TypedLabel): ProductLabel | null {
  const [calories, protein, carbs, fat] = [label.calories, label.protein, label.carbs, label.fat].map(
    numberOf,
  );
  if (calories == null || protein == null || carbs == null || fat == null) return null;
  return {
    calories,
    protein,
    carbs,
    fat,
    fiber: numberOf(label.fiber),
    sugar: numberOf(label.sugar),
    sodiumMg: numberOf(label.sodiumMg),
    vitaminCMg: null,
    ironMg: null,
    calciumMg: null,
  };
}

/** What a photo of the table told, as typed; nothing for what it did not tell. */
export function readFields({
  per100g,
  servingGrams,
}: Pick<ReadLabel, 'per100g' | 'servingGrams'>): Partial<TypedLabel> {
  const told = Object.entries({ ...per100g, servingGrams }).filter(([, value]) => value !== null);
  return Object.fromEntries(told.map(([key, value]) => [key, typed(value)]));
}

/** Which fields to look at twice; null when none. */
export function doubtText(doubtful: readonly string[]): string | null {
  const names = LABEL_FIELDS.filter(({ key }) => doubtful.includes(key)).map(({ text }) => text);
  return names.length === 0 ? null : t`Please check: ${names.join(', ')}.`;
}
