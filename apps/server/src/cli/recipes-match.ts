import { resolveFood } from '@crisper/kitchen/foods/names';
import { explainMatch } from '@crisper/kitchen/matching/explain';
import { openKitchen, searchKitchen } from '@crisper/kitchen/matching/search-kitchen';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { COOK_BOOK } from '../cook-book-folder.ts';
import { readCookBook } from '../rooms/recipes/book/cook-book.ts';

const SHOWN = 20;
const MOST_NAMES = 1_000;

/** What the product would show for these foods, in its order. */
export async function match(args: string[]): Promise<number> {
  const asJson = args.includes('--json');
  const names = args
    .filter((arg) => arg !== '--json')
    .join(',')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .slice(0, MOST_NAMES);
  const found = names.map((name) => ({ name, food: resolveFood(name)?.food.id ?? null }));
  const unknown = [...new Set(found.filter(({ food }) => food === null).map(({ name }) => name))];
  const foods = found.map(({ food }) => food).filter((id) => id !== null);
  if (unknown.length > 0) console.error(`not known: ${unknown.join(', ')}`);
  if (foods.length === 0) {
    console.error('match needs foods that are known, for example "eggs, spinach, feta"');
    return 2;
  }
  const results = matchKitchen(foods, await readCookBook(COOK_BOOK));
  if (asJson) process.stdout.write(`${JSON.stringify({ foods, unknown, results })}\n`);
  else for (const result of results) console.log(lineOf(result));
  return 0;
}

function matchKitchen(foods: readonly string[], book: readonly Recipe[]) {
  return searchKitchen(openKitchen(book), { foods }, SHOWN).map((recipe) => {
    const { id, slug, title, origin, totalMinutes, servings, nutritionPerServing, tags } = recipe;
    const calories = nutritionPerServing?.calories ?? null;
    const match = explainMatch(recipe, { foods });
    return { id, slug, title, origin, totalMinutes, servings, calories, tags, ...match };
  });
}

function lineOf(result: ReturnType<typeof matchKitchen>[number]): string {
  const missing =
    result.missingIngredients.length === 0 ? '' : `  missing: ${result.missingIngredients.join(', ')}`;
  const swaps = result.swaps.map((swap) => `${swap.use} for ${swap.missing}`).join(', ');
  const kcal = result.calories === null ? '' : `, ${result.calories} kcal`;
  return `${String(result.matchPercentage).padStart(3)}%  ${result.title} (${result.totalMinutes} min${kcal})${missing}${swaps === '' ? '' : `  swap: ${swaps}`}`;
}
