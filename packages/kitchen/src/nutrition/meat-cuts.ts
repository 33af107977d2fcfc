import { type Food, type FoodId, NUTRIENTS, type Nutrients } from '../foods/food.ts';
import { foodById, isA } from '../foods/larder.ts';
import type { RecipeIngredient } from '../recipes/recipe.ts';
import { CUTS } from './meat-cuts.data.ts';

/** Meat as a line sells it: with its skin, with its bones, or neither. */
export interface MeatCut extends Pick<Food, 'fdcId' | 'per100g' | 'edibleShare'> {
  /** Edible weight of a piece against the larder's. */
  piece: number;
}

type How = 'skin' | 'bare' | 'bare-bone' | 'bone';

const SKINLESS = /\bskinless\b|\b(?:skin(?:s)? removed|without (?:the )?skin)\b/i;
const WITH_SKIN = /\bskin[- ]on\b|\bwith (?:the |its |their )?skins?\b/i;
const WITH_BONES = /\bbone[- ]in\b|\b(?:on|with) (?:the |its |their )?bones?\b/i;
/** Enough for any food but meat, where the skin says nothing about the bones. */
const TRIMMED =
  /\b(?:boneless|deboned|peeled|pitted|shelled|shucked|hulled|seeded|trimmed|fillets?|filets?|cored|juice|zest|flesh|meat only|deveined|ground|minced|cubed|diced|florets)\b/i;
/** Red meat is cut up off the bone; a chop and a bird are cut through it. */
const IN_PIECES =
  /\b(?:in|into)\b[^,]*\b(?:cubes|chunks|strips|slices|pieces|bites|dice)\b|\b(?:thinly |thickly )?sliced\b/i;
/** Enough for a vegetable, but a sliced or chopped bird keeps its bones. */
const CUT = /\b(?:chopped|sliced|shredded|grated)\b/i;

const RED_MEATS: readonly FoodId[] = ['beef', 'pork', 'lamb', 'veal'];

const cuts = new Map<FoodId, Map<How, MeatCut>>();
for (const row of CUTS.trim().split('\n')) {
  const [food = '', how, fdcId, share, piece, figures = ''] = row.split(' | ');
  const per100g = Object.fromEntries(
    figures.split(' ').map((figure, at) => [NUTRIENTS[at], figure === '-' ? null : Number(figure)]),
  ) as unknown as Nutrients;
  const ofFood = cuts.get(food) ?? new Map<How, MeatCut>();
  cuts.set(food, ofFood);
  ofFood.set(how as How, { fdcId: Number(fdcId), per100g, edibleShare: Number(share), piece: Number(piece) });
}

/** Null for what is the larder's own food. */
export function cutOf({ id }: Pick<Food, 'id'>, text: string): MeatCut | null {
  const ofFood = cuts.get(id);
  if (ofFood === undefined) return null;
  const bones = WITH_BONES.test(text);
  if (SKINLESS.test(text)) return ofFood.get('bare') ?? (bones ? ofFood.get('bare-bone') : undefined) ?? null;
  if (bones || WITH_SKIN.test(text))
    return ofFood.get('skin') ?? (bones ? ofFood.get('bone') : undefined) ?? null;
  return null;
}

/** Whose figures a line has. */
export const figuresOfLine = (food: Food, text: string): Pick<Food, 'fdcId' | 'per100g'> =>
  cutOf(food, text) ?? food;

export const hasBones = ({ id }: Pick<Food, 'id'>): boolean => isA(id, 'meat') || isA(id, 'fish');

/** Edible share of the weight as bought, for what the line says of bone, skin and peel. */
export function edibleShareOf(food: Food, text: string): number {
  const isMeat = hasBones(food);
  const share = cutOf(food, text)?.edibleShare;
  if (isMeat && WITH_BONES.test(text)) return share ?? food.edibleShare;
  if (isCutOffTheBone(food, text)) return 1;
  if (TRIMMED.test(text) || (!isMeat && (SKINLESS.test(text) || CUT.test(text)))) return 1;
  // What is sold without its skin alone has no bones either, apart from the cuts that are known to.
  return share ?? (SKINLESS.test(text) ? 1 : food.edibleShare);
}

const isCutOffTheBone = ({ id }: Food, text: string): boolean =>
  IN_PIECES.test(text) &&
  RED_MEATS.some((meat) => isA(id, meat)) &&
  !/\b(?:shanks?|ribs?|chops?|oxtail)\b/i.test(text);

/** The grams of a line as a list counts them, by the larder's own share: the shop weighs what the recipe weighs. */
export function listedGrams({
  food: id,
  grams,
  text,
}: Pick<RecipeIngredient, 'food' | 'grams' | 'text'>): number | null {
  const food = id === null || grams === null ? undefined : foodById(id);
  if (food === undefined || grams === null || !hasBones(food)) return grams;
  const share = edibleShareOf(food, text);
  return share > 0 ? (grams * food.edibleShare) / share : grams;
}
