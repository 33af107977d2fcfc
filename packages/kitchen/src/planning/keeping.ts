import { isA } from '../foods/larder.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { atTable, type Kind } from './at-table.ts';
import { DISH_DAYS } from './best-before.ts';

/** How the rest of a dish is eaten another day. */
export interface Keeping {
  /** Days in the fridge, the day it was cooked not counted. */
  days: number;
  /** Cold: as it comes from the fridge, so it can be taken along. */
  reheat: 'pot' | 'pan' | 'oven' | 'cold';
}

/** As a cook tells another. */
export const REHEATING: Readonly<Record<Keeping['reheat'], string>> = {
  pot: 'Warm it in a pot over medium heat, with a splash of water, until it steams all through. A microwave does too.',
  pan: 'Warm it in a pan with a spoonful of water until it steams all through. A microwave does too.',
  oven: 'Warm it covered at 350°F / 175°C until it steams all through, about 20 minutes. A microwave does too.',
  cold: 'Good cold, as it is.',
};

const LONG = DISH_DAYS.fridge ?? 3;
const SHORT = 2;
/** Cooked rice is eaten the next day. */
const RICE = 1;
const FISHY = ['fish', 'shellfish'];
const LEAST_FISH_GRAMS = 60;

const BY_KIND: Readonly<Partial<Record<Kind, Keeping>>> = {
  soup: { days: LONG, reheat: 'pot' },
  chili: { days: LONG, reheat: 'pot' },
  stew: { days: LONG, reheat: 'pot' },
  curry: { days: LONG, reheat: 'pot' },
  bake: { days: LONG, reheat: 'oven' },
  pasta: { days: SHORT, reheat: 'pan' },
  noodles: { days: SHORT, reheat: 'pan' },
  'stir-fry': { days: SHORT, reheat: 'pan' },
  rice: { days: RICE, reheat: 'pan' },
  plate: { days: SHORT, reheat: 'pan' },
};

/** Crisp, just set, seared or dressed at the last moment: tomorrow it is another dish. Searched before all else. */
const FRESH_ONLY =
  /\b(?:crispy|crunchy|fried (?:chicken|fish)|katsu|schnitzel|tempura|fries|chips|wings|tenders|nuggets|kiev|parmesan|patties|cakes|croquettes|fritters|skillet pizza|okonomiyaki|pierogi|harra|yuca|spanakopita|pastilla|chicken pie|hole|steak(?!house)|scallopini|piccata|saltimbocca|vaca frita|k[ae]bab|skewers|chops|clams?|ni[cç]oise|suya|satay|souvlaki|general tso|orange chicken|sweet and sour|sesame cauliflower|mongolian|lomo saltado|omelet(?:te)?s?|scrambled?|souffl[eé]s?|sunny|poached|shakshuka|huevos|hash|carbonara|cacio|aglio|alfredo|scampi|gnocchi|risotto|polenta|grits|pho|ramen|udon|laksa|wonton|jjigae|french onion|egg drop|poke|sushi|onigiri|kimbap|gyudon|oyakodon|bibimbap|bun cha|summer rolls|pad thai|gado|tteokbokki|arancini|microwave|avocado|glazed eggplant|zucchini noodles|k[aä]sesp[aä]tzle|toast|nachos|tostadas?|egg)\b/i;
/** As good cold the next day. */
const COLD =
  /\b(?:frittata|spanish tortilla|tortilla española|kuku|quiche|gazpacho|imam|(?:lentil|chickpea|bean|pasta|couscous|quinoa|bulgur|grain|rice|noodle|soba|farro|barley|potato)\b.{0,24}\bsalad|cold .*noodles|quinoa .*bowl|tabbouleh|in olive oil)\b/i;
/** Whatever they are made into, they keep as a braise does. */
const BRAISED =
  /\b(?:meatballs?|meatloaf|salisbury|eggplant parmesan|pot roast|brisket|pulled|carnitas|roast (?:pork|chicken|turkey|beef)|sauerbraten|char siu|braised?|bolognese|rag[uù]|lasagn[ae]|ziti|pastitsio|macaroni|stuffed shells|casserole|enchiladas|strata|tagine|adobo|dumplings|porridge)\b/i;

const known = new WeakMap<Recipe, Keeping | null>();

/** How long a dish keeps, and how it is warmed up; null for what is only good fresh. */
export function keepingOf(recipe: Recipe): Keeping | null {
  const before = known.get(recipe);
  if (before !== undefined) return before;
  const found = look(recipe);
  known.set(recipe, found);
  return found;
}

function look(recipe: Recipe): Keeping | null {
  const { title } = recipe;
  if (hasFish(recipe)) return null;
  const { kind } = atTable(recipe);
  if (COLD.test(title)) return { days: SHORT, reheat: 'cold' };
  if (BRAISED.test(title) && kind !== 'handheld')
    return { days: LONG, reheat: BY_KIND[kind]?.reheat ?? 'oven' };
  if (/\benchiladas\b/i.test(title)) return { days: SHORT, reheat: 'oven' };
  if (FRESH_ONLY.test(title) || isNotCooked(recipe)) return null;
  return BY_KIND[kind] ?? null;
}

function isNotCooked({ equipment }: Recipe): boolean {
  return equipment.every((tool) => tool === 'no_cook' || tool === 'air_fryer' || tool === 'grill');
}

/** Fish is eaten the day it is cooked. A can of tuna in a bake is none of it. */
function hasFish({ ingredients, servings }: Recipe): boolean {
  return ingredients.some(
    ({ food, grams }) =>
      food !== null &&
      FISHY.some((kind) => isA(food, kind)) &&
      (grams ?? 0) / Math.max(1, servings) >= LEAST_FISH_GRAMS,
  );
}
