import type { Language } from '@crisper/contract/languages';
import type { InteractiveStep } from '@crisper/contract/recipes/recipes';
import { answerLocalized } from '@crisper/kitchen/cooking/asking/localized/answer-localized';
import { type AssistantReply, answer } from '@crisper/kitchen/cooking/assistant';
import type { Person } from '@crisper/kitchen/foods/who-eats';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import type { Parser } from '../../parsing/parser.ts';
import { contextOf, type RequestContext, recipeOf } from './cooking-context.ts';
import { groundSteps } from './ground-steps.ts';

interface Asked {
  message: string;
  context: RequestContext;
  /** The stored recipe; null when the browser's is all there is. */
  recipe: Recipe | null;
  /** The household. */
  people: readonly Person[];
  language: Language;
  /** The stored recipe in that language, with its steps; null where it has no translation. */
  translated: { recipe: Recipe; steps: InteractiveStep[] } | null;
}

/** The kitchen's answer, with the recipe it is about. */
export const answerCook: Parser<Asked, { recipe: Recipe; reply: AssistantReply }> = {
  name: 'cook-answer',
  read({ message, context, recipe: stored, people, language, translated }) {
    const recipe = stored ?? recipeOf(context);
    const shown = translated?.recipe ?? recipe;
    const asked = contextOf(context, shown, people, translated?.steps);
    const local = language === 'en' ? null : answerLocalized(message, asked, language);
    return { recipe: shown, reply: local ?? answer(message, asked) };
  },
};

/** Steps that a model wrote for a recipe, or the reason why they are refused. */
export const checkSteps: Parser<{ written: unknown; recipe: Recipe }, InteractiveStep[] | string> = {
  name: 'written-steps',
  read: ({ written, recipe }) => groundSteps(written, recipe),
};
