import { withFactsOfParts } from '@crisper/kitchen/recipes/finish';
import { partIn } from '@crisper/kitchen/recipes/parts';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import type { Tx } from '../../../db/client.ts';
import { Problem } from '../../../problem.ts';
import * as book from '../book/book.repository.ts';

const DEEPEST = 5;
const MOST = 60;

/** Links lines such as "1 batch pizza dough" to the person's recipe of that name. A recipe in itself is refused. */
export async function linkParts(tx: Tx, ownerId: string, recipe: Recipe): Promise<Recipe> {
  const named = recipe.ingredients.map((line) => partIn(line.text));
  const titles = named.flatMap((part) => (part ? namesOf(part.title) : []));
  const found = new Map(
    (await book.findOwnByTitles(tx, ownerId, titles))
      .reverse()
      .map(({ id, title }) => [title.toLowerCase(), id]),
  );
  const ingredients = recipe.ingredients.map((line, at) => {
    const part = named[at];
    const id = part && namesOf(part.title).flatMap((name) => found.get(name) ?? [])[0];
    return part && id ? { ...line, part: { id, batches: part.batches } } : line;
  });
  const linked = { ...recipe, ingredients };
  const parts = await partsOf(tx, ownerId, linked);
  if (parts.has(recipe.id))
    throw new Problem(
      'bad_request',
      'A recipe can’t be an ingredient of itself. Change the line that names it.',
      {
        fields: { ingredients: 'One of these recipes needs this one.' },
      },
    );
  return withFactsOfParts(linked, (id) => parts.get(id));
}

/** "Pie crust, rolled out" is "pie crust". */
function namesOf(title: string): string[] {
  const whole = title.toLowerCase();
  return [whole, whole.split(',', 1)[0]!.trim()];
}

const idsIn = (recipe: Recipe) => recipe.ingredients.flatMap(({ part }) => part?.id ?? []);

/** All recipes that this one needs, directly or through others, as far as the person may see them. */
export async function partsOf(tx: Tx, userId: string, recipe: Recipe): Promise<Map<string, Recipe>> {
  const found = new Map<string, Recipe>();
  let wanted = idsIn(recipe);
  for (let depth = 0; wanted.length > 0 && depth < DEEPEST && found.size < MOST; depth++) {
    const level = await book.findVisible(tx, [...new Set(wanted)].slice(0, MOST), userId);
    for (const one of level) found.set(one.id, one);
    wanted = level.flatMap(idsIn).filter((id) => !found.has(id));
  }
  return found;
}
