import type { FoodLanguage } from '../../../foods/localized/shown-names.ts';
import type { AssistantReply } from '../../assistant.ts';
import type { CookingContext } from '../../cooking-context.ts';
import { advice } from './advice.ts';
import { aboutDish } from './dish.ts';
import { emergency, unsureSafe, whatHarms } from './harm.ts';
import { Heard } from './heard.ts';
import { onScreen, told } from './on-screen.ts';
import { phrasebookOf } from './phrasebooks.ts';

/**
 * Answers in another language, from the recipe and the kitchen's own data only: what cannot wait first, then what is done on
 * the screen, then what could make somebody ill, then what every cook knows, then the rest. Null where the language is not
 * loaded.
 */
export function answerLocalized(
  question: string,
  context: CookingContext,
  language: FoodLanguage,
): AssistantReply | null {
  const book = phrasebookOf(language);
  if (!book) return null;
  const heard = new Heard(question, context, book);
  return (
    emergency(heard) ??
    onScreen(heard) ??
    whatHarms(heard) ??
    unsureSafe(heard) ??
    advice(heard) ??
    aboutDish(heard) ??
    told('unknown', heard.say('unknown', { food: nearby(heard) }))
  );
}

/** An ingredient that can be asked about here. */
function nearby({ context: { recipe, steps, currentStep } }: Heard): string {
  const [use] = steps[currentStep]?.uses ?? [];
  return (recipe.ingredients[use?.line ?? 0] ?? recipe.ingredients[0])?.name ?? '';
}
