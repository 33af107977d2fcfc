import { cleanLine, cleanLines } from '../clean.ts';
import { EMPTY_DRAFT, LIMITS, plainIngredient, plainStep, type RecipeDraft } from '../draft.ts';
import { attribute, blockText, elements, type HtmlElement, type HtmlNode } from './html.ts';
import { readLines } from './read-text.ts';
import { readFacts } from './text-sections.ts';
import { visibleLists } from './visible-lists.ts';

/** Reads a page without markup: lists found by class name, otherwise headings and the lines below them. */
export function readPlainPage(page: HtmlNode): RecipeDraft | null {
  const lines = cleanLines(blockText(page, LIMITS.sourceChars), LIMITS.stepChars).slice(0, 5_000);
  const title = titleOf(page);
  const visible = visibleLists(page);
  const ingredients =
    visible.ingredients.length > 1 ? visible.ingredients : listByClass(page, /ingredient|zutat/i);
  const steps =
    visible.steps.length > 0 ? visible.steps : listByClass(page, /instruction|direction|zubereitung/i);
  const read = readLines(lines);
  const draft =
    ingredients.length > 1
      ? { ...(read ?? emptyOf(lines)), ingredients: ingredients.map(plainIngredient) }
      : read;
  if (draft === null) return null;
  return {
    ...draft,
    title: title ?? draft.title,
    steps: steps.length > 0 ? steps.map(plainStep) : draft.steps,
    description: metaOf(page, 'description') ?? draft.description,
    imageUrl: metaOf(page, 'og:image'),
    sourceUrl: metaOf(page, 'og:url'),
  };
}

function emptyOf(lines: readonly string[]): RecipeDraft {
  return { ...EMPTY_DRAFT, ...readFacts(lines) };
}

function titleOf(page: HtmlNode): string | null {
  const headings = [...elements(page)].filter((element) => element.tagName === 'h1');
  const texts = headings
    .map((heading) => cleanLine(blockText(heading), LIMITS.title))
    .filter((text) => text !== '');
  return texts[0] ?? metaOf(page, 'og:title');
}

function metaOf(page: HtmlNode, name: string): string | null {
  for (const element of elements(page)) {
    if (element.tagName !== 'meta') continue;
    if ((attribute(element, 'property') ?? attribute(element, 'name')) !== name) continue;
    return cleanLine(attribute(element, 'content') ?? '', LIMITS.description) || null;
  }
  return null;
}

/** The longest list of items in any container whose class or id matches. */
function listByClass(page: HtmlNode, pattern: RegExp): string[] {
  let best: string[] = [];
  for (const container of elements(page, (inside) => !named(inside, pattern))) {
    if (!named(container, pattern)) continue;
    const items = itemsOf(container);
    if (items.length > best.length) best = items;
  }
  return best;
}

function named(element: HtmlElement, pattern: RegExp): boolean {
  return pattern.test(`${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`);
}

function itemsOf(container: HtmlElement): string[] {
  const inside = [...elements(container)];
  const items = inside.filter((element) => element.tagName === 'li');
  const blocks = items.length > 0 ? items : inside.filter((element) => element.tagName === 'p');
  return blocks.map((block) => cleanLine(blockText(block), LIMITS.stepChars)).filter((text) => text !== '');
}
