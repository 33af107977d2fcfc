import type { FoodId } from '@crisper/kitchen/foods/food';
import { foodById } from '@crisper/kitchen/foods/larder';
import { resolveSaid } from '@crisper/kitchen/foods/resolve-said';
import type { Eaters } from '@crisper/kitchen/foods/who-eats';
import { bestStanding, isKindOf, type Standing, standings } from '@crisper/kitchen/matching/at-hand';
import { currentLanguage } from '../../language.ts';

/** What one line of a recipe asks for. */
export interface Line {
  options: readonly FoodId[];
  grams: number | null;
}

interface Pack {
  id: string;
  food: FoodId | null;
  /** What is left of it; null when unknown. */
  grams: number | null;
}

const MOST_NAMED = 200;

/** What was named outside of the pantry; its amount is not known. */
export function namedIn(text = ''): Pack[] {
  const names = new Set(text.split('\n', MOST_NAMED).map((name) => name.trim()));
  return [...names].map((id) => ({
    id,
    food: foodById(id)?.id ?? resolveSaid(id, currentLanguage())?.food.id ?? null,
    grams: null,
  }));
}

/**
 * Grams that a dish takes of each of these packs, in the order of its lines; null where the amount is not known. A pack goes into the
 * dish where it is what a line asks for, or, when nothing is, what stands in for it.
 */
export function takenOf(
  lines: readonly Line[],
  packs: readonly Pack[],
  eaters: Eaters,
): Map<string, number | null> {
  const served = standings({ foods: packs.flatMap(({ food }) => food ?? []), staples: [], eaters });
  const taken = new Map<string, number | null>();
  for (const { options, grams } of lines) {
    const { able, needed } = ableOf(options, grams, packs, served);
    let open = needed;
    for (const { id, grams: there } of able) {
      if (open !== null && open <= 0) break;
      const before = taken.get(id) ?? 0;
      const left = there === null ? Number.POSITIVE_INFINITY : there - before;
      if (left <= 0) continue;
      const takes = open === null ? null : Math.min(left, open);
      taken.set(id, takes === null || taken.get(id) === null ? null : before + takes);
      open = takes === null ? 0 : open! - takes;
    }
  }
  return taken;
}

function ableOf(
  options: readonly FoodId[],
  grams: number | null,
  packs: readonly Pack[],
  served: ReadonlyMap<FoodId, Standing>,
): { able: readonly Pack[]; needed: number | null } {
  // The recipe's first choice comes first: wine, and broth only where there is no wine.
  const same = new Set(
    options.flatMap((asked) => packs.filter(({ food }) => food !== null && isKindOf(food, asked))),
  );
  if (same.size > 0) return { able: [...same], needed: grams };
  const standing = bestStanding(options, served);
  if (!standing) return { able: [], needed: 0 };
  const able = packs.filter(({ food }) => food === standing.by);
  // Nobody knows how much of a lemon its juice is.
  const needed = grams === null || standing.how === 'part' ? null : grams * standing.ratio;
  return { able, needed };
}
