import type { PrintedWord } from './printed-line.ts';

/** A small fraction is read as its two digits: "½ cup" as "12 cup", "1¼ cups" as "114 cups". */
const FRACTIONS: Readonly<Record<string, string>> = {
  12: '½',
  13: '⅓',
  14: '¼',
  18: '⅛',
  23: '⅔',
  34: '¾',
  38: '⅜',
};
/** No page has "12 cup" for twelve cups, nor anybody a spoon that often. */
const IMPOSSIBLE = /^((?:[•·*▪▢☐–-] ?)?)(\d?)(1[2348]|23|34|38) (?=(?:cup|teaspoon|tablespoon|pound|tsp)\b)/;
const IMPOSSIBLE_MIXED =
  /^((?:[•·*▪▢☐–-] ?)?)(\d)(1[2348]|23|34|38) (?=(?:cups|teaspoons|tablespoons|tbsp|pounds|lbs?)\b)/;
/** These may be meant: butter comes by 12 tablespoons, a turkey by 14 pounds. */
const UNLIKELY = /^(?:1[2348]|23|34|38) (?:cups|teaspoons|tablespoons|tbsp|pounds|lbs?)\b/;
const SURE = 0.9;

/** Writes the fraction where the amount cannot be meant. */
export function asFraction(text: string): string {
  return [IMPOSSIBLE, IMPOSSIBLE_MIXED].reduce(
    (line, pattern) =>
      line.replace(
        pattern,
        (_, bullet: string, whole: string, digits: string) =>
          `${bullet}${whole === '' ? '' : `${whole} `}${FRACTIONS[digits]} `,
      ),
    text,
  );
}

/** Amounts that were, or may be, misread fractions: a cook should compare them with the page. */
export function amountsToCheck(words: readonly PrintedWord[]): string[] {
  const text = words.map((word) => word.text).join(' ');
  const written = asFraction(text);
  if (written !== text) return [/[½⅓¼⅛⅔¾⅜]/.exec(written)![0]];
  const at = words.findIndex((word) => /^\d/.test(word.text));
  const line = words
    .slice(at)
    .map((word) => word.text)
    .join(' ');
  return at >= 0 && at < 2 && UNLIKELY.test(line) && words[at]!.confidence < SURE ? [words[at]!.text] : [];
}
