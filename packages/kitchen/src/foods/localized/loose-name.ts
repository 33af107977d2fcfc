import type { Food, FoodId } from '../food.ts';
import { spellingIndex } from '../fuzzy.ts';
import { foodById, isA } from '../larder.ts';
import { claimsOf } from '../name-claims.ts';
import { fold } from '../text.ts';
import { claimsIn } from './claims/name-claims.ts';
import { looseCompound } from './german-compounds.ts';
import {
  changing,
  foodByStems,
  foodOfMost,
  foodOfWords,
  foodsByStem,
  forms,
  harmless,
  heads,
  joining,
  type NameWord,
  origins,
  saidWordsOf,
  stem,
  stemsInNames,
  wordsOf,
} from './name-stems.ts';
import { DONE_ENDINGS, SMALL } from './name-words.data.ts';
import { localizedNames, ofNames } from './names.ts';
import type { FoodLanguage } from './shown-names.ts';

const MOST_WORDS = 10;
const LONGEST_NAME = 5;
const CAPITAL = /^\p{Lu}/u;

/** Everything that the words say is in the food: no dropped word takes an allergen or meat with it. */
function covers(name: string, food: Food, language: FoodLanguage): boolean {
  const { allergens, breaks } = claimsOf(claimsIn(name, language));
  return (
    allergens.every((one) => food.allergens.includes(one) || food.mayContain.includes(one)) &&
    breaks.every((one) => food.breaks.includes(one))
  );
}

/** "Erbsenmilch" is no milk, though it ends with it: the head alone says something that the whole word does not. */
function isTurned(head: string, whole: string, language: FoodLanguage): boolean {
  const said = claimsIn(whole, language);
  return [...claimsIn(head, language)].some((claim) => !said.has(claim));
}

const isNumber = (word: NameWord): boolean => /^\d/.test(word.folded);

const isDone = ({ text, folded, stem: root }: NameWord, language: FoodLanguage): boolean =>
  !foodByStems(language).has(root) &&
  !changing[language].has(root) &&
  // German nouns have capitals: "Entenkeulen" are not done to anything.
  (language === 'de'
    ? DONE_ENDINGS.de.test(folded) && !CAPITAL.test(text)
    : DONE_ENDINGS[language].test(text));

/** "rote", "frische", "gelbe" */
export const isSaidOfFoods = (word: string, language: FoodLanguage): boolean =>
  wordsOf(word, language).every(
    (one) =>
      isHarmless(one, language) ||
      forms[language].has(one.stem) ||
      (language === 'de' && ADJECTIVE.test(one.text)),
  );

const isHarmless = (word: NameWord, language: FoodLanguage): boolean =>
  isNumber(word) || harmless[language].has(word.stem) || isDone(word, language);

/** Whether a word stands in names of other foods than this one and its kinds: it may then say that it is one of them. */
function isOfOthers(word: NameWord, food: FoodId, language: FoodLanguage): boolean {
  for (const one of foodsByStem(language).get(word.stem) ?? [])
    if (one !== food && !isA(food, one)) return true;
  return false;
}

/** Whether what stands behind a food leaves it what it is. */
function isAside(rest: readonly NameWord[], head: NameWord, food: FoodId, language: FoodLanguage): boolean {
  const isStrict = heads[language].has(head.stem);
  for (let at = 0; at < rest.length; at += 1) {
    const word = rest[at]!;
    if (changing[language].has(word.stem)) return false;
    if (isDone(word, language)) return !rest.slice(at + 1).some((one) => changing[language].has(one.stem));
    if (isHarmless(word, language) || forms[language].has(word.stem) || origins[language].has(word.stem))
      continue;
    if (joining[language].has(word.folded)) {
      const next = rest[at + 1];
      if (next === undefined) return false;
      const isOrigin = CAPITAL.test(next.text) || isNumber(next) || origins[language].has(next.stem);
      if (isOrigin) {
        at += 1;
        continue;
      }
      if (isHarmless(next, language) || forms[language].has(next.stem) || joining[language].has(next.folded))
        continue;
      if (isStrict || isOfOthers(next, food, language)) return false;
      continue;
    }
    const isOther = isOfOthers(word, food, language);
    if (isOther || (isStrict && !CAPITAL.test(word.text) && !foodsByStem(language).has(word.stem)))
      return false;
  }
  return true;
}

/** In Romance languages the food comes first: "melon de Cavaillon bien mûr", "chorizo fort". */
function headFirst(words: readonly NameWord[], language: FoodLanguage): Food | null {
  for (let from = 0; from < words.length; from += 1) {
    let longer: FoodId | undefined;
    for (let end = Math.min(words.length, from + LONGEST_NAME); end > from; end -= 1) {
      const said = words.slice(from, end).filter(({ folded }) => !joining[language].has(folded));
      const plain = said.filter((word) => !isHarmless(word, language));
      const id = foodOfMost(said, (word) => isHarmless(word, language), language);
      if (id === undefined) continue;
      if (isAside(words.slice(end), plain[0] ?? said[0]!, id, language))
        // More of its words say something else, of which another word makes who knows what.
        return longer === undefined || longer === id || isA(longer, id) ? foodById(longer ?? id)! : null;
      longer ??= id;
    }
    const first = words[from]!;
    if (!isHarmless(first, language) && !joining[language].has(first.folded)) return null;
  }
  return null;
}

const ADJECTIVE = /^\p{Ll}{3,}(?:e|er|es|en|em)$/u;

/** In German the food comes last, perhaps as the end of a compound: "reife Datteltomaten vom Markt". */
function headLast(words: readonly NameWord[]): Food | null {
  const known = stemsInNames('de');
  for (let from = 0; from < words.length; from += 1) {
    for (let end = Math.min(words.length, from + LONGEST_NAME); end > from; end -= 1) {
      const said = words.slice(from, end).filter(({ folded }) => !joining.de.has(folded));
      if (said.length === 0) continue;
      const id = foodOfWords(said, 'de') ?? compoundOf(said);
      if (id !== undefined && isAside(words.slice(end), said.at(-1)!, id, 'de')) return foodById(id)!;
    }
    const first = words[from]!;
    const isDropped =
      isHarmless(first, 'de') ||
      forms.de.has(first.stem) ||
      origins.de.has(first.stem) ||
      joining.de.has(first.folded) ||
      (!known.has(first.stem) && (ADJECTIVE.test(first.text) || CAPITAL.test(first.text)));
    if (!isDropped || changing.de.has(first.stem)) return null;
  }
  return null;
}

function compoundOf(said: readonly NameWord[]): FoodId | undefined {
  const [word, ...more] = said;
  if (more.length > 0 || word === undefined) return undefined;
  const found = looseCompound(word.stem, word.folded, foodByStems('de'));
  return found && !isTurned(found.head, word.folded, 'de') ? found.food : undefined;
}

const spelling = ofNames((language) => {
  const vocabulary = localizedNames(language).flatMap(({ name }) => wordsOf(name, language));
  const stems = new Set(vocabulary.map((word) => word.stem));
  return spellingIndex(
    stems,
    new Set([...harmless[language], ...forms[language], ...joining[language], ...changing[language]]),
  );
});

/** Nothing that a name says is missing in the food: "salsa tonnata" is no sauce without fish. */
export const saysNoMore = (name: string, food: Food, language: FoodLanguage): boolean =>
  covers(name, food, language);

/** Nothing of what is said beside a food makes it another one: "polvo", "al cioccolato", "au lard". */
export function staysItself(beside: string, food: Food, language: FoodLanguage): boolean {
  return (
    !wordsOf(beside, language).some((word) => changing[language].has(word.stem)) &&
    covers(beside, food, language)
  );
}

/** "fendue", "tagliati": said of how a food is prepared. */
export function isDoneWord(word: string, language: FoodLanguage): boolean {
  const [only, ...more] = wordsOf(word, language);
  if (only === undefined || more.length > 0 || !isDone(only, language)) return false;
  // "grattuggiato" is a slip of what stands in names.
  return !stemsInNames(language).has(only.stem) && spelling(language)(only.stem) === null;
}

/** The words with slips of the finger mended; null where there are none, or a word may be something else. */
function mended(
  words: readonly NameWord[],
  language: FoodLanguage,
  isRight: (word: NameWord) => boolean = (word) => isHarmless(word, language),
): NameWord[] | null {
  let isMended = false;
  const right = words.map((word) => {
    if (stemsInNames(language).has(word.stem) || forms[language].has(word.stem) || isRight(word)) return word;
    const meant = spelling(language)(word.stem);
    if (meant === null) return word;
    isMended = true;
    return { text: meant, folded: meant, stem: stem(meant, language) || meant };
  });
  return isMended ? right.map((word, at) => ({ ...word, stem: spelledStem(word, words[at]!) })) : null;
}

/** "pane grattuggiato" is what "pane grattugiato" is, and no bread: the name as a whole, but for its slips. */
function misspelled(words: readonly NameWord[], language: FoodLanguage): Food | null {
  const said = words.filter((word) => !joining[language].has(word.folded));
  if (said.length < 2) return null;
  const right = mended(said, language, (word) => isNumber(word) || harmless[language].has(word.stem));
  return named(right, language);
}

/** What the index gave is a stem already. */
const spelledStem = (word: NameWord, before: NameWord): string => (word === before ? word.stem : word.folded);

function named(words: readonly NameWord[] | null, language: FoodLanguage): Food | null {
  const food = words && foodOfWords(words, language);
  return food ? foodById(food)! : null;
}

/** "habitas", "Rostbratwürstchen": a small one of what is known; null where no word is small. */
function withoutSmallness(words: readonly NameWord[], language: FoodLanguage): NameWord[] | null {
  const small = SMALL[language];
  if (small === null) return null;
  let isSmall = false;
  const big = words.map((word) => {
    const root = stem(word.stem.replace(...small), language);
    if (root === word.stem || stemsInNames(language).has(word.stem) || !stemsInNames(language).has(root))
      return word;
    isSmall = true;
    return { text: root, folded: root, stem: root };
  });
  return isSmall ? big : null;
}

/** "biscotti savoiardi", "Boskop-Apfel": a kind with one of its own beside it. */
function kindAndName(words: readonly NameWord[], language: FoodLanguage): Food | null {
  const said = words.filter((word) => !joining[language].has(word.folded) && !isHarmless(word, language));
  if (said.length < 2 || said.some((word) => changing[language].has(word.stem))) return null;
  const [kind, name] =
    language === 'de' ? [said.slice(-1), said.slice(0, -1)] : [said.slice(0, 1), said.slice(1)];
  const [kinds, one] = [foodOfWords(kind, language), foodOfWords(name, language)];
  return kinds !== undefined && one !== undefined && isA(one, kinds) ? foodById(one)! : null;
}

/** A name of which only a part is known, where the rest does not make it another food; null in any doubt. */
export function looseFood(name: string, language: FoodLanguage): { food: Food; confidence: number } | null {
  const words = saidWordsOf(name, language).slice(0, MOST_WORDS);
  if (words.length === 0) return null;
  const find = (said: readonly NameWord[]) =>
    language === 'de' ? headLast(said) : headFirst(said, language);
  const big = withoutSmallness(words, language);
  const sure =
    kindAndName(words, language) ?? named(big, language) ?? misspelled(words, language) ?? find(words);
  if (sure) return covers(name, sure, language) ? { food: sure, confidence: 0.75 } : null;
  const whole = big && find(big);
  if (whole && covers(name, whole, language)) return { food: whole, confidence: 0.7 };
  const right = mended(words, language);
  const meant = right && find(right);
  return meant &&
    covers(name, meant, language) &&
    covers(fold(right.map(({ folded }) => folded).join(' ')), meant, language)
    ? { food: meant, confidence: 0.6 }
    : null;
}
