import type { InteractiveStep } from '@crisper/contract/recipes/recipes';
import { interactiveSteps } from '@crisper/kitchen/cooking/interactive-steps';
import { translatedSteps } from '@crisper/kitchen/cooking/translated-steps';
import type { Eaters } from '@crisper/kitchen/foods/who-eats';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { translationFor } from '../../../translated-book.ts';

/** The steps of cooking mode of a recipe of the book, for whoever is answered. */
export function stepsInWords(recipe: Recipe, eaters?: Eaters): InteractiveStep[] {
  const translation = translationFor(recipe);
  return translation
    ? translatedSteps(recipe, translation.words, translation.language, eaters)
    : interactiveSteps(recipe, eaters);
}
