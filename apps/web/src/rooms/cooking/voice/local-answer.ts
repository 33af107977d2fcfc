import type { InteractiveStep, Recipe, ServingFigures } from '@crisper/contract/recipes/recipes';
import { answerLocalized } from '@crisper/kitchen/cooking/asking/localized/answer-localized';
import { type AssistantReply, answer } from '@crisper/kitchen/cooking/assistant';
import type { CookingContext } from '@crisper/kitchen/cooking/cooking-context';
import type { Person } from '@crisper/kitchen/foods/who-eats';
import { activeLanguage } from '../../../lib/i18n/language.ts';
import type { Cooking } from '../cooking-state.ts';
import { openTimers, remainingMs } from '../timers.ts';
import { timersFor } from '../timers-store.ts';

export interface Situation {
  recipe: Recipe;
  steps: readonly InteractiveStep[];
  cooking: Cooking | null;
  /** The household; null where it is not known now. */
  people: readonly Person[] | null;
  /** Sentences about packs in the pantry that must not go into it. */
  excludedItems?: readonly string[];
  lastReply: string | null;
  lastQuestion: string | null;
}

/** The kitchen's answer in the page's language, null if that is not there: knows this recipe, works offline, and may include an action for the app. */
export function localAnswer(
  question: string,
  { recipe, steps, cooking, people, lastReply, lastQuestion }: Situation,
): AssistantReply | null {
  const now = Date.now();
  const context: CookingContext = {
    recipe: {
      title: recipe.title,
      servings: recipe.servings,
      totalMinutes: recipe.totalTimeMin,
      prepMinutes: recipe.prepTimeMin,
      cookMinutes: recipe.cookTimeMin,
      diets: recipe.diets,
      allergens: recipe.allergens,
      mayContain: recipe.mayContain,
      hasUnknown: recipe.hasUnknown,
      calories: recipe.calories,
      nutrition: shownFigures(recipe),
      ingredients: recipe.ingredients.map((line) => ({
        text: line.text,
        food: line.ingredientId,
        name: line.ingredient.name,
        amountMin: line.amountMin,
        amountMax: line.amountMax,
        unit: line.unit,
        grams: line.grams,
        preparation: line.preparation,
        optional: line.optional,
        alternatives: [],
        eatenShare: 1,
      })),
    },
    steps,
    people,
    currentStep: cooking?.active ?? 0,
    timers: openTimers(timersFor(recipe.id)).map((timer) => ({
      label: timer.label,
      remainingSeconds: remainingMs(timer, now) / 1000,
    })),
    lastReply,
    lastQuestion,
  };
  const language = activeLanguage();
  return language === 'en' ? answer(question, context) : answerLocalized(question, context, language);
}

/** The answer holds macros only for people whose plan shows them. */
function shownFigures({ nutritionPerServing }: Recipe): ServingFigures | null {
  return nutritionPerServing && 'protein' in nutritionPerServing ? nutritionPerServing : null;
}
