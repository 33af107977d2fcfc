import type { InteractiveStep } from '@crisper/contract/recipes/recipes';
import { foodById } from '../foods/larder.ts';
import { ANYBODY, adviceFor, type Eaters, substitutesFor } from '../foods/who-eats.ts';
import { allergensOf } from '../recipes/claims.ts';
import type { Recipe, RecipeIngredient, RecipeStep } from '../recipes/recipe.ts';
import { timesIn } from '../recipes/step-timers.ts';
import { COOKING_VERBS } from './cooking-verbs.ts';
import { readDoneness, readHeat, readTools } from './read-step.ts';
import { readTemperatures } from './read-temperatures.ts';
import { titleOf } from './step-title.ts';
import { stepUses } from './step-uses.ts';
import { techniqueTip } from './technique-tips.ts';

type Cookable = Pick<Recipe, 'ingredients' | 'steps'>;

/** Longer steps are split at sentences, so that each shows one task and one timer. */
const LONG_TEXT = 320;

export function interactiveSteps(recipe: Cookable, eaters: Eaters = ANYBODY): InteractiveStep[] {
  const told = new Set<string>();
  const steps = recipe.steps.flatMap(splitStep);
  const uses = stepUses(
    steps.map(({ text }) => text),
    recipe.ingredients,
  );
  const made = steps.map((step, at) => {
    const used = recipe.ingredients.filter((line) => mentions(step.text, line));
    const temps = readTemperatures(step.text);
    const title = titleOf(step.text, at + 1);
    return {
      step: at + 1,
      title,
      text: step.text,
      timer_sec: step.timers[0]?.seconds ?? null,
      timers: namedTimers(step, title),
      heat: readHeat(step.text),
      temp_f: temps[0]?.f ?? null,
      temp_c: temps[0]?.c ?? null,
      temps,
      looks_right: step.looksRight ?? readDoneness(step.text),
      tip: adviceFor(step.tip ?? techniqueTip(step.text, told) ?? '', eaters) || null,
      swap_note: null,
      allergen_flags: allergensOf(used).allergens.toSorted(),
      equipment: readTools(step.text),
      uses: uses[at]!,
    };
  });
  return withSwapNotes(made, recipe.ingredients, eaters);
}

/** The steps with what can be used instead, for those who eat. Steps may be kept for everybody; these notes may not. */
export function withSwapNotes(
  steps: readonly InteractiveStep[],
  ingredients: readonly RecipeIngredient[],
  eaters: Eaters,
): InteractiveStep[] {
  const told = new Set<string>();
  return steps.map((step) => {
    const used = ingredients.filter((line) => mentions(step.text, line));
    return { ...step, swap_note: swapNote(used, told, eaters) };
  });
}

export function splitStep(step: RecipeStep): RecipeStep[] {
  if (step.timers.length <= 1 && step.text.length <= LONG_TEXT) return [step];
  const sentences = step.text.split(/(?<=[.!?])\s+(?=[A-Z])/);
  if (sentences.length === 1) return [step];
  const parts: RecipeStep[] = [];
  const timers = [...step.timers];
  for (const sentence of sentences) {
    // Each time of the sentence that the step has as its next timer.
    const own = timesIn(sentence).flatMap(({ seconds }) =>
      timers[0]?.seconds === seconds ? timers.splice(0, 1) : [],
    );
    const last = parts.at(-1);
    const joins =
      last &&
      (last.timers.length === 0 || own.length === 0) &&
      last.text.length + sentence.length <= LONG_TEXT;
    if (joins) {
      parts[parts.length - 1] = {
        ...last,
        text: `${last.text} ${sentence}`,
        timers: [...last.timers, ...own],
      };
    } else {
      parts.push({ text: sentence, timers: own, tip: null, looksRight: null });
    }
  }
  const end = parts.length - 1;
  parts[end] = {
    ...parts[end]!,
    timers: [...parts[end]!.timers, ...timers],
    tip: step.tip,
    looksRight: step.looksRight,
  };
  return parts;
}

/** Named by the recipe, else by the verb before the time ("Simmer"), else by the step's title. */
function namedTimers({ text, timers }: RecipeStep, title: string): InteractiveStep['timers'] {
  const times = timesIn(text);
  return timers.map(({ name, seconds }, at) => {
    if (name) return { label: name.charAt(0).toUpperCase() + name.slice(1), seconds };
    const place = timers.length > 1 ? times[at]?.at : undefined;
    return { label: (place !== undefined && verbBefore(text.slice(0, place))) || title, seconds };
  });
}

function verbBefore(text: string): string | null {
  const words = text
    .slice(-120)
    .toLowerCase()
    .split(/[^a-z-]+/);
  const verb = words.findLast((word) => COOKING_VERBS.has(word));
  return verb ? verb.charAt(0).toUpperCase() + verb.slice(1) : null;
}

/** True when the text has the ingredient's full name or the last word of it ("chicken thighs" -> "thighs"). */
export function mentions(text: string, line: Pick<RecipeIngredient, 'name' | 'food'>): boolean {
  const words = saidIn(text);
  const names = [line.name, line.food ? (foodById(line.food)?.name ?? '') : ''];
  return names.some((name) => {
    const parts = partsOf(name);
    const head = parts.at(-1);
    if (!head) return false;
    return (
      words.has(head) ||
      (parts.length > 1 && parts.every((part) => words.has(part))) ||
      (parts.length > 1 && words.has(parts[0]!))
    );
  });
}

/** Caches the words of the last text and of recent names: each text is compared with many ingredients in a row. */
let lastSaid: { text: string; words: ReadonlySet<string> } = { text: '', words: new Set() };
const nameParts = new Map<string, readonly string[]>();
const NAMES_KEPT = 5_000;

function saidIn(text: string): ReadonlySet<string> {
  if (lastSaid.text !== text) lastSaid = { text, words: new Set(wordsIn(text).map(stem)) };
  return lastSaid.words;
}

function partsOf(name: string): readonly string[] {
  const known = nameParts.get(name);
  if (known) return known;
  const parts = wordsIn(name)
    .filter((part) => part.length > 2)
    .map(stem);
  if (nameParts.size >= NAMES_KEPT) nameParts.clear();
  nameParts.set(name, parts);
  return parts;
}

const wordsIn = (text: string) => text.toLowerCase().split(/[^\p{L}]+/u);

const stem = (word: string) =>
  word
    .replace(/(?:ies)$/, 'y')
    .replace(/(?:oes)$/, 'o')
    .replace(/s$/, '');

/** At most one swap per step, and each food once per recipe, to keep the notes few. */
function swapNote(used: readonly RecipeIngredient[], told: Set<string>, eaters: Eaters): string | null {
  for (const line of used) {
    const food = line.food ? foodById(line.food) : undefined;
    if (!food || food.staple || told.has(food.id)) continue;
    const [swap] = substitutesFor(food, eaters);
    if (!swap) continue;
    told.add(food.id);
    return `No ${food.name}? Use ${swap.food.name}${swap.note ? `: ${swap.note}` : '.'}`;
  }
  return null;
}
