import type { Aisle, Food } from '../../foods/food.ts';
import { isA } from '../../foods/larder.ts';
import { isDoneWord, isSaidOfFoods, saysNoMore, staysItself } from '../../foods/localized/loose-name.ts';
import type { FoodLanguage } from '../../foods/localized/shown-names.ts';
import {
  type LocalizedFood,
  localizedFood,
  localizedFoodLoosely,
  namedFood,
} from '../../foods/localized-foods.ts';
import { resolveFood } from '../../foods/names.ts';
import { fold } from '../../foods/text.ts';
import { type Front, isContainer, isOne } from './front.ts';
import type { Wording } from './wording.ts';

export interface Named {
  name: string;
  unit: string | null;
  found: LocalizedFood | null;
  rest: string;
}

const SURE = 0.9;
const LEADING = /^[\s.:,'’-]+/;
const GARLIC_CLOVES = /^(\p{L}{4,20}?)zehen?$/iu;

/** The food of a line, with the unit that its name takes back: "2 gousses de vanille" are pods. */
export function readName(front: Front, language: FoodLanguage, wording: Wording): Named {
  const { unit } = front;
  const text = front.rest.replace(LEADING, '').replace(/^\([^()]{0,40}\) ?/, '');
  const bare = wording.articles.skip(wording.of.skip(text));
  const [phrase = ''] = bare.split(/[,(;:]| - /, 1);
  const prepared = bare
    .slice(phrase.length)
    .replace(/^[\s,(;:-]+/, '')
    .replace(/\)$/, '')
    .trim();
  const cut = cutName(phrase.trim(), language, wording);
  const isBefore = front.whole !== front.rest;
  const whole =
    unit === null || !isBefore || !mayBelong(unit)
      ? null
      : wholeName(front.whole, language, wording, SIZES.has(unit));
  // What looks like a unit may be part of the name. A sprig of thyme is thyme, a sachet of saffron saffron in a sachet.
  const isSame = whole?.found.food.id === cut.found?.food.id;
  if (whole && (!isSame || (isPieceOf(unit!, whole.found) && !isContainer(unit!))))
    return { name: whole.text, unit: keptUnit(unit!, whole.found.food), found: whole.found, rest: prepared };
  const rest = [cut.rest, prepared].filter((part) => part !== '').join(', ');
  const cloves = unit === null ? GARLIC_CLOVES.exec(cut.text)?.[1] : undefined;
  const clove = cloves === undefined ? null : localizedFood(cloves, language);
  if (clove) return { name: cloves!, unit: 'clove', found: clove, rest };
  const sized = unit === null ? sizeBehind(cut.text, wording) : null;
  if (sized)
    return { name: sized.text, unit: sized.size, found: localizedFoodLoosely(sized.text, language), rest };
  const part = unit === null && front.amount !== null && language === 'de' ? countedPart(cut) : null;
  return fitting({ name: cut.text, unit: unit ?? part, found: cut.found, rest }, language);
}

/** "Salbeiblätter", "Knoblauchknolle", "Dill-Zweige": the unit is the end of the word. */
function countedPart({ text, found }: Cut): string | null {
  const word = text.split(' ').at(-1) ?? '';
  const [, front = '', part = ''] = PART.exec(fold(word)) ?? [];
  // A bay leaf is a leaf already.
  if (found === null || front.length < 3 || found.food.name.endsWith('leaf')) return null;
  const unit = PART_UNITS.find(([end]) => part.startsWith(end))?.[1] ?? null;
  const isWhole =
    localizedFood(front.replace(/(?:-|en|[ens])$/, ''), 'de')?.food.id ?? localizedFood(front, 'de')?.food.id;
  if (unit === null || isWhole !== found.food.id || isPieceOf(unit, found)) return null;
  return unit;
}
const PART =
  /^(.{3,24}?)(zehen?|blatte?r?n?|blattchen|zweige?|zweiglein|stangel|stiele?n?|knollen?|scheiben?|platten?)$/;
const PART_UNITS = [
  ['zehe', 'clove'],
  ['blat', 'leaf'],
  ['zweig', 'sprig'],
  ['stangel', 'sprig'],
  ['stiel', 'sprig'],
  ['knolle', 'head'],
  ['scheibe', 'slice'],
  ['platte', 'sheet'],
] as const;

const mayBelong = (unit: string): boolean => isOne(unit) || SIZES.has(unit);
const SIZES = new Set(['small', 'medium', 'large']);

/** The name together with the unit before it, where that is a food of its own. */
function wholeName(
  whole: string,
  language: FoodLanguage,
  wording: Wording,
  isSized: boolean,
): { text: string; found: LocalizedFood } | null {
  const [phrase = ''] = whole.split(/[,(;]/, 1);
  const words = phrase.trim().split(' ').slice(0, 14);
  const stops = words.flatMap((word, at) => (at > 0 && wording.ends(word) ? [at] : []));
  for (const end of [words.length, ...stops.toReversed()]) {
    const text = words.slice(0, end).join(' ');
    const plain = withoutDone(words.slice(0, end), language, wording).join(' ');
    for (const said of new Set([text, plain])) {
      // "gros oignon" is an onion; a "petit suisse" is a cheese by that very name.
      const found = (isSized ? namedFood : localizedFood)(said, language);
      if (found && found.confidence > SURE && (said === text || saysNoMore(text, found.food, language)))
        return { text: said, found };
    }
  }
  return null;
}

/** A food that is weighed by the piece and not in such a unit: a "feuille de laurier" is the thing itself. */
const isPieceOf = (unit: string, { food: { units } }: LocalizedFood): boolean =>
  units[unit] === undefined && units.piece !== undefined;

/** Leaves, sheets and cubes are said of what is nothing else, too: "5 feuilles de gélatine". */
function keptUnit(unit: string, food: Food): string | null {
  if (unit === 'sprig' && food.units.stalk !== undefined) return 'stalk';
  if (unit === 'leaf' && !LEAFY.has(food.aisle)) return 'sheet';
  return KEPT.has(unit) ? unit : null;
}
const KEPT = new Set(['leaf', 'sheet', 'cube', 'stalk', 'slice']);
const LEAFY: ReadonlySet<Aisle> = new Set(['produce', 'spices']);

/** Units that a food cannot have are part of its name, or say it otherwise. */
function fitting(named: Named, language: FoodLanguage): Named {
  const { unit, found } = named;
  if (found === null && unit === 'glass' && language === 'de') return { ...named, unit: 'jar' };
  if (unit === null || found === null) return named;
  const { food } = found;
  if (ANIMAL.has(food.aisle) && NOT_OF_ANIMALS.has(unit)) return { ...named, unit: null };
  if (unit === 'leaf' && !LEAFY.has(food.aisle)) return { ...named, unit: 'sheet' };
  if (unit.endsWith('glass') && language === 'de' && !DRUNK.has(food.aisle) && !isA(food.id, 'milk'))
    return { ...named, unit: unit.replace('glass', 'jar') };
  if (unit === 'sprig' && food.units.stalk !== undefined && food.units.sprig === undefined)
    return { ...named, unit: 'stalk' };
  const inCan = unit.endsWith('can') ? canned(food) : null;
  return inCan ? { ...named, found: { ...found, food: inCan } } : named;
}
/** A German "Glas" is drunk from, or a jar of what is not drunk. */
const DRUNK: ReadonlySet<Aisle> = new Set(['drinks', 'alcohol']);
const ANIMAL: ReadonlySet<Aisle> = new Set(['meat', 'fish']);
const NOT_OF_ANIMALS = new Set(['stalk', 'drizzle', 'leaf', 'head']);

/** Food in a can is the canned food where one exists. */
function canned(food: Food): Food | null {
  const found = resolveFood(`canned ${food.name}`);
  return found !== null && found.confidence >= SURE ? found.food : null;
}

/** "3 patatas grandes" */
function sizeBehind(text: string, wording: Wording): { text: string; size: string } | null {
  const space = text.lastIndexOf(' ');
  if (space < 0) return null;
  const size = wording.sizes.at(text.slice(space + 1));
  return size && size.length === text.length - space - 1
    ? { text: text.slice(0, space), size: size.value }
    : null;
}

interface Cut {
  text: string;
  rest: string;
  found: LocalizedFood | null;
}

/** A name may hold words that elsewhere end it ("zucchero a velo"): the longest one that is a food counts. */
function cutName(phrase: string, language: FoodLanguage, wording: Wording): Cut {
  const words = phrase.split(' ').slice(0, 14);
  const stops = words.flatMap((word, at) => (at > 0 && wording.ends(word) ? [at] : []));
  const ends = [words.length, ...stops.toReversed()];
  const cut = (text: string, found: LocalizedFood | null): Cut => ({
    text,
    rest: phrase.slice(phrase.indexOf(text) + text.length).trim(),
    found,
  });
  for (const end of ends) {
    const text = words.slice(0, end).join(' ');
    const plain = withoutDone(words.slice(0, end), language, wording).join(' ');
    const found = localizedFood(text, language);
    const done = plain === text ? null : localizedFood(plain, language);
    const same = done && saysNoMore(text, done.food, language) ? done : null;
    const best = same && (!found || same.food.id === found.food.id) ? same : found;
    if (best && leaves(best.food, words, end, language, wording))
      return cut(best === same ? plain : text, best);
  }
  for (const end of ends) {
    const text = words.slice(0, end).join(' ');
    const found = withoutCut(text, language, wording) ?? localizedFoodLoosely(text, language);
    if (found && leaves(found.food, words, end, language, wording)) return cut(text, found);
  }
  const joined = coordinated(words, stops, language, wording);
  if (joined) return cut(joined.text, joined.found);
  return cut(withoutDone(words.slice(0, stops[0] ?? words.length), language, wording).join(' '), null);
}

/** What it is eaten or kept with may make it another food: "fèves au lard", "chile en polvo". */
function leaves(
  food: Food,
  words: readonly string[],
  end: number,
  language: FoodLanguage,
  wording: Wording,
): boolean {
  if (!wording.isWith(words[end] ?? '')) return true;
  return (
    staysItself(words.slice(end + 1).join(' '), food, language) && saysNoMore(words.join(' '), food, language)
  );
}

/** "rote und gelbe Paprikaschoten": the food of the last, where those before it name none. */
function coordinated(
  words: readonly string[],
  stops: readonly number[],
  language: FoodLanguage,
  wording: Wording,
): { text: string; found: LocalizedFood } | null {
  const at = stops.findLast((stop) => wording.isAnd(words[stop]!) || wording.isOr(words[stop]!));
  if (
    at === undefined ||
    !words.slice(0, at).every((word) => isSaidOfFoods(word, language) || wording.ends(word))
  )
    return null;
  const text = words.slice(at + 1).join(' ');
  const found = localizedFoodLoosely(text, language);
  return found && { text, found };
}

/** "filets de truite fumée" are smoked trout, however they are cut. */
function withoutCut(text: string, language: FoodLanguage, wording: Wording): LocalizedFood | null {
  const bare = wording.cuts.skip(text);
  if (bare === text) return null;
  const found = localizedFood(wording.of.skip(bare), language);
  return found && found.confidence > SURE ? found : null;
}

function withoutDone(words: readonly string[], language: FoodLanguage, wording: Wording): readonly string[] {
  let end = words.length;
  while (end > 1 && (wording.done.has(fold(words[end - 1]!)) || isDoneWord(words[end - 1]!, language)))
    end -= 1;
  return words.slice(0, end);
}
