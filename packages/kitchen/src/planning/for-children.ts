import { isA } from '../foods/larder.ts';
import { idsIn } from '../foods/made-tables.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { atTable, type Kind } from './at-table.ts';
import { HOT } from './tags.gen.ts';

const HOT_FOODS = idsIn(HOT);
/** A pinch of dried chili in a pot does not burn. */
const HOT_GRAMS = 3;
/** Dried, or the small ones: they burn ten times as much. */
const VERY_HOT = /flake|cayenne|dried|ground|gochugaru|thai|habanero/;
const TIMES = 10;
/** Raw, bitter, with shells or bones to deal with: nothing for a table with a child. */
const FOR_GROWN_UPS =
  /\b(?:raw|sushi|poke|tartare|ceviche|mussels|clams?|oysters|liver|kidney|blue cheese|au poivre|anchov|puttanesca|spicy|hot and sour|jerk|suya|vindaloo|kimchi|arrabbiata|mapo|tteokbokki|doro wat|berbere|peri-peri|sauerkraut|choucroute|borscht|imam|zaalouk|laksa|tom kha|tom yum|drunken)\b/i;
const LIKED: ReadonlySet<Kind> = new Set([
  'pasta',
  'pizza',
  'rice',
  'noodles',
  'handheld',
  'griddle',
  'bake',
]);
const LIKED_WORDS =
  /\b(?:meatballs?|burgers?|meatloaf|chicken|mash(?:ed)?|noodle soup|tacos?|schnitzel|pancakes?)\b/i;

const known = new WeakMap<Recipe, boolean>();

/** Whether a child at the table can eat it too. */
export function suitsChildren(recipe: Recipe): boolean {
  const before = known.get(recipe);
  if (before !== undefined) return before;
  const suits = !FOR_GROWN_UPS.test(recipe.title) && !isHot(recipe);
  known.set(recipe, suits);
  return suits;
}

/** What most children like to see. */
export function isLikedByChildren(recipe: Recipe): boolean {
  if (/zucchini noodles|mushroom|eggplant/i.test(recipe.title)) return false;
  return LIKED.has(atTable(recipe).kind) || LIKED_WORDS.test(recipe.title);
}

function isHot({ ingredients, servings }: Recipe): boolean {
  let grams = 0;
  for (const { food, grams: each, optional } of ingredients) {
    if (food === null || optional || !HOT_FOODS.some((hot) => isA(food, hot))) continue;
    grams += (each ?? 0) * (VERY_HOT.test(food) ? TIMES : 1);
  }
  return grams / Math.max(1, servings) > HOT_GRAMS;
}
