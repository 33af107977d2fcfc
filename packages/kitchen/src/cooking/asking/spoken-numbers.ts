import { NUMBER_WORDS } from '../../measures/number-words.ts';

/** Turns spoken numbers into digits: "one hundred twenty" is 120, "two and a half" 2.5, "half an hour" 0.5 hour. */

const SMALL = new Map([['zero', 0] as const, ...NUMBER_WORDS]);
const PARTS = new Map<string, number>([
  ['half', 1 / 2],
  ['halves', 1 / 2],
  ['third', 1 / 3],
  ['thirds', 1 / 3],
  ['quarter', 1 / 4],
  ['quarters', 1 / 4],
  ['fourth', 1 / 4],
  ['fourths', 1 / 4],
  ['eighth', 1 / 8],
  ['eighths', 1 / 8],
]);
/** Before these, "one" stands for a thing and not for a number: "the other one". */
const POINTING = new Set(
  'this that the other which each every another no last next first previous'.split(' '),
);
const AFTER_ONE_THING = new Set(['of', 'more', 'moment', 'again']);

interface Read {
  value: number;
  /** Index of the word after the number. */
  end: number;
}

/** "one hundred and twenty", "twenty five", "12", "1 1/2". */
function wholeAt(words: readonly string[], at: number): Read | null {
  const word = words[at] ?? '';
  if (/^\d{1,6}(?:\.\d{1,4})?$/.test(word)) return { value: Number(word), end: at + 1 };
  if (/^\d{1,3}\/\d{1,3}$/.test(word)) return fraction(word, at);
  let value = SMALL.get(word);
  if (word === 'a' && words[at + 1] === 'hundred') value = 1;
  if (value === undefined) return null;
  let end = at + 1;
  const next = SMALL.get(words[end] ?? '');
  if (value >= 20 && next !== undefined && next > 0 && next < 10) {
    value += next;
    end += 1;
  }
  if (words[end] === 'hundred' && value < 100) {
    value *= 100;
    end += 1;
    const from = words[end] === 'and' ? end + 1 : end;
    const rest = wholeAt(words, from);
    if (rest && rest.value < 100 && SMALL.has(words[from] ?? ''))
      return { value: value + rest.value, end: rest.end };
  }
  // "Three fifty", "four twenty five": how oven temperatures are said.
  const spoken = value >= 1 && value <= 9 && end === at + 1 ? tensAt(words, end) : null;
  if (spoken) return { value: value * 100 + spoken.value, end: spoken.end };
  return { value, end };
}

/** "fifty", "seventy five". */
function tensAt(words: readonly string[], at: number): Read | null {
  const tens = SMALL.get(words[at] ?? '') ?? 0;
  if (tens < 20) return null;
  const ones = SMALL.get(words[at + 1] ?? '') ?? 0;
  return ones > 0 && ones < 10 ? { value: tens + ones, end: at + 2 } : { value: tens, end: at + 1 };
}

function fraction(word: string, at: number): Read | null {
  const [over = 0, under = 0] = word.split('/').map(Number);
  return under === 0 ? null : { value: over / under, end: at + 1 };
}

/** "half a", "a quarter of an", "three quarters of an", "a couple of", "a dozen". */
function partAt(words: readonly string[], at: number): Read | null {
  const article = words[at] === 'a' || words[at] === 'an';
  const start = article ? at + 1 : at;
  const word = words[start] ?? '';
  if (word === 'couple' && article)
    return { value: 2, end: words[start + 1] === 'of' ? start + 2 : start + 1 };
  if (word === 'dozen') return { value: 12, end: start + 1 };
  if (word === 'half' && words[start + 1] === 'a' && words[start + 2] === 'dozen')
    return { value: 6, end: start + 3 };
  const many = article ? null : wholeAt(words, at);
  const name = many ? words[many.end] : word;
  const part = PARTS.get(name ?? '');
  const ofOne = words[start + 1] === 'of' && /^an?$/.test(words[start + 2] ?? '');
  if (part === undefined || (!many && !article && !ofOne && name !== 'half')) return null;
  // "third" alone is a place in a row, not a share.
  if (many && many.value > 7) return null;
  let end = (many ? many.end : start) + 1;
  if (words[end] === 'of' && /^(?:an?|1)$/.test(words[end + 1] ?? '')) end += 2;
  else if (/^an?$/.test(words[end] ?? '')) end += 1;
  return { value: (many?.value ?? 1) * part, end };
}

/** "1 and 1/3". */
const fractionAt = (words: readonly string[], at: number): Read | null =>
  /^\d\/\d$/.test(words[at] ?? '') ? fraction(words[at]!, at) : null;

function numberAt(words: readonly string[], at: number): Read | null {
  const part = partAt(words, at);
  if (part) return part;
  const whole = wholeAt(words, at);
  if (!whole) return null;
  const written = words[whole.end] ?? '';
  if (/^\d\/\d$/.test(written) && Number.isInteger(whole.value)) {
    const rest = fraction(written, whole.end);
    if (rest) return { value: whole.value + rest.value, end: rest.end };
  }
  if (written === 'and') {
    const rest = fractionAt(words, whole.end + 1) ?? partAt(words, whole.end + 1);
    if (rest && rest.value < 1) return { value: whole.value + rest.value, end: rest.end };
  }
  return whole;
}

const isPronoun = (words: readonly string[], at: number): boolean =>
  words[at] === 'one' &&
  words[at - 1] !== 'step' &&
  (POINTING.has(words[at - 1] ?? '') || AFTER_ONE_THING.has(words[at + 1] ?? ''));

/** The words with every spoken number in digits. Expects lower case and marks apart from the words. */
export function numbersInDigits(words: readonly string[]): string[] {
  const read: string[] = [];
  for (let at = 0; at < words.length; ) {
    const number = isPronoun(words, at) ? null : numberAt(words, at);
    read.push(number === null ? words[at]! : String(Number(number.value.toFixed(3))));
    at = number?.end ?? at + 1;
  }
  return read;
}
