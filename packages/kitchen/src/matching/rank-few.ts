import { ALLERGENS, DIETS, EQUIPMENT } from '@crisper/contract/words';
import type { FoodId } from '../foods/food.ts';
import { foodById } from '../foods/larder.ts';
import { type Standing, standings } from './at-hand.ts';
import {
  familyWord,
  MAX_ENTRIES_PER_RECIPE,
  type Matchable,
  maskOf,
  UNKNOWN_ALLERGEN_BIT,
} from './match-index.ts';
import { clamp, type Hit, isSoon, type MatchQuery, rankOf, wishesOf } from './search.ts';
import { inVariedOrder } from './variety.ts';
import { WEIGHTS, weightClass } from './weights.ts';

const MOST_MINUTES = 0xffff;

/** A handful of recipes in the order `search` would give them, without the index that a whole book is worth. */
export function rankFew(
  recipes: readonly Matchable[],
  query: MatchQuery,
  served: ReadonlyMap<FoodId, Standing> = standings(query),
): Hit[] {
  const fits = filterOf(query);
  const have = new Set(query.foods);
  const soon = new Set(query.useSoon ?? []);
  const least = clamp(query.minPercentage ?? 0, 0, 100);
  const families = numbered();
  const mains = numbered();
  const hits: Hit[] = [];
  for (const recipe of recipes) {
    const { asked, main } = askedOf(recipe);
    let total = 0;
    let credit = 0;
    let uses = 0;
    let usesSoon = 0;
    for (const { weight, options } of asked.values()) {
      total += weight;
      const standing = bestOf(options, served);
      if (!standing) continue;
      credit += weight * standing.credit;
      if (!have.has(standing.by)) continue;
      uses += 1;
      if (isSoon(standing.by, soon)) usesSoon += 1;
    }
    const percentage = Math.floor(credit / total);
    if (uses === 0 || percentage < least || !fits(recipe)) continue;
    const rank = rankOf(percentage, uses, usesSoon);
    const family = families(familyWord(recipe.title));
    hits.push({ id: recipe.id, percentage, uses, usesSoon, family, main: mains(main), rank });
  }
  return inVariedOrder(
    hits.sort((a, b) => b.rank - a.rank),
    hits.length,
  );
}

interface Asked {
  weight: number;
  /** Any of these will do; none is known where there are none. */
  options: readonly FoodId[];
}

/** What a recipe asks for, the same thing once, and the heaviest of it. */
function askedOf(recipe: Matchable): { asked: ReadonlyMap<string, Asked>; main: string } {
  const needed = recipe.ingredients.filter((line) => !line.optional).slice(0, MAX_ENTRIES_PER_RECIPE);
  let totalGrams = 0;
  for (const line of needed) totalGrams += line.grams ?? 0;
  const asked = new Map<string, Asked>();
  let main = '';
  let mainGrams = 0;
  for (const line of needed) {
    const options = optionsOf(line);
    const food = line.food ? foodById(line.food) : undefined;
    const share = line.grams === null || totalGrams === 0 ? null : line.grams / totalGrams;
    // Two unknown lines are two things missing; the same food twice is one thing.
    const name = options.join('|');
    const key = name === '' ? `unknown ${asked.size}` : name;
    const weight = Math.max(asked.get(key)?.weight ?? 0, WEIGHTS[weightClass(food, share)]!);
    asked.set(key, { weight, options });
    if (food && !food.staple && (line.grams ?? 0) > mainGrams) {
      main = name;
      mainGrams = line.grams ?? 0;
    }
  }
  return { asked, main };
}

function optionsOf({ food, alternatives }: Matchable['ingredients'][number]): FoodId[] {
  if (alternatives.length === 0) return food !== null && foodById(food) ? [food] : [];
  const known = [food, ...alternatives].filter((id): id is FoodId => id !== null && !!foodById(id));
  return [...new Set(known)].sort();
}

function bestOf(options: readonly FoodId[], served: ReadonlyMap<FoodId, Standing>): Standing | undefined {
  let best: Standing | undefined;
  for (const id of options) {
    const standing = served.get(id);
    if (standing && standing.credit > (best?.credit ?? 0)) best = standing;
  }
  return best;
}

function filterOf(query: MatchQuery): (recipe: Matchable) => boolean {
  const { lacking, diets, avoid, maxMinutes } = wishesOf(query);
  return (recipe) => {
    if (maskOf(EQUIPMENT, recipe.equipment) & lacking) return false;
    if ((maskOf(DIETS, recipe.diets) & diets) !== diets) return false;
    const unknown = recipe.hasUnknown ? UNKNOWN_ALLERGEN_BIT : 0;
    if ((maskOf(ALLERGENS, recipe.allergens) | unknown) & avoid) return false;
    return clamp(Math.round(recipe.totalMinutes), 0, MOST_MINUTES) <= maxMinutes;
  };
}

/** A number for each word, in the order they come. */
function numbered(): (word: string) => number {
  const numbers = new Map<string, number>();
  return (word) => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    return number;
  };
}
