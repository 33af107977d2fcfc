import { parseLine } from '@crisper/kitchen/measures/parse-line';
import { parseIngredient } from 'parse-ingredient';
import { parse } from 'recipe-ingredient-parser-v3';
import type { Reading } from './line-score.ts';

export interface LineParser {
  name: string;
  read: (text: string) => Reading;
}

const NOTHING: Reading = { quantity: null, quantityMax: null, unit: null, name: '' };

function readWithParseIngredient(text: string): Reading {
  const found = parseIngredient(text)[0];
  if (found === undefined) return NOTHING;
  const { quantity, quantity2, unitOfMeasureID, unitOfMeasure, description } = found;
  return {
    quantity,
    quantityMax: quantity2,
    unit: unitOfMeasureID ?? unitOfMeasure,
    name: beforeComma(description),
  };
}

function readWithRecipeIngredientParser(text: string): Reading {
  // The package throws on some lines; those count as not read.
  try {
    const { minQty, maxQty, unit, ingredient } = parse(text, 'eng');
    return {
      quantity: minQty,
      quantityMax: maxQty === minQty ? null : maxQty,
      unit,
      name: beforeComma(ingredient),
    };
  } catch {
    return NOTHING;
  }
}

/** These packages leave the preparation in the name. Their users cut at the comma, so we do too: it improves their score. */
function beforeComma(text: string): string {
  return text
    .split(',')[0]!
    .replace(/\([^()]*\)/g, ' ')
    .trim();
}

export const LINE_PARSERS: readonly LineParser[] = [
  { name: 'crisper', read: (text) => parseLine(text) },
  { name: 'parse-ingredient', read: readWithParseIngredient },
  { name: 'recipe-ingredient-parser-v3', read: readWithRecipeIngredientParser },
];

const PASSES = 6;

/** Lines per second of CPU time (not wall time, which depends on other load), best pass after a warm-up. */
export function linesPerCoreSecond(read: (text: string) => unknown, lines: readonly string[]): number {
  let best = 0;
  for (let pass = 0; pass < PASSES; pass++) {
    const before = process.cpuUsage();
    for (const line of lines) read(line);
    const { user, system } = process.cpuUsage(before);
    if (pass > 0) best = Math.max(best, (lines.length * 1e6) / (user + system));
  }
  return best;
}
