import type { FoodLanguage } from '../../foods/localized/shown-names.ts';
import { localizedFood } from '../../foods/localized-foods.ts';
import { gramsOf } from '../convert.ts';
import type { ParsedLine } from '../line.ts';
import { unitById } from '../units.ts';
import { amountBehind, partOfSome } from './behind.ts';
import { type Front, isOne, readFront } from './front.ts';
import { type Named, readName } from './read-name.ts';
import { type Wording, wordingOf } from './wording.ts';

const TO_TASTE =
  /(?:je )?nach (?:geschmack|belieben|bedarf|gusto|wunsch)|(?<!\p{L})n\. ?b\.|selon (?:le |votre )?go[uû]t|à (?:votre )?goût|al gusto|a gusto|(?<!\p{L})q\. ?b\.?|quanto basta|a piacere|a placer/iu;
const OPTIONAL = /optional|facultati[fv]|opcional|facoltativ|nach wunsch|wer mag/i;

/** Reads one ingredient line of another language. The line is clean. */
export function parseLocalized(clean: string, language: FoodLanguage): ParsedLine {
  const wording = wordingOf(language);
  const text = withoutTitle(clean.replace(TO_TASTE, ' ').replace(wording.perHead, ' ').trim(), wording);
  const read = inCans(amountOf(text, language, wording), text, wording);
  const named = readName(read, language, wording);
  const { name, unit, found, rest } = named;
  const count = read.amount?.min ?? (unit !== null && isOne(unit) ? 1 : null);
  return {
    text: clean,
    quantity: read.amount?.min ?? null,
    quantityMax: read.amount?.max ?? null,
    unit,
    package: null,
    name,
    food: found?.food.id ?? null,
    grams: gramsIn(count, named),
    weighed: unit !== null && unitById(unit)?.dimension === 'mass',
    preparation: rest === '' ? null : rest,
    optional: OPTIONAL.test(clean),
    toTaste: TO_TASTE.test(clean),
    alternatives: alternativesIn(read.rest, language, wording),
    confidence: name === '' ? 0 : found ? 0.9 * found.confidence : 0.4,
  };
}

const TITLE = /^\p{L}{2,5} [^:\d]{2,40}: ?(?=\S)/u;

/** "Für den Guss: 200 g Puderzucker", "pour la garniture : 1 kg de quetsches" */
function withoutTitle(text: string, wording: Wording): string {
  const title = wording.titles.at(text) && TITLE.exec(text);
  return title ? text.slice(title[0].length) : text;
}

function amountOf(text: string, language: FoodLanguage, wording: Wording): Front {
  const front = readFront(text, wording);
  if (front.amount !== null || front.isVague) return front;
  return amountBehind(text, language, wording) ?? partOfSome(text, language, wording) ?? front;
}

/** "2 x 400 g tomates en boîte" are two cans. */
const inCans = (front: Front, text: string, wording: Wording): Front =>
  front.times !== null && wording.packed.test(text)
    ? { ...front, amount: { min: front.times, max: null }, unit: 'can' }
    : front;

/** A leaf or sheet that has no weight of its own weighs what a piece does. */
function gramsIn(count: number | null, { unit, found }: Named): number | null {
  if (found === null || count === null) return null;
  const grams = gramsOf(count, unit, found.food);
  return (
    grams ?? (unit !== null && isOne(unit) && PIECES.has(unit) ? gramsOf(count, null, found.food) : null)
  );
}
const PIECES = new Set(['leaf', 'sheet', 'cube', 'stalk']);

function alternativesIn(text: string, language: FoodLanguage, wording: Wording): ParsedLine['alternatives'] {
  const words = text.split(/[,(]/, 1)[0]!.trim().split(' ').slice(0, 14);
  const at = words.findIndex((word, index) => index > 0 && wording.isOr(word));
  if (at < 0 || at === words.length - 1) return [];
  const name = wording.of.skip(words.slice(at + 1).join(' '));
  return [{ name, food: localizedFood(name, language)?.food.id ?? null, quantity: null, unit: null }];
}
