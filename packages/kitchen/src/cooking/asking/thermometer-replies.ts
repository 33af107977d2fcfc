import type { CookingContext } from '../cooking-context.ts';
import { safePoint } from '../food-safety.ts';
import type { Asked } from './reply.ts';
import { foodsMeant } from './subject.ts';

/** What a thermometer shows, against what is safe: "it reads 150, can I serve it". */

const SHOWN =
  /\b(?:reads?|reading|shows?|showing|says|got to|reached|reaches|hit|is at|only at|inside is|measures?|measured)\b[a-z ]{0,20}?\b(\d{2,3})(?: degrees)?(?: (c|f|celsius|fahrenheit))?\b|\b(\d{2,3}) (?:degrees )?(?:(c|f|celsius|fahrenheit) )?(?:inside|in the (?:middle|center))\b/;
const NOT_MEAT =
  /\b(?:oven|timer|minutes?|recipe|clock|scale|grams?|calories|oil|water|bread|loaf|custard|caramel|sugar|syrup|cake)\b/;
/** The timer in a turkey is a thermometer too. */
const POP_UP = /\b(?:turkey|pop up) timer\b|\btimer (?:has )?popped\b/;
/** No thermometer in meat shows more degrees Celsius than this. */
const CELSIUS_UP_TO = 95;

export function measured({ text, subject }: Asked, context: CookingContext): string | null {
  const found = SHOWN.exec(text);
  if (!found || NOT_MEAT.test(text.replace(POP_UP, ''))) return null;
  const value = Number(found[1] ?? found[3]);
  const scale = found[2] ?? found[4];
  const isCelsius = scale === undefined ? value <= CELSIUS_UP_TO : scale.startsWith('c');
  const here = context.recipe.ingredients.flatMap((line) => (line.food ? [line.food] : []));
  const heavy = context.recipe.ingredients.flatMap((line) =>
    line.food && (line.grams ?? 0) > 200 ? [line.food] : [],
  );
  const point =
    (subject.food ? safePoint(foodsMeant(subject, context)) : safePoint(heavy)) ??
    safePoint(foodsMeant(subject, context)) ??
    safePoint(here);
  if (point === null) return null;
  const fahrenheit = isCelsius ? (value * 9) / 5 + 32 : value;
  return fahrenheit >= point.fahrenheit
    ? `Yes, that is enough: ${point.said}`
    : `Not yet: keep cooking, and measure again after a few minutes. ${point.said}`;
}
