import { describe, expect, it } from 'vitest';
import { languageOf } from '../../measures/localized/language.ts';
import type { RecipeDraft } from '../draft.ts';
import { finishRecipe } from '../finish.ts';
import type { PrintedLine } from '../print/printed-line.ts';
import { readPrint } from '../print/read-print.ts';
import { readPage } from './read-page.ts';
import { readText } from './read-text.ts';

const RECIPES = {
  de: {
    title: 'Zwetschgenkuchen',
    servings: 'Für 6 Personen',
    headings: ['Zutaten', 'Zubereitung'],
    part: 'Für den Teig',
    lines: ['250 g Mehl', '3 Eier', '1 Prise Salz', '2 EL Zucker'],
    foods: ['flour', 'egg', 'salt', 'sugar'],
    steps: ['Den Ofen auf 180 °C vorheizen und alles verrühren.', 'Den Teig 40 Minuten backen.'],
  },
  fr: {
    title: 'Tarte aux pommes',
    servings: 'Pour 6 personnes',
    headings: ['Ingrédients', 'Préparation'],
    part: 'Pour la pâte',
    lines: ['250 g de farine', '3 œufs', '1 pincée de sel', '2 cuillères à soupe de sucre'],
    foods: ['flour', 'egg', 'salt', 'sugar'],
    steps: ['Préchauffer le four à 180 °C et mélanger la farine.', 'Cuire la tarte 40 minutes au four.'],
  },
  es: {
    title: 'Tarta de manzana',
    servings: 'Para 6 personas',
    headings: ['Ingredientes', 'Preparación'],
    part: 'Para la masa',
    lines: ['250 g de harina', '3 huevos', '1 pizca de sal', '2 cucharadas de azúcar'],
    foods: ['flour', 'egg', 'salt', 'sugar'],
    steps: ['Mezclar la harina con los huevos en un bol.', 'Hornear la tarta durante 40 minutos.'],
  },
  it: {
    title: 'Torta di mele',
    servings: 'Per 6 persone',
    headings: ['Ingredienti', 'Preparazione'],
    part: 'Per l’impasto',
    lines: ['250 g di farina', '3 uova', '1 pizzico di sale', '2 cucchiai di zucchero'],
    foods: ['flour', 'egg', 'salt', 'sugar'],
    steps: ['Mescolare la farina con le uova in una ciotola.', 'Cuocere la torta per 40 minuti.'],
  },
};
type Told = (typeof RECIPES)['de'];

/** The same recipe as each door gets it. */
const DOORS: Readonly<Record<string, (recipe: Told) => RecipeDraft | null | undefined>> = {
  'a page with markup': ({ title, servings, part, lines, steps }) =>
    readPage(
      `<script type="application/ld+json">${JSON.stringify({
        '@context': 'https://schema.org',
        '@type': 'Recipe',
        name: title,
        recipeYield: servings,
        recipeIngredient: [part, ...lines],
        recipeInstructions: steps,
      })}</script>`,
    ),
  'a page without markup': ({ title, servings, headings, part, lines, steps }) =>
    readPage(
      `<h1>${title}</h1><p>${servings}</p><h2>${headings[0]}</h2><h3>${part}</h3><ul>${listed(lines)}</ul><h2>${headings[1]}</h2><ol>${listed(steps)}</ol>`,
    ),
  'a pasted text': ({ title, servings, headings, part, lines, steps }) =>
    readText([title, servings, headings[0], part, ...lines, headings[1], ...steps].join('\n')),
  'a pasted text without headings': ({ title, servings, part, lines, steps }) =>
    readText([title, servings, part, ...lines, ...steps].join('\n')),
  'a photographed page': ({ title, servings, headings, part, lines, steps }) =>
    readPrint([printed([title, servings, headings[0]!, part, ...lines, headings[1]!, ...steps])])?.draft,
  'a photographed page without headings': ({ title, servings, part, lines, steps }) =>
    readPrint([printed([title, servings, part, ...lines, ...steps])])?.draft,
};

const listed = (items: readonly string[]) => items.map((item) => `<li>${item}</li>`).join('');

/** Lines below each other, the first one larger, sentences with a gap above them. */
function printed(lines: readonly string[]): PrintedLine[] {
  let y = 0.1;
  return lines.map((line, at) => {
    y += line.endsWith('.') ? 0.06 : 0.04;
    return {
      words: line.split(' ').map((text) => ({ text, confidence: 0.99 })),
      left: 0.1,
      right: 0.1 + line.length * 0.011,
      y,
      height: at === 0 ? 0.045 : 0.026,
    };
  });
}

describe.each(Object.entries(RECIPES))('a recipe in %s', (language, told) => {
  it.each(Object.entries(DOORS))('comes in as %s', (_, read) => {
    const draft = read(told);
    expect(draft).toMatchObject({ title: told.title, servings: 6 });
    expect(draft!.ingredients.map(({ text }) => text)).toEqual(told.lines);
    expect(draft!.steps.map(({ text }) => text)).toEqual(told.steps);
    const recipe = finishRecipe(draft!);
    expect(recipe.ingredients.map(({ food }) => food)).toEqual(told.foods);
    expect(recipe.ingredients.map(({ amountMin }) => amountMin)).toEqual([250, 3, 1, 2]);
    expect(recipe.steps[1]!.timers).toEqual([{ name: null, seconds: 2_400 }]);
  });

  it('keeps the part of its list that a photographed page names', () => {
    const draft = DOORS['a photographed page']!(told);
    expect(draft!.ingredients.map(({ section }) => section)).toEqual(told.lines.map(() => told.part));
  });

  it('is known by its lines', () => {
    expect(languageOf(told.lines.join('\n'))).toBe(language);
  });
});

it('reads an English recipe as one, whatever foreign lines are in it', () => {
  const lines = [
    '2 cups flour',
    '3 eggs',
    '1 lb penne',
    '1 tin pomodori pelati',
    '1 pinch herbes de Provence',
  ];
  const draft = readText(['Pasta', 'Ingredients', ...lines, 'Method', 'Boil the pasta.'].join('\n'))!;
  const whole = finishRecipe(draft);
  expect(whole.ingredients.map(({ amountMin, unit }) => [amountMin, unit])).toEqual([
    [2, 'cup'],
    [3, null],
    [1, 'pound'],
    [1, 'tin'],
    [1, 'pinch'],
  ]);
});
