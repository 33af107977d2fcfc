import { describe, expect, it } from 'vitest';
import { FOOD_LANGUAGES } from '../../foods/localized/shown-names.ts';
import { GRAMMARS } from './speak.ts';
import { textsIn } from './texts.ts';

const PLACE = /\{(\d+)(?::([a-z]+)(?:\.(?:sg|pl))?)?\}/g;
const AGREEMENT = /\{\d+\?([^{}]*)\}/g;
/** What is done for how long: minutes stand in digits, or in a place. */
const ENGLISH_TIME = /(\d{1,3}|\{\d+\})(?: to \d{1,3})? (minute|hour)s?\b/g;
const TIME =
  /(\d{1,3}|\{\d+\})(?: (?:bis|à|a) \d{1,3})? (Minuten?|Stunden?|minutes?|heures?|minut[oi]s?|horas?|or[ae])(?!\p{L})/gu;

const timesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)]
    .map(([, number, unit]) => `${number} ${/^m/i.test(unit!) ? 'min' : 'h'}`)
    .sort();
const heatsIn = (text: string): string[] => [...text.matchAll(/(\d{2,3}) ?°\s?C/g)].map(([, c]) => c!).sort();
const placesIn = (text: string): string[] => [...text.matchAll(PLACE)].map(([, at]) => at!).sort();

describe.each(FOOD_LANGUAGES.filter((one) => textsIn(one).size > 0))(
  'the texts of dishes in %s',
  (language) => {
    const texts = [...textsIn(language)].flatMap(([english, said]) =>
      said
        .split(' || ')
        .map((text, at) => ({ english, text: at === 0 ? text : text.replace(/^[a-z]+: /, '') })),
    );

    it('have each place of the English once', () => {
      const wrong = texts.filter(({ english, text }) => {
        const wanted = [...new Set(placesIn(english))];
        return placesIn(text).join() !== wanted.join();
      });
      expect(wrong).toEqual([]);
    });

    it('ask for forms that the language has, and agree by two or four', () => {
      const { forms } = GRAMMARS[language];
      const wrong = texts.filter(
        ({ text }) =>
          [...text.matchAll(PLACE)].some(([, , form]) => form !== undefined && !(form in forms)) ||
          [...text.matchAll(AGREEMENT)].some(([, choices]) => ![2, 4].includes(choices!.split('|').length)) ||
          /[{}]/.test(text.replace(PLACE, '').replace(AGREEMENT, '')),
      );
      expect(wrong).toEqual([]);
    });

    it('keep every time and temperature, in °C alone', () => {
      const wrong = texts.filter(
        ({ english, text }) =>
          timesIn(english, ENGLISH_TIME).join() !== timesIn(text, TIME).join() ||
          heatsIn(english).join() !== heatsIn(text).join() ||
          /°\s?F/.test(text),
      );
      expect(wrong).toEqual([]);
    });
  },
);
