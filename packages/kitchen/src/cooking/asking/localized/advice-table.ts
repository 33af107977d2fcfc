/** A measure of the kitchen: one is so many of a unit that is known to all languages. */
export interface KitchenMeasure {
  words: string;
  one: string;
  many: string;
  unit: 'gram' | 'milliliter' | 'teaspoon' | 'tablespoon' | 'ounce';
  size: number;
}

/** Said when a question has all of these words, and none of the last. */
export type Known = readonly [about: string | readonly string[], says: string, unless?: string];

/** What a cook knows beyond the recipe, in one language. */
export interface Advice {
  /** Words that tell nothing about what is meant. */
  common: string;
  measures: readonly KitchenMeasure[];
  /** Reasons, mishaps, tools that are missing: the first that fits is said. */
  entries: readonly Known[];
}
