import { blueprints } from '@crisper/kitchen/composing/blueprints/all';
import { compose } from '@crisper/kitchen/composing/compose';
import { everydayFridges } from '@crisper/kitchen/composing/fridges.fixture';
import { cooksCheck, REASONS, type Reason } from '@crisper/kitchen/composing/recipe-faults';
import { sayRecipe } from '@crisper/kitchen/composing/saying/say-recipe';
import { type FoodLanguage, loadShownNames } from '@crisper/kitchen/foods/localized/shown-names';
import { defaultStaples } from '@crisper/kitchen/foods/staples';
import { COMPOSING_FRIDGES } from '../fixtures/composing-fridges.ts';
import type { Row } from '../row.ts';

/** Above this share of refused recipes the blueprints write things that a cook would not cook. */
const REFUSED = 0.03;
const SEED = 4_711;
/** Fridges enough for any count: each gives about thirty recipes. */
const FRIDGES = 2_000;

/**
 * Composes `count` recipes, the first of every blueprint for one fridge after another, and lets the cook's check look at
 * each before it is served. What is served passed the check: the rows say how much was kept from the cook, and why.
 */
export function evaluateComposed(count: number, verbose: boolean): Row[] {
  let made = 0;
  let refused = 0;
  const because = new Map<Reason, number>();
  for (const have of everydayFridges(FRIDGES, SEED)) {
    if (made >= count) break;
    for (const { id } of blueprints) {
      if (made >= count) break;
      compose({
        have,
        staples: defaultStaples,
        equipment: [],
        blueprint: id,
        limit: 1,
        isSound(recipe, blueprint) {
          const faults = cooksCheck(recipe, blueprint);
          made += 1;
          if (faults.length > 0) refused += 1;
          for (const { reason, what } of faults) {
            because.set(reason, (because.get(reason) ?? 0) + 1);
            if (verbose) console.error(`${reason}: ${what}: ${id}: ${recipe.title}`);
          }
          return true;
        },
      });
    }
  }
  const share = refused / made;
  return [
    {
      name: `composed recipes that the cook's check refuses (of ${made})`,
      measured: `${refused} (${(share * 100).toFixed(1)}%)`,
      target: `at most ${REFUSED * 100}%`,
      ok: share <= REFUSED,
    },
    ...REASONS.map((reason) => ({
      name: `  because of ${reason}`,
      measured: String(because.get(reason) ?? 0),
      target: '',
      ok: true,
    })),
  ];
}

/** Dishes of each fridge that are read. */
const READ = 2;

/** Prints the first dishes of `count` fridges, for a reader who says which of them they would cook as they are written. */
export async function printDishes(count: number, from: number, language?: FoodLanguage): Promise<void> {
  if (language) await loadShownNames(language);
  for (const { who, have, equipment } of COMPOSING_FRIDGES.slice(from, from + count)) {
    console.log(`\n## ${who}: ${have.join(', ')}`);
    for (const made of compose({ have, staples: defaultStaples, equipment, limit: READ })) {
      const { servings, prepMinutes, cookMinutes, nutritionPerServing } = made;
      const said = language ? sayRecipe(made, language) : null;
      if (language && !said) console.log('\nNot translated:');
      const { title, description, ingredients, steps } = said ?? made;
      console.log(
        `\n${title}, for ${servings}, ${prepMinutes} + ${cookMinutes} minutes, ${made.equipment.join()}`,
      );
      console.log(`${description} ${nutritionPerServing?.sodiumMg} mg of sodium`);
      for (const { text } of ingredients) console.log(`- ${text}`);
      for (const { text, tip } of steps) console.log(`* ${text}${tip ? ` (${tip})` : ''}`);
    }
  }
}
