import { readMinutes } from '@crisper/kitchen/recipes/durations';
import {
  attribute,
  blockText,
  elements,
  type HtmlElement,
  type HtmlNode,
} from '@crisper/kitchen/recipes/reading/html';
import type { Sectioned } from '@crisper/kitchen/recipes/sections';
import { splitSections } from '@crisper/kitchen/recipes/sections';
import { readYield } from '@crisper/kitchen/recipes/yields';
import { photoBeside, present, type Read, type Source } from '../source.ts';
import { linesOf, withoutBullets } from '../values.ts';

/** Recipe Keeper: recipes.html and a folder of pictures. */
export async function* readRecipeKeeper(page: HtmlNode, source: Source): AsyncGenerator<Read> {
  for (const recipe of withClass(page, 'recipe-details')) {
    const parts = partsBy(recipe, 'itemprop');
    const texts = (name: string) => (parts.get(name) ?? []).map(wordsIn).filter((text) => text !== '');
    const one = (name: string) => texts(name)[0] ?? '';
    const photos = [
      ...withClass(recipe, 'recipe-photo'),
      ...withClass(recipe, 'recipe-photos'),
      ...withClass(recipe, 'recipe-photos-div'),
    ]
      .flatMap((part) =>
        part.tagName === 'img' ? [part] : [...elements(part)].filter(({ tagName }) => tagName === 'img'),
      )
      .map((image) => attribute(image, 'src') ?? '');
    yield {
      source: one('name'),
      given: {
        title: one('name'),
        servings: readYield(one('recipeYield')),
        yieldText: one('recipeYield'),
        prepMinutes: readMinutes(one('prepTime')),
        cookMinutes: readMinutes(one('cookTime')),
        ingredients: splitSections(texts('recipeIngredients').flatMap(linesOf)),
        steps: splitSections(withoutBullets(texts('recipeDirections').flatMap(linesOf))),
        tags: [
          ...texts('recipeCourse'),
          ...texts('recipeCategory'),
          ...texts('recipeCollection'),
          /^true$/i.test(one('recipeIsFavourite')) ? 'Favorite' : null,
        ],
        rating: one('recipeRating'),
        notes: texts('recipeNotes'),
        sourceUrl: hrefIn(parts.get('recipeSource')?.[0]) || one('recipeSource'),
        nutrition: [...parts.keys()]
          .filter((name) => /^recipeNut/i.test(name) && one(name) !== '' && one(name) !== '0')
          .map((name) => `${spoken(name.replace(/^recipeNut/i, ''))}: ${one(name)}`)
          .join('\n'),
        photos: present([...new Set(photos)].map((path) => photoBeside(source, path))),
      },
    };
  }
}

/** CopyMeThat: recipes.html and a folder of pictures. Each recipe repeats the same ids. */
export async function* readCopyMeThat(page: HtmlNode, source: Source): AsyncGenerator<Read> {
  for (const recipe of withClass(page, 'recipe')) {
    const parts = partsBy(recipe, 'id');
    const one = (id: string) => wordsIn(parts.get(id)?.[0]);
    const classed = (name: string) => [...withClass(recipe, name)].map(wordsIn).filter((text) => text !== '');
    const image = [...withClass(recipe, 'recipeImage')][0];
    const photo = image && photoBeside(source, attribute(image, 'src') ?? '');
    yield {
      source: one('name'),
      given: {
        title: one('name'),
        description: one('description'),
        servings: readYield(one('recipeYield')),
        yieldText: one('recipeYield'),
        ingredients: listItems(parts.get('recipeIngredients')?.[0], 'recipeIngredient'),
        steps: listItems(parts.get('recipeInstructions')?.[0], 'instruction'),
        tags: [
          ...classed('recipeCategory'),
          parts.has('starred') ? 'Starred' : null,
          parts.has('made_this') ? 'Made this' : null,
        ],
        rating: /[\d.,]+/.exec(one('ratingValue'))?.[0],
        notes: classed('recipeNote'),
        sourceUrl: hrefIn(parts.get('original_link')?.[0]),
        imageUrl: image ? attribute(image, 'src') : null,
        photos: photo === undefined ? [] : [photo],
      },
    };
  }
}

/** The items of a list; those of the class KIND_subheader are headings, spacers are nothing. */
function listItems(list: HtmlElement | undefined, kind: string): Sectioned[] {
  const found: Sectioned[] = [];
  let section: string | null = null;
  for (const item of list ? elements(list) : []) {
    if (item.tagName !== 'li') continue;
    const [text, names] = [wordsIn(item), attribute(item, 'class') ?? ''];
    if (text === '') continue;
    if (names.includes(`${kind}_subheader`)) section = text.replace(/:$/, '');
    else if (!names.includes('_spacer')) found.push({ section, text: text.replace(/\n/g, ' ') });
  }
  return found;
}

function* withClass(root: HtmlNode, name: string): Generator<HtmlElement> {
  const has = (element: HtmlElement) => (attribute(element, 'class') ?? '').split(/\s+/).includes(name);
  for (const element of elements(root, (inside) => !has(inside)))
    if (element !== root && has(element)) yield element;
}

function partsBy(root: HtmlElement, key: string): Map<string, HtmlElement[]> {
  const parts = new Map<string, HtmlElement[]>();
  for (const element of elements(root)) {
    const name = attribute(element, key);
    if (name) parts.set(name, [...(parts.get(name) ?? []), element]);
  }
  return parts;
}

function wordsIn(element: HtmlElement | undefined): string {
  if (!element) return '';
  const text = element.tagName === 'meta' ? (attribute(element, 'content') ?? '') : blockText(element);
  return linesOf(text.replace(/[^\S\n]+/g, ' ')).join('\n');
}

function hrefIn(element: HtmlElement | undefined): string {
  const link = element && [...elements(element)].find(({ tagName }) => tagName === 'a');
  return (link && attribute(link, 'href')) ?? '';
}

/** "TotalFat" as "Total fat". */
function spoken(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
