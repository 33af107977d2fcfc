import type { FoodId } from '../foods/food.ts';
import { bestStanding, type Standing, standings } from './at-hand.ts';
import {
  FAMILY,
  FLAGS,
  IS_FLATBREAD,
  IS_IMPROVISED,
  IS_SWEET,
  kindsOf,
  MAIN_SLOT,
  type Matchable,
  mainOf,
  TWIN,
} from './match-index.ts';
import { type Need, needsOf } from './needs.ts';
import { handOf, kindPoints, percentageOf, rankOf, soonOf, useOf, usesOf, usesProtein } from './score.ts';
import type { Hit, MatchQuery } from './search.ts';
import { inVariedOrder } from './variety.ts';
import { KEY, KEY_CREDIT, WEIGHTS } from './weights.ts';
import { clamp, fitting, maskOf, minutesOf } from './wishes.ts';

/** Ranks a few recipes in the order `search` would give, without building an index. */
export function rankFew(
  recipes: readonly Matchable[],
  query: MatchQuery,
  served: ReadonlyMap<FoodId, Standing> = standings(query),
): Hit[] {
  const fits = fitting(query);
  const hand = handOf(query);
  const least = clamp(query.minPercentage ?? 0, 0, 100);
  const hits: Hit[] = [];
  for (const recipe of recipes) {
    const { needs, total, mask, minutes, kinds } = indexed(recipe);
    if (!fits(mask, minutes)) continue;
    let credit = 0;
    let used = 0;
    let lacksKey = false;
    for (const { weight, options } of needs) {
      const standing = bestStanding(options, served);
      if (weight === KEY && (standing?.credit ?? 0) < KEY_CREDIT) lacksKey = true;
      if (!standing) continue;
      credit += WEIGHTS[weight]! * standing.credit;
      used += useOf(standing, weight, hand);
    }
    const percentage = percentageOf(credit, total, lacksKey);
    if (used === 0 || percentage < least) continue;
    const improvised = (kinds[FLAGS]! & IS_IMPROVISED) !== 0;
    const unasked = (kinds[FLAGS]! & IS_SWEET) !== 0 && !hand.callsForSweets;
    hits.push({
      id: recipe.id,
      percentage,
      lacksKey,
      uses: usesOf(used),
      usesSoon: soonOf(used),
      usesProtein: usesProtein(used),
      family: kinds[FAMILY]!,
      twin: kinds[TWIN]!,
      main: kinds[MAIN_SLOT]!,
      isFlatbread: (kinds[FLAGS]! & IS_FLATBREAD) !== 0,
      rank: rankOf(percentage, used, kindPoints(lacksKey, improvised, unasked)),
    });
  }
  return inVariedOrder(
    hits.sort((a, b) => b.rank - a.rank),
    hits.length,
  );
}

/** A recipe with the values an index would store. */
interface Indexed {
  needs: readonly Need[];
  /** Sum of the weights of its needs. */
  total: number;
  mask: number;
  minutes: number;
  kinds: readonly number[];
}

const kept = new WeakMap<Matchable, Indexed>();

function indexed(recipe: Matchable): Indexed {
  const known = kept.get(recipe);
  if (known) return known;
  const needs = needsOf(recipe);
  let total = 0;
  for (const { weight } of needs) total += WEIGHTS[weight]!;
  const kinds = kindsOf(recipe, mainOf(needs));
  const made: Indexed = { needs, total, mask: maskOf(recipe), minutes: minutesOf(recipe), kinds };
  kept.set(recipe, made);
  return made;
}
