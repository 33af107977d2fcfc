import { describe, expect, it } from 'vitest';
import { fold } from '../../foods/text.ts';
import { finishRecipe } from '../../recipes/finish.ts';
import { readText } from '../../recipes/reading/read-text.ts';
import { readTimers, timesIn } from '../../recipes/step-timers.ts';
import { LINES_ABROAD } from '../../testing/localized-lines.data.ts';
import { UNSEEN_LINES } from '../../testing/localized-lines-unseen.data.ts';
import { parseLine } from '../parse-line.ts';
import { languageOf } from './language.ts';

const LANGUAGES = ['de', 'fr', 'es', 'it'] as const;
/** What was reached when the unseen lines were first read. */
const UNSEEN_LEAST = 0.8;

function casesOf(table: string): { line: string; expected: string }[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [line = '', ...parts] = row.split('|').map((part) => part.trim());
      return { line, expected: [parts[0], parts[1], fold(parts[2]!), parts[3]].join(' | ') };
    });
}

function read(line: string, language: (typeof LANGUAGES)[number]): string {
  const { quantity, quantityMax, unit, name, food } = parseLine(line, { language });
  const amount = quantity === null ? '' : `${quantity}${quantityMax === null ? '' : `-${quantityMax}`}`;
  return [amount, unit ?? '', fold(name), food ?? ''].join(' | ');
}

describe.each(LANGUAGES)('a recipe in %s', (language) => {
  it.each(casesOf(LINES_ABROAD[language]))('reads $line', ({ line, expected }) => {
    expect(read(line, language)).toBe(expected);
  });

  it('is known by its lines', () => {
    expect(
      languageOf(
        casesOf(LINES_ABROAD[language])
          .map(({ line }) => line)
          .join('\n'),
      ),
    ).toBe(language);
  });

  it('reads most lines that nobody looked at', () => {
    const cases = casesOf(UNSEEN_LINES[language]);
    const right = cases.filter(({ line, expected }) => read(line, language) === expected);
    expect(right.length / cases.length).toBeGreaterThanOrEqual(UNSEEN_LEAST);
  });
});

it.each([
  ['25 bis 30 Minuten backen.', [1_500]],
  ['Eine halbe Stunde ruhen lassen.', [1_800]],
  ['Cuire 1 heure 20 minutes.', [4_800]],
  ['Hornear 45 minutos a 180 °C.', [2_700]],
  ['Cuocere per 10 minuti.', [600]],
  ['Simmer 20 to 25 minutes, stirring every 5 minutes.', [1_200]],
])('finds the times of "%s"', (step, seconds) => {
  expect(readTimers(step).map((timer) => timer.seconds)).toEqual(seconds);
});

it.each([
  ['Den Teig 20 Minuten ruhen lassen.', '20 Minuten'],
  ['Laisser 1 heure 20 minutes au four.', '1 heure 20 minutes'],
  ['Eine halbe Stunde warten.', 'halbe Stunde'],
  ['Cuocere 25 o 30 minuti e servire.', '25 o 30 minuti'],
])('knows where the time of "%s" stands', (step, said) => {
  expect(timesIn(step).map(({ at, end }) => step.slice(at, end))).toEqual([said]);
});

it('reads a whole recipe of another language by itself, and leaves English ones alone', () => {
  const recipe = finishRecipe(
    readText(
      'Apfelkuchen\nFür 4 Personen\nZutaten\n200 g Mehl\n3 Äpfel\n1 Prise Salz\n150 g Butter\nZubereitung\nAlles verrühren und 40 Minuten backen.',
    )!,
  );
  expect(recipe).toMatchObject({ title: 'Apfelkuchen', servings: 4 });
  expect(recipe.ingredients.map(({ food }) => food)).toEqual(['flour', 'apple', 'salt', 'butter']);
  expect(languageOf('1 cup heavy cream\n2 tbsp olive oil\n1 lb penne')).toBe('en');
});

it('never says a food it is not sure of', () => {
  expect(parseLine('100 g de crème de topinambours', { language: 'fr' }).food).toBeNull();
  expect(parseLine('50 g Mohnsahne', { language: 'de' }).food).toBeNull();
});
