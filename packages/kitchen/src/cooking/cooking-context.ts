import type { InteractiveStep } from '@crisper/contract/recipes/recipes';
import type { Person } from '../foods/who-eats.ts';
import type { NutritionPerServing, Recipe } from '../recipes/recipe.ts';

export interface RunningTimer {
  label: string;
  remainingSeconds: number;
}

export interface CookingContext {
  recipe: Pick<
    Recipe,
    | 'title'
    | 'ingredients'
    | 'servings'
    | 'totalMinutes'
    | 'prepMinutes'
    | 'cookMinutes'
    | 'diets'
    | 'allergens'
    | 'mayContain'
    | 'hasUnknown'
  > & {
    calories: number | null;
    /** Figures per serving, where the person may see them. */
    nutrition:
      | (Pick<NutritionPerServing, 'protein' | 'carbs' | 'fat' | 'fiber'> & {
          sugar?: number | undefined;
          sodiumMg?: number | undefined;
        })
      | null;
  };
  steps: readonly InteractiveStep[];
  /** The household; null where it cannot be known now. */
  people: readonly Person[] | null;
  /** Index of the current step in `steps`. */
  currentStep: number;
  timers: readonly RunningTimer[];
  /** The assistant's last reply, for "repeat". */
  lastReply: string | null;
  /** What was asked before: "it" and "them" may point there. */
  lastQuestion: string | null;
}

/** Actions for the cooking screen, besides the spoken reply. Timers are given by their index in the context. */
export type AssistantAction =
  | { type: 'go-to'; step: number }
  | { type: 'complete'; step: number }
  | { type: 'pause' }
  | { type: 'start' }
  | { type: 'set-timer'; seconds: number; label: string | null }
  | { type: 'cancel-timer' | 'pause-timer' | 'resume-timer' | 'restart-timer'; timers: number[] }
  | { type: 'add-time'; timers: number[]; seconds: number }
  | { type: 'set-servings'; servings: number };
