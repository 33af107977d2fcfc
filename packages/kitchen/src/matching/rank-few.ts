import type { FoodId } from '../foods/food.ts';
import { bestStanding, type Standing, standings } from './at-hand.ts';
import { isSavoryKitchen } from './dish-kinds.ts';
import type { Hit } from './hit.ts';
import { carries, mainProteins } from './main-proteins.ts';
import {
  FAMILY,
  FLAGS,
  IS_FLATBREAD,
  IS_IMPROVISED,
  IS_MAKESHIFT,
  IS_SWEET,
  kindsOf,
  MAIN_SLOT,
  type Matchable,
  mainOf,
  TWIN,
} from './match-index.ts';
import { type Need, needsOf } from './needs.ts';
import {
  handOf,
  isMissingMain,
  isUnasked,
  isWorthShowing,
  kindPoints,
  percentageOf,
  rankOf,
  soonOf,
  useOf,
  usesOf,
  usesProtein,
} from './score.ts';
import type { MatchQuery } from './search.ts';
import { inVariedOrder, ledByMeal, WORTH_COOKING, withFewSides, worthShowing } from './variety.ts';
import { KEY, KEY_CREDIT, SEASONING, WEIGHTS } from './weights.ts';
import { clamp, fitting, maskOf, minutesOf } from './wishes.ts';

/** Ranks a few recipes in the order `search` would give, without building an index. */
export function rankFew(recipes: readonly Matchable[], query: MatchQuery, served = standings(query)): Hit[] {
  const { hits } = judged(recipes, query, served);
  return inVariedOrder(hits, hits.length);
}

/** The same as a first page: without what a cook would not look at. It may be empty. */
export function rankFirst(
  recipes: readonly Matchable[],
  query: MatchQuery,
  served = standings(query),
): Hit[] {
  const minPercentage = Math.max(query.minPercentage ?? 0, WORTH_COOKING);
  const { hits, weak, unasked, sweet, whole } = judged(recipes, { ...query, minPercentage }, served);
  // Flour and sugar are in every kitchen: what they alone would make was not asked for.
  const asked = hits.filter((hit) => !unasked.has(hit));
  const shown = worthShowing(asked, weak);
  const varied = inVariedOrder(shown, shown.length);
  // Bacon or beans may be dinner, but no cook has to plan it around them.
  const dinners = mainProteins(query.foods).some((id) => carries(id) > 1) ? withFewSides(varied) : varied;
  return ledByMeal(dinners, { sweet, whole, savory: isSavoryKitchen(query.foods) });
}

interface Judged {
  /** Best first. */
  hits: Hit[];
  /** Hits that want more shopping than cooking, and those that were not asked for. */
  weak: Set<Hit>;
  unasked: Set<Hit>;
  /** Cakes, cookies, drinks: nothing to call a meal. */
  sweet: Set<Hit>;
  /** Meals for which nothing is missing. */
  whole: Set<Hit>;
}

function judged(
  recipes: readonly Matchable[],
  query: MatchQuery,
  served: ReadonlyMap<FoodId, Standing>,
): Judged {
  const fits = fitting(query);
  const hand = handOf(query);
  const least = clamp(query.minPercentage ?? 0, 0, 100);
  const hits: Hit[] = [];
  const weak = new Set<Hit>();
  const unasked = new Set<Hit>();
  const sweets = new Set<Hit>();
  const whole = new Set<Hit>();
  for (const recipe of recipes) {
    const { needs, total, mask, minutes, kinds } = indexed(recipe);
    if (!fits(mask, minutes)) continue;
    let credit = 0;
    let used = 0;
    let lacksKey = false;
    let missing = 0;
    let isWhole = true;
    let mainsMissing = 0;
    for (const need of needs) {
      const { weight, options } = need;
      const standing = bestStanding(options, served);
      if (weight === KEY && (standing?.credit ?? 0) < KEY_CREDIT) lacksKey = true;
      if (isMissingMain(need, standing?.credit ?? 0)) mainsMissing += 1;
      if (!standing) {
        isWhole = false;
        missing += weight === SEASONING ? SMALL_MISSING : 1;
        continue;
      }
      credit += WEIGHTS[weight]! * standing.credit;
      used += useOf(standing, weight, hand);
    }
    const percentage = percentageOf(credit, total, lacksKey);
    if (used === 0 || percentage < least) continue;
    const improvised = (kinds[FLAGS]! & IS_IMPROVISED) !== 0;
    const makeshift = (kinds[FLAGS]! & IS_MAKESHIFT) !== 0;
    const sweet = (kinds[FLAGS]! & IS_SWEET) !== 0;
    const hit: Hit = {
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
      isImprovised: improvised,
      rank: rankOf(percentage, used, kindPoints(lacksKey, kinds[FLAGS]!), sweet, minutes),
    };
    hits.push(hit);
    if (sweet || !isMeal(recipe)) sweets.add(hit);
    else if (isWhole && !lacksKey && !makeshift && minutes <= TONIGHT_MINUTES) whole.add(hit);
    if (isUnasked(used, sweet)) unasked.add(hit);
    else if (!isWorthShowing(percentage, missing, mainsMissing)) weak.add(hit);
  }
  return { hits: hits.sort((a, b) => b.rank - a.rank), weak, unasked, sweet: sweets, whole };
}

/** What takes longer is no answer to what to cook now. */
const TONIGHT_MINUTES = 90;

const isMeal = ({ courses }: Matchable): boolean =>
  courses === undefined || courses.some((course) => course !== 'dessert' && course !== 'snack');

/** A missing spice among several counts less than a food to shop for. */
const SMALL_MISSING = 0.5;

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
