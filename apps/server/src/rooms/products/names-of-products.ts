import type { FoodId } from '@crisper/kitchen/foods/food';
import { foodAbroad, foodOfProduct } from '@crisper/kitchen/products/food-of-product';
import { localizedName } from '@crisper/kitchen/products/localized-name';
import { soldFood } from '@crisper/vision/product-names';

const SURE = 0.75;

/** The larder's food of a product: by English names, then in other languages, then by brands. */
export function foodNamed(names: readonly string[]): FoodId | null {
  return foodOfProduct(names, (name) => {
    const whole = foodAbroad(name);
    if (whole !== null) return whole;
    const localized = localizedName(name);
    return localized && localized.confidence >= SURE ? localized.food : soldFood(name);
  });
}
