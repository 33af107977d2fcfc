import type { OwnRecipe } from '@crisper/contract/recipes/own-recipes';
import { cleanLine, cleanText } from './clean-text.ts';
import { assertWords } from './post-rules.ts';

/** A recipe that others see, without characters that would disturb their text. */
export function cleanRecipe(own: OwnRecipe): OwnRecipe {
  const title = cleanLine(own.title);
  const ingredients = own.ingredients.map(cleanLine).filter(Boolean);
  const steps = own.steps.map(cleanText).filter(Boolean);
  assertWords(title, ingredients.join(''), steps.join(''));
  return { ...own, title, description: cleanText(own.description), ingredients, steps };
}
