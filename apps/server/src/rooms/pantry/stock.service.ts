import type { User } from '@crisper/contract/auth/auth';
import type { HouseholdProfile } from '@crisper/contract/household/household';
import { dayAfter } from '@crisper/kitchen/calendar';
import type { FoodId } from '@crisper/kitchen/foods/food';
import type { ExcludedItem } from '@crisper/kitchen/matching/excluded';
import { withoutExcluded } from '@crisper/kitchen/matching/excluded';
import { SOON_DAYS } from '@crisper/kitchen/planning/best-before';
import {
  type AllergenLabel,
  isExcluded,
  labelWarning,
  saysSomething,
} from '@crisper/kitchen/products/label-warning';
import { localDay } from '../../local-day.ts';
import { say } from '../../saying/say.ts';
import type { PantryRow } from './pantry.repository.ts';
import type { PantryCache } from './pantry-cache.ts';

/** Who eats. */
export interface Table {
  eaters: readonly HouseholdProfile[];
}

/** Labels of bar codes, as far as they are known to this person. */
export type LabelsOf = (
  user: User,
  codes: readonly string[],
) => Promise<ReadonlyMap<string, AllergenLabel & { source: string }>>;

/** A thing in the pantry, seen by the people at a table. */
export interface Seen {
  row: PantryRow;
  /** "may contain nuts, which Mia avoids"; null when no eater is known to avoid it. */
  warning: string | null;
  /** At this table it does not count as its food. */
  excludedItems: boolean;
}

/** What there is for the people at a table. */
export interface Stock {
  /** Grams of each food that is still good, null for an unknown amount. */
  atHand: Map<FoodId, number | null>;
  /** Foods that should be used in the next days. */
  useSoon: FoodId[];
  /** Foods that are there only in packs which a member must not have. */
  excludedItems: ExcludedItem[];
}

interface Deps {
  pantryCache: PantryCache;
  labelsOf: LabelsOf;
  tableOf: (user: User) => Promise<Table>;
  /** The household's own staples. */
  staplesOf: (user: User) => Promise<FoodId[] | undefined>;
}

export type StockService = ReturnType<typeof createStock>;

export function createStock({ pantryCache, labelsOf, tableOf, staplesOf }: Deps) {
  /** The one place that compares the packs in a pantry with the people who eat. */
  const seenBy = async (user: User, { eaters }: Table, rows: readonly PantryRow[]): Promise<Seen[]> => {
    const avoid = eaters.flatMap(({ allergens }) => allergens);
    const codes = avoid.length === 0 ? [] : rows.flatMap(({ code }) => code ?? []);
    const labels = codes.length === 0 ? undefined : await labelsOf(user, [...new Set(codes)]);
    return rows.map((row) => {
      const label =
        row.source === 'cooked' ? keptLabel(row) : row.code && labelOf(row, labels?.get(row.code));
      if (avoid.length === 0 || !label) return { row, warning: null, excludedItems: false };
      // Leftovers are no food of a recipe, for any member.
      const excludedItems = row.source !== 'cooked' && isExcluded(label, avoid);
      return { row, warning: labelWarning(label, eaters), excludedItems };
    });
  };

  const stockFor = async (
    user: User,
    table: Table,
    { now, soonDays } = { now: new Date(), soonDays: SOON_DAYS },
  ): Promise<Stock> => {
    const today = localDay(now, user.timeZone);
    const { rows } = await pantryCache.of(user.householdId);
    const good = rows.filter(isGood(today));
    return stockOf(await seenBy(user, table, good), dayAfter(today, soonDays));
  };

  return {
    seenBy,
    stockFor,

    /** The household's own staples, without what stands in the pantry and is not for those who eat now. */
    async staplesNow(user: User): Promise<FoodId[] | undefined> {
      const [own, table] = await Promise.all([staplesOf(user), tableOf(user)]);
      if (!own || table.eaters.every(({ allergens }) => allergens.length === 0)) return own;
      return withoutExcluded(own, (await stockFor(user, table)).excludedItems);
    },
  };
}

export const isGood =
  (today: string) =>
  ({ bestBefore }: { bestBefore: string | null }): boolean =>
    bestBefore === null || bestBefore >= today;

/**
 * The household's own words about a product count, and what is published today. Where that is silent or gone, the pack is
 * still what it was when it was put away.
 */
function labelOf(
  { food, allergens, mayContain }: PantryRow,
  now: (AllergenLabel & { source: string }) | undefined,
): AllergenLabel {
  if (now && (now.source === 'household' || saysSomething(now))) return { ...now, food };
  return keptLabel({ food, allergens, mayContain });
}

/** What is known of the thing itself: of a pack since it was put away, of leftovers since they were cooked. */
function keptLabel({
  food,
  allergens,
  mayContain,
}: Pick<PantryRow, 'food' | 'allergens' | 'mayContain'>): AllergenLabel {
  return { food, allergens: allergens ?? [], mayContain: mayContain ?? [] };
}

/** What is good until `soonUntil` at most should be used in the next days. */
function stockOf(seen: readonly Seen[], soonUntil: string): Stock {
  const free = seen.filter(({ excludedItems }) => !excludedItems).map(({ row }) => row);
  const soon = free.filter(
    ({ food, bestBefore }) => food !== null && bestBefore !== null && bestBefore <= soonUntil,
  );
  const atHand = gramsOf(free);
  const excludedItems = seen.flatMap(({ row, excludedItems, warning }): ExcludedItem[] =>
    excludedItems && row.food !== null && !atHand.has(row.food)
      ? [
          {
            food: row.food,
            why: say('Your {product} {warning}.', { product: row.product ?? row.name, warning: warning! }),
          },
        ]
      : [],
  );
  return { atHand, useSoon: [...new Set(soon.map(({ food }) => food!))], excludedItems };
}

function gramsOf(rows: readonly PantryRow[]): Map<FoodId, number | null> {
  const sums = new Map<FoodId, number | null>();
  for (const { food, grams } of rows) {
    if (food === null) continue;
    const before = sums.get(food);
    sums.set(food, before === null || grams === null ? null : (before ?? 0) + grams);
  }
  return sums;
}
