import type { FoodId } from './food.ts';
import { foodById } from './larder.ts';
import { listsIn } from './made-tables.ts';
import { PRICES } from './prices.gen.ts';

/** What the amount for a dish costs: 1 as rice, eggs and carrots do (€), 2 as most meat and cheese (€€), 3 as steak (€€€). */
export type PriceClass = 1 | 2 | 3;

const prices = new Map(
  Object.entries(listsIn(PRICES)).flatMap(([price, ids]) =>
    ids.map((id) => [id, Number(price) as PriceClass] as const),
  ),
);

/** The food's own, or that of the nearest food that it is a kind of. What the larder does not know costs as most does. */
export function priceClassOf(id: FoodId): PriceClass {
  let level: readonly FoodId[] = [id];
  while (level.length > 0) {
    const found = level.find((one) => prices.has(one));
    if (found !== undefined) return prices.get(found)!;
    level = level.flatMap((one) => foodById(one)?.parents ?? []);
  }
  return 2;
}
