import { type InteractiveStep, interactiveStep } from '@crisper/contract/recipes/recipes';
import { interactiveSteps } from '@crisper/kitchen/cooking/interactive-steps';
import { checkRecipe } from '@crisper/kitchen/recipes/check';
import { foodsNamedIn, isListed, isUsed } from '@crisper/kitchen/recipes/named-foods';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { wrongClaims } from '@crisper/kitchen/recipes/stated-claims';
import { readTimers } from '@crisper/kitchen/recipes/step-timers';
import { z } from 'zod';

const TITLE_MAX = 80;
const TEXT_MAX = 1_500;
const NOTE_MAX = 300;
const STEPS_MAX = 80;

/** The model writes the text of a step only. Numbers, allergens, tools and swaps are computed here. */
const writtenSteps = z.object({
  interactiveSteps: z
    .array(
      z.object({
        title: interactiveStep.shape.title.trim().min(1).max(TITLE_MAX),
        text: interactiveStep.shape.text.trim().min(1).max(TEXT_MAX),
        heat: interactiveStep.shape.heat.catch(null),
        looks_right: z.string().trim().max(NOTE_MAX).nullish(),
        tip: z.string().trim().max(NOTE_MAX).nullish(),
      }),
    )
    .min(1)
    .max(STEPS_MAX),
});

/**
 * Steps written by a model, if they pass these checks: they use every food of the recipe and no other, and they state its
 * times and temperatures and no others. Otherwise returns the reason.
 */
export function groundSteps(written: unknown, recipe: Recipe): InteractiveStep[] | string {
  const read = writtenSteps.safeParse(written);
  if (!read.success) return 'not steps';
  const steps = read.data.interactiveSteps;
  const rewritten: Recipe = {
    ...recipe,
    steps: steps.map(({ text, tip, looks_right }) => ({
      text,
      timers: readTimers(text),
      tip: tip || null,
      looksRight: looks_right || null,
    })),
  };
  const problem = strangeFood(steps, recipe) ?? lostFood(rewritten, recipe) ?? strangeFigure(steps, recipe);
  if (problem) return problem;
  if (unsafe(rewritten) > unsafe(recipe)) return 'a safe end point is lost';
  const claims = wrongClaims(rewritten);
  if (claims.length > wrongClaims(recipe).length) return claims.join(' ');
  const finished = interactiveSteps(rewritten);
  // The kitchen has split a long step, so titles and texts no longer match one to one.
  if (finished.length !== steps.length) return finished;
  return finished.map((step, at) => ({
    ...step,
    title: steps[at]!.title,
    heat: steps[at]!.heat ?? step.heat,
  }));
}

type Written = z.output<typeof writtenSteps>['interactiveSteps'];

const saidIn = (steps: Written): string =>
  steps.map((step) => [step.title, step.text, step.tip, step.looks_right].join('. ')).join(' ');

function methodOf(recipe: Recipe): string {
  return recipe.steps.map((step) => [step.text, step.tip, step.looksRight].join('. ')).join(' ');
}

function strangeFood(steps: Written, recipe: Recipe): string | null {
  const before = new Set(foodsNamedIn(methodOf(recipe)).map(({ food }) => food.id));
  const strange = foodsNamedIn(saidIn(steps)).find(
    ({ food, phrase }) => !before.has(food.id) && !isListed(food, phrase, recipe),
  );
  return strange ? `names ${strange.phrase}, which the recipe does not have` : null;
}

function lostFood(rewritten: Recipe, recipe: Recipe): string | null {
  const [before, after] = [methodOf(recipe), methodOf(rewritten)];
  const lost = recipe.ingredients.find((line) => isUsed(line, before) && !isUsed(line, after));
  return lost ? `leaves out ${lost.name}` : null;
}

const DEGREES = /(\d{2,3})\s?(?:°|º|degrees?)\s?([CF])/gi;

/** Waiting times in seconds and temperatures, as comparable strings. */
function figuresIn(text: string): Set<string> {
  const degrees = [...text.matchAll(DEGREES)].map(([, number, unit]) => `${number} ${unit?.toUpperCase()}`);
  // One sentence at a time, because the timer reader returns only a few timers per text.
  const waits = text.split(/(?<=[.!?])\s/).flatMap(readTimers);
  return new Set([...degrees, ...waits.map(({ seconds }) => `${seconds} s`)]);
}

function strangeFigure(steps: Written, recipe: Recipe): string | null {
  const before = figuresIn(methodOf(recipe));
  for (const { timers } of recipe.steps) for (const { seconds } of timers) before.add(`${seconds} s`);
  const strange = [...figuresIn(saidIn(steps))].find((figure) => !before.has(figure));
  return strange ? `says ${strange}, which the recipe does not say` : null;
}

function unsafe(recipe: Recipe): number {
  return checkRecipe(recipe).filter((problem) => problem.kind === 'safe-end-point').length;
}
