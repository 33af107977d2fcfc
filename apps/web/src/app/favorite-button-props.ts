import type { Recipe } from '@crisper/contract/recipes/recipes';

/** The props of a heart button. A composed recipe includes its full text, because it is not stored anywhere else. */
export function favoriteButtonProps(recipe: Recipe) {
  const { id, title, isFavorite } = recipe;
  if (recipe.origin !== 'composed' && recipe.origin !== 'model') return { id, title, isFavorite };
  return {
    id,
    title,
    isFavorite,
    recipeData: {
      title: title.slice(0, 200),
      description: recipe.description.slice(0, 2000),
      ingredients: recipe.ingredients.map((line) => line.text.slice(0, 600)).slice(0, 200),
      instructions: recipe.steps.map((step) => step.text.slice(0, 6000)).slice(0, 200),
      servings: Math.min(100, Math.max(1, Math.round(recipe.servings))),
      totalTimeMin: Math.max(0, Math.round(recipe.totalTimeMin)),
      tags: recipe.tags.slice(0, 50).map((tag) => tag.slice(0, 60)),
      imageUrl: recipe.imageUrl,
      nutritionPerServing: recipe.nutritionPerServing,
      difficulty: recipe.difficulty,
      allergens: recipe.allergens,
      tools: recipe.equipment,
      interactiveSteps: recipe.interactiveSteps.slice(0, 200),
    },
  };
}
