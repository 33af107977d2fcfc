import { claimsOfNamed } from '@crisper/kitchen/foods/name-claims';
import { resolveFood } from '@crisper/kitchen/foods/names';
import { eachLine } from './recipes-lines.ts';

/** One name in, one JSON out: the food it means and what people with allergies or a diet must know about it. */
export async function foods(): Promise<number> {
  await eachLine((name) => {
    const food = resolveFood(name)?.food ?? null;
    const { allergens, breaks } = claimsOfNamed(name, food);
    const mayContain = food?.mayContain.filter((one) => !allergens.includes(one)) ?? [];
    return { name, food: food?.id ?? null, allergens, mayContain, notFor: breaks };
  });
  return 0;
}
