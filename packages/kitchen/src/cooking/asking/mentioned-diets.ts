import { type Allergen, DIETS, type Diet } from '@crisper/contract/vocabulary';
import { type Eaters, eatersAmong, together } from '../../foods/who-eats.ts';
import type { CookingContext } from '../cooking-context.ts';

export const ALLERGEN_WORDS: readonly (readonly [RegExp, Allergen])[] = [
  [/\bgluten\b|\bwheat\b|\bceliac\b|\bcoeliac\b/, 'gluten'],
  [/\bdairy\b|\blactose\b|\bmilk\b/, 'milk'],
  [/\bpeanuts?\b/, 'peanuts'],
  [/\bnuts?\b/, 'nuts'],
  [/\beggs?\b/, 'eggs'],
  [/\bsoy\b/, 'soybeans'],
  [/\bshellfish\b|\bshrimp\b|\bcrustaceans?\b/, 'crustaceans'],
  [/\bfish\b/, 'fish'],
  [/\bsesame\b/, 'sesame'],
  [/\bmustard\b/, 'mustard'],
  [/\bcelery\b/, 'celery'],
  [/\bsul(?:ph|f)ites?\b/, 'sulphites'],
  [/\blupin\b/, 'lupin'],
  [/\bmolluscs?\b|\bmussels?\b|\bclams?\b/, 'molluscs'],
];

/** An allergen that is named as one to stay away from: "she is allergic to nuts", "peanut free". */
const STAYS_AWAY =
  /\ballerg|\bintoleran|\bc(?:o)?eliac\b|\bfree\b|\bavoids?\b|\b(?:can|may|must) not (?:have|eat)\b/;

export const dietIn = (text: string): Diet | undefined => {
  const words = ` ${text.replace(/\bveggie\b/, 'vegetarian').replace(/\b(vegan|vegetarian)s\b/, '$1')} `;
  return DIETS.find((one) => words.includes(` ${one.replaceAll('-', ' ')} `));
};

export function allergensIn(text: string): Allergen[] {
  const named = ALLERGEN_WORDS.flatMap(([words, allergen]) => (words.test(text) ? [allergen] : []));
  // Who says nuts means peanuts too.
  return named.includes('nuts') ? [...new Set([...named, 'peanuts' as const])] : named;
}

/** Who eats, with what the question itself says of them. */
export function eatersIn(text: string, { people }: Pick<CookingContext, 'people'>): Eaters {
  const diet = dietIn(text);
  const said = { diets: diet ? [diet] : [], allergens: STAYS_AWAY.test(text) ? allergensIn(text) : [] };
  return together([eatersAmong(people), said]);
}
