const SIGNS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 };
const GRAMS: Readonly<Record<string, number>> = { g: 1, kg: 1000, oz: 28.35 };
const AMOUNT = /^(\d{1,4}(?:[.,]\d{1,2})?)?([½¼¾⅓⅔])?\s?(?:(kg|g|oz)\b)?\s?(?!(?:kg|g|oz)$)(\p{L}.*)$/iu;
/** More than anybody eats of one thing. */
const MOST_GRAMS = 3000;

export interface TypedAmount {
  name: string;
  /** How many usual portions; 1 where nothing was said. */
  times: number;
  /** Said instead of portions. */
  grams: number | null;
}

/** "2 bananas", "150 g rice", "½ avocado": how much of what; the whole text is a name where no amount begins it. */
export function typedAmount(text: string): TypedAmount {
  const [, whole, sign, unit, name = ''] = AMOUNT.exec(text) ?? [];
  const count = Number(whole?.replace(',', '.') ?? 0) + (sign ? SIGNS[sign]! : 0);
  if (count <= 0 || name.trim() === '') return { name: text, times: 1, grams: null };
  const grams = unit ? count * GRAMS[unit.toLowerCase()]! : null;
  return { name: name.trim(), times: unit ? 1 : count, grams };
}

export function gramsOf({ times, grams }: TypedAmount, portion: number): number {
  return Math.min(MOST_GRAMS, Math.round(grams ?? portion * times));
}
