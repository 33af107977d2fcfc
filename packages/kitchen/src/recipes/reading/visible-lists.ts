import { cleanLine, cleanLines } from '../clean.ts';
import { type DraftIngredient, type DraftStep, LIMITS, plainIngredient, plainStep } from '../draft.ts';
import { blockText, elements, type HtmlElement, type HtmlNode } from './html.ts';
import { sectionOf } from './text-sections.ts';

/** The lists under the page's "Ingredients" and "Directions" headings. */
export interface VisibleLists {
  ingredients: string[];
  steps: string[];
}

export function visibleLists(page: HtmlNode): VisibleLists {
  const lists: VisibleLists = { ingredients: [], steps: [] };
  const paragraphs: string[] = [];
  let section: 'ingredients' | 'steps' | null = null;
  let level = 0;
  for (const element of elements(page)) {
    const heading = /^h([1-6])$/.exec(element.tagName);
    if (heading) {
      const opened = sectionOf(cleanLine(blockText(element), 100));
      if (opened === 'ingredients' || opened === 'steps') {
        section = opened;
        level = Number(heading[1]);
      } else if (opened === 'other' || Number(heading[1]) <= level) section = null;
    } else if (section !== null && element.tagName === 'li' && isLeaf(element)) {
      const text = cleanLine(blockText(element), LIMITS.stepChars);
      if (text !== '') lists[section].push(text);
    } else if (section === 'steps' && element.tagName === 'p') {
      paragraphs.push(...cleanLines(blockText(element), LIMITS.stepChars));
    }
  }
  if (lists.steps.length === 0) lists.steps = paragraphs;
  return lists;
}

function isLeaf(item: HtmlElement): boolean {
  for (const inner of elements(item)) if (inner !== item && inner.tagName === 'li') return false;
  return true;
}

/** For markup that misses lines: uses the page's list if it has every marked-up line and at least two more with amounts. */
export function fullerIngredients(
  marked: readonly DraftIngredient[],
  visible: readonly string[],
): readonly DraftIngredient[] {
  if (marked.length === 0 || visible.length < marked.length + 2 || visible.length > 3 * marked.length)
    return marked;
  const known = new Set(marked.map(({ text }) => squeeze(text)));
  const shown = new Set(visible.map(squeeze));
  // The page may show the same list twice (print and screen).
  if (shown.size < known.size + 2 || [...known].some((line) => !shown.has(line))) return marked;
  const further = visible.filter((line) => !known.has(squeeze(line)));
  return further.every((line) => /^[\d½¼¾⅓⅔⅛]/.test(line)) ? visible.map(plainIngredient) : marked;
}

/** For markup without the metric volume the page shows after a cup: "1 ½ cups (375 mL) cream". */
export function preciseIngredients(
  marked: readonly DraftIngredient[],
  visible: readonly string[],
): readonly DraftIngredient[] {
  if (marked.length !== visible.length || !visible.some((line) => METRIC.test(line))) return marked;
  const agrees = (text: string, shown: string) =>
    squeeze(withoutMetric(text)) === squeeze(withoutMetric(shown)) &&
    (METRIC.test(shown) || !METRIC.test(text));
  return marked.every(({ text }, index) => agrees(text, visible[index] ?? ''))
    ? visible.map(plainIngredient)
    : marked;
}

const METRIC = /\(\s{0,2}\d[\d.,]{0,6}\s{0,2}(?:ml|l)\s{0,2}\)/i;

/** Normalizes fractions too, so that "½" and "1/2" are equal. */
function withoutMetric(text: string): string {
  return text.replace(METRIC, ' ').normalize('NFKD').replaceAll('⁄', '/');
}

/** Longer texts are not lines of the ingredient list. */
const LONGEST_HEADING = 2 * LIMITS.ingredientChars;

/** Removes headings from the ingredients: lines without an amount that the page shows entirely in bold. */
export function withoutHeadings(
  marked: readonly DraftIngredient[],
  page: HtmlNode,
): readonly DraftIngredient[] {
  const bold = new Set<string>();
  for (const item of elements(page)) {
    if (item.tagName !== 'li' || !isLeaf(item)) continue;
    const text = squeeze(blockText(item, LONGEST_HEADING));
    for (const inner of elements(item)) {
      if (
        (inner.tagName === 'strong' || inner.tagName === 'b') &&
        squeeze(blockText(inner, LONGEST_HEADING)) === text
      )
        bold.add(text);
    }
  }
  return bold.size === 0 ? marked : marked.filter(({ text }) => /\d/.test(text) || !bold.has(squeeze(text)));
}

/** Joins paragraphs of the markup that the page shows as one numbered step. */
export function joinedSteps(marked: readonly DraftStep[], visible: readonly string[]): readonly DraftStep[] {
  if (visible.length < 2 || visible.length >= marked.length) return marked;
  const joined: string[] = [];
  let at = 0;
  for (const item of visible) {
    const shown = squeeze(item);
    const parts: string[] = [];
    let text = '';
    // The item may have a step number in addition to its paragraphs.
    for (; at < marked.length; at += 1) {
      const next = text + squeeze(marked[at]?.text ?? '');
      if (!shown.includes(next)) break;
      text = next;
      parts.push(marked[at]?.text ?? '');
    }
    if (parts.length === 0) return marked;
    // A heading inside the item stays separate.
    while (parts[0]?.endsWith(':')) joined.push(parts.shift() ?? '');
    if (parts.length > 0) joined.push(parts.join(' '));
  }
  return at === marked.length ? joined.map(plainStep) : marked;
}

const LUMP_CHARS = 150;
/** Maximum length of a heading that the markup adds between two paragraphs. */
const GAP_CHARS = 60;

/** Splits steps that the markup ran together where the page splits them. */
export function finerSteps(marked: readonly DraftStep[], visible: readonly string[]): readonly DraftStep[] {
  const whole = marked.map(({ text }) => squeeze(text)).join('');
  if (marked.length === 0 || whole.length / marked.length < LUMP_CHARS) return marked;
  const found: string[] = [];
  let at = 0;
  let covered = 0;
  for (const line of visible) {
    const squeezed = squeeze(line);
    const start = whole.slice(at, at + GAP_CHARS + squeezed.length).indexOf(squeezed);
    if (squeezed === '' || start < 0) continue;
    found.push(line);
    at += start + squeezed.length;
    covered += squeezed.length;
  }
  if (found.length < 2 * marked.length || covered < 0.9 * whole.length) return marked;
  return found.slice(0, LIMITS.steps).map(plainStep);
}

function squeeze(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]+/gu, '');
}
