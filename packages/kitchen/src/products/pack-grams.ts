import type { PackSize } from '@crisper/contract/products/products';
import type { Food } from '../foods/food.ts';
import { densityOf, gramsOf } from '../measures/convert.ts';

/** The weight of a pack. Liquids without a known density weigh about as much as water. */
export function packGrams(pack: PackSize | null, food: Food | undefined): number | null {
  if (!pack) return null;
  if (pack.unit === 'gram') return pack.amount;
  if (pack.unit === 'milliliter') return pack.amount * ((food && densityOf(food)) ?? 1);
  return food ? gramsOf(pack.amount, null, food) : null;
}
