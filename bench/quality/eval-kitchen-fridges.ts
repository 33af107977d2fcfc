import { fileURLToPath } from 'node:url';
import type { Equipment } from '@crisper/contract/vocabulary';
import { resolveFood } from '@crisper/kitchen/foods/names';
import { explainMatch } from '@crisper/kitchen/matching/explain';
import { type Kitchen, openKitchen, searchKitchen } from '@crisper/kitchen/matching/search-kitchen';
import { readCookBook } from '../../apps/server/src/rooms/recipes/book/cook-book.ts';
import { type CooksFridge, cooksFridges, poorFridges, TUNING_FRIDGES } from '../fixtures/cooks-fridges.ts';
import type { Row } from '../row.ts';

const COOK_BOOK = fileURLToPath(new URL('../../recipes', import.meta.url));
const SHOWN = 10;
const READ = 5;
/** Of thirty fridges. */
const TARGET = { three: 27 / 30, ten: 29 / 30 } as const;

/**
 * Fridges whose dish a cook named before. `which` prints the first five of those for tuning ("tuning"), of the others ("kept"), or of
 * those that no dish should be forced from ("poor"), to be read.
 */
export async function evaluateFridges(which: string): Promise<Row[]> {
  const kitchen = openKitchen(await readCookBook(COOK_BOOK));
  const tuning = cooksFridges.slice(0, TUNING_FRIDGES);
  const kept = cooksFridges.slice(TUNING_FRIDGES);
  const places = (fridges: readonly CooksFridge[], isRead: boolean) =>
    fridges.map((fridge) => placeOf(kitchen, fridge, isRead));
  if (which === 'poor')
    for (const { name, foods } of poorFridges)
      placeOf(kitchen, { foods: `${foods}`, dish: /^$/ }, true, `${name}: `);
  return [
    row('fridges for tuning', places(tuning, which === 'tuning')),
    row('other fridges', places(kept, which === 'kept')),
  ];
}

function placeOf(
  kitchen: Kitchen,
  { foods: typed, dish, equipment }: CooksFridge,
  isRead: boolean,
  head = '',
) {
  const names = typed.split(', ');
  const foods = names.flatMap((name) => resolveFood(name)?.food.id ?? []);
  const query = { foods, equipment: equipment as Equipment[] | undefined };
  const shown = searchKitchen(kitchen, query, SHOWN);
  const place = shown.findIndex(({ title }) => dish.test(title)) + 1;
  if (isRead) {
    const unknown = names.filter((name) => !resolveFood(name));
    console.error(
      `\n${head}${typed}${unknown.length > 0 ? ` (not known: ${unknown.join(', ')})` : ''}: ${place}`,
    );
    for (const recipe of shown.slice(0, Math.max(place, READ))) {
      const { matchPercentage, missingIngredients, swaps } = explainMatch(recipe, query);
      const missing = missingIngredients.length === 0 ? '' : `, missing ${missingIngredients.join(', ')}`;
      const swapped = swaps.map(({ missing: one, use }) => `${use} for ${one}`).join(', ');
      console.error(
        `  ${matchPercentage}% ${recipe.title} (${recipe.origin}, ${recipe.totalMinutes} min${missing}${swapped === '' ? '' : `, ${swapped}`})`,
      );
    }
  }
  return place;
}

function row(label: string, places: readonly number[]): Row {
  const within = (first: number) => places.filter((place) => place > 0 && place <= first).length;
  const count = places.length;
  return {
    name: `the cook's dish for ${count} ${label}`,
    measured: `first for ${within(1)}, in the first three for ${within(3)}, in the first ten for ${within(10)}`,
    target: `${Math.round(TARGET.three * count)} and ${Math.round(TARGET.ten * count)}`,
    ok: within(3) >= Math.round(TARGET.three * count) && within(10) >= Math.round(TARGET.ten * count),
  };
}
