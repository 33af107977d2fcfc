import { ALLERGENS, type Allergen, DIETS, type Diet } from '@crisper/contract/vocabulary';
import type { Food } from './food.ts';
import {
  ALLERGEN_WORDS,
  ANIMAL_PRODUCT_WORDS,
  FLESH_WORDS,
  GIVEN_BY,
  OTHER_MEANINGS,
  PLANTS_BEFORE,
} from './name-claims.data.ts';
import { nameWords } from './text.ts';

export interface Claims {
  allergens: readonly Allergen[];
  breaks: readonly Diet[];
}

/** What a name may say: an allergen, meat, or another product of animals. */
export type Claim = Allergen | 'flesh' | 'animal';

/** Diets that each claim rules out. */
const RULED_OUT: Readonly<Partial<Record<Claim, readonly Diet[]>>> = {
  gluten: ['gluten-free'],
  milk: ['vegan', 'dairy-free'],
  eggs: ['vegan'],
  fish: ['vegetarian', 'vegan'],
  crustaceans: ['vegetarian', 'vegan'],
  molluscs: ['vegetarian', 'vegan'],
  flesh: ['vegetarian', 'vegan'],
  animal: ['vegan'],
};

const FROM_ANIMALS: readonly Claim[] = ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs', 'flesh', 'animal'];
const FLESH: readonly Claim[] = ['fish', 'crustaceans', 'molluscs', 'flesh'];

/** Words that promise the food is free of these claims. */
const PROMISES: Readonly<Record<string, readonly Claim[]>> = {
  vegan: FROM_ANIMALS,
  plantbased: FROM_ANIMALS,
  vegetarian: FLESH,
  veggie: FLESH,
  meatless: FLESH,
  meatfree: FLESH,
  mock: FLESH,
  quorn: FLESH,
  faux: FLESH,
  nondairy: ['milk'],
  dairyfree: ['milk'],
  glutenfree: ['gluten'],
  eggless: ['eggs'],
  eggfree: ['eggs'],
  nutfree: ['nuts', 'peanuts'],
};

/** The claims meant by a word before "free" or after "no" and "without". */
const GENERAL: Readonly<Record<string, readonly Claim[]>> = {
  dairy: ['milk'],
  milk: ['milk'],
  gluten: ['gluten'],
  wheat: ['gluten'],
  egg: ['eggs'],
  eggless: ['eggs'],
  nut: ['nuts', 'peanuts'],
  peanut: ['peanuts'],
  soy: ['soybeans'],
  soya: ['soybeans'],
  fish: ['fish'],
  shellfish: ['crustaceans', 'molluscs'],
  meat: FLESH,
  sesame: ['sesame'],
};

interface Phrase {
  words: readonly string[];
  claims: readonly Claim[];
}

const phrases = new Map<string, Phrase[]>();
const add = (text: string, claims: readonly Claim[]): void => {
  const words = nameWords(text);
  const known = phrases.get(words[0]!) ?? [];
  const same = known.find((phrase) => phrase.words.join(' ') === words.join(' '));
  if (same === undefined) phrases.set(words[0]!, [...known, { words, claims }]);
  else same.claims = [...same.claims, ...claims];
};
for (const allergen of ALLERGENS) for (const text of ALLERGEN_WORDS[allergen]) add(text, [allergen]);
for (const text of FLESH_WORDS) add(text, ['flesh']);
for (const text of ANIMAL_PRODUCT_WORDS) add(text, ['animal']);
for (const text of OTHER_MEANINGS) add(text, []);
for (const known of phrases.values()) known.sort((a, b) => b.words.length - a.words.length);

const startsHere = (words: readonly string[], at: number, phrase: Phrase): boolean =>
  phrase.words.every((word, offset) => words[at + offset] === word);

/** The allergens that a name implies and the diets it rules out: "lobster bisque" implies crustaceans. */
export function nameClaims(name: string): Claims {
  const words = nameWords(name);
  const found = new Set<Claim>();
  let afterPlant = false;
  for (let at = 0; at < words.length; ) {
    const word = words[at]!;
    const phrase = phrases.get(word)?.find((one) => startsHere(words, at, one));
    const plants = PLANTS_BEFORE[word];
    afterPlant = plants !== undefined && (afterPlant || plants.has(words[at - 1] ?? ''));
    if (phrase !== undefined && !afterPlant && !givesOnly(words, at))
      for (const claim of phrase.claims) found.add(claim);
    at += phrase?.words.length ?? 1;
  }
  if (found.size > 0) for (const claim of promisedWithout(words)) found.delete(claim);
  return claimsOf(found);
}

/** True when the animal is only the source: a duck egg has no duck meat, but a chicken egg roll has chicken in it. */
function givesOnly(words: readonly string[], at: number): boolean {
  const given = words[at + 1] ?? '';
  if (GIVEN_BY[words[at]!]?.has(given) !== true) return false;
  return given !== 'egg' || at + 2 === words.length || words[at + 2] === 'yolk' || words[at + 2] === 'white';
}

function promisedWithout(words: readonly string[]): Set<Claim> {
  const without = new Set<Claim>();
  words.forEach((word, at) => {
    const next = words[at + 1];
    const promised = [
      ...(Object.hasOwn(PROMISES, word) ? PROMISES[word]! : []),
      ...(isWithout(next, words[at + 2]) && Object.hasOwn(GENERAL, word) ? GENERAL[word]! : []),
      ...((word === 'no' || word === 'without' || word === 'non') && next && Object.hasOwn(GENERAL, next)
        ? GENERAL[next]!
        : []),
      ...(word === 'plant' && next === 'based' ? FROM_ANIMALS : []),
    ];
    for (const claim of promised) without.add(claim);
  });
  return without;
}

const isWithout = (word: string | undefined, after: string | undefined): boolean =>
  (word === 'free' && after !== 'range') ||
  word === 'alternative' ||
  word === 'substitute' ||
  word === 'replacement' ||
  word === 'replacer';

/** The allergens that claims are, and the diets that they rule out. */
export function claimsOf(found: ReadonlySet<Claim>): Claims {
  const broken = new Set<Diet>();
  for (const claim of found) for (const diet of RULED_OUT[claim] ?? []) broken.add(diet);
  return {
    allergens: ALLERGENS.filter((allergen) => found.has(allergen)),
    breaks: DIETS.filter((diet) => broken.has(diet)),
  };
}

/** Diets that these allergens rule out. */
export function dietsRuledOut(allergens: readonly Allergen[]): readonly Diet[] {
  return claimsOf(new Set(allergens)).breaks;
}

/** The claims of the food together with those that its name implies. */
export function claimsOfNamed(name: string, food: Pick<Food, 'allergens' | 'breaks'> | null): Claims {
  return food === null ? nameClaims(name) : joinedClaims(food, nameClaims(name));
}

/** What either of them claims. */
export function joinedClaims(one: Claims, other: Claims): Claims {
  if (other.allergens.length === 0 && other.breaks.length === 0) return one;
  return {
    allergens: ALLERGENS.filter((each) => one.allergens.includes(each) || other.allergens.includes(each)),
    breaks: DIETS.filter((each) => one.breaks.includes(each) || other.breaks.includes(each)),
  };
}

/** True when the food contains, or may contain, one of these allergens. */
export function mayHold(food: Pick<Food, 'allergens' | 'mayContain'>, avoid: readonly Allergen[]): boolean {
  return avoid.some((one) => food.allergens.includes(one) || food.mayContain.includes(one));
}
