import type { FoodId } from './food.ts';
import { foodById } from './larder.ts';
import { priceClassOf } from './price-class.ts';

/** What it costs to let a food spoil: meat and fish most, then what else stands in the cold, by more where it is dear. */
export function lossOf(id: FoodId): number {
  const aisle = foodById(id)?.aisle;
  const kind = aisle === 'meat' || aisle === 'fish' ? 6 : aisle === 'produce' ? 1 : 2;
  return kind * priceClassOf(id);
}
