import type { RecipeIngredientView } from '@crisper/contract/recipes';
import { formatAmount, type MeasureSystem, scaleAmount } from '@crisper/kitchen/measures/format';

type Line = Pick<RecipeIngredientView, 'amountMin' | 'amountMax' | 'unit' | 'grams'>;

export interface Scale {
  servings: number;
  baseServings: number;
  system: MeasureSystem;
}

/** The weight of one unit or piece in this line, from the recipe itself: to convert cups to grams, and to cut no eggs. */
function weighed({ amountMin, unit, grams }: Line): { units: Record<string, number> } | undefined {
  if (!grams || !amountMin) return undefined;
  return { units: { [unit ?? 'piece']: grams / amountMin } };
}

/** "1 1/2 cups", "350 g", "2–3": scaled to the servings, in the chosen measures; empty without an amount. */
export function amountOf(line: Line, { servings, baseServings, system }: Scale): string {
  const one = (amount: number) => {
    // Unscaled amounts are not rounded: 1 1/4 stays 1 1/4.
    const scaled = servings === baseServings ? amount : scaleAmount(amount, servings, baseServings);
    return formatAmount(scaled, line.unit, system, weighed(line));
  };
  if (line.amountMin === null) return line.amountMax === null ? '' : one(line.amountMax);
  const least = one(line.amountMin);
  if (line.amountMax === null || line.amountMax === line.amountMin) return least;
  const most = one(line.amountMax);
  if (least === most) return least;
  const tail = /^[\d/ .]/.test(least) ? least.replace(/^[\d/ .]+/, '') : '';
  // "2–3 cups", not "2 cups–3 cups".
  return tail && most.replace(/^[\d/ .]+/, '').startsWith(tail) && least.endsWith(tail)
    ? `${least.slice(0, -tail.length).trim()}–${most}`
    : `${least} – ${most}`;
}
