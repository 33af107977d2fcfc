import { FOOD_LANGUAGES, type FoodLanguage, isLocalizedFoodWord } from '../../foods/localized-foods.ts';
import { isStranger } from '../../foods/names.ts';
import { fold } from '../../foods/text.ts';
import { AMOUNT_WORDS } from './words.data.ts';

export type LineLanguage = 'en' | FoodLanguage;

/** Words that a line of this language often has and that no English one has. */
const TELLING: Readonly<Record<FoodLanguage, string>> = {
  de: 'und oder mit nach fur zum zur etwas einen eine ein gehackt gehackte frische frischer gemahlen belieben geschmack ca tl prise packchen pck stuck',
  fr: 'de d du des une un ou et pour cuillere cuilleres pincee gousse selon quelques un peu haches hachees frais fraiche',
  es: 'de del una un y para gusto cucharada cucharadas cucharadita pizca diente dientes unas unos picado picada',
  it: 'di d del della un una per q b cucchiaio cucchiai cucchiaino pizzico spicchio spicchi circa tritato grattugiato e',
};
/** Two languages share them, so they decide nothing alone. */
const SHARED = new Set('de un una del d g kg ml cl dl l o e a la al en i'.split(' '));
const ENGLISH = new Set(
  'of and or the to for with into cup cups tbsp tsp tablespoon tablespoons teaspoon teaspoons oz ounce ounces lb lbs pound pounds can cans clove cloves fresh freshly chopped sliced minced diced large small medium ground grated peeled taste divided plus about optional softened melted all purpose extra virgin black red green white dried whole such as each package inch sprig sprigs slices pinch bunch'.split(
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

const isEnglish = (word: string): boolean => ENGLISH.has(word) || (word.length > 2 && !isStranger(word));

/** Whether a word may belong to a line of another language: cheap, asked for every new word. */
export function mayBeLocalized(word: string): boolean {
  const folded = fold(word);
  if (isEnglish(folded) || folded.length < 2) return false;
  return FOOD_LANGUAGES.some(
    (language) => telling.get(language)!.has(folded) || isLocalizedFoodWord(folded, language),
  );
}

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

interface WordFacts {
  isEnglish: boolean;
  languages: readonly FoodLanguage[];
}
const KEPT = 8_192;
const known = new Map<string, WordFacts>();

/** Cached, because words repeat from line to line. */
function factsOf(word: string): WordFacts {
  const found = known.get(word);
  if (found !== undefined) return found;
  if (known.size >= KEPT) known.clear();
  const facts = {
    isEnglish: isEnglish(word),
    languages: FOOD_LANGUAGES.filter(
      (language) =>
        telling.get(language)!.has(word) || (word.length > 2 && isLocalizedFoodWord(word, language)),
    ),
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
  let english = 0;
  words.forEach((word, at) => {
    const facts = factsOf(word);
    if (facts.isEnglish) english += 1;
    const before = words[at - 1] ?? '';
    // "2 EL" is a German spoon, "el" a Spanish article.
    const isGermanSpoon = word === 'el' && NUMBER.test(before);
    for (const language of facts.languages) {
      if (word === 'el' && (language === 'de') !== isGermanSpoon) continue;
      const isMeasured = OF[language].has(word) && MEASURE.test(before);
      scores[language] += isMeasured ? 1.5 : SHARED.has(word) || facts.isEnglish ? 0.5 : 1;
    }
  });
  const best = FOOD_LANGUAGES.reduce((one, other) => (scores[other] > scores[one] ? other : one));
  return scores[best] > english ? best : 'en';
}
