import type { Food } from '../foods/food.ts';
import { isA } from '../foods/larder.ts';
import { unitById } from '../measures/units.ts';

/** Cooked weight divided by dry weight: grains and pasta take up water. */
const COOKED_YIELD: readonly (readonly [string, number])[] = [
  ['rice', 2.8],
  ['pasta', 2.2],
  ['noodle', 2.2],
  ['quinoa', 2.7],
  ['lentil', 2.5],
  ['bean', 2.4],
  ['legume', 2.4],
  ['grain', 2.6],
];
/** Meat and fish lose about a quarter of their weight, nearly all water. */
const COOKED_MEAT_YIELD = 0.75;
const DRY_KCAL = 250;
const TRIMMED =
  /\b(?:boneless|skinless|peeled|pitted|shelled|hulled|seeded|trimmed|fillets?|filets?|cored|juice|zest|flesh|meat only|deveined|ground|minced|cubed|diced|chopped|sliced|shredded|grated|florets)\b/i;

/** Edible weight, as an amount of the food whose figures are used. */
export function edibleGrams(food: Food, grams: number, unit: string | null, text: string): number {
  const counted = grams / swelling(food, text);
  // Spoons and pieces are already edible weights; weights as bought include bone and peel.
  const asBought = unit !== null && unitById(unit)?.dimension === 'mass';
  return asBought && !TRIMMED.test(text) ? counted * food.edibleShare : counted;
}

function swelling(food: Food, text: string): number {
  if (!/\b(?:cooked|leftover)\b/i.test(text) || /\b(?:un|pre|not )cooked\b/i.test(text)) return 1;
  if (/\bcooked\b/i.test(food.name)) return 1;
  if (isA(food.id, 'meat') || isA(food.id, 'fish')) return COOKED_MEAT_YIELD;
  if (food.per100g.energyKcal < DRY_KCAL) return 1;
  return COOKED_YIELD.find(([kind]) => isA(food.id, kind))?.[1] ?? 1;
}
