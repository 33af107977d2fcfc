import type { Language } from '@crisper/contract/languages';
import type { FoodId } from './food.ts';
import { foodById } from './larder.ts';
import './localized/names.ts';
import { shownName } from './localized/shown-names.ts';

/** What a list calls a food in a language; with a count, in the form that goes with it: 1 Tomate, 2 Tomaten. */
export function foodName(id: FoodId, language: Language, count?: number): string {
  const shown = shownName(id, language);
  if (shown === undefined) return foodById(id)?.name ?? id;
  return count !== undefined && shown.many !== null && isMany(count, language) ? shown.many : shown.one;
}

const rules = new Map<Language, Intl.PluralRules>();

function isMany(count: number, language: Language): boolean {
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  return rule.select(count) !== 'one';
}
