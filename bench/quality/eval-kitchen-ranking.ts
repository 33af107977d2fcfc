import { fileURLToPath } from 'node:url';
import { everydayFridges, isSensible } from '@crisper/kitchen/composing/fridges.fixture';
import type { FoodId } from '@crisper/kitchen/foods/food';
import { defaultStaples } from '@crisper/kitchen/foods/staples';
import { standings } from '@crisper/kitchen/matching/at-hand';
import { isFlatbread, withoutAppliance } from '@crisper/kitchen/matching/dish-kinds';
import { mainProteins } from '@crisper/kitchen/matching/main-proteins';
import { type Kitchen, openKitchen, searchKitchen } from '@crisper/kitchen/matching/search-kitchen';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { readCookBook } from '../../apps/server/src/rooms/recipes/book/cook-book.ts';
import { dishMatcher } from '../fixtures/dish-names.ts';
import {
  type HiddenDish,
  hiddenDishes,
  isForTuning,
  photographedFridges,
} from '../fixtures/hidden-dishes.ts';
import type { Row } from '../row.ts';

const COOK_BOOK = fileURLToPath(new URL('../../recipes', import.meta.url));
const FIRST = 10;
/** What a kitchen has when nothing is said. */
const USUAL = new Set(['stovetop', 'oven', 'microwave', 'no_cook']);
const TARGET = { first: 0.5, ten: 0.85, protein: 0.8 } as const;
const MADE_UP = 120;
const SEED = 24;

type Search = (foods: readonly FoodId[]) => Recipe[];

/** Ranking, judged by real recipes whose title is hidden, and by what the first ten of whole fridges look like. */
export async function evaluateRanking(directories: readonly string[], verbose: boolean): Promise<Row[]> {
  const book = await readCookBook(COOK_BOOK);
  const cookable = book.filter(({ equipment }) => equipment.every((one) => USUAL.has(one)));
  const titles = cookable.map(({ title }) => title);
  const kitchen = openKitchen(book);
  const search: Search = (foods) => searchKitchen(kitchen, { foods }, FIRST);
  const plain: Search = (foods) => byShareOfIngredients(kitchen, foods);
  const dishes = directories.flatMap((directory) => hiddenDishes(directory, titles));
  const photos = directories.flatMap(photographedFridges);
  const rows: Row[] = [];
  if (dishes.length > 0) {
    const isDish = dishMatcher(titles);
    const tuned = dishes.filter(({ source }) => isForTuning(source));
    const kept = dishes.filter(({ source }) => !isForTuning(source));
    rows.push(recallRow('sources for tuning', tuned, isDish, search, plain, verbose));
    rows.push(recallRow('other sources', kept, isDish, search, plain, false));
    const madeUp = everydayFridges(MADE_UP, SEED).filter(isSensible);
    rows.push(...fridgeRows('made-up fridges', madeUp, search, plain));
  }
  if (photos.length > 0) rows.push(...fridgeRows('photographed fridges', photos, search, plain));
  return rows;
}

function recallRow(
  label: string,
  dishes: readonly HiddenDish[],
  isDish: (one: string, other: string) => boolean,
  search: Search,
  plain: Search,
  verbose: boolean,
): Row {
  const places = (by: Search) =>
    dishes.map(({ foods, title }) => by(foods).findIndex((recipe) => isDish(title, recipe.title)));
  const ours = places(search);
  const others = places(plain);
  if (verbose)
    dishes.forEach(({ title, foods }, at) => {
      console.error(`${title}: ${ours[at]! + 1} (plain ${others[at]! + 1}) of ${foods.join(', ')}`);
    });
  const within = (found: readonly number[], first: number) =>
    found.filter((place) => place >= 0 && place < first).length / found.length;
  const shown = (found: readonly number[]) =>
    [1, 3, 10].map((first) => `${percent(within(found, first))} in the first ${first}`).join(', ');
  return {
    name: `a recipe's foods and two or three others find its dish (${dishes.length} kitchens, ${label})`,
    measured: shown(ours),
    target: `${percent(TARGET.first)} first, ${percent(TARGET.ten)} in the first 10`,
    ok: within(ours, 1) >= TARGET.first && within(ours, 10) >= TARGET.ten,
    alternative: `by share of ingredients at hand: ${shown(others)}`,
  };
}

function fridgeRows(label: string, fridges: readonly FoodId[][], search: Search, plain: Search): Row[] {
  const ours = lookOf(fridges, search);
  const others = lookOf(fridges, plain);
  const shown = (look: Look) =>
    `${look.protein === null ? '' : `main protein in ${percent(look.protein)}, `}composed ${percent(look.composed)}, a fridge has ${look.twins.toFixed(2)} twins, ${look.flatbreads.toFixed(2)} flatbreads, ${look.notChosen.toFixed(2)} on other equipment`;
  return [
    {
      name: `first ten of ${fridges.length} ${label}`,
      measured: shown(ours),
      target: `${percent(TARGET.protein)}, at most 1 twin and 1 flatbread each, no other equipment`,
      ok:
        (ours.protein ?? 1) >= TARGET.protein &&
        ours.mostTwins <= 1 &&
        ours.mostFlatbreads <= 1 &&
        ours.notChosen === 0,
      alternative: `by share of ingredients at hand: ${shown(others)}`,
    },
  ];
}

interface Look {
  /** Share of the results that use a main protein at hand, where there is one. */
  protein: number | null;
  composed: number;
  twins: number;
  mostTwins: number;
  flatbreads: number;
  mostFlatbreads: number;
  notChosen: number;
}

function lookOf(fridges: readonly FoodId[][], search: Search): Look {
  const pages = fridges.map((foods) => ({ foods, recipes: search(foods) }));
  const shown = pages.flatMap(({ recipes }) => recipes);
  const counts = (of: (recipe: Recipe) => boolean) => pages.map(({ recipes }) => recipes.filter(of).length);
  const flatbreads = counts(({ title }) => isFlatbread(title));
  const twins = pages.map(
    ({ recipes }) => recipes.length - new Set(recipes.map(({ title }) => withoutAppliance(title))).size,
  );
  const asked = pages.filter(({ foods }) => mainProteins(foods).length > 0);
  const withProtein = asked.flatMap(({ foods, recipes }) => recipes.map((recipe) => usesMain(recipe, foods)));
  return {
    protein: withProtein.length === 0 ? null : withProtein.filter(Boolean).length / withProtein.length,
    composed: shown.filter(({ origin }) => origin === 'composed').length / shown.length,
    twins: mean(twins),
    mostTwins: Math.max(...twins),
    flatbreads: mean(flatbreads),
    mostFlatbreads: Math.max(...flatbreads),
    notChosen: mean(counts(({ equipment }) => equipment.some((one) => !USUAL.has(one)))),
  };
}

function usesMain(recipe: Recipe, foods: readonly FoodId[]): boolean {
  const served = standings({ foods, staples: [] });
  const mains = new Set(mainProteins(foods));
  return recipe.ingredients.some(({ food, alternatives }) =>
    [food, ...alternatives].some((id) => id !== null && mains.has(served.get(id)?.by ?? '')),
  );
}

/** The plain way: the share of a recipe's ingredient names that are at hand or staples. */
function byShareOfIngredients({ byId }: Kitchen, foods: readonly FoodId[]): Recipe[] {
  const have = new Set([...foods, ...defaultStaples]);
  const share = ({ ingredients }: Recipe) =>
    ingredients.filter(({ food }) => food !== null && have.has(food)).length / ingredients.length;
  return [...byId.values()]
    .map((recipe) => ({ recipe, share: share(recipe) }))
    .sort((a, b) => b.share - a.share)
    .slice(0, FIRST)
    .map(({ recipe }) => recipe);
}

const mean = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0) / counts.length;
const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
