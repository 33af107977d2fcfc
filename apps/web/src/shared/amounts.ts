import { isLanguage } from '@crisper/contract/languages';
import type { RecipeIngredientView } from '@crisper/contract/recipes/recipes';
import { formatAmount, type MeasureSystem, scaleAmount } from '@crisper/kitchen/measures/format';
import { withFractionSigns } from '@crisper/kitchen/measures/fraction-signs';
import { localAmount } from '@crisper/kitchen/measures/localized/local-amount';
import { i18n } from '../lib/i18n/i18n.ts';

type Line = Pick<RecipeIngredientView, 'amountMin' | 'amountMax' | 'unit' | 'grams'> &
  Partial<Pick<RecipeIngredientView, 'ingredient'>>;

/** No cook halves these. */
const UNCUT = /\begg (?:yolk|white)s?\b/i;
/** "1/4 medium eggplant": these count pieces. */
const SIZES: readonly (string | null)[] = [null, 'small', 'medium', 'large', 'extra-large'];

export interface Scale {
  servings: number;
  baseServings: number;
  system: MeasureSystem;
}

/** The weight of one unit or piece in this line, from the recipe itself: to convert cups to grams, and to cut no eggs. */
function weighed({ amountMin, unit, grams, ingredient }: Line) {
  const uncut = UNCUT.test(ingredient?.name ?? '');
  if (!grams || !amountMin) return uncut ? { units: {}, uncut } : undefined;
  return { units: { [unit ?? 'piece']: grams / amountMin }, uncut };
}

/** "1½ cups", "350 g", "2–3": scaled to the servings, in the chosen measures; empty without an amount. */
export function amountOf(line: Line, scale: Scale): string {
  return withFractionSigns(amountInDigits(line, scale));
}

function amountInDigits(line: Line, { servings, baseServings, system }: Scale): string {
  const one = (amount: number) => {
    // Unscaled amounts are not rounded: 1 1/4 stays 1 1/4.
    const scaled = servings === baseServings ? amount : scaleAmount(amount, servings, baseServings);
    const written = formatAmount(scaled, line.unit, system, weighed(line));
    return localAmount(written, isLanguage(i18n.locale) ? i18n.locale : 'en');
  };
  if (line.amountMin === null) return line.amountMax === null ? '' : one(line.amountMax);
  const least = one(line.amountMin);
  if (line.amountMax === null || line.amountMax === line.amountMin) return least;
  const most = one(line.amountMax);
  if (least === most) return least;
  const tail = /^[\d/ .,]/.test(least) ? least.replace(/^[\d/ .,]+/, '') : '';
  // "2–3 cups", not "2 cups–3 cups".
  return tail && most.replace(/^[\d/ .,]+/, '').startsWith(tail) && least.endsWith(tail)
    ? `${least.slice(0, -tail.length).trim()}–${most}`
    : `${least} – ${most}`;
}

/** A part of an ingredient line: half of it, say. */
export function partOf<Some extends Line>(line: Some, share: number): Some {
  const times = (amount: number | null) => (amount === null ? null : amount * share);
  return {
    ...line,
    amountMin: times(line.amountMin),
    amountMax: times(line.amountMax),
    grams: times(line.grams),
  };
}

/** Words that are the same for one and for many. */
const SAME =
  /(?:s|garlic|corn|rice|broccoli|spinach|kale|tofu|bread|salmon|cod|fish|beef|pork|lamb|shrimp|celery|lettuce)$/i;

/** The name beside a count: "1 egg", "2 eggs"; unchanged beside a measure. */
export function nameBeside(amount: string, unit: string | null, name: string): string {
  // The rules below are those of English alone.
  if (!SIZES.includes(unit) || amount === '' || i18n.locale !== 'en') return name;
  const isOne = /^(?:1|\d\/\d|[¼½¾⅓⅔⅛⅜⅝⅞])(?: [a-z-]+)?$/.test(amount);
  if (isOne)
    return name
      .replace(/(?<=[eo]a|l)ves$/u, 'f')
      .replace(/(?<=\p{L}{2}to)es$/u, '')
      .replace(/(?<=\p{L}{2})ies$/u, 'y')
      .replace(/(?<=\p{L}{2}[^su])s$/u, '');
  if (SAME.test(name)) return name;
  if (/(?:ea|oa|l)f$/.test(name)) return name.replace(/f$/, 'ves');
  return /to$/.test(name) ? `${name}es` : /[^aeo]y$/.test(name) ? name.replace(/y$/, 'ies') : `${name}s`;
}
