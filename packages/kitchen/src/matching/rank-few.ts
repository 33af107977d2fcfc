import { DIETS, EQUIPMENT } from '@crisper/contract/vocabulary';
import type { FoodId } from '../foods/food.ts';
import { foodById } from '../foods/larder.ts';
import { bestStanding, type Standing, standings } from './at-hand.ts';
import { allergenMask, familyWord, MAX_ENTRIES_PER_RECIPE, type Matchable, maskOf } from './match-index.ts';
import { type Need, type NeededLine, nameOf, needsOf, optionsOf } from './needs.ts';
import { clamp, type Hit, isSoon, keepsDiets, type MatchQuery, rankOf, wishesOf } from './search.ts';
import { inVariedOrder } from './variety.ts';

const MOST_MINUTES = 0xffff;

/** Ranks a few recipes in the order `search` would give, without building an index. */
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
    const entry = indexed(recipe);
    let credit = 0;
    let uses = 0;
    let usesSoon = 0;
    for (const { weight, options } of entry.needs) {
      const standing = bestStanding(options, served);
      if (!standing) continue;
      credit += weight * standing.credit;
      if (!have.has(standing.by)) continue;
      uses += 1;
      if (isSoon(standing.by, soon)) usesSoon += 1;
    }
    const percentage = Math.floor(credit / entry.total);
    if (uses === 0 || percentage < least || !fits(entry)) continue;
    const rank = rankOf(percentage, uses, usesSoon);
    const family = families(entry.family);
    const main = mains(entry.main);
    hits.push({ id: recipe.id, percentage, uses, usesSoon, family, main, rank });
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
  /** The need with the highest weight. */
  main: string;
  family: string;
  minutes: number;
  equipment: number;
  diets: number;
  allergens: number;
}

const kept = new WeakMap<Matchable, Indexed>();

function indexed(recipe: Matchable): Indexed {
  const known = kept.get(recipe);
  if (known) return known;
  const lines = indexedLines(recipe.ingredients);
  const needs = needsOf(lines);
  let total = 0;
  for (const { weight } of needs) total += weight;
  const made: Indexed = {
    needs,
    total,
    main: mainOf(lines),
    family: familyWord(recipe.title),
    minutes: clamp(Math.round(recipe.totalMinutes), 0, MOST_MINUTES),
    equipment: maskOf(EQUIPMENT, recipe.equipment),
    diets: maskOf(DIETS, recipe.diets),
    allergens: allergenMask(recipe),
  };
  kept.set(recipe, made);
  return made;
}

function indexedLines(lines: readonly NeededLine[]): readonly NeededLine[] {
  if (lines.length <= MAX_ENTRIES_PER_RECIPE) return lines;
  return lines.filter((line) => !line.optional).slice(0, MAX_ENTRIES_PER_RECIPE);
}

function mainOf(lines: readonly NeededLine[]): string {
  let main: NeededLine | undefined;
  for (const line of lines) {
    if (line.optional || (line.grams ?? 0) <= (main?.grams ?? 0)) continue;
    const food = line.food ? foodById(line.food) : undefined;
    if (food && !food.staple) main = line;
  }
  return main ? nameOf(optionsOf(main)) : '';
}

function filterOf(query: MatchQuery): (entry: Indexed) => boolean {
  const wishes = wishesOf(query);
  const { lacking, avoid, maxMinutes } = wishes;
  return (entry) => {
    if (entry.equipment & lacking || entry.allergens & avoid) return false;
    return keepsDiets(entry.diets, wishes) && entry.minutes <= maxMinutes;
  };
}

/** Numbers words in the order they first appear. */
function numbered(): (word: string) => number {
  const numbers = new Map<string, number>();
  return (word) => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    return number;
  };
}
