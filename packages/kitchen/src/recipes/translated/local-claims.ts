import type { Allergen, Diet } from '@crisper/contract/vocabulary';
import type { Recipe } from '../recipe.ts';

/** What a dish is said to have none of, in four languages. */
const LACKS: readonly (readonly [RegExp, readonly Allergen[]])[] = [
  [/glutenfrei|weizenfrei|\b(?:ohne|sans|sin|senza) glut[eé]n[eo]?\b/i, ['gluten']],
  [
    /(?:laktose|milch)frei|\bohne (?:milch|laktose)\b|\bsans (?:lait|lactose|produits laitiers)\b|\bsin (?:leche|lactosa|lácteos)|\bsenza (?:latte|lattosio|latticini)\b/i,
    ['milk'],
  ],
  // "No raw egg" is about how it is made.
  [
    /eifrei|\bohne eier?\b|\bsans (?:œufs?|oeufs?)\b(?! crus?)|\bsin huevos?\b(?! crudos?)|\bsenza uov[ao]\b(?! crud[ae])/i,
    ['eggs'],
  ],
  [
    /nussfrei|\bohne nüsse\b|\bsans (?:noix|fruits à coque)\b|\bsin (?:frutos secos|nueces)\b|\bsenza (?:noci|frutta secca)\b/i,
    ['nuts', 'peanuts'],
  ],
  [/sojafrei|\b(?:ohne|sans|sin) soja\b|\bsenza soia\b/i, ['soybeans']],
];
const DIETS: readonly (readonly [RegExp, Diet])[] = [
  [
    /(?<!nicht |pas |no |non )(?<!\p{L})(?:vegane?[nrs]?|végane?s?|végétalien(?:ne)?s?|vegan[oaie]s?|vegane)(?!\p{L})/iu,
    'vegan',
  ],
  [
    /(?<!nicht |pas |no |non )(?<!\p{L})(?:vegetarische?[nrs]?|végétarien(?:ne)?s?|vegetarian[oaie]s?|fleischlose?[nrs]?)(?!\p{L})/iu,
    'vegetarian',
  ],
];
/** No cook can promise this of a dish whose packages no one has read. */
const PROMISES =
  /allergiker|allergi(?:que|co|ci|che)|alérgic|célia(?:ca|que)|celíac|zöliakie|hypoallergen|ipoallergenic|hipoalergénic/i;

/** What the head of a translated recipe says that its foods contradict. */
export function claimsAgainst(
  told: string,
  { diets, allergens, mayContain }: Pick<Recipe, 'diets' | 'allergens' | 'mayContain'>,
): string[] {
  const lacking = LACKS.filter(
    ([words, held]) =>
      words.test(told) && held.some((one) => allergens.includes(one) || mayContain.includes(one)),
  ).map(([words]) => `it says “${words.exec(told)?.[0]}”, and its foods contain or may contain it`);
  const diet = DIETS.filter(([words, one]) => words.test(told) && !diets.includes(one)).map(
    ([words]) => `it says “${words.exec(told)?.[0]}”, and its foods are not`,
  );
  const promised = PROMISES.exec(told)?.[0];
  return [...lacking, ...diet, ...(promised ? [`it says “${promised}”, which no recipe may promise`] : [])];
}
