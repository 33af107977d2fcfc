import type { FoodLanguage } from '../../foods/localized/shown-names.ts';
import { localizedFoodLoosely } from '../../foods/localized-foods.ts';
import { unitById } from '../units.ts';
import { type Front, isOne, numberAt, readFront } from './front.ts';
import type { Wording } from './wording.ts';

/** "latte ml 200" */
const UNIT_FIRST = /(?<= )(g|gr|kg|hg|ml|cl|dl|l)\.? (\d{1,4}(?:[.,]\d{1,2})?)$/i;
/** "yaourts x4" */
const TIMES_BEHIND = /(?<=\p{L}) ?[x×] ?(\d{1,2})$/iu;
const BREAK = /[:,;(] ?| - | (?=\d)/g;
const MOST_BREAKS = 6;
/** A bare number behind a name counts things; a larger one is a kind of flour, a year, a content. */
const MOST_THINGS = 30;
const CLOSED = /^[\s.):]*(?:$|[,;(].*$)/;

/** "Farina 00 250 g", "Uova 3", "Mehl (250 g)", "beurre : 125 g bien froid", "cerfeuil haché, 2 c. à soupe". */
export function amountBehind(said: string, language: FoodLanguage, wording: Wording): Front | null {
  const text = said.replace(UNIT_FIRST, '$2 $1').replace(TIMES_BEHIND, ', $1');
  let seen = 0;
  for (const found of text.matchAll(BREAK)) {
    seen += 1;
    if (seen > MOST_BREAKS) return null;
    const name = text.slice(0, found.index);
    const mark = found[0].trim();
    const read = readFront(text.slice(found.index + found[0].length), wording);
    if (name.trim().length < 2 || !isAmount(read, mark, language, wording)) continue;
    const sized = sizedName(name, wording);
    const counted = read.unit === null && sized.unit === null ? readFront(`2 ${name}`, wording) : null;
    // "foglie di lattuga, 4"
    if (counted?.unit && isOne(counted.unit)) return { ...counted, amount: read.amount };
    return { ...read, unit: read.unit ?? sized.unit, rest: sized.rest, whole: sized.rest };
  }
  return wordsBehind(text, wording);
}

/** "pimentón dulce una cucharadita", "aceite de sésamo unas gotas" */
function wordsBehind(text: string, wording: Wording): Front | null {
  for (const { index } of text.slice(0, MOST_LETTERS).matchAll(/ (?=\p{L})/gu)) {
    const read = readFront(text.slice(index + 1), wording);
    const isSaid = (read.amount !== null || read.isVague) && read.unit !== null && isMeasured(read.unit);
    if (index > 2 && isSaid && read.rest.trim() === '')
      return { ...read, rest: text.slice(0, index), whole: text.slice(0, index) };
  }
  return null;
}
const MOST_LETTERS = 80;
const isMeasured = (unit: string): boolean => unitById(unit.split(' ').at(-1)!)?.dimension !== 'size';

function isAmount(
  { amount, isVague, unit, rest }: Front,
  mark: string,
  language: FoodLanguage,
  wording: Wording,
): boolean {
  if (amount === null && (unit === null || !(isVague || (mark !== '' && isOne(unit))))) return false;
  if (amount?.min === 0) return false;
  const dimension = unit === null ? undefined : unitById(unit)?.dimension;
  if (dimension === 'length') return false;
  if (dimension === undefined && (amount?.min ?? 0) > MOST_THINGS) return false;
  // "1 scatola grande"
  const size = unit === null ? null : (wording.sizes.at(rest.trim()) ?? wording.about.at(rest.trim()));
  const left = size ? rest.trim().slice(size.length) : rest;
  if (CLOSED.test(left)) return mark !== '' || unit !== null || (amount?.min ?? 0) <= MOST_THINGS;
  // What follows says how it is done; where it is a food of its own, the amount is that one's.
  return mark !== '' && unit !== null && localizedFoodLoosely(rest.split(/[,)]/, 1)[0]!, language) === null;
}

/** "Cipolle (grandi) 2" */
function sizedName(name: string, wording: Wording): { unit: string | null; rest: string } {
  const size = /^(.{2,60}?) \((\p{L}{3,12})\)$/u.exec(name);
  const sized = size ? wording.sizes.at(size[2]!) : null;
  return sized ? { unit: sized.value, rest: size![1]! } : { unit: null, rest: name };
}

const MOST_WORDS = 5;

/** "le jus de 2 oranges", "Abrieb einer halben Zitrone": a part of so many, as its own food where there is one. */
export function partOfSome(text: string, language: FoodLanguage, wording: Wording): Front | null {
  const words = text.split(' ').slice(0, MOST_WORDS);
  if (!words.slice(0, 3).some((word) => wording.parts.has(wording.folded(word)))) return null;
  let at = 0;
  for (const word of words) {
    at += word.length + 1;
    const behind = text.slice(at).replace(/^\(|^ca\. /, '');
    const elided = /^(.*?\P{L}?)d['’](?=\p{L})/u.exec(behind);
    const starts = [behind, elided && elided[1]!.trim() === '' ? behind.slice(elided[0].length) : ''];
    for (const start of starts) {
      if (start === '' || numberAt(start, wording) === null) continue;
      const read = readFront(start, wording);
      if (read.amount === null || read.rest === '') continue;
      const all = [text, `${text.slice(0, at)}${read.rest}`];
      const part = all.find((said) => localizedFoodLoosely(said.split(/[,(]/)[0]!, language)) ?? read.rest;
      return { ...read, rest: part, whole: part };
    }
  }
  return null;
}
