import type { Food } from '../foods/food.ts';
import { resolveFood } from '../foods/names.ts';
import { type Amounts, readAmounts } from './amounts.ts';
import { cleanLine, MAX_LINE } from './clean-line.ts';
import { gramsOf } from './convert.ts';
import type { Role } from './features.ts';
import { findFood, foodOfLine, type Resolve, SURE } from './find-food.ts';
import type { ParsedLine } from './line.ts';
import { lineModel } from './model.ts';
import { type AlternativePhrase, alternativesOf, phraseOf, saysOptional, saysToTaste } from './phrases.ts';
import { settleRoles } from './settle-roles.ts';
import { tagLine, type Weights } from './tagger.ts';
import { type Token, tokenize } from './tokens.ts';
import { unitById, unitOf } from './units.ts';

export interface ParseOptions {
  /** Resolves a name to a food; defaults to the larder. */
  resolve?: Resolve;
  /** Weights of the tagger; defaults to the committed ones. */
  model?: Weights;
}

/** "Pinch of salt", "large potato": such units without a number mean 1. Cups or grams without a number are unknown. */
function isOneOf(unit: string): boolean {
  const dimension = unitById(unit)?.dimension;
  return dimension === 'dab' || dimension === 'count' || dimension === 'container' || dimension === 'size';
}

/** "8 lettuce leaves": the last word of the name is the unit. */
function countedIn(name: string, food: Food): string | null {
  const unit = unitOf(name.slice(name.lastIndexOf(' ') + 1).toLowerCase());
  return unit?.dimension === 'count' && food.units[unit.id] !== undefined ? unit.id : null;
}

function gramsFrom(amounts: Amounts, name: string, food: Food): number | null {
  const { quantity } = amounts;
  const unit = amounts.unit ?? countedIn(name, food);
  if (amounts.stated !== null && quantity !== null) {
    const stated = gramsOf(amounts.stated.quantity, amounts.stated.unit, food);
    if (stated !== null) return stated * (amounts.stated.each ? quantity : 1);
  }
  const count = quantity ?? (unit !== null && isOneOf(unit) ? 1 : null);
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

/** Words before the name that are neither amount nor unit: "juice of", "finely grated zest of". */
function wordsBefore(tokens: readonly Token[], roles: readonly Role[]): string[] {
  const words: string[] = [];
  for (let i = 0; i < tokens.length && roles[i] !== 'name'; i++) {
    if (tokens[i]!.kind === 'word' && roles[i] !== 'unit') words.push(tokens[i]!.lower);
  }
  return words;
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
  preparation: null,
  optional: false,
  toTaste: false,
  alternatives: [],
  confidence: 0,
};

/** Parses one ingredient line. Never throws; missing or impossible values are null. */
export function parseLine(text: string, options: ParseOptions = {}): ParsedLine {
  const clean = cleanLine(text);
  const tokens = tokenize(clean);
  if (tokens.length === 0) return { text: clean, ...EMPTY, alternatives: [] };
  const { roles, sure } = tagLine(tokens, options.model ?? lineModel());
  settleRoles(tokens, roles);
  const resolve = options.resolve ?? resolveFood;
  const read = () => {
    const amounts = readAmounts(tokens, roles);
    const name = phraseOf(clean, tokens, roles, 'name', ' ').replace(/^of /i, '');
    const before = wordsBefore(tokens, roles);
    return { amounts, name, found: foodOfLine({ name, unit: amounts.unit, before }, resolve) };
  };
  let reading = read();
  if (reading.found === null && giveUnitBack(tokens, roles, reading.name, resolve)) reading = read();
  const { amounts, name, found } = reading;
  const preparation = phraseOf(clean, tokens, roles, 'preparation', ', ');
  const cut = text.length > MAX_LINE;
  return {
    text: clean,
    quantity: amounts.quantity,
    quantityMax: amounts.quantityMax,
    unit: amounts.unit,
    package: amounts.package,
    name,
    food: found?.food.id ?? null,
    grams: found === null ? null : gramsFrom(amounts, name, found.food),
    preparation: preparation === '' ? null : preparation,
    optional: saysOptional(clean),
    toTaste: saysToTaste(clean),
    alternatives: [
      ...listed(name, resolve),
      ...alternativesOf(clean, tokens, roles, name).map((phrase) => withFood(phrase, resolve)),
    ],
    confidence: name === '' ? 0 : (cut ? 0.2 : sure ? 1 : 0.6) * (found === null ? 0.4 : found.confidence),
  };
}
