import { LANGUAGES, type Language } from '@crisper/contract/languages';
import { pluralize, properCase } from '../composing/wording.ts';
import type { Food, FoodId } from '../foods/food.ts';
import { foodById } from '../foods/larder.ts';
import '../foods/localized/names.ts';
import { type ShownName, shownName } from '../foods/localized/shown-names.ts';
import { isAtMostOne, isCounted, nameFor } from '../planning/amounts.ts';

/** A thing of a household: the food that it is, and the name that stands for it. */
interface Thing {
  food: FoodId | null;
  name: string;
  /** Somebody typed the name. */
  byHand: boolean;
}

/**
 * What a member sees for one thing. A name that comes of the catalogue is shown to each in their language; what somebody typed
 * stays as they typed it. A typed name is the catalogue's only where it is written exactly as the catalogue shows it: "Zwiebeln"
 * are onions to the others, "zwiebeln vom Markt" are not. Who reads English sees what is stored, but for names of other languages.
 */
export function nameShown({ food: id, name, byHand }: Thing, language: Language, amount = ''): string {
  const food = id === null ? undefined : foodById(id);
  if (food === undefined) return name;
  const writtenIn = catalogueLanguage(food, name);
  if (language === 'en') return writtenIn === null || writtenIn === 'en' ? name : nameFor(food, amount);
  return byHand && writtenIn === null ? name : nameWith(food, amount, language);
}

/** The name beside an amount, as `nameFor` has it in English: "Eier", "1 Zitrone", "Spinat". */
export function nameWith(food: Food, amount: string, language: Language): string {
  const shown = shownName(food.id, language);
  if (shown === undefined) return nameFor(food, amount);
  return shown.many !== null && isShownMany(food, amount) ? shown.many : shown.one;
}

const PIECES = /^\d+(?: \d\/\d)?$/;

const isShownMany = (food: Food, amount: string): boolean =>
  !isAtMostOne(amount) && (isCounted(food) || PIECES.test(amount));

/** The language in which the catalogue writes a name exactly like this. */
function catalogueLanguage(food: Food, name: string): Language | null {
  const many = pluralize(food.name);
  if ([food.name, many, properCase(food.name), properCase(many)].includes(name)) return 'en';
  return LANGUAGES.find((language) => isWritten(shownName(food.id, language), name)) ?? null;
}

const isWritten = (shown: ShownName | undefined, name: string): boolean =>
  shown !== undefined && (shown.one === name || shown.many === name);
