import type { StepTemperature } from '@crisper/contract/recipes/recipes';

/** Temperatures of a step, and what is as hot as that: the oven, the oil, or the food inside. */

const DEGREES =
  /(\d{2,3})\s?(?:°|º|degrees?)\s?(F|C)(?:ahrenheit|elsius)?\b(?:\s?(?:\/|or|,)?\s?\(?(\d{2,3})\s?(?:°|º|degrees?)\s?(F|C)(?:ahrenheit|elsius)?\b\)?)?/gi;
const LOWEST_C = 20;
const HIGHEST_C = 320;
/** Food that is cooked stays below the heat of boiling water. */
const HOTTEST_FOOD_F = 212;

const OVEN = /\b(?:pre-?heat|oven|bak(?:e|ing)|roast(?:ing)?|broil(?:er)?|lower to|turn down to)\b/i;
const INSIDE =
  /\b(?:inside|internal|thermometer|thickest|cent(?:er|re)|middle|core|reads?|reach(?:es|ed)?|registers?|past|at least|until|above)\b/i;
const WARMED = /\b(?:warm|lukewarm|cool|yeast)\b/i;

export function readTemperatures(text: string): StepTemperature[] {
  const found: StepTemperature[] = [];
  for (const match of text.matchAll(DEGREES)) {
    const pair = degreesOf(match);
    if (!pair) continue;
    const start = Math.max(0, match.index - 160);
    const before =
      text
        .slice(start, match.index)
        .split(/[.;]\s/)
        .at(-1) ?? '';
    const after = text.slice(match.index + match[0].length).slice(0, 12);
    const of = kindOf(pair.f, before, after);
    if (!found.some((one) => one.of === of && one.f === pair.f)) found.push({ of, ...pair });
  }
  return found;
}

function degreesOf([, first, unit, second, other]: RegExpMatchArray): { f: number; c: number } | null {
  const isF = unit!.toUpperCase() === 'F';
  const paired = second !== undefined && other?.toUpperCase() !== unit!.toUpperCase();
  const f = isF ? Number(first) : paired ? Number(second) : Math.round((Number(first) * 9) / 5 + 32);
  const c = isF ? (paired ? Number(second) : Math.round(((Number(first) - 32) * 5) / 9)) : Number(first);
  return c < LOWEST_C || c > HIGHEST_C ? null : { f, c };
}

function kindOf(f: number, before: string, after: string): StepTemperature['of'] {
  const near = before.slice(-45);
  if (/\bair fryer\b/i.test(before) && f > HOTTEST_FOOD_F) return 'air fryer';
  if (f <= HOTTEST_FOOD_F) {
    if (/^ ?(?:inside|internal)/i.test(after)) return 'inside';
    if (/\b(?:oven|smoker)\b/i.test(near)) return 'oven';
    if (WARMED.test(near) && !/\b(?:until|reads?|reach)/i.test(near)) return 'other';
    return INSIDE.test(before) ? 'inside' : 'other';
  }
  if (/\boven\b/i.test(before)) return 'oven';
  if (/\boil\b|\bfry\b|\bfat\b/i.test(before)) return 'oil';
  if (/\b(?:sugar|syrup|caramel|candy)\b/i.test(before)) return 'other';
  if (/\b(?:grill|barbecue)\b/i.test(before)) return 'grill';
  return OVEN.test(before) || OVEN.test(after) || f >= 250 ? 'oven' : 'other';
}
