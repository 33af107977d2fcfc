import { forms, harmless, stem, stemsInNames } from '../../foods/localized/name-stems.ts';
import { FOOD_LANGUAGES, type FoodLanguage } from '../../foods/localized/shown-names.ts';
import { isLocalizedFoodWord } from '../../foods/localized-foods.ts';
import { isHarmless } from '../../foods/modifiers.ts';
import { isStranger } from '../../foods/names.ts';
import { fold, nameWords } from '../../foods/text.ts';
import { FOREIGN_WORDS } from './foreign-words.data.ts';
import { AMOUNT_WORDS } from './words.data.ts';

/** "unknown" is a language that is known to be none of those that are read. */
export type LineLanguage = 'en' | FoodLanguage | 'unknown';

/** Words that a line of this language often has and that no English one has. */
const TELLING: Readonly<Record<FoodLanguage, string>> = {
  de: 'und oder mit nach fur zum zur etwas einen eine ein gehackt gehackte frische frischer gemahlen belieben geschmack ca tl prise packchen pck stuck',
  fr: 'de d du des une un ou et pour cuillere cuilleres pincee gousse selon quelques un peu haches hachees frais fraiche',
  es: 'de del una un y para gusto cucharada cucharadas cucharadita pizca diente dientes unas unos picado picada',
  it: 'di d del della un una per q b cucchiaio cucchiai cucchiaino pizzico spicchio spicchi circa tritato grattugiato e',
};
/** Two languages share them, so they decide nothing alone. */
const SHARED = new Set('de un una del d o e a la al en i'.split(' '));
/** Measured so everywhere. */
const METRIC = new Set('g gr kg mg ml cl dl l cm kilo kilos liter'.split(' '));
const ENGLISH = new Set(
  'of and or the to for with into cup cups tbsp tsp tablespoon tablespoons teaspoon teaspoons oz ounce ounces lb lbs pound pounds can cans clove cloves fresh freshly chopped sliced minced diced large small medium ground grated peeled taste divided plus about optional softened melted all purpose extra virgin black red green white dried whole such as each package inch sprig sprigs slices pinch bunch dash dashes quart quarts gallon pint pints stick sticks jar jars bottle bottles cube cubes x pack packs half milliliter milliliters kosher'.split(
    ' ',
  ),
);

const telling = new Map(FOOD_LANGUAGES.map((language) => [language, tellingOf(language)]));

function tellingOf(language: FoodLanguage): Set<string> {
  const { units, numbers } = AMOUNT_WORDS[language];
  const unitWords = units
    .split('\n')
    .flatMap((line) => line.slice(line.indexOf(':') + 1).split(','))
    .flatMap((word) => word.trim().split(' '));
  return new Set(
    [...TELLING[language].split(' '), ...Object.keys(numbers), ...unitWords].filter(
      (word) => (word.length > 1 || word === 'd') && !ENGLISH.has(word),
    ),
  );
}

const foreign = Object.values(FOREIGN_WORDS).map((words) => new Set(words.split(/\s+/)));

const isEnglish = (word: string): boolean =>
  ENGLISH.has(word) || (word.length > 2 && (!isStranger(word) || nameWords(word).every(isHarmless)));

/** "mąki" is flour, and no "maki". */
const LETTERS_ABROAD = /[ãõąćęłńśźżå]/u;
const ELISION = /^(?:d|l|un|dell|all|nell|sull)['’](?=\p{L})/u;

/** Whether a word may belong to a line of another language: cheap, asked for every new word. */
export function mayBeLocalized(word: string): boolean {
  if (ELISION.test(word) || LETTERS_ABROAD.test(word)) return true;
  const folded = fold(word);
  if (folded.includes(' ')) return folded.split(' ').some(mayBeLocalized);
  if (isEnglish(folded) || folded.length < 2) return false;
  if (foreign.some((words) => words.has(folded))) return true;
  return FOOD_LANGUAGES.some(
    (language) =>
      telling.get(language)!.has(folded) || isLocalizedFoodWord(folded, language) || isSaid(folded, language),
  );
}

const LEAST_LETTERS = 4;

/** Said of foods, or a part of a name: "rojos", "triturado". */
function isSaid(word: string, language: FoodLanguage): boolean {
  if (word.length < LEAST_LETTERS) return false;
  const root = stem(word, language);
  return harmless[language].has(root) || forms[language].has(root) || stemsInNames(language).has(root);
}
const DONE: Readonly<Partial<Record<FoodLanguage, RegExp>>> = {
  es: /^[a-z]{4,}[ai]d[oa]s?$/,
  it: /^[a-z]{4,}(?:at|it|ut)[oie]$/,
  de: /^(?:ge[a-z]{3,}t|[a-z]{4,}iert)(?:e[nrs]?)?$/,
};

const APOSTROPHE = /['’]/;
const ELIDED = /(?<!\p{L})[dl]['’](?=\p{L})/giu;
const NUMBER = /^\d/;
const MOST_WORDS = 400;
/** "200 g de", "1 kg di": no English line says that. */
const MEASURE = /^\d{0,5}(?:g|gr|kg|ml|cl|dl|l|kilo|litro|litre|taza|verre)$/;
const OF: Readonly<Record<FoodLanguage, ReadonlySet<string>>> = {
  de: new Set(),
  fr: new Set(['de', 'd']),
  es: new Set(['de']),
  it: new Set(['di', 'd']),
};

/** Letters that a language has and English has not, and the languages that have them too. */
const LETTERS: readonly (readonly [RegExp, readonly FoodLanguage[]])[] = [
  [/[äöüß]/, ['de']],
  [/[ñóáíú]/, ['es']],
  [/[êâîûôçœë]/, ['fr']],
  [/é/, ['fr', 'es']],
  [/[èà]/, ['fr', 'it']],
  [/[ùòì]/, ['it']],
];

interface WordFacts {
  isEnglish: boolean;
  /** A food of one of the languages and not of English. */
  isFoodAbroad: boolean;
  languages: readonly FoodLanguage[];
  /** Those that say it of foods. */
  said: readonly FoodLanguage[];
  /** Places in the list of languages that are not read. */
  foreign: readonly number[];
}
const SAID = 0.6;
const KEPT = 8_192;
const known = new Map<string, WordFacts>();

/** Cached, because words repeat from line to line. */
function factsOf(word: string): WordFacts {
  const found = known.get(word);
  if (found !== undefined) return found;
  if (known.size >= KEPT) known.clear();
  const english = isEnglish(word);
  const facts = {
    isEnglish: english,
    isFoodAbroad:
      !english && word.length > 2 && FOOD_LANGUAGES.some((language) => isLocalizedFoodWord(word, language)),
    languages: FOOD_LANGUAGES.filter(
      (language) =>
        telling.get(language)!.has(word) || (word.length > 2 && isLocalizedFoodWord(word, language)),
    ),
    said: english
      ? []
      : FOOD_LANGUAGES.filter((language) => isSaid(word, language) || DONE[language]?.test(word) === true),
    foreign: foreign.flatMap((words, at) => (words.has(word) ? [at] : [])),
  };
  known.set(word, facts);
  return facts;
}

/** The language of the lines of one recipe, or of one line alone. In doubt it is English. */
export function languageOf(text: string): LineLanguage {
  const start = text.slice(0, 6_000);
  const plain = APOSTROPHE.test(start) ? start.replace(ELIDED, 'd ') : start;
  const words = fold(plain).split(' ').slice(0, MOST_WORDS);
  const scores: Record<FoodLanguage, number> = { de: 0, fr: 0, es: 0, it: 0 };
  const elsewhere = foreign.map(() => 0);
  /** Words of English, apart from what is measured so everywhere. */
  let said = 0;
  let english = 0;
  let foodsAbroad = 0;
  words.forEach((word, at) => {
    const facts = factsOf(word);
    // A word that both have says little: "gnocchi", "melon", "pan".
    if (facts.isEnglish) english += facts.languages.length > 0 && !ENGLISH.has(word) ? 0.5 : 1;
    if (facts.isFoodAbroad) foodsAbroad += 1;
    if (facts.isEnglish && !METRIC.has(word) && !NUMBER.test(word)) said += 1;
    for (const one of facts.foreign)
      elsewhere[one]! += facts.isEnglish || facts.languages.length > 0 ? 0.5 : 1;
    const before = words[at - 1] ?? '';
    // "2 EL" is a German spoon, "el" a Spanish article.
    const isGermanSpoon = word === 'el' && NUMBER.test(before);
    for (const language of facts.said) if (!facts.languages.includes(language)) scores[language] += SAID;
    for (const language of facts.languages) {
      if (METRIC.has(word)) continue;
      if (word === 'el' && (language === 'de') !== isGermanSpoon) continue;
      const isMeasured = OF[language].has(word) && MEASURE.test(before);
      scores[language] += isMeasured ? 1.5 : SHARED.has(word) || facts.isEnglish ? 0.5 : 1;
    }
  });
  addLetters(start, scores);
  addForeignLetters(start, elsewhere);
  const best = FOOD_LANGUAGES.reduce((one, other) => (scores[other] > scores[one] ? other : one));
  const most = Math.max(...elsewhere);
  if (most >= LEAST_FOREIGN && most > said && most > scores[best]) return 'unknown';
  if (scores[best] === english) return foodsAbroad > 0 ? best : 'en';
  return scores[best] > english ? best : 'en';
}

const LEAST_FOREIGN = 1;
/** In the order of the languages that are not read; two of them have no letters of their own. */
const FOREIGN_LETTERS: Readonly<Record<string, RegExp>> = { pt: /[ãõ]/, pl: /[ąćęłńśźż]/, sv: /å/ };
const LETTER_ABROAD = 1;

function addForeignLetters(text: string, elsewhere: number[]): void {
  if (!ACCENTED.test(text)) return;
  const lower = text.toLowerCase();
  Object.keys(FOREIGN_WORDS).forEach((language, at) => {
    if (FOREIGN_LETTERS[language]?.test(lower)) elsewhere[at]! += LETTER_ABROAD;
  });
}

const ACCENTED = /[^\x20-\x7e]/;
const LETTER = 0.4;

/** English has accents in borrowed words only: they speak for a language where its words do, too. */
function addLetters(text: string, scores: Record<FoodLanguage, number>): void {
  if (!ACCENTED.test(text)) return;
  const lower = text.toLowerCase();
  for (const [letters, languages] of LETTERS)
    if (letters.test(lower))
      for (const language of languages) if (scores[language] > 0) scores[language] += LETTER;
}
