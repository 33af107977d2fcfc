import type { LabelFigure } from '@crisper/kitchen/products/label-words.data';
import type { PrintLine } from '@crisper/vision/testing/photographed-page';

export type LabelKind = 'en' | 'de' | 'fr' | 'es' | 'us';

export interface MadeLabel {
  lines: PrintLine[];
  columns: number;
  /** In 100 g. */
  per100g: Record<LabelFigure, number>;
  servingGrams: number | null;
}

interface Table extends Record<LabelFigure, number> {
  saturated: number;
}

/** What the tables of four languages call their rows, as packages print them. */
const WORDS = {
  en: {
    head: 'Typical values',
    hundred: 'per 100g',
    serving: (g: number) => `per ${g}g serving`,
    rows: [
      'Energy',
      'Fat',
      'of which saturates',
      'Carbohydrate',
      'of which sugars',
      'Fibre',
      'Protein',
      'Salt',
    ],
  },
  de: {
    head: 'Nährwerte',
    hundred: 'je 100 g',
    serving: (g: number) => `je Portion (${g} g)`,
    rows: [
      'Energie',
      'Fett',
      'davon gesättigte Fettsäuren',
      'Kohlenhydrate',
      'davon Zucker',
      'Ballaststoffe',
      'Eiweiß',
      'Salz',
    ],
  },
  fr: {
    head: 'Valeurs nutritionnelles',
    hundred: 'pour 100 g',
    serving: (g: number) => `par portion (${g} g)`,
    rows: [
      'Énergie',
      'Matières grasses',
      'dont acides gras saturés',
      'Glucides',
      'dont sucres',
      'Fibres alimentaires',
      'Protéines',
      'Sel',
    ],
  },
  es: {
    head: 'Información nutricional',
    hundred: 'por 100 g',
    serving: (g: number) => `por ración (${g} g)`,
    rows: [
      'Valor energético',
      'Grasas',
      'de las cuales saturadas',
      'Hidratos de carbono',
      'de los cuales azúcares',
      'Fibra alimentaria',
      'Proteínas',
      'Sal',
    ],
  },
} as const;
const FIGURES = ['calories', 'fat', 'saturated', 'carbs', 'sugar', 'fiber', 'protein', 'sodiumMg'] as const;

function tableOf(random: () => number): Table {
  const tenth = (most: number) => Math.round(random() * most * 10) / 10;
  const [fat, carbs, protein, fiber] = [tenth(30), tenth(45), tenth(20), tenth(5)];
  return {
    fat,
    saturated: tenth(fat),
    carbs,
    sugar: tenth(carbs),
    fiber,
    protein,
    calories: Math.round(9 * fat + 4 * carbs + 4 * protein + 2 * fiber),
    // Salt with two decimals, of which 1 g holds 400 mg of sodium.
    sodiumMg: Math.round(random() * 250) * 4,
  };
}

export function madeLabel(kind: LabelKind, random: () => number): MadeLabel {
  return kind === 'us' ? american(random) : european(kind, random);
}

function european(kind: Exclude<LabelKind, 'us'>, random: () => number): MadeLabel {
  const words = WORDS[kind];
  const table = tableOf(random);
  const servingGrams = random() < 0.5 ? [25, 30, 40, 125, 150][Math.floor(random() * 5)]! : null;
  const number = (value: number, digits: number) => {
    const text = value.toFixed(digits);
    return kind === 'en' ? text : text.replace('.', ',');
  };
  const gap = kind === 'en' ? '' : ' ';
  const cell = (figure: keyof Table, share: number) => {
    const value = table[figure] * share;
    if (figure === 'calories') return `${Math.round(value * 4.184)}${gap}kJ / ${Math.round(value)}${gap}kcal`;
    if (figure === 'sodiumMg') return `${number((value * 2.5) / 1000, 2)}${gap}g`;
    return `${number(value, 1)}${gap}g`;
  };
  const [first, second] = [30, 50];
  const line = (text: string, hundred: string, serving: string, bold = false): PrintLine => ({
    pieces: [
      { at: 0, text },
      { at: first, text: hundred },
      ...(servingGrams ? [{ at: second, text: serving }] : []),
    ],
    ...(bold && { bold }),
  });
  const lines = [line(words.head, words.hundred, servingGrams ? words.serving(servingGrams) : '', true)];
  for (const [at, figure] of FIGURES.entries())
    lines.push(line(words.rows[at]!, cell(figure, 1), servingGrams ? cell(figure, servingGrams / 100) : ''));
  return { lines, columns: servingGrams ? 72 : 52, per100g: table, servingGrams };
}

function american(random: () => number): MadeLabel {
  const servingGrams = [28, 30, 55, 85][Math.floor(random() * 4)]!;
  const whole = (most: number) => Math.round(random() * most);
  const [fat, carbs, protein, fiber] = [whole(12), 3 + whole(30), whole(12), whole(3)];
  const saturated = Math.floor(fat / 2);
  const sugar = whole(carbs - 2);
  const sodium = 5 * whole(90);
  const calories = Math.round((9 * fat + 4 * carbs + 4 * protein) / 10) * 10;
  const rows: [text: string, share: string, indent: number, bold?: boolean][] = [
    [`Total Fat ${fat}g`, '10%', 0, true],
    [`Saturated Fat ${saturated}g`, '5%', 2],
    ['Trans Fat 0g', '', 2],
    ['Cholesterol 0mg', '0%', 0, true],
    [`Sodium ${sodium}mg`, '7%', 0, true],
    [`Total Carbohydrate ${carbs}g`, '13%', 0, true],
    [`Dietary Fiber ${fiber}g`, '14%', 2],
    [`Total Sugars ${sugar}g`, '', 2],
    ['Includes 0g Added Sugars', '0%', 4],
    [`Protein ${protein}g`, '', 0, true],
  ];
  const lines: PrintLine[] = [
    { pieces: [{ at: 0, text: 'Nutrition Facts' }], bold: true, large: true },
    { pieces: [{ at: 0, text: '8 servings per container' }] },
    {
      pieces: [
        { at: 0, text: 'Serving size' },
        { at: 24, text: `2/3 cup (${servingGrams}g)` },
      ],
      bold: true,
    },
    {
      pieces: [
        { at: 0, text: 'Calories' },
        { at: 34, text: String(calories) },
      ],
      bold: true,
      large: true,
    },
    ...rows.map(([text, share, indent, bold]) => ({
      pieces: [{ at: indent, text }, ...(share ? [{ at: 38, text: share }] : [])],
      ...(bold && { bold }),
    })),
  ];
  const scale = 100 / servingGrams;
  const per100g = Object.fromEntries(
    Object.entries({ calories, fat, carbs, sugar, fiber, protein, sodiumMg: sodium }).map(([key, value]) => [
      key,
      value * scale,
    ]),
  ) as MadeLabel['per100g'];
  return { lines, columns: 44, per100g, servingGrams };
}
