import { trimEndOf } from '../trim-end.ts';
import { cleanLines } from './clean.ts';
import { EMPTY_DRAFT, LIMITS, plainIngredient, plainStep, type RecipeDraft } from './draft.ts';
import { partHeading } from './part-headings.ts';
import { readFacts, type Section, sectionOf } from './text-sections.ts';

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
  const parts = split(lines);
  const { ingredients, steps } = parts.named ? parts : guess(lines.filter((line) => line !== first));
  if (ingredients.length === 0) return null;
  return {
    ...EMPTY_DRAFT,
    ...readFacts(lines),
    title: trimEndOf((first ?? '').replace(/^[#*=\s]+/, ''), '*=').slice(0, LIMITS.title),
    description: describing(parts.before, first),
    ingredients: ingredients
      .slice(0, LIMITS.ingredients)
      .map((line) => plainIngredient(line.replace(BULLET, '').slice(0, LIMITS.ingredientChars))),
    steps: steps
      .slice(0, LIMITS.steps)
      .map((line) => plainStep(line.replace(BULLET, '').replace(NUMBER, ''))),
  };
}

function split(lines: readonly string[]) {
  const parts: Record<Section, string[]> & { before: string[] } = {
    ingredients: [],
    steps: [],
    other: [],
    before: [],
  };
  let at: Section | 'before' = 'before';
  for (const line of lines) {
    const section = sectionOf(line);
    if (section !== null) at = section;
    // Skip headings inside a section ("For the sauce").
    else if (!/^#{1,6}\s/.test(line) && !(at === 'ingredients' && isPart(line))) parts[at].push(line);
  }
  return { ...parts, named: parts.ingredients.length > 0 };
}

const isPart = (line: string): boolean => /:$/.test(line) || partHeading(line) !== null;

/** Fallback without headings: short lines that start with an amount are ingredients, sentences after them are steps. */
function guess(lines: readonly string[]): { ingredients: string[]; steps: string[] } {
  const ingredients: string[] = [];
  const steps: string[] = [];
  for (const line of lines) {
    if (partHeading(line) !== null) continue;
    if (AMOUNT.test(line) && line.length <= 120 && !NUMBER.test(line) && steps.length === 0)
      ingredients.push(line);
    else if (ingredients.length > 1 && line.length > 25) steps.push(line);
  }
  return ingredients.length > 1 ? { ingredients, steps } : { ingredients: [], steps: [] };
}

function describing(before: readonly string[], title: string | undefined): string {
  const sentence = before.find(
    (line) => line !== title && line.length > 40 && /[.!]$/.test(line) && !line.startsWith('!['),
  );
  return sentence?.slice(0, LIMITS.description) ?? '';
}
