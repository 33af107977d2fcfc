import type { FoodId } from '../foods/food.ts';

/** One parsed ingredient line. Unknown values are null, never guessed. */
export interface ParsedLine {
  text: string;
  quantity: number | null;
  /** Upper end of a range ("2 to 3"); null when there is none. */
  quantityMax: number | null;
  /** Canonical unit id of units.ts, singular ("tablespoon", "can", "clove"); null for bare counts. */
  unit: string | null;
  /** Size of the package when the line gives one: "2 (14-oz) cans" has { quantity: 14, unit: "ounce" }. */
  package: { quantity: number; unit: string } | null;
  /** The ingredient as written, without amount, preparation or comment. */
  name: string;
  food: FoodId | null;
  /** Edible grams of the lower amount; null when unknown. */
  grams: number | null;
  /** The grams come from a weight in the line, so bones and peel are part of them. */
  weighed: boolean;
  preparation: string | null;
  optional: boolean;
  toTaste: boolean;
  /** Alternatives that the line offers ("butter or margarine"). */
  alternatives: { name: string; food: FoodId | null; quantity: number | null; unit: string | null }[];
  /** 0 to 1: confidence in the whole reading, including the food. */
  confidence: number;
}
