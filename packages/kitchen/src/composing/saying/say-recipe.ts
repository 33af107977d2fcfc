import type { FoodLanguage } from '../../foods/localized/shown-names.ts';
import type { MarkedRecipe, Recipe } from '../../recipes/recipe.ts';
import { secondsOf } from '../../recipes/translated/local-amounts.ts';
import type { RecipeTranslation, TranslatedStep } from '../../recipes/translated/translate-recipe.ts';
import { tidy } from '../dish.ts';
import { contracted } from './grammar/contracted.ts';
import { lineIn } from './say-line.ts';
import { FOOD, NotTranslated, Speaker } from './speak.ts';

const TIMER = /(\d{1,3})(?: (?:bis|à|a) (\d{1,3}))? (\p{L}+)/gu;
/** The first letter of a sentence, which a food may begin. */
const BEGINNING = /(^|[.!?]\s+)(\uE003*)(\p{Ll})/gu;
const FOOD_MARKS = /[\uE003\uE004]/g;

/** A composed recipe in another language; null where a text or a food of it is not translated, and it stays English. */
export function sayRecipe(
  recipe: Pick<Recipe, 'marked' | 'ingredients' | 'steps'>,
  language: FoodLanguage,
): RecipeTranslation | null {
  const { marked } = recipe;
  if (!marked || marked.steps.length !== recipe.steps.length) return null;
  try {
    return {
      title: sayTitle(marked, language),
      description: whole(new Speaker(language).say(marked.description), language),
      ingredients: recipe.ingredients.map((line) => lineIn(line, language)),
      steps: marked.steps.map((step, at) => stepIn(step, recipe, at, language)),
    };
  } catch (error) {
    if (error instanceof NotTranslated) return null;
    throw error;
  }
}

const sayTitle = ({ title }: MarkedRecipe, language: FoodLanguage): string =>
  whole(new Speaker(language).say(title, true), language);

/** "zumo de zumo de lima", where both the sentence and the food say it. */
const TWICE = /(?<!\p{L})(\p{L}{3,10} d[ei] )(\uE003?)\1/gu;
const FRENCH_SIGN = /(?<=[^\s:;!?])([:;!?])(?=\s|$)/g;

function clean(said: string, language: FoodLanguage): string {
  const text = contracted(tidy(said).replace(TWICE, '$1$2'), language);
  return (language === 'fr' ? text.replace(FRENCH_SIGN, ' $1') : text).replace(
    BEGINNING,
    (_, before: string, mark: string, letter: string) => before + mark + letter.toUpperCase(),
  );
}

/** A text of which nobody asks where its foods stand. */
const whole = (said: string, language: FoodLanguage): string => clean(said, language).replace(FOOD_MARKS, '');

function stepIn(
  { text: marked, tip, looksRight }: MarkedRecipe['steps'][number],
  { ingredients, steps }: Pick<Recipe, 'ingredients' | 'steps'>,
  at: number,
  language: FoodLanguage,
): TranslatedStep {
  const speaker = new Speaker(language, true);
  const uses: TranslatedStep['uses'][number][] = [];
  let text = '';
  let begun = 0;
  for (const char of clean(speaker.say(marked), language)) {
    if (char === FOOD.begin) begun = text.length;
    else if (char === FOOD.end) {
      const food = speaker.mentioned[uses.length];
      uses.push({
        line: ingredients.findIndex((line) => line.food === food),
        at: begun,
        length: text.length - begun,
      });
    } else text += char;
  }
  const timers = timersIn(text);
  const isSame = (seconds: number, place: number) => timers[place]?.seconds === seconds;
  const wanted = steps[at]!.timers;
  // A time that is said wrong burns a dish.
  if (timers.length !== wanted.length || !wanted.every(({ seconds }, place) => isSame(seconds, place)))
    throw new NotTranslated(text);
  const other = (note: string | null) =>
    note === null ? null : whole(new Speaker(language, true).say(note), language);
  return {
    text,
    tip: other(tip),
    looksRight: other(looksRight),
    timers,
    uses: uses.filter(({ line }) => line >= 0),
    tools: [],
  };
}

function timersIn(text: string): TranslatedStep['timers'] {
  return [...text.matchAll(TIMER)].flatMap(({ index, 1: least, 2: most, 3: unit }) => {
    const seconds = secondsOf(unit!);
    return seconds === undefined || seconds < 60
      ? []
      : [{ label: null, seconds: Number(most ?? least) * seconds, at: index }];
  });
}
