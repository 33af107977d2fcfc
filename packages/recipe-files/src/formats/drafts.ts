import type { RecipeDraft } from '@crisper/kitchen/recipes/draft';
import { readWholeCooklang } from '@crisper/kitchen/recipes/read-cooklang';
import { type HtmlNode, parsePage } from '@crisper/kitchen/recipes/reading/html';
import { jsonLdOf, readPage } from '@crisper/kitchen/recipes/reading/read-page';
import { FileProblem } from '../file-problem.ts';
import type { RawRecipe } from '../found-recipe.ts';
import type { Photo } from '../photo.ts';
import { isPicture, type Read, type Source } from '../source.ts';
import { readSchemaNode, recipeNodes } from './schema-org.ts';

/** What the kitchen reads by itself: pages, Cooklang, plain text. */
export function givenOfDraft(draft: RecipeDraft): RawRecipe {
  return {
    title: draft.title,
    description: draft.description,
    servings: draft.servings,
    yieldText: draft.yieldText,
    prepMinutes: draft.prepMinutes,
    cookMinutes: draft.cookMinutes,
    totalMinutes: draft.totalMinutes,
    ingredients: draft.ingredients.map(({ section = null, text }) => ({ section, text })),
    steps: draft.steps.map(({ section = null, text }) => ({ section, text })),
    tags: [...draft.categories, draft.cuisine, ...draft.keywords],
    sourceUrl: draft.sourceUrl,
    imageUrl: draft.imageUrl,
  };
}

/** A page of the web that was saved. Nothing in it runs, and nothing is fetched. */
export function* readWebPage(html: string, page: HtmlNode, source: Source): Generator<Read> {
  const nodes = [...recipeNodes(jsonLdOf(page))].map((node) => ({ ...readSchemaNode(node), rating: null }));
  const whole = nodes.filter(
    ({ ingredients, steps }) => (ingredients?.length ?? 0) > 0 && (steps?.length ?? 0) > 0,
  );
  for (const given of whole) yield { source: source.name, given };
  if (whole.length > 0) return;
  const draft = readPage(html);
  if (draft) yield { source: source.name, given: { ...nodes[0], ...givenOfDraft(draft) } };
  else yield { source: source.name, error: 'No recipe was found on this page.' };
}

export function pageOf(html: string): HtmlNode {
  const page = parsePage(html);
  if (page === null) throw new FileProblem('This page is nested too deeply to be read.');
  return page;
}

/** One .cook file; its photos have the same name. */
export function readCooklangFile(text: string, source: Source): Read {
  const read = readWholeCooklang(text);
  if (read === null) return { source: source.name, error: 'There is no recipe in it.' };
  const { draft, head, notes } = read;
  const field = (name: string) => [head[name] ?? []].flat().join(', ');
  const base = source.name.replace(/\.cook$/i, '');
  const title = draft.title.trim() || base.split('/').at(-1) || '';
  const { tags: words } = head;
  const given: RawRecipe = {
    ...givenOfDraft(draft),
    title,
    notes,
    rating: field('rating'),
    sourceName: field('author') || field('source.name'),
    nutrition: field('nutrition'),
    createdAt: field('created'),
    photos: photosNamed(base, source),
    // Words of a list are not split again.
    ...(Array.isArray(words) && { tags: [...draft.categories, draft.cuisine, ...words] }),
  };
  return { source: source.name, given };
}

/** "Soup.jpg" first, then "Soup.2.jpg" and so on. */
function photosNamed(base: string, { folder }: Source): Photo[] {
  if (folder === null) return [];
  const beside = folder.names
    .filter((name) => isPicture(name) && name.startsWith(`${base}.`))
    .map((name) => ({ name, number: /^(?:(\d{1,4})\.)?\w+$/.exec(name.slice(base.length + 1)) }))
    .flatMap(({ name, number }) => (number ? [{ name, at: Number(number[1] ?? -1) }] : []))
    .sort((one, other) => one.at - other.at);
  return beside.map(({ name }) => folder.photo(name));
}
