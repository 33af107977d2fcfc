import { withClaims } from '@crisper/kitchen/recipes/claims';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { customType } from 'drizzle-orm/pg-core';

/** A stored recipe. Diets and allergens are worked out again when it is read: knowledge of foods grows, stored text does not. */
export const recipeDocument = customType<{ data: Recipe; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (recipe) => JSON.stringify(recipe),
  fromDriver: (value) => withClaims(value as Recipe),
});
