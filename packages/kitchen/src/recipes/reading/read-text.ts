import { trimEndOf } from '../../trim-end.ts';
import { cleanLines } from '../clean.ts';
import { EMPTY_DRAFT, LIMITS, plainIngredient, plainStep, type RecipeDraft } from '../draft.ts';
import { partHeading } from './part-headings.ts';
import { isFact, readFacts, type Section, sectionOf } from './text-sections.ts';

const BULLET = /^(?:[-*•·▢☐□◦‣–—▪]|\[[ xX]?\])\s+/;
const NUMBER = /^(?:step\s*)?\d{1,2}\s*[.):]\s+/i;
const AMOUNT =
  /^(?:[-*•·▢☐□◦‣–—▪]\s*)?(?:\d|[½¼¾⅓⅔⅛]|an?\s+(?:pinch|handful|dash|few|bunch)\b|pinch of\b|salt\b|juice of\b)/i;

/** Reads a recipe that was typed or pasted, Markdown included. Null when no ingredients are found. */
export function readText(text: string): RecipeDraft | null {
  if (text.length > LIMITS.sourceChars) return null;
  const lines = (
    /<\/?[a-z][^<>]*>/i.test(text) ? cleanLines(text, LIMITS.stepChars) : splitLines(text)
  ).slice(0, 5_000);
  return readLines(lines);
}

function splitLines(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/\s+/g, ' ').trim().slice(0, LIMITS.stepChars))
    .filter((line) => line !== '');
}

export function readLines(lines: readonly string[]): RecipeDraft | null {
  const first = lines.find((line) => sectionOf(line) === null);
  const { ingredients, steps, before } = split(lines, first);
  if (ingredients.length === 0) return null;
  return {
    ...EMPTY_DRAFT,
    ...readFacts(lines),
    title: trimEndOf((first ?? '').replace(/^[#*=\s]+/, ''), '*=').slice(0, LIMITS.title),
    description: describing(before, first),
    ingredients: inParts(ingredients)
      .slice(0, LIMITS.ingredients)
      .map(({ text, part }) => ({
        ...plainIngredient(text.replace(BULLET, '').slice(0, LIMITS.ingredientChars)),
        ...(part !== null && { section: part }),
      })),
    steps: inParts(steps)
      .slice(0, LIMITS.steps)
      .map(({ text, part }) => ({
        ...plainStep(text.replace(BULLET, '').replace(NUMBER, '')),
        ...(part !== null && { section: part }),
      })),
  };
}

interface Lists {
  ingredients: string[];
  steps: string[];
  before: string[];
}

function split(lines: readonly string[], title: string | undefined): Lists {
  const lists: Record<Section | 'before', string[]> = { ingredients: [], steps: [], other: [], before: [] };
  let at: Section | 'before' = 'before';
  for (const line of lines) {
    const section = sectionOf(line);
    if (section !== null) at = section;
    // "For 12 pancakes:" is neither a thing nor the name of a part.
    else if (at !== 'ingredients' || !line.endsWith(':') || partOf(line) !== null) lists[at].push(line);
  }
  if (lists.ingredients.some((line) => partOf(line) === null)) return lists;
  const rest = (list: readonly string[]) => list.filter((line) => line !== title);
  if (lists.steps.length === 0) {
    const guessed = guess(rest(lines));
    return { ...guessed, before: lists.before.slice(0, lists.before.indexOf(guessed.ingredients[0] ?? '')) };
  }
  // "Method" alone is written by people who need no heading to know a list of things from a sentence.
  return { ...lists, ingredients: guess(rest(lists.before)).ingredients };
}

/** Fallback without headings: short lines that start with an amount are ingredients, sentences after them are steps. */
function guess(lines: readonly string[]): Omit<Lists, 'before'> {
  const ingredients: string[] = [];
  const steps: string[] = [];
  let parts: string[] = [];
  for (const line of lines) {
    if (partOf(line) !== null) parts.push(line);
    else if (
      AMOUNT.test(line) &&
      line.length <= 120 &&
      !NUMBER.test(line) &&
      !isFact(line) &&
      steps.length === 0
    )
      ingredients.push(...parts.splice(0), line);
    else if (ingredients.length > 1 && isStep(line, steps.length > 0)) steps.push(...parts.splice(0), line);
    else parts = [];
  }
  return ingredients.length > 1 ? { ingredients, steps } : { ingredients: [], steps: [] };
}

function isStep(line: string, afterOthers: boolean): boolean {
  return line.length > 25 || NUMBER.test(line) || (afterOthers && /[.!]$/.test(line));
}

/** The name of a part inside a list: "For the sauce:", "### Sauce". */
function partOf(line: string): string | null {
  const marked = /^#{1,6}\s+(\S.*)$|^\*\*([^*\d]{1,50})\*\*:?$/.exec(line);
  if (marked) return trimEndOf(marked[1] ?? marked[2] ?? '', ':#* ').slice(0, LIMITS.title);
  return partHeading(line);
}

interface InPart {
  text: string;
  part: string | null;
}

function inParts(lines: readonly string[]): InPart[] {
  const found: InPart[] = [];
  let part: string | null = null;
  for (const text of lines) {
    const opened = partOf(text);
    if (opened === null) found.push({ text, part });
    // "### Step 2" numbers a step and names no part.
    else part = /^(?:\p{L}+ )?\d{0,2}$/u.test(opened) && /\d|^$/.test(opened) ? null : opened;
  }
  return found;
}

function describing(before: readonly string[], title: string | undefined): string {
  const sentence = before.find(
    (line) => line !== title && line.length > 40 && /[.!]$/.test(line) && !line.startsWith('!['),
  );
  return sentence?.slice(0, LIMITS.description) ?? '';
}
