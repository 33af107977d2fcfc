import { readFile } from 'node:fs/promises';
import { secondsIn } from '@crisper/kitchen/cooking/asking/durations';
import { answer } from '@crisper/kitchen/cooking/assistant';
import type { CookingContext, RunningTimer } from '@crisper/kitchen/cooking/cooking-context';
import { interactiveSteps } from '@crisper/kitchen/cooking/interactive-steps';
import { finishRecipe } from '@crisper/kitchen/recipes/finish';
import { readCooklang } from '@crisper/kitchen/recipes/read-cooklang';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { COOK_BOOK } from '../cook-book-folder.ts';
import { readCookBook } from '../rooms/recipes/book/cook-book.ts';
import { eachLine } from './recipes-lines.ts';

/** Reads one question per line and prints what the chef answers: `{intent, text, action}`. Each is asked by itself. */
export async function ask(args: string[]): Promise<number> {
  const [name = ''] = args;
  const recipe = await recipeNamed(name);
  if (recipe === null) {
    console.error(`no recipe "${name}": give the name of a recipe of the book, or a .cook file`);
    return 2;
  }
  const steps = interactiveSteps(recipe);
  const step = Number(optionOf(args, '--step') ?? 1);
  if (!Number.isInteger(step) || step < 1 || step > steps.length) {
    console.error(`--step takes a number from 1 to ${steps.length}`);
    return 2;
  }
  const context: CookingContext = {
    recipe: {
      ...recipe,
      calories: recipe.nutritionPerServing?.calories ?? null,
      nutrition: recipe.nutritionPerServing,
    },
    steps,
    people: [],
    currentStep: step - 1,
    timers: timersOf(optionOf(args, '--timers')),
    lastReply: null,
    lastQuestion: null,
  };
  await eachLine((question) => answer(question, context));
  return 0;
}

function optionOf(args: readonly string[], name: string): string | null {
  const at = args.indexOf(name);
  return at < 0 ? null : (args[at + 1] ?? '');
}

/** By its slug or its title, or from a file. */
async function recipeNamed(name: string): Promise<Recipe | null> {
  if (name.endsWith('.cook')) {
    const draft = readCooklang(await readFile(name, 'utf8'));
    return draft === null ? null : finishRecipe(draft);
  }
  const plain = name.toLowerCase();
  const book = await readCookBook(COOK_BOOK);
  return book.find(({ slug, title }) => slug === plain || title.toLowerCase() === plain) ?? null;
}

/** "rice 10 minutes, eggs 3 minutes". */
function timersOf(text: string | null): RunningTimer[] {
  return (text ?? '').split(',').flatMap((part) => {
    const remainingSeconds = secondsIn(part.trim());
    const label = part.slice(0, Math.max(0, part.search(/\d/))).trim();
    return remainingSeconds === null ? [] : [{ label: label || 'Your timer', remainingSeconds }];
  });
}
