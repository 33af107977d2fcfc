import { isoDuration } from './durations.ts';
import type { Recipe } from './recipe.ts';

/** The recipe as schema.org JSON-LD for search engines. Returns an object; the caller serializes it. */
export function writeJsonLd(recipe: Recipe): Record<string, unknown> {
  const nutrition = recipe.nutritionPerServing;
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    description: recipe.description,
    ...(recipe.imageUrl === null ? {} : { image: [recipe.imageUrl] }),
    ...(recipe.cuisine === null ? {} : { recipeCuisine: recipe.cuisine }),
    recipeCategory: [...recipe.courses],
    keywords: recipe.tags.join(', '),
    recipeYield: `${recipe.servings} ${recipe.servings === 1 ? 'serving' : 'servings'}`,
    prepTime: isoDuration(recipe.prepMinutes),
    cookTime: isoDuration(recipe.cookMinutes),
    totalTime: isoDuration(recipe.totalMinutes),
    recipeIngredient: recipe.ingredients.map((line) => line.text),
    recipeInstructions: recipe.steps.map((step, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      text: step.text,
    })),
    ...(nutrition === null
      ? {}
      : {
          nutrition: {
            '@type': 'NutritionInformation',
            servingSize: '1 serving',
            calories: `${nutrition.calories} kcal`,
            proteinContent: `${nutrition.protein} g`,
            carbohydrateContent: `${nutrition.carbs} g`,
            fatContent: `${nutrition.fat} g`,
            fiberContent: `${nutrition.fiber} g`,
            sugarContent: `${nutrition.sugar} g`,
            sodiumContent: `${nutrition.sodiumMg} mg`,
          },
        }),
  };
}
