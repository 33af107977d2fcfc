import { withClaims } from '@crisper/kitchen/recipes/claims';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { customType } from 'drizzle-orm/pg-core';

/** A stored recipe. Diets and allergens are computed again on every read, because the food data improves over time. */
export const recipeDocument = customType<{ data: Recipe; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (recipe) => JSON.stringify(recipe),
  fromDriver: (value) => withClaims(value as Recipe),
});
