import type { Food } from '../foods/food.ts';
import { isStranger, resolveFood } from '../foods/names.ts';
import { type Amounts, readAmounts } from './amounts.ts';
import { cleanLine, MAX_LINE } from './clean-line.ts';
import { gramsOf } from './convert.ts';
import type { Role } from './features.ts';
import { findFood, findLoosely, foodOfLine, type Resolve, SURE } from './find-food.ts';
import type { ParsedLine } from './line.ts';
import { type LineLanguage, languageOf } from './localized/language.ts';
import { parseLocalized } from './localized/parse-localized.ts';
import { lineModel } from './model.ts';
import { withEndings } from './optional-endings.ts';
import { type AlternativePhrase, alternativesOf, phraseOf, saysOptional, saysToTaste } from './phrases.ts';
import { settleRoles } from './settle-roles.ts';
import { tagLine, type Weights } from './tagger.ts';
import { MAX_TOKENS, type Token, tokenize } from './tokens.ts';
import { unitById, unitOf } from './units.ts';

export interface ParseOptions {
  /** Resolves a name to a food; defaults to the larder. */
  resolve?: Resolve;
  /** Weights of the tagger; defaults to the committed ones. */
  model?: Weights;
  /** The language of the recipe; found from the line alone when it is not told. */
  language?: LineLanguage;
}

/** "Pinch of salt", "large potato": such units without a number mean 1. Cups or grams without a number are unknown. */
function isOneOf(unit: string): boolean {
  const dimension = unitById(unit)?.dimension;
  return dimension === 'dab' || dimension === 'count' || dimension === 'container' || dimension === 'size';
}

/** Parts of a food: "6 pineapple rings" are never six pineapples, even where a ring has no weight. */
const PARTS = new Set([
  'slice',
  'ring',
  'wedge',
  'cube',
  'strip',
  'chunk',
  'spear',
  'leaf',
  'segment',
  'floret',
]);

/** "8 lettuce leaves": the last word of the name is the unit. */
function countedIn(name: string, food: Food): string | null {
  const unit = unitOf(name.slice(name.lastIndexOf(' ') + 1).toLowerCase());
  if (unit?.dimension !== 'count') return null;
  const known = food.units[unit.id] !== undefined;
  const isPart = PARTS.has(unit.id) && food.units.piece !== undefined && food.units.piece > WHOLE_GRAMS;
  return known || isPart ? unit.id : null;
}

/** A piece above this weight is a whole fruit, head or loaf, not a slice of it. */
const WHOLE_GRAMS = 150;

/** A weight beside a cup is ignored when the cup says something entirely different: one of the two is a slip. */
const SAME_AMOUNT = 3;

function gramsFrom(amounts: Amounts, name: string, food: Food): number | null {
  const { quantity } = amounts;
  const unit = amounts.unit ?? countedIn(name, food);
  const count = quantity ?? (unit !== null && isOneOf(unit) ? 1 : null);
  const stated = statedGrams(amounts, food);
  if (stated !== null) {
    const cups = amounts.unit === null || count === null ? null : gramsOf(count, unit, food);
    const isCup = amounts.unit !== null && unitById(amounts.unit)?.dimension === 'volume';
    const agrees = cups !== null && stated < cups * SAME_AMOUNT && stated > cups / SAME_AMOUNT;
    if (!isCup || cups === null || agrees) return stated;
  }
  if (count === null) return null;
  if (amounts.package !== null) {
    const one = gramsOf(amounts.package.quantity, amounts.package.unit, food);
    if (one !== null) return one * count;
  }
  const grams = gramsOf(count, unit, food);
  if (grams === null || amounts.plus === null) return grams;
  const more = gramsOf(amounts.plus.quantity, amounts.plus.unit, food);
  return more === null ? null : grams + more;
}

function statedGrams({ stated, quantity }: Amounts, food: Food): number | null {
  const grams = stated === null || quantity === null ? null : gramsOf(stated.quantity, stated.unit, food);
  return grams === null ? null : grams * (stated?.each ? (quantity ?? 1) : 1);
}

/** True when the line weighs the food as bought: "2 pounds", "1 (4-pound) chicken", but not "2 (14-oz) cans". */
function isWeighed(amounts: Amounts): boolean {
  const dimension = amounts.unit === null ? undefined : unitById(amounts.unit)?.dimension;
  if (dimension === 'mass') return true;
  if (dimension === 'container' || dimension === 'volume') return false;
  const inner = amounts.package?.unit ?? amounts.stated?.unit;
  return inner !== undefined && unitById(inner)?.dimension === 'mass';
}

/** Words before the name that are neither amount nor unit: "juice of", "finely grated zest of". */
function wordsBefore(tokens: readonly Token[], roles: readonly Role[]): string[] {
  const words: string[] = [];
  for (let i = 0; i < tokens.length && roles[i] !== 'name'; i++) {
    if (tokens[i]!.kind === 'word' && roles[i] !== 'unit') words.push(tokens[i]!.lower);
  }
  return words;
}

/** "4 pork chops" may be read as chops of pork: the unit word right after the name. */
function unitAfter(tokens: readonly Token[], roles: readonly Role[]): string | null {
  const token = tokens[roles.lastIndexOf('name') + 1];
  return token?.kind === 'word' && token.unit?.dimension === 'count' ? token.lower : null;
}

/** Marks and words that end a name no cook understood: a note, a star, another sentence, an alternative. */
const STOPS = new Set([',', '(', ')', ';', '.', ':', '*', 'or', 'at', 'see', 'with', 'such', 'like', 'room']);

/** All words between the amount and the first stop, for lines whose name is no food. */
function wholePhrase(clean: string, tokens: readonly Token[], roles: readonly Role[]): string {
  let from = 0;
  while (
    from < tokens.length &&
    (tokens[from]!.kind !== 'word' || roles[from] === 'unit' || tokens[from]!.lower === 'of')
  )
    from++;
  let to = from;
  // "bone-in, skin-on chicken thighs": a comma ends a name only once it has begun.
  let begun = false;
  while (to < tokens.length && (!STOPS.has(tokens[to]!.lower) || (tokens[to]!.text === ',' && !begun))) {
    begun ||= tokens[to]!.kind === 'word' && !isStranger(tokens[to]!.lower);
    to++;
  }
  return to <= from ? '' : clean.slice(tokens[from]!.start, tokens[to - 1]!.end);
}

/** "1 pound pot roast": a unit word is moved into the name when both together resolve to a food. */
function giveUnitBack(tokens: readonly Token[], roles: Role[], name: string, resolve: Resolve): boolean {
  const at = roles.indexOf('name') - 1;
  const word = tokens[at];
  if (name === '' || roles[at] !== 'unit' || word?.kind !== 'word') return false;
  if (word.unit?.dimension !== 'container' && word.unit?.dimension !== 'count') return false;
  if ((resolve(`${word.lower} ${name}`)?.confidence ?? 0) < SURE) return false;
  roles[at] = 'name';
  return true;
}

/** A food for a line whose name is unknown. The name keeps every word, so that no allergen in it is lost. */
function loosely(
  name: string,
  clean: string,
  tokens: readonly Token[],
  roles: readonly Role[],
  resolve: Resolve,
): { name: string; found: ReturnType<typeof findFood> } {
  const phrase = wholePhrase(clean, tokens, roles);
  for (const said of phrase === name ? [name] : [name, phrase]) {
    const found = (said === name ? null : findFood(said, resolve)) ?? findLoosely(said, resolve);
    if (found !== null) return { name: said, found };
  }
  return { name, found: null };
}

type Alternative = ParsedLine['alternatives'][number];

function withFood(phrase: AlternativePhrase, resolve: Resolve): Alternative {
  return { ...phrase, food: findFood(phrase.name, resolve)?.food.id ?? null };
}

/** "rum, bourbon or brandy": the middle items of a list, if they are foods and not descriptions. */
function listed(name: string, resolve: Resolve): Alternative[] {
  if (!name.includes(',') || !/ or /.test(name)) return [];
  return name
    .split(/,? or |, /)
    .slice(1, -1)
    .map((part) => withFood({ name: part, quantity: null, unit: null }, resolve))
    .filter(({ food }) => food !== null);
}

const EMPTY: Omit<ParsedLine, 'text'> = {
  quantity: null,
  quantityMax: null,
  unit: null,
  package: null,
  name: '',
  food: null,
  grams: null,
  weighed: false,
  preparation: null,
  optional: false,
  toTaste: false,
  alternatives: [],
  confidence: 0,
};

/** Parses one ingredient line. Never throws; missing or impossible values are null. */
export function parseLine(text: string, options: ParseOptions = {}): ParsedLine {
  const shown = cleanLine(text);
  const clean = withEndings(shown);
  const tokens = tokenize(clean);
  if (tokens.length === 0) return { text: shown, ...EMPTY, alternatives: [] };
  const language = options.language ?? (hasLocalized(tokens) ? languageOf(clean) : 'en');
  // A guess at a language that nobody taught it would be a wrong food or amount.
  if (language === 'unknown') return { text: shown, ...EMPTY, name: shown, alternatives: [] };
  if (language !== 'en') return { ...parseLocalized(clean, language), text: shown };
  const { roles, sure } = tagLine(tokens, options.model ?? lineModel());
  settleRoles(tokens, roles);
  const resolve = options.resolve ?? resolveFood;
  let reading = readRoles(clean, tokens, roles, resolve);
  if (reading.found === null && giveUnitBack(tokens, roles, reading.name, resolve))
    reading = readRoles(clean, tokens, roles, resolve);
  if (reading.found === null)
    reading = { ...reading, ...loosely(reading.name, clean, tokens, roles, resolve) };
  const { amounts, name, found } = reading;
  const preparation = phraseOf(clean, tokens, roles, 'preparation', ', ');
  const cut = text.length > MAX_LINE;
  const isCued = tokens.length >= MAX_TOKENS || tokens.some((token) => token.isCue);
  return {
    text: shown,
    quantity: amounts.quantity,
    quantityMax: amounts.quantityMax,
    unit: amounts.unit,
    package: amounts.package,
    name,
    food: found?.food.id ?? null,
    grams: found === null ? null : gramsFrom(amounts, name, found.food),
    weighed: isWeighed(amounts),
    preparation: preparation === '' ? null : preparation,
    optional: isCued && saysOptional(clean),
    toTaste: isCued && saysToTaste(clean),
    alternatives: [
      ...listed(name, resolve),
      ...alternativesOf(clean, tokens, roles, name).map((phrase) => withFood(phrase, resolve)),
    ],
    confidence: name === '' ? 0 : (cut ? 0.2 : sure ? 1 : 0.6) * (found === null ? 0.4 : found.confidence),
  };
}

/** A loop, because every line is asked. */
function hasLocalized(tokens: readonly Token[]): boolean {
  for (const token of tokens) if (token.isLocalized) return true;
  return false;
}

/** What the roles of a line say. Not a closure of `parseLine`: that is called a hundred thousand times a second. */
function readRoles(clean: string, tokens: readonly Token[], roles: readonly Role[], resolve: Resolve) {
  const amounts = readAmounts(tokens, roles);
  const phrase = phraseOf(clean, tokens, roles, 'name', ' ');
  const name = phrase.charAt(2) === ' ' ? phrase.replace(/^of /i, '') : phrase;
  const before = wordsBefore(tokens, roles);
  const after = unitAfter(tokens, roles);
  return { amounts, name, found: foodOfLine({ name, unit: amounts.unit, before, after }, resolve) };
}
