import { claimsOfNamed } from '@crisper/kitchen/foods/name-claims';
import { resolveFood } from '@crisper/kitchen/foods/names';
import { eachLine } from './recipes-lines.ts';

/** Reads one name per line and prints one JSON per line: the food, its allergens and the diets it breaks. */
export async function foods(): Promise<number> {
  await eachLine((name) => {
    const food = resolveFood(name)?.food ?? null;
    const { allergens, breaks } = claimsOfNamed(name, food);
    const mayContain = food?.mayContain.filter((one) => !allergens.includes(one)) ?? [];
    return { name, food: food?.id ?? null, allergens, mayContain, notFor: breaks };
  });
  return 0;
}
