/** A line longer than this is not an ingredient line: it is cut, and read with low confidence. */
export const MAX_LINE = 600;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  frac13: '⅓',
  frac23: '⅔',
  frac18: '⅛',
  frac38: '⅜',
  frac58: '⅝',
  frac78: '⅞',
  ndash: '–',
  mdash: '—',
  rsquo: "'",
  lsquo: "'",
  rdquo: '"',
  ldquo: '"',
  deg: '°',
  frasl: '/',
  times: 'x',
  bull: ' ',
  hellip: '…',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  aacute: 'á',
  agrave: 'à',
  acirc: 'â',
  auml: 'ä',
  ccedil: 'ç',
  iacute: 'í',
  icirc: 'î',
  ntilde: 'ñ',
  oacute: 'ó',
  ocirc: 'ô',
  ouml: 'ö',
  uacute: 'ú',
  ucirc: 'û',
  uuml: 'ü',
  reg: ' ',
  trade: ' ',
  copy: ' ',
  shy: '',
  thinsp: ' ',
  ensp: ' ',
  emsp: ' ',
  zwj: '',
  zwnj: '',
};

const UNCLEAN = /[^ -~]|[&<]| {2}| $|^[-*+_~.,:;|>\s[(]/;
const MARKUP = /<[^<>]{0,300}>/g;
const ENTITY = /&(#x[0-9a-f]{1,6}|#[0-9]{1,7}|[a-z0-9]{2,8});?/gi;
const VULGAR = /(\d?)([¼-¾⅐-⅞↉])/g;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Variation_Selector}]/gu;
const PICTURES =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}■-◿☐-☒✓✔✗✘•·●○◦▪⁃▢❑❏✦★☆™®©]/gu;
const LEADING = /^(?:[-*+_~.,:;|>\s]|\[[ xX]?\]|\([ xX]?\))+/;

function entity(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
  const code =
    name[1] === 'x' || name[1] === 'X'
      ? Number.parseInt(name.slice(2), 16)
      : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : ' ';
}

function pass(text: string): string {
  return text
    .slice(0, MAX_LINE)
    .replace(ENTITY, entity)
    .replace(MARKUP, ' ')
    .replace(VULGAR, (_, digit: string, fraction: string) => `${digit === '' ? '' : `${digit} `}${fraction}`)
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

/**
 * The line as plain text: entities decoded, markup, bullets, check boxes, emoji and invisible marks gone, fractions as "1/2",
 * one kind of dash, quote and space. Cleaning a clean line changes nothing.
 */
export function cleanLine(text: string): string {
  let current = text.length > MAX_LINE ? text.slice(0, MAX_LINE) : text;
  if (!UNCLEAN.test(current)) return current;
  for (let round = 0; round < 6; round++) {
    const next = pass(current);
    if (next === current) return next;
    current = next;
  }
  // Entities nested deeper than anyone writes: without their signs nothing is left to decode.
  current = pass(current.replace(/[&<>]/g, ' '));
  return pass(current);
}
