/** Amounts in marked-up recipes: "1 1/2", "0.5", "2-3", "½". */

const FRACTIONS: Record<string, string> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};
const NUMBER = /^(?:(\d{1,6}) )?(\d{1,6})(?:\/(\d{1,6})|\.(\d{1,6}))?$/;

export function readQuantity(text: string): { min: number; max: number | null } | null {
  const plain = text
    .trim()
    .slice(0, 40)
    .replace(/[½¼¾⅓⅔⅛⅜⅝⅞]/g, (glyph) => ` ${FRACTIONS[glyph]}`);
  const [low = '', high, ...more] = plain.split(/[-–]|\bto\b/);
  if (more.length > 0) return null;
  const min = readNumber(low);
  if (min === null) return null;
  if (high === undefined) return { min, max: null };
  const max = readNumber(high);
  return max === null || max <= min ? null : { min, max };
}

function readNumber(text: string): number | null {
  const match = NUMBER.exec(text.trim().replace(/\s+/g, ' '));
  if (!match) return null;
  const [, whole, figure, under, decimals] = match;
  if (under !== undefined)
    return Number(under) === 0 ? null : Number(whole ?? 0) + Number(figure) / Number(under);
  if (whole !== undefined) return null;
  return Number(decimals === undefined ? figure : `${figure}.${decimals}`);
}
