import type { HouseholdProfile } from '@crisper/contract/household/household';
import type { PackSize, Product, ProductSource } from '@crisper/contract/products/products';
import { foodName } from '@crisper/kitchen/foods/food-name';
import { foodById } from '@crisper/kitchen/foods/larder';
import { figuresFor } from '@crisper/kitchen/nutrition/figures';
import { labelWarning, notFor, warningText } from '@crisper/kitchen/products/label-warning';
import { packGrams } from '@crisper/kitchen/products/pack-grams';
import { currentLanguage } from '../../language.ts';
import type { OwnRow } from './own-products.repository.ts';
import type { ProductRow } from './products.repository.ts';

type Described = Pick<
  OwnRow,
  | 'name'
  | 'brand'
  | 'food'
  | 'packAmount'
  | 'packUnit'
  | 'per100g'
  | 'servingGrams'
  | 'allergens'
  | 'mayContain'
>;

const UNKNOWN_EMOJI = '🛒';

/** A product before it is known who asks. */
export type AnyonesProduct = Omit<Product, 'notFor' | 'warning'>;

export interface People {
  /** Who eats at home now. */
  eaters: readonly HouseholdProfile[];
  /** A user who asks, and may eat it alone. */
  self: readonly HouseholdProfile[];
}

/** The product for a household: who must not have it. */
export const forPeople = (product: AnyonesProduct, { eaters, self }: People): Product => ({
  ...product,
  notFor: notFor(product, eaters),
  warning: warningText(labelWarning(product, self)),
});

export const presentOwn = (row: OwnRow): AnyonesProduct => ({
  ...presentDescribed(row),
  id: row.id,
  version: row.version,
  code: row.code,
  weighs: row.weighs,
  source: 'household',
});

export const presentListed = (row: ProductRow): AnyonesProduct => ({
  ...nobodys(row.code, row.source),
  ...presentDescribed(row),
});

/**
 * What other households agree on. Their words are shown only when two of them chose the same; with one, the kitchen's name
 * of the food stands in, so that no user can write to strangers by way of a bar code.
 */
export function presentShared(code: string, rows: readonly OwnRow[]): AnyonesProduct | null {
  const food = mostFrequent(rows.flatMap((row) => row.food ?? []));
  const alike = rows.filter((row) => row.food === (food ?? null));
  const name = mostFrequent(alike.map((row) => row.name.toLowerCase()));
  const agreed = alike.filter((row) => row.name.toLowerCase() === name);
  const known = food === undefined ? undefined : foodById(food);
  const [latest] = alike;
  if (!latest || (!known && agreed.length < 2)) return null;
  const named = agreed.length >= 2 ? { name: agreed[0]!.name, brand: agreed[0]!.brand } : null;
  const described = {
    ...latest,
    ...(named ?? { name: known!.name, brand: null }),
    allergens: [...new Set(alike.flatMap((row) => row.allergens))],
    mayContain: [...new Set(alike.flatMap((row) => row.mayContain))],
  };
  return { ...nobodys(code, 'shared'), ...presentDescribed(described) };
}

const nobodys = (code: string, source: ProductSource) => ({
  id: null,
  version: 0,
  code,
  weighs: null,
  source,
});

function presentDescribed(
  row: Described,
): Omit<AnyonesProduct, 'id' | 'version' | 'code' | 'weighs' | 'source'> {
  const food = row.food === null ? undefined : foodById(row.food);
  const pack: PackSize | null =
    row.packAmount === null || row.packUnit === null ? null : { amount: row.packAmount, unit: row.packUnit };
  return {
    name: row.name,
    brand: row.brand,
    food: food?.id ?? null,
    foodName: food ? foodName(food.id, currentLanguage()) : null,
    emoji: food?.emoji || UNKNOWN_EMOJI,
    pack,
    packGrams: packGrams(pack, food),
    per100g: row.per100g,
    servingGrams: row.servingGrams,
    perServing: row.per100g && row.servingGrams !== null ? figuresFor(row.per100g, row.servingGrams) : null,
    allergens: [...row.allergens],
    mayContain: row.mayContain.filter((one) => !row.allergens.includes(one)),
  };
}

/** Of several equally frequent ones the first, which is the latest. */
function mostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...counts].find(([, times]) => times === most)?.[0];
}
