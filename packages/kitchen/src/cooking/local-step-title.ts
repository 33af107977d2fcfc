import type { FoodLanguage } from '../foods/localized/shown-names.ts';
import type { TranslatedStep } from '../recipes/translated/translate-recipe.ts';

/** Titles of steps of a few words, from what is marked in them: "Den Backofen vorheizen", "Verser huile d’olive". */

const LONGEST_TITLE = 46;
const STEP: Readonly<Record<FoodLanguage, string>> = { de: 'Schritt', fr: 'Étape', es: 'Paso', it: 'Passo' };
const OVEN = /^(?:back)?ofen$|^four$|^horno$|^forno$/i;
/** A German cook book says at the end of a sentence what is done; a clause may follow. */
const CLAUSE =
  /(?:,| –) (?:bis|so ?dass|damit|dann|danach|dabei|wobei|während|ohne|denn|d[iae][ers]|wenn)\b.*$/su;
const INFINITIVE = /(?<!\p{L})(\p{Ll}+n)[.!]?$/u;

export function localTitle(step: TranslatedStep, language: FoodLanguage, number: number): string {
  const sentences = sentencesOf(step);
  const titles = sentences.flatMap((sentence) => {
    const title = ofSentence(sentence, language);
    return title === null ? [] : [{ title, isOven: sentence.isOven }];
  });
  const best = titles.find(({ isOven }) => !isOven) ?? titles[0];
  return best?.title ?? `${STEP[language]} ${number}`;
}

interface Sentence {
  text: string;
  /** The end of the first food or tool, or where the first timer begins. */
  end: number | null;
  isOven: boolean;
}

function sentencesOf({ text, uses, tools, timers }: TranslatedStep): Sentence[] {
  const marks = [
    ...uses.map(({ at, length }) => ({ at, end: at + length })),
    ...tools.map(({ at, name }) => ({ at, end: at + name.length })),
    ...timers.map(({ at }) => ({ at, end: at })),
  ].sort((a, b) => a.at - b.at);
  const starts = [0, ...[...text.matchAll(/[.!?]\s+(?=\p{Lu})/gu)].map((end) => end.index + end[0].length)];
  return starts.map((start, place) => {
    const stop = starts[place + 1] ?? text.length;
    const inside = marks.filter(({ at }) => at >= start && at < stop);
    const first = inside[0];
    return {
      text: text.slice(start, stop).trim(),
      end: first ? first.end - start : null,
      isOven: inside.length === 1 && tools.some(({ at, name }) => at === first!.at && OVEN.test(name)),
    };
  });
}

function ofSentence({ text, end }: Sentence, language: FoodLanguage): string | null {
  const clause = text.split(/[,.;:(!?]/, 1)[0]!.trim();
  if (end === null) return clause.includes(' ') && clause.length <= LONGEST_TITLE ? clause : null;
  const head = text.slice(0, end).trim();
  if (language !== 'de') return head.includes(' ') && head.length <= LONGEST_TITLE ? head : null;
  const done = INFINITIVE.exec(text.replace(CLAUSE, '').trim())?.[1];
  const title = done === undefined || head.endsWith(done) ? head : `${head} ${done}`.trim();
  return title.includes(' ') && title.length <= LONGEST_TITLE ? capital(title) : null;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
