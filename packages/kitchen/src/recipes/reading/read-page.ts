import { LIMITS, type RecipeDraft } from '../draft.ts';
import { attribute, elements, type HtmlNode, parsePage } from './html.ts';
import { parseLooseJson } from './loose-json.ts';
import { readMicrodata } from './microdata.ts';
import { readPlainPage } from './plain-page.ts';
import { readSchemaOrg } from './read-schema-org.ts';
import {
  finerSteps,
  fullerIngredients,
  joinedSteps,
  preciseIngredients,
  visibleLists,
  withoutHeadings,
} from './visible-lists.ts';

/** Reads the recipe of a web page: JSON-LD first, then microdata, then the visible text. Null when there is none. */
export function readPage(html: string): RecipeDraft | null {
  if (html.length > LIMITS.sourceChars) return null;
  const page = parsePage(html);
  if (page === null) return null;
  const found = [readSchemaOrg(jsonLdOf(page)), readSchemaOrg(readMicrodata(page))].filter(
    (draft) => draft !== null,
  );
  const marked = found.find((draft) => draft.ingredients.length > 0 && draft.steps.length > 0) ?? found[0];
  const plain =
    marked && marked.ingredients.length > 0 && marked.steps.length > 0 ? null : readPlainPage(page);
  if (!marked) return plain;
  const visible = visibleLists(page);
  const ingredients = withoutHeadings(
    marked.ingredients.length > 0 ? marked.ingredients : (plain?.ingredients ?? []),
    page,
  );
  const steps = marked.steps.length > 0 ? marked.steps : (plain?.steps ?? []);
  return {
    ...marked,
    ingredients: preciseIngredients(fullerIngredients(ingredients, visible.ingredients), visible.ingredients),
    steps: finerSteps(joinedSteps(steps, visible.steps), visible.steps),
  };
}

/** Every JSON-LD value of a page. */
export function jsonLdOf(page: HtmlNode): unknown[] {
  const values: unknown[] = [];
  for (const element of elements(page)) {
    if (element.tagName !== 'script' || !/ld\+json/i.test(attribute(element, 'type') ?? '')) continue;
    const source = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
    values.push(...parseLooseJson(source));
  }
  return values;
}
