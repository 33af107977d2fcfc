import type { Language } from '@crisper/contract/languages';
import { FOOD_LANGUAGES, type FoodLanguage } from './localized/shown-names.ts';
import { type LocalizedFood, localizedFood, namedFood } from './localized-foods.ts';
import { type ResolvedFood, resolveFood } from './names.ts';

const SURE = 0.9;

/**
 * The food of a name that somebody says whose language this is: their own words first, then English, then the words of any other
 * member. Who speaks English has English first, as if there were no other language.
 */
export function resolveSaid(name: string, language: Language): ResolvedFood | null {
  const own = language === 'en' ? null : namedFood(name, language);
  if (own) return asResolved(own);
  const english = resolveFood(name);
  if (english && (english.match === 'exact' || english.match === 'inflected')) return english;
  const said = language === 'en' ? null : localizedFood(name, language);
  if (said && said.confidence >= SURE) return asResolved(said);
  if (english && english.match !== 'fuzzy') return english;
  return elsewhere(name, language) ?? english;
}

/** A whole name of some other language. Where two languages mean different foods by it nothing is said. */
function elsewhere(name: string, language: Language): ResolvedFood | null {
  const found = FOOD_LANGUAGES.filter((one): one is FoodLanguage => one !== language).flatMap(
    (one) => namedFood(name, one) ?? [],
  );
  const [first, ...others] = found;
  return first && others.every(({ food }) => food === first.food) ? asResolved(first) : null;
}

const asResolved = ({ food, confidence }: LocalizedFood): ResolvedFood => ({
  food,
  confidence,
  match: 'exact',
});
