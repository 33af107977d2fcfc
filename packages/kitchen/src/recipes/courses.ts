import { COURSES, type Course } from '@crisper/contract/vocabulary';

/** Category words of recipe sites, mapped to the five courses. Side dishes count as dinner, starters and drinks as snacks. */
const WORDS: readonly (readonly [Course, RegExp])[] = [
  [
    'breakfast',
    /\b(?:breakfast|brunch|pancakes?|waffles?|omelet(?:te)?s?|granola|porridge|oatmeal|frühstück|petit[- ]déjeuner|ontbijt)\b/i,
  ],
  [
    'dessert',
    /\b(?:desserts?|cakes?|cookies?|biscuits?|pies?|tarts?|ice cream|puddings?|brownies?|candy|sweets?|baking|muffins?|nachtisch|nagerecht|sobremesa|dezert)\b/i,
  ],
  ['lunch', /\b(?:lunch|soups?|salads?|sandwich(?:es)?|wraps?|bowls?|mittagessen|suppe)\b/i],
  [
    'snack',
    /\b(?:snacks?|appetizers?|starters?|dips?|drinks?|beverages?|cocktails?|smoothies?|finger food|breads?|condiments?|sauces?|hors d'oeuvres?|vorspeise)\b/i,
  ],
  [
    'dinner',
    /\b(?:dinner|main|mains|main course|main dish|entr[ée]es?|supper|side|side dish|hoofdgerecht|hauptgericht|plat|prato|pasta|curry|stew|roast|casserole)\b/i,
  ],
];

/** The source's courses, otherwise guessed from the title, otherwise dinner. */
export function coursesOf(categories: readonly string[], title: string): Course[] {
  const named = find(categories.join(' | '));
  if (named.length > 0) return named;
  const guessed = find(title);
  return guessed.length > 0 ? guessed : ['dinner'];
}

function find(text: string): Course[] {
  const exact = text.split(' | ').map((word) => word.trim().toLowerCase());
  const first = exact.filter((word): word is Course => (COURSES as readonly string[]).includes(word));
  const others = WORDS.filter(([, words]) => words.test(text)).map(([course]) => course);
  return [...new Set([...first, ...(first.length > 0 ? [] : others)])];
}
