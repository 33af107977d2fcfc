import { attribute, blockText, elements, type HtmlElement, type HtmlNode } from './html.ts';
import type { Json } from './json-values.ts';

const MAX_DEPTH = 8;

/** Converts microdata and RDFa Lite to JSON-LD. */
export function readMicrodata(page: HtmlNode): Json[] {
  const found: Json[] = [];
  for (const element of elements(page, (inside) => !isRecipe(inside)))
    if (isRecipe(element)) found.push(toNode(element, 0));
  return found;
}

function typeOf(element: HtmlElement): string | null {
  return attribute(element, 'itemtype') ?? attribute(element, 'typeof');
}

function isRecipe(element: HtmlElement): boolean {
  return /(?:^|[/:\s])recipe\/?$/i.test(typeOf(element)?.trim() ?? '');
}

function namesOf(element: HtmlElement): string[] {
  const names = attribute(element, 'itemprop') ?? attribute(element, 'property') ?? '';
  return names.split(/\s+/).filter((name) => /^[a-z]+$/i.test(name));
}

function toNode(scope: HtmlElement, depth: number): Json {
  const node: Json = {
    '@type':
      typeOf(scope)
        ?.trim()
        .replace(/^.*[/:]/, '') ?? null,
  };
  for (const element of elements(
    scope,
    (inside) => typeOf(inside) === null && !namesOf(inside).includes('recipeInstructions'),
  )) {
    if (element === scope) continue;
    for (const name of namesOf(element)) {
      const value =
        typeOf(element) !== null && depth < MAX_DEPTH ? toNode(element, depth + 1) : valueIn(element);
      if (value === '') continue;
      const before = node[name];
      if (Array.isArray(before)) before.push(value);
      else node[name] = before === undefined ? value : [before, value];
    }
  }
  return node;
}

function valueIn(element: HtmlElement): string {
  const content = attribute(element, 'content');
  if (content !== null && element.tagName === 'meta') return content;
  if (element.tagName === 'time') return attribute(element, 'datetime') ?? content ?? blockText(element);
  if (element.tagName === 'img') return attribute(element, 'src') ?? '';
  if (element.tagName === 'a' || element.tagName === 'link') {
    return namesOf(element).some((name) => name === 'image' || name === 'url')
      ? (attribute(element, 'href') ?? '')
      : blockText(element).trim();
  }
  return content ?? blockText(element).trim();
}
