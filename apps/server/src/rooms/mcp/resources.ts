import { listFavorites } from '@crisper/contract/favorites/favorites';
import { listMeals } from '@crisper/contract/meals/meals';
import { listPantry } from '@crisper/contract/pantry/pantry';
import { getPlan } from '@crisper/contract/plan/plan';
import { getRecipe } from '@crisper/contract/recipes/recipes';
import { getShopping } from '@crisper/contract/shopping/shopping';
import { allows, scopeOf } from '@crisper/contract/tokens/scopes';
import type { Caller } from './answers.ts';

const TYPE = 'application/json';
const RECIPES = 'crisper://recipes/';
const MEALS = 'crisper://meals/';

/** What there is one of. */
const WHOLE = [
  {
    uri: 'crisper://pantry',
    name: 'Pantry',
    from: listPantry,
    read: ({ crisper }: Caller) => crisper.pantry.listPantry(),
  },
  {
    uri: 'crisper://plan',
    name: 'Meal plan',
    from: getPlan,
    read: ({ crisper }: Caller) => crisper.plan.getPlan(),
  },
  {
    uri: 'crisper://shopping-list',
    name: 'Shopping list',
    from: getShopping,
    read: ({ crisper }: Caller) => crisper.shopping.getShopping(),
  },
];

/** What there are many of: any recipe that the person may see, and each day. */
const ONE_OF = [
  {
    prefix: RECIPES,
    from: getRecipe,
    template: {
      uriTemplate: `${RECIPES}{id}`,
      name: 'recipe',
      description: 'A recipe by its id or slug',
      mimeType: TYPE,
    },
    read: ({ crisper }: Caller, id: string) => crisper.recipes.getRecipe({ params: { id } }),
  },
  {
    prefix: MEALS,
    from: listMeals,
    template: {
      uriTemplate: `${MEALS}{date}`,
      name: 'meals',
      description: 'What was eaten on a day such as 2026-11-19',
      mimeType: TYPE,
    },
    read: ({ crisper }: Caller, date: string) => crisper.meals.listMeals({ query: { date } }),
  },
];

export function templatesFor({ scopes }: Caller) {
  return ONE_OF.filter(({ from }) => allows(scopes, scopeOf(from))).map(({ template }) => template);
}

/** Plan, list and pantry, and the saved recipes: those that the person cares about. */
export async function resourcesFor({ crisper, scopes }: Caller) {
  const whole = WHOLE.filter(({ from }) => allows(scopes, scopeOf(from))).map(({ uri, name }) => ({
    ...{ uri, name, mimeType: TYPE },
  }));
  if (!allows(scopes, scopeOf(listFavorites))) return whole;
  const { recipes } = await crisper.favorites.listFavorites();
  const saved = recipes.map(({ id, title }) => ({
    uri: RECIPES + encodeURIComponent(id),
    name: title,
    mimeType: TYPE,
  }));
  return [...whole, ...saved];
}

/** What is at an address; undefined when it is none of ours. */
export async function readResource(caller: Caller, uri: string) {
  const answer = await answerAt(caller, uri);
  return answer && { uri, mimeType: TYPE, text: JSON.stringify(answer) };
}

function answerAt(caller: Caller, uri: string): Promise<object> | undefined {
  const whole = WHOLE.find((one) => one.uri === uri);
  if (whole) return whole.read(caller);
  const one = ONE_OF.find(({ prefix }) => uri.startsWith(prefix));
  const name = one && uri.length <= 500 ? decoded(uri.slice(one.prefix.length)) : undefined;
  return name === undefined ? undefined : one!.read(caller, name);
}

function decoded(name: string): string | undefined {
  try {
    return decodeURIComponent(name) || undefined;
  } catch {
    return undefined;
  }
}
