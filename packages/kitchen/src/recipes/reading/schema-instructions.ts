import { trimEndOf } from '../../trim-end.ts';
import { cleanLines } from '../clean.ts';
import { LIMITS } from '../draft.ts';
import { isObject, type Json } from './json-values.ts';

/** Limit on nested sections. */
const MAX_DEPTH = 6;

/** Reads the steps from every shape of recipeInstructions: text, markup, HowToStep, HowToSection, ItemList, and lists of these. */
export function readInstructions(value: unknown): string[] {
  const steps: string[] = [];
  collect(value, steps, 0);
  // A single step with line breaks is the whole method; with several steps, line breaks are inside a step.
  if (steps.length === 1) steps.splice(0, 1, ...(steps[0] ?? '').split('\n'));
  return withoutNumbers(steps.map((step) => step.replaceAll('\n', ' '))).slice(0, LIMITS.steps);
}

function collect(value: unknown, steps: string[], depth: number): void {
  if (depth > MAX_DEPTH || steps.length > LIMITS.steps) return;
  if (typeof value === 'string') steps.push(...cleanLines(value, LIMITS.stepChars));
  if (Array.isArray(value)) for (const item of value) collect(item, steps, depth + 1);
  if (isObject(value)) collectNode(value, steps, depth);
}

function collectNode(node: Json, steps: string[], depth: number): void {
  const children = node.itemListElement ?? node.steps ?? node.item;
  const title = typeof node.name === 'string' ? cleanLines(node.name, 300).join(' ') : '';
  if (children !== undefined && children !== null) {
    if (title !== '' && !isGenericTitle(title)) steps.push(title);
    collect(children, steps, depth + 1);
    return;
  }
  const text = node.text ?? node.description ?? node['@value'];
  if (typeof text === 'string' && text.trim() !== '') {
    // Plugins repeat the start of a step as its name; any other name is the step's heading.
    const lines = cleanLines(text, LIMITS.stepChars);
    const lead = trimEndOf(title, '.…:');
    if (lead !== '' && !isGenericTitle(title) && !lines.join(' ').startsWith(lead)) steps.push(title);
    steps.push(...paragraphs(lines));
  } else if (Array.isArray(text)) collect(text, steps, depth + 1);
  else if (title !== '') steps.push(title);
}

/** A line break after a complete sentence starts a new step; other breaks are only wrapping. */
function paragraphs(lines: readonly string[]): string[] {
  const found: string[] = [];
  for (const line of lines) {
    const open = found.at(-1);
    if (open === undefined || /[.!?:)]$/.test(open)) found.push(line);
    else found[found.length - 1] = `${open}\n${line}`;
  }
  return found;
}

function isGenericTitle(title: string): boolean {
  return (
    /(?:^|\s)(?:step|schritt|étape|etape|paso|stap|passo) ?#?\d{0,2} ?[.:]?$/i.test(title) ||
    /^\d{0,2}[.:]?$/.test(title)
  );
}

/** Removes "1." only when all steps are numbered in order; "2 eggs go in" keeps its number. */
function withoutNumbers(steps: readonly string[]): string[] {
  const numbered = /^(?:step\s*)?(\d{1,2})\s*[.):]\s*(?=\D)/i;
  const inOrder =
    steps.length > 1 && steps.every((step, index) => Number(numbered.exec(step)?.[1]) === index + 1);
  return inOrder ? steps.map((step) => step.replace(numbered, '')) : [...steps];
}
