import { rowsIn } from '../foods/made-tables.ts';
import { PLURALS } from './plurals.gen.ts';

/** Last words whose plural is irregular. */
const IRREGULAR: Readonly<Record<string, string>> = {
  leaf: 'leaves',
  loaf: 'loaves',
  half: 'halves',
  tortellini: 'tortellini',
  udon: 'udon',
  soba: 'soba',
  ...Object.fromEntries(rowsIn(PLURALS)),
};

/** Proper nouns inside food names, which the larder stores in lower case. */
const PROPER =
  /\b(?:american|asian|belgian|brazil|brussels|caesar|cajun|canadian|chinese|dijon|english|french|granny smith|greek|indian|italian|japanese|mexican|monterey jack|napa|oaxaca|persian|swiss|thai|worcestershire|yukon gold)\b/g;

export function properCase(name: string): string {
  return name.replace(PROPER, titleCase);
}

export function pluralize(name: string): string {
  const cut = name.lastIndexOf(' ') + 1;
  const head = name.slice(cut);
  const known = IRREGULAR[head];
  if (known) return name.slice(0, cut) + known;
  if (head.endsWith('s') && !head.endsWith('ss')) return name;
  if (/[^aeiou]y$/.test(head)) return `${name.slice(0, -1)}ies`;
  if (/(?:ss|sh|ch|x|z)$/.test(head)) return `${name}es`;
  return `${name}s`;
}

/** "a", "a and b", "a, b and c". */
export function listed(words: readonly string[], joiner = 'and'): string {
  if (words.length < 2) return words[0] ?? '';
  const unique = [...new Set(words)];
  if (unique.length < 2) return unique[0] ?? '';
  return `${unique.slice(0, -1).join(', ')} ${joiner} ${unique.at(-1)}`;
}

const SMALL = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'of', 'on', 'or', 'over', 'the', 'to', 'with']);

export function titleCase(text: string): string {
  return text
    .split(' ')
    .map((word, i) => (i > 0 && SMALL.has(word) ? word : capitalized(word)))
    .join(' ');
}

function capitalized(word: string): string {
  return word.includes('-') ? word.split('-').map(upperFirst).join('-') : upperFirst(word);
}

export function upperFirst(text: string): string {
  const first = text.charAt(0);
  const upper = first.toUpperCase();
  return first === upper ? text : upper + text.slice(1);
}

const HASH_START = 0x811c9dc5;

/** FNV-1a, so that the ids of composed recipes stay the same across releases. `from` continues an earlier hash. */
export function hash(text: string, from = HASH_START): number {
  let h = from;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 0x01000193);
  }
  return h >>> 0;
}
