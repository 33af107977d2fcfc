import { describe, expect, it } from 'vitest';
import { finishRecipe } from '../../recipes/finish.ts';
import { readPage } from '../../recipes/reading/read-page.ts';
import { parseLine } from '../parse-line.ts';
import { languageOf } from './language.ts';

const LINES = {
  nl: `2 eetlepels olijfolie
1 teentje knoflook, fijngehakt
een snufje zout
1 ui, gesnipperd
400 g rundergehakt
peper en zout naar smaak
2 takjes verse peterselie
100 g geraspte kaas
2 grote aardappelen in plakjes
50 g roomboter`,
  pt: `2 colheres de sopa de azeite
3 dentes de alho picados
1 cebola picada
4 ovos
1 xícara de açúcar
1 colher de chá de fermento`,
  pl: `2 łyżki oliwy
1 ząbek czosnku
250 g mąki
szczypta soli
1 cebula, drobno posiekana
200 ml śmietany`,
  sv: `2 msk olivolja
1 vitlöksklyfta
3 dl vetemjöl
1 gul lök, finhackad
500 g nötfärs
1 tsk bakpulver`,
};
const linesOf = (table: string) => table.split('\n');

describe.each(Object.entries(LINES))('%s is not read', (_language, table) => {
  it.each(linesOf(table))('%s', (line) => {
    expect(languageOf(line)).toBe('unknown');
    expect(parseLine(line)).toMatchObject({ text: line, name: line, food: null, quantity: null, unit: null });
  });

  it('as a whole list', () => {
    expect(languageOf(table)).toBe('unknown');
  });
});

it('keeps a Dutch recipe as it is and says that it does not know what is in it', () => {
  const page = readPage(
    `<script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Hachee met aardappelen',
      recipeYield: '4 personen',
      recipeIngredient: linesOf(LINES.nl),
      recipeInstructions: ['Fruit de ui in de boter.', 'Laat alles twee uur sudderen.'],
    })}</script>`,
  );
  const recipe = finishRecipe(page!);
  expect(recipe.title).toBe('Hachee met aardappelen');
  expect(recipe.ingredients.map(({ text }) => text)).toEqual(linesOf(LINES.nl));
  expect(recipe.ingredients.map(({ food }) => food)).toEqual(linesOf(LINES.nl).map(() => null));
  expect(recipe.hasUnknown).toBe(true);
  expect(recipe.diets).toEqual([]);
});

it.each([
  ['1 lata de tomate', 'es'],
  ['sal y pimienta', 'es'],
  ['batata', 'es'],
  ['arroz con leche', 'es'],
  ['salsa di soia', 'it'],
  ['halbe Gurke', 'de'],
  ['2 grote eieren', 'unknown'],
  ['1 tsp salt', 'en'],
  ['dill', 'en'],
])('does not take %s for another language than %s', (line, language) => {
  expect(languageOf(line)).toBe(language);
});
