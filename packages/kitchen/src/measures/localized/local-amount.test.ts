import { expect, it } from 'vitest';
import { foods } from '../../foods/larder.ts';
import { FOOD_LANGUAGES } from '../../foods/localized/shown-names.ts';
import { keptText } from '../../planning/amounts.ts';
import { purchaseOf } from '../../shopping/sold.ts';
import { localAmount } from './local-amount.ts';

it.each([
  ['2 cans (400 g)', ['2 Dosen (400 g)', '2 boîtes (400 g)', '2 latas (400 g)', '2 scatole (400 g)']],
  ['1 bunch', ['1 Bund', '1 botte', '1 manojo', '1 mazzo']],
  ['1.35 kg', ['1,35 kg', '1,35 kg', '1,35 kg', '1,35 kg']],
  ['1 1/2 tablespoons', ['1 1/2 EL', '1 1/2 c. à s.', '1 1/2 cdas', '1 1/2 cucchiai']],
  ['1/2 cup', ['1/2 Tasse', '1/2 tasse', '1/2 taza', '1/2 tazza']],
  ['3', ['3', '3', '3', '3']],
  ['half gallon', ['1/2 Gallone', '1/2 gallon', '1/2 galón', '1/2 gallone']],
  ['1 pack (8)', ['1 Packung (8)', '1 paquet (8)', '1 paquete (8)', '1 confezione (8)']],
])('%s', (text, expected) => {
  expect(FOOD_LANGUAGES.map((language) => localAmount(text, language))).toEqual(expected);
});

it('leaves alone what the kitchen did not write, and English', () => {
  for (const text of ['ein paar', '2 cans of the good ones', '', 'x'.repeat(500), '3 Kisten', '(((('])
    expect(localAmount(text, 'de')).toBe(text);
  expect(localAmount('2 cans (1.5 kg)', 'en')).toBe('2 cans (1.5 kg)');
});

it('has words for every amount that a list or a pantry can show', () => {
  const texts = foods.flatMap((food) =>
    [5, 60, 250, 900, 2500].flatMap((grams) =>
      (['us', 'metric'] as const).flatMap((system) => {
        const { text, pack } = purchaseOf(food, grams, system);
        return [text, pack, keptText(food, grams, system)];
      }),
    ),
  );
  const unsaid = [...new Set(texts)].filter(
    (text) => /[a-z]{3}/.test(text) && localAmount(text, 'de') === text,
  );
  expect(unsaid).toEqual([]);
});
