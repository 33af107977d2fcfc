import { endPointOf, reaches } from '../cooking/safe-temperatures.ts';
import { foodsNamedIn, isListed, isUsed } from './named-foods.ts';
import type { Recipe } from './recipe.ts';
import { wrongClaims } from './stated-claims.ts';

export type ProblemKind =
  | 'empty'
  | 'unknown-food'
  | 'unweighed'
  | 'unused-ingredient'
  | 'unlisted-food'
  | 'times'
  | 'energy'
  | 'safe-end-point'
  | 'claim';

export interface Problem {
  kind: ProblemKind;
  message: string;
}

const LEAST_KCAL = 40;
const MOST_KCAL = 1_600;
/** Minutes by which the timers may exceed the total time. */
const SLACK_MINUTES = 5;
/** Minimum share of the time after preparation that the timers must cover. */
const LEAST_TIMED_SHARE = 0.4;
/** Cooking shorter than this needs no timer: "fry until golden". */
const UNTIMED_MINUTES = 20;

/** Problems a cook would run into. A recipe without problems may go into the book. */
export function checkRecipe(recipe: Recipe): Problem[] {
  return [
    ...emptyProblems(recipe),
    ...foodProblems(recipe),
    ...timeProblems(recipe),
    ...energyProblems(recipe),
    ...safetyProblems(recipe),
    ...wrongClaims(recipe).map((message): Problem => ({ kind: 'claim', message })),
  ];
}

function emptyProblems(recipe: Recipe): Problem[] {
  const problems: Problem[] = [];
  const missing = (what: string) => problems.push({ kind: 'empty', message: `The recipe has no ${what}.` });
  if (recipe.title.trim() === '') missing('title');
  if (recipe.ingredients.length === 0) missing('ingredients');
  if (recipe.steps.length === 0) missing('steps');
  return problems;
}

function foodProblems(recipe: Recipe): Problem[] {
  const problems: Problem[] = [];
  const method = recipe.steps.map((step) => step.text).join(' ');
  for (const line of recipe.ingredients) {
    if (line.food === null)
      problems.push({ kind: 'unknown-food', message: `No food is known as "${line.name}" (${line.text}).` });
    else if (line.amountMin !== null && line.grams === null)
      problems.push({
        kind: 'unweighed',
        message: `The weight of "${line.text}" is not known: use a unit the food has (${line.food}).`,
      });
    if (recipe.steps.length > 0 && !isUsed(line, method))
      problems.push({ kind: 'unused-ingredient', message: `No step uses "${line.name}".` });
  }
  const told = new Set<string>();
  recipe.steps.forEach((step, index) => {
    for (const { food, phrase } of foodsNamedIn(step.text)) {
      if (told.has(food.id) || isListed(food, phrase, recipe)) continue;
      told.add(food.id);
      problems.push({
        kind: 'unlisted-food',
        message: `Step ${index + 1} uses "${phrase}", which is not among the ingredients.`,
      });
    }
  });
  return problems;
}

function timeProblems(recipe: Recipe): Problem[] {
  const { prepMinutes, cookMinutes, totalMinutes } = recipe;
  if (totalMinutes <= 0) return [{ kind: 'times', message: 'The recipe says no time.' }];
  const problems: Problem[] = [];
  const add = (message: string) => problems.push({ kind: 'times', message });
  if (prepMinutes + cookMinutes > totalMinutes)
    add(`Prep (${prepMinutes}) and cook (${cookMinutes}) exceed the total of ${totalMinutes} minutes.`);
  const waits = recipe.steps
    .filter((step) => !/^meanwhile\b/i.test(step.text))
    .flatMap((step) => step.timers)
    .reduce((sum, timer) => sum + timer.seconds / 60, 0);
  if (waits > totalMinutes + SLACK_MINUTES)
    add(`The steps wait ${Math.round(waits)} minutes, more than the total of ${totalMinutes}.`);
  const unattended = totalMinutes - prepMinutes;
  const timed = recipe.steps
    .flatMap((step) => step.timers)
    .reduce((sum, timer) => sum + timer.seconds / 60, 0);
  if (unattended > UNTIMED_MINUTES && timed < LEAST_TIMED_SHARE * unattended)
    add(`The steps time ${Math.round(timed)} of the ${unattended} minutes on heat or at rest.`);
  return problems;
}

function energyProblems(recipe: Recipe): Problem[] {
  const calories = recipe.nutritionPerServing?.calories;
  if (calories === undefined)
    return [{ kind: 'energy', message: 'The energy per serving cannot be worked out.' }];
  if (calories >= LEAST_KCAL && calories <= MOST_KCAL) return [];
  return [
    { kind: 'energy', message: `A serving has ${calories} kcal, outside ${LEAST_KCAL} to ${MOST_KCAL}.` },
  ];
}

function safetyProblems(recipe: Recipe): Problem[] {
  const text = recipe.steps
    .map((step) => `${step.text} ${step.looksRight ?? ''} ${step.tip ?? ''}`)
    .join(' ');
  const problems = new Map<string, Problem>();
  for (const line of recipe.ingredients) {
    const point = line.food === null ? null : endPointOf(line.food, line.text);
    if (!point || reaches(point, text)) continue;
    problems.set(point.asked, {
      kind: 'safe-end-point',
      message: `"${line.name}" needs its safe end point: ${point.asked}.`,
    });
  }
  return [...problems.values()];
}
