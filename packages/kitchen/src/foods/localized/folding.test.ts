import { describe, expect, it } from 'vitest';
import { suggestFoods } from '../suggest.ts';
import type { FoodLanguage } from './shown-names.ts';

/** One food, as it is typed with and without what its language writes, and in another number. */
const SPELLINGS: Readonly<Record<FoodLanguage, readonly (readonly [string, string])[]>> = {
  de: [
    ['Käse, kase, kaese, KÄSE', 'cheese'],
    ['Möhren, mohren, moehren, Möhre, moehre', 'carrot'],
    ['Grüne Bohnen, grune bohnen, gruene bohnen', 'green-bean'],
    ['süße Sahne, suesse sahne, susse sahne', 'cream'],
    ['Nüsse, nuesse, nusse, Nuss, Nuß', 'nut'],
    ['Äpfel, aepfel, apfel', 'apple'],
  ],
  fr: [
    ['œufs, oeufs, œuf, oeuf, OEUF', 'egg'],
    ['bœuf haché, boeuf hache', 'ground-beef'],
    ['pâtes, pates', 'pasta'],
    ['épinards, epinards, épinard', 'spinach'],
    ['crème fraîche, creme fraiche', 'creme-fraiche'],
    ["huile d'olive, huile d’olive, huile dolive", 'olive-oil'],
  ],
  es: [
    ['azúcar, azucar', 'sugar'],
    ['piñones, pinones, piñón', 'pine-nut'],
    ['plátanos, platanos, plátano', 'banana'],
    ['limón, limon, limones', 'lemon'],
    ['champiñón, champinon, champiñones', 'mushroom'],
  ],
  it: [
    ['caffè, caffe', 'coffee'],
    ['ragù, ragu', 'meat-sauce'],
    ['funghi, fungo', 'mushroom'],
    ['arance, arancia', 'orange'],
    ["olio d'oliva, olio d’oliva, olio doliva", 'olive-oil'],
  ],
};

describe.each(Object.entries(SPELLINGS) as [FoodLanguage, (typeof SPELLINGS)['de']][])(
  'in %s',
  (language, rows) => {
    it.each(rows)('%s are one food', (row, food) => {
      for (const typed of row.split(', '))
        expect(
          suggestFoods(typed, 5, language).map(({ id }) => id),
          typed,
        ).toContain(food);
    });
  },
);
