import type { Allergen, Diet } from '@crisper/contract/vocabulary';

export const AISLES = [
  'produce',
  'meat',
  'fish',
  'dairy',
  'eggs',
  'bakery',
  'grains',
  'pasta',
  'baking',
  'canned',
  'condiments',
  'spices',
  'nuts',
  'snacks',
  'sweets',
  'frozen',
  'drinks',
  'alcohol',
  'plant-based',
  'prepared',
] as const;
export type Aisle = (typeof AISLES)[number];

export type FoodId = string;

/** Figures per 100 g of edible part, as USDA publishes them. `null` means "not measured", never zero. */
export interface Nutrients {
  energyKcal: number;
  proteinG: number;
  carbsG: number;
  fatG: number;
  fiberG: number | null;
  sugarG: number | null;
  sodiumMg: number | null;
  vitaminCMg: number | null;
  ironMg: number | null;
  calciumMg: number | null;
}

/** The order in which figures are packed and summed. */
export const NUTRIENTS = [
  'energyKcal',
  'proteinG',
  'carbsG',
  'fatG',
  'fiberG',
  'sugarG',
  'sodiumMg',
  'vitaminCMg',
  'ironMg',
  'calciumMg',
] as const satisfies readonly (keyof Nutrients)[];

export interface Substitute {
  food: FoodId;
  /** Weight of the substitute that replaces one unit of weight of the food. */
  ratio: number;
  note: string;
}

export interface StorageDays {
  pantry: number | null;
  fridge: number | null;
  freezer: number | null;
}

export interface Food {
  id: FoodId;
  /** Singular display name, lower case unless a proper noun: "bell pepper". */
  name: string;
  aisle: Aisle;
  emoji: string;
  fdcId: number;
  /** True when USDA has no entry for this food, so the figures are those of the most similar food. */
  proxy: boolean;
  per100g: Nutrients;
  /** Edible grams per household unit (a banana without its peel); keys are unit ids of measures/units.ts ("cup", "piece", "clove"…). */
  units: Readonly<Record<string, number>>;
  /** Edible share of the weight as bought, 0 to 1. Applies to weights only; `units` are already edible grams. */
  edibleShare: number;
  parents: readonly FoodId[];
  breaks: readonly Diet[];
  allergens: readonly Allergen[];
  /** Allergens that only some brands contain or warn of: not always in the food, but it is never called free of them. */
  mayContain: readonly Allergen[];
  staple: boolean;
  substitutes: readonly Substitute[];
  storage: StorageDays;
  /** All further names, lower case, singular. */
  names: readonly string[];
}
