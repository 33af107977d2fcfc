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

/** The figures in the order they are packed and added up in. */
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
  /** Amount of the substitute that replaces one part of the food, by weight. */
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
  /** True when USDA has no entry for this food and the figures are those of the nearest one it has. */
  proxy: boolean;
  per100g: Nutrients;
  /** Edible grams of one household unit of this food (a banana without its skin); keys are unit ids of measures/units.ts ("cup", "piece", "clove"…). */
  units: Readonly<Record<string, number>>;
  /** Share of a weight as bought that is eaten, 0 to 1. For weights only: units already leave the rest out. */
  edibleShare: number;
  parents: readonly FoodId[];
  breaks: readonly Diet[];
  allergens: readonly Allergen[];
  /** Allergens that some makers' product has and others' has not, or that its maker warns of: neither in it nor free of it. */
  mayContain: readonly Allergen[];
  staple: boolean;
  substitutes: readonly Substitute[];
  storage: StorageDays;
  /** Every further name it answers to, lower case, singular. */
  names: readonly string[];
}
