import { stringify } from 'yaml';
import { foodById } from '../foods/larder.ts';
import { spokenDuration } from './durations.ts';
import type { Recipe, RecipeIngredient, RecipeStep } from './recipe.ts';

/** Writes a .cook file that follows recipes/README.md. Ingredients that no step names are marked in an added first step. */
export function writeCooklang(recipe: Recipe): string {
  const inactive = recipe.totalMinutes - recipe.prepMinutes - recipe.cookMinutes;
  const head = {
    title: recipe.title,
    ...(recipe.description === '' ? {} : { description: recipe.description }),
    servings: recipe.servings,
    'prep time': spokenDuration(recipe.prepMinutes),
    'cook time': spokenDuration(recipe.cookMinutes),
    ...(inactive > 0 ? { 'inactive time': spokenDuration(inactive) } : {}),
    ...(recipe.cuisine === null ? {} : { cuisine: recipe.cuisine }),
    course: recipe.courses.join(', '),
  };
  const waiting = new Set(recipe.ingredients);
  const steps = recipe.steps.map((step) => writeStep(step, waiting));
  const unnamed = [...waiting].map(mark).join(', ');
  const gather = unnamed === '' ? [] : [`Get ready: ${unnamed}.`];
  return `---\n${stringify(head, { lineWidth: 0 })}---\n\n${[...gather, ...steps].join('\n\n')}\n`;
}

function writeStep(step: RecipeStep, waiting: Set<RecipeIngredient>): string {
  let text = plain(step.text);
  // Longest names first, so that "garlic" is not marked inside "garlic powder".
  for (const line of [...waiting].sort((a, b) => b.name.length - a.name.length)) {
    const at = findName(text, plain(line.name));
    if (at < 0) continue;
    text = `${text.slice(0, at)}${mark(line)}${text.slice(at + plain(line.name).length)}`;
    waiting.delete(line);
  }
  const notes = [
    step.looksRight === null ? null : `> Looks right: ${step.looksRight}`,
    step.tip === null ? null : `> Tip: ${step.tip}`,
  ];
  return [markTimers(text, step), ...notes.filter((note) => note !== null)].join('\n');
}

/** Longer names cannot be read back, and searching every step for them would take quadratic time. */
const LONGEST_NAME = 100;

/** Index of the name as whole words, outside existing marks, or -1. */
function findName(text: string, name: string): number {
  const lower = text.toLowerCase();
  const wanted = name.toLowerCase();
  if (wanted === '' || wanted.length > LONGEST_NAME) return -1;
  // Track the last marks while moving forward; searching backwards at every match would take quadratic time.
  let [mark, brace, opened, closed, seen] = [-1, -1, -1, -1, 0];
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
    if (at > 0 && isWordPart(text, at - 1)) {
      // Inside a word: skip to its end.
      while (at + 1 < text.length && isWordPart(text, at + 1)) at += 1;
      continue;
    }
    for (; seen <= at; seen += 1) {
      const char = text[seen];
      if (char === '@') mark = seen;
      if (char === '}') brace = seen;
      if (char === '}' && text[seen + 1] === '(') opened = seen;
      if (char === ')') closed = seen;
    }
    const before = text[at - 1] ?? ' ';
    const after = text[at + wanted.length] ?? ' ';
    const marked = mark > brace || opened > closed;
    if (!/[@-]/.test(before) && !/[\p{L}\d{]/u.test(after) && !marked) return at;
  }
  return -1;
}

function isWordPart(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code >= 128) return /[\p{L}\d]/u.test(text[at]!);
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
}

function mark(line: RecipeIngredient): string {
  const amount =
    line.amountMin === null
      ? ''
      : line.amountMax === null
        ? number(line.amountMin)
        : `${number(line.amountMin)}-${number(line.amountMax)}`;
  const unit = line.unit === null || amount === '' ? '' : `%${line.unit}`;
  const others = line.alternatives.map((id) => `or ${foodById(id)?.name ?? id}`);
  const notes = [line.preparation, ...others]
    .filter((note) => note !== null)
    .join(', ')
    .replace(/[()]/g, '');
  const preparation = notes === '' ? '' : `(${notes})`;
  return `@${line.optional ? '?' : ''}${plain(line.name)}{${amount}${unit}}${preparation}`;
}

function number(value: number): string {
  return String(Math.round(value * 1_000) / 1_000);
}

function markTimers(text: string, step: RecipeStep): string {
  if (step.timers.length === 0) return text;
  return text.replace(
    /(?<![\d.])(\d{1,6}(?:\.\d{1,6})?)(?:(?: to |-|–)(\d{1,6}))? (hours?|minutes?|seconds?)\b/g,
    (whole, low: string, high: string | undefined, unit: string) => {
      const seconds = Number(low) * (unit.startsWith('h') ? 3_600 : unit.startsWith('m') ? 60 : 1);
      const timer = step.timers.find((one) => one.seconds === seconds);
      return timer
        ? `~${plain(timer.name ?? '')}{${low}${high === undefined ? '' : `-${high}`}%${unit}}`
        : whole;
    },
  );
}

/** Removes Cooklang's mark characters, because they cannot be escaped. */
function plain(text: string): string {
  return text
    .replace(/[@#~{}[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
