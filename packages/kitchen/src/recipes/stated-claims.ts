import { ALLERGENS, type Allergen, DIETS, type Diet } from '@crisper/contract/vocabulary';
import type { Recipe } from './recipe.ts';

/** What a recipe's own words say of whom it is for. Diets and allergens are computed, and a sentence is never trusted instead. */

const ALLERGEN_NAMES: Readonly<Record<string, readonly Allergen[]>> = {
  gluten: ['gluten'],
  wheat: ['gluten'],
  dairy: ['milk'],
  milk: ['milk'],
  lactose: ['milk'],
  egg: ['eggs'],
  nut: ['nuts', 'peanuts'],
  peanut: ['peanuts'],
  almond: ['nuts'],
  soy: ['soybeans'],
  soya: ['soybeans'],
  fish: ['fish'],
  shellfish: ['crustaceans', 'molluscs'],
  seafood: ['crustaceans', 'molluscs', 'fish'],
  sesame: ['sesame'],
  mustard: ['mustard'],
  celery: ['celery'],
};
/** No cook can promise this of a dish whose packages no one has read. */
const SAFE =
  /\bsafe (?:for|to (?:eat|serve)) (?:every|all|any|people|those|kids|children|somebody|someone)\w*|\b(?:allergy|celiac|coeliac)[ -](?:friendly|safe)\b|\bhypoallergenic\b|\bfor every (?:diet|allergy)\b|\bno allergens\b/i;
const FREE =
  /\b(?:gluten|wheat|dairy|milk|lactose|egg|nut|peanut|almond|soy|soya|fish|shellfish|seafood|sesame|mustard|celery|allergen|allergy|meat|animal)[ -]free\b/gi;
/** "Eggless"; "no eggs or milk", "without any nuts". */
const LESS =
  /\b(gluten|wheat|dairy|milk|lactose|egg|nut|peanut|almond|soy|soya|fish|shellfish|seafood|sesame|mustard|celery)less\b/gi;
const NONE =
  /\b(?:no|without(?: any)?) (gluten|wheat|dairy|milk|lactose|egg|nut|peanut|almond|soy|soya|fish|shellfish|seafood|sesame|mustard|celery)s?\b(?:(?:,| or| and|, no| and no| or any) (gluten|wheat|dairy|milk|lactose|egg|nut|peanut|almond|soy|soya|fish|shellfish|seafood|sesame|mustard|celery)s?\b)?/gi;
const DIET = /(?<!\bnot )\b(vegan|vegetarian|meatless|plant[ -]based)\b/gi;
const DIETS_SAID: Readonly<Record<string, Diet>> = {
  vegan: 'vegan',
  'plant-based': 'vegan',
  'plant based': 'vegan',
  vegetarian: 'vegetarian',
  meatless: 'vegetarian',
};

type Said = Pick<
  Recipe,
  | 'title'
  | 'description'
  | 'tags'
  | 'steps'
  | 'ingredients'
  | 'allergens'
  | 'mayContain'
  | 'diets'
  | 'hasUnknown'
>;

/** Sentences about claims that a recipe must not make, or that its own foods contradict. */
export function wrongClaims(recipe: Said): string[] {
  const told = `${recipe.title}. ${recipe.description}.`;
  const steps = recipe.steps.map(({ text, tip, looksRight }) => [text, tip, looksRight].join(' ')).join(' ');
  return [
    ...promises(withoutNames(`${told} ${steps}`, recipe)),
    ...lacks(withoutNames(told, recipe), recipe),
    ...diets(withoutNames(`${told} ${recipe.tags.join(' ')}`, recipe), recipe),
  ];
}

/** "Gluten-free oats" is what a thing in a shop is called, and no promise of the recipe. */
function withoutNames(text: string, { ingredients }: Said): string {
  const names = ingredients
    .map(({ name }) => name.toLowerCase())
    .filter((name) => /free|less|vegan|vegetarian/.test(name));
  return names.reduce((left, name) => left.replaceAll(name, ''), text.toLowerCase());
}

function promises(text: string): string[] {
  const said = [SAFE.exec(text)?.[0] ?? [], text.match(FREE) ?? []].flat();
  return [...new Set(said)].map((words) => `It says "${words}", which no recipe may promise.`);
}

function lacks(text: string, { allergens, mayContain, hasUnknown }: Said): string[] {
  const named = [...text.matchAll(LESS), ...text.matchAll(NONE)].flatMap((hit) =>
    hit.slice(1).filter((one) => one !== undefined),
  );
  return [...new Set(named)].flatMap((word) => {
    const held = ALLERGENS.filter(
      (one) =>
        ALLERGEN_NAMES[word.toLowerCase()]!.includes(one) &&
        (allergens.includes(one) || mayContain.includes(one)),
    );
    if (held.length > 0)
      return [`It says that it has no ${word}, and its foods contain or may contain ${held.join(', ')}.`];
    return hasUnknown ? [`It says that it has no ${word}, and one of its foods is unknown.`] : [];
  });
}

function diets(text: string, recipe: Said): string[] {
  const said = new Set([...text.matchAll(DIET)].map(([, word]) => DIETS_SAID[word!.toLowerCase()]!));
  return DIETS.filter((diet) => said.has(diet) && !recipe.diets.includes(diet)).map(
    (diet) => `It says that it is ${diet}, and its foods are not.`,
  );
}
