import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Recipe } from '@crisper/contract/recipes/recipes';
import { answer } from '@crisper/kitchen/cooking/assistant';
import { interactiveSteps } from '@crisper/kitchen/cooking/interactive-steps';
import { finishRecipe } from '@crisper/kitchen/recipes/finish';
import { readCooklang } from '@crisper/kitchen/recipes/read-cooklang';
import { expect, it } from 'vitest';
import { ideasFor } from './ideas.ts';

const BOOK = join(import.meta.dirname, '../../../../../../recipes');
/** One recipe in this many, so that the test stays quick. */
const EVERY = 12;
const DOES_NOT_KNOW =
  /don’t know|do not know|can’t (?:say|tell|answer)|doesn’t say|does not say|not sure|didn’t (?:understand|catch)|ask me for/i;

const book = readdirSync(BOOK, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.cook'))
  .sort()
  .filter((_, at) => at % EVERY === 0);

it('every question that is offered is answered by the built-in assistant', () => {
  expect(book.length).toBeGreaterThan(20);
  const unanswered: string[] = [];
  let asked = 0;
  for (const name of book) {
    const draft = readCooklang(readFileSync(join(BOOK, name), 'utf8'));
    const recipe = finishRecipe(draft!, { id: name, slug: name, origin: 'cookbook' });
    const steps = interactiveSteps(recipe);
    const shown = {
      ingredients: recipe.ingredients.map((line) => ({ ...line, ingredient: { name: line.name } })),
    } as unknown as Recipe;
    for (const [at, step] of [undefined, ...steps].entries()) {
      const currentStep = Math.max(0, at - 1);
      for (const idea of ideasFor(shown, step, currentStep === steps.length - 1)) {
        asked += 1;
        const reply = answer(idea, {
          recipe: {
            ...recipe,
            calories: recipe.nutritionPerServing?.calories ?? null,
            nutrition: recipe.nutritionPerServing,
          },
          steps,
          people: [],
          currentStep,
          timers: [],
          lastReply: null,
          lastQuestion: null,
        });
        if (reply.intent === 'unknown' || reply.intent === 'help' || DOES_NOT_KNOW.test(reply.text))
          unanswered.push(`${name}, step ${at}: ${idea} – ${reply.intent}: ${reply.text}`);
      }
    }
  }
  expect(asked).toBeGreaterThan(300);
  expect(unanswered).toEqual([]);
});
