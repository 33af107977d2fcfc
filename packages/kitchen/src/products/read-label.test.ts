import { describe, expect, it } from 'vitest';
import { readLabel } from './read-label.ts';
import type { PrintedRow } from './receipt.ts';

/** Two spaces part the pieces of a row, "?" before a word marks doubt. */
const rows = (text: string): PrintedRow[] =>
  text
    .trim()
    .split('\n')
    .map((line) =>
      line
        .trim()
        .split(/ {2,}/)
        .map((piece, at) => ({
          text: piece,
          left: at * 0.3,
          right: at * 0.3 + 0.2,
          words: piece
            .split(' ')
            .map((word) => ({ text: word.replace('?', ''), confidence: word.startsWith('?') ? 0.4 : 0.97 })),
        })),
    );

describe('readLabel', () => {
  it('reads a British table with a serving', () => {
    const read = readLabel(
      rows(`
Typical values  per 100g  per 30g serving
Energy  1590kJ/378kcal  477kJ/113kcal
Fat  2.5g  0.8g
of which saturates  0.6g  0.2g
Carbohydrate  73g  22g
of which sugars  17g  5.1g
Fibre  9.0g  2.7g
Protein  11g  3.3g
Salt  0.25g  0.08g`),
    );
    expect(read).toEqual({
      per100g: { calories: 378, fat: 2.5, carbs: 73, sugar: 17, fiber: 9, protein: 11, sodiumMg: 100 },
      servingGrams: 30,
      basis: '100g',
      doubtful: [],
    });
  });

  it('takes no calories of a serving where those of 100 g were not read', () => {
    const read = readLabel(
      rows('Values  per 100g  per 30g serving\nEnergy  1590kJ / 378 kca1  477kJ/113kcal'),
    );
    expect(read.per100g.calories).toBe(380);
  });

  it('reads a German table whose serving stands first', () => {
    const read = readLabel(
      rows(`
Nährwerte  pro Portion (200 ml)  pro 100 ml
Brennwert  544 kJ  272 kJ
130 kcal  65 kcal
Fett  7,2 g  3,6 g
davon gesättigte Fettsäuren  4,8 g  2,4 g
Kohlenhydrate  9,6 g  4,8 g
davon Zucker  9,6 g  4,8 g
Eiweiß  6,8 g  3,4 g
Salz  0,26 g  0,13 g`),
    );
    expect(read.per100g).toEqual({
      calories: 65,
      fat: 3.6,
      carbs: 4.8,
      sugar: 4.8,
      fiber: null,
      protein: 3.4,
      sodiumMg: 52,
    });
    expect(read).toMatchObject({ servingGrams: 200, basis: '100g', doubtful: [] });
  });

  it('reads French and Spanish tables', () => {
    const french = readLabel(
      rows(`
Valeurs nutritionnelles  pour 100 g
Énergie  2252 kJ / 539 kcal
Matières grasses  30,9 g
dont acides gras saturés  10,6 g
Glucides  57,5 g
dont sucres  56,3 g
Protéines  6,3 g
Sel  0,107 g`),
    );
    expect(french.per100g).toMatchObject({
      calories: 539,
      fat: 30.9,
      carbs: 57.5,
      sugar: 56.3,
      protein: 6.3,
    });
    const spanish = readLabel(
      rows(`
Información nutricional  por 100 g
Valor energético  1490 kJ / 351 kcal
Grasas  1,5 g
de las cuales saturadas  0,3 g
Hidratos de carbono  71 g
de los cuales azúcares  3,5 g
Fibra alimentaria  3 g
Proteínas  12 g
Sal  0,01 g`),
    );
    expect(spanish.per100g).toEqual({
      calories: 351,
      fat: 1.5,
      carbs: 71,
      sugar: 3.5,
      fiber: 3,
      protein: 12,
      sodiumMg: 4,
    });
  });

  it('reads an American label, which is for a serving alone', () => {
    const read = readLabel(
      rows(`
Nutrition Facts
8 servings per container
Serving size  2/3 cup (55g)
Calories  230
Total Fat 8g  10%
Saturated Fat 1g  5%
Sodium 160mg  7%
Total Carbohydrate 37g  13%
Dietary Fiber 4g  14%
Total Sugars 12g
Protein 3g`),
    );
    expect(read).toMatchObject({ servingGrams: 55, basis: 'serving' });
    expect(read.per100g).toMatchObject({
      calories: 418.18,
      fat: 14.55,
      carbs: 67.27,
      sugar: 21.82,
      sodiumMg: 290.91,
    });
  });

  it('reads rows whose spaces were lost, and letters that look like digits', () => {
    const spanish = readLabel(
      rows(
        'por100g  por raci6n(40 g)\nValorenergetico  661kj/158kcal\ndelascualessaturadas  2,8g\ndeloscualesazucares  3,6g',
      ),
    );
    expect(spanish.per100g).toMatchObject({ calories: 158, fat: null, sugar: 3.6 });
    expect(spanish.servingGrams).toBe(40);
    const american = readLabel(
      rows('Serving size  1 cup(50g)\nTotalFat10g  10%\nDietaryFiberOg\nProtein lg\nEiweiB'),
    );
    expect(american).toMatchObject({ per100g: { fat: 20, fiber: 0, protein: 2 }, doubtful: ['protein'] });
  });

  it('does not compute what it cannot know', () => {
    const read = readLabel(rows('Nutrition Facts\nCalories  230\nTotal Fat 8g'));
    expect(read).toMatchObject({ basis: 'unknown-serving', per100g: { calories: null, fat: null } });
    expect(readLabel(rows('BIO VOLLMILCH  1,29'))).toMatchObject({ basis: 'none' });
  });

  it('marks what was read with doubt, and macros that do not make up the energy', () => {
    const doubt = readLabel(rows('per 100g\nEnergy 65 kcal\nFat  ?3.6g\nCarbohydrate 4.8g\nProtein 3.4g'));
    expect(doubt.doubtful).toEqual(['fat']);
    const wrong = readLabel(rows('per 100g\nEnergy 65 kcal\nFat 36g\nCarbohydrate 4.8g\nProtein 3.4g'));
    expect(wrong.doubtful).toEqual(['calories', 'fat', 'carbs', 'protein']);
  });

  it.each(['', '9'.repeat(20_000), 'fat '.repeat(5_000), '- '.repeat(5_000), '100 g '.repeat(3_000)])(
    'gets through %#',
    (text) => {
      expect(readLabel(rows(text)).servingGrams).toBeNull();
    },
  );
});
