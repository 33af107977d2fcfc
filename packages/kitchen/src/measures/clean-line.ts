import { decodeHTML } from 'entities/decode';

/** Longer lines are not ingredient lines: they are cut and read with low confidence. */
export const MAX_LINE = 600;

/** A line may not begin with these: bullets, check boxes, what is left of a sentence. */
const BEFORE = ' -*+_~.,:;|>[(';
const MARKUP = /<[^<>]{0,300}>/g;
const FRACTION_SIGN = /(\d?)([¼-¾⅐-⅞↉])/g;
/** Includes U+FFFD, the replacement for unreadable characters. */
const INVISIBLE = /[\ufffd\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Variation_Selector}]/gu;
const PICTURES =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}■-◿☐-☒✓✔✗✘•·●○◦▪⁃▢❑❏✦★☆™®©]/gu;
const LEADING = /^(?:[-*+_~.,:;|>\s]|\[[ xX]?\]|\([ xX]?\))+/;

/** "1½" becomes "1 1/2". */
function withPlainFractions(text: string): string {
  return text.replace(
    FRACTION_SIGN,
    (_, digit: string, sign: string) =>
      (digit === '' ? '' : `${digit} `) + sign.normalize('NFKC').replace('\u2044', '/'),
  );
}

function pass(text: string): string {
  return withPlainFractions(decodeHTML(text.slice(0, MAX_LINE)).replace(MARKUP, ' '))
    .replace(PICTURES, ' ')
    .normalize('NFKC')
    .replace(/[\s\u2028\u2029]/g, ' ')
    .replace(INVISIBLE, '')
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019\u201a\u201b\u2032\u0060\u00b4]/g, "'")
    .replace(/[\u201c\u201d\u201e\u2033]/g, '"')
    .replace(/[\u00d7\u2715\u2716]/g, 'x')
    .replace(/ {2,}/g, ' ')
    .replace(LEADING, '')
    .trim();
}

/** Plain characters with single spaces between words. A loop, because every line is looked at and most are clean. */
function isClean(text: string): boolean {
  if (text !== '' && BEFORE.includes(text.charAt(0))) return false;
  let before = 0;
  for (let at = 0; at < text.length; at++) {
    const c = text.charCodeAt(at);
    if (
      c < SPACE ||
      c > TILDE ||
      c === AMPERSAND ||
      c === LESS ||
      c === BACKTICK ||
      (c === SPACE && before === SPACE)
    )
      return false;
    before = c;
  }
  return before !== SPACE;
}

const SPACE = 32;
const AMPERSAND = 38;
const LESS = 60;
const BACKTICK = 96;
const TILDE = 126;

/**
 * Cleans a line to plain text: decodes entities, removes markup, bullets, check boxes, emoji and invisible characters, writes
 * fractions as "1/2", and unifies dashes, quotes and spaces. Cleaning twice gives the same result.
 */
export function cleanLine(text: string): string {
  let current = text.length > MAX_LINE ? text.slice(0, MAX_LINE) : text;
  if (isClean(current)) return current;
  // Many lines would be clean but for the sign of a fraction.
  const plain = withPlainFractions(current);
  if (plain.length <= MAX_LINE && isClean(plain)) return plain;
  for (let round = 0; round < 6; round++) {
    const next = pass(current);
    if (next === current || (next.length <= MAX_LINE && isClean(next))) return next;
    current = next;
  }
  // Entities are nested too deeply: remove their characters, so that nothing is left to decode.
  current = pass(current.replace(/[&<>]/g, ' '));
  return pass(current);
}
