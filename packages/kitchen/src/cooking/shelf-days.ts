import type { Recipe } from '../recipes/recipe.ts';

/** Days in a closed tin, by the last words of the title; the first that fits. Kept apart from the larder, for browsers. */
const BAKED: readonly (readonly [words: RegExp, days: number])[] = [
  [
    /\b(?:granola|trail mix|popcorn|crackers|(?:roasted|spiced|cinnamon|candied) (?:almonds|nuts|pecans))\b/i,
    14,
  ],
  [
    /\b(?:cookies?|snickerdoodles?|shortbreads?|biscotti|gingerbread|gingersnaps?|macaroons?|meringues?|amaretti)\b/i,
    7,
  ],
  [
    /\b(?:bread|cornbread|rolls|buns|bagels?|muffins?|scones?|biscuits?|brownies|blondies|madeleines?|pretzels?|pretzel bites|focaccia|naan|flatbreads?|pita|baguettes?|croissants?)$/i,
    3,
  ],
];
/** What is filled, topped or made with what spoils, and dishes that are only named like it. */
const MOIST =
  /\b(?:cream(?:y|ed)?|custard|cheese|cheesecake|cheddar|mascarpone|pudding|mug|tomato|pizza|ham|egg|ice|stuffed|summer|sandwich(?:es)?|cinnamon rolls|roll-ups)\b/i;

/** Days that what is left of it keeps at room temperature; null for a dish that belongs into the fridge. */
export function shelfDays({ title, diets }: Pick<Recipe, 'title' | 'diets'>): number | null {
  // "Banana Bread (leftovers)" ends in its food.
  const name = title.split('(', 1)[0]!.trim();
  if (!diets.includes('vegetarian') || MOIST.test(name)) return null;
  return BAKED.find(([words]) => words.test(name))?.[1] ?? null;
}

/** Of many small pieces a person eats a few. */
const PIECES_FROM = 8;
const A_FEW = 3;

/** Servings that are usually eaten at once: of a meal half, of a tray of small things a few. */
export function usuallyEaten({ courses }: Pick<Recipe, 'courses'>, servings: number): number {
  const isSmall = courses.length > 0 && courses.every((course) => course === 'snack' || course === 'dessert');
  return isSmall && servings >= PIECES_FROM ? A_FEW : Math.floor(servings / 2);
}
