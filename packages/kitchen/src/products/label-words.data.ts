export type LabelFigure = 'calories' | 'fat' | 'carbs' | 'sugar' | 'fiber' | 'protein' | 'sodiumMg';

/** How tables name a figure, without accents. Null: a row to leave alone, such as saturated fat. */
export const LABEL_WORDS: readonly (readonly [LabelFigure | null, readonly string[]])[] = [
  [
    'calories',
    [
      'energy',
      'calories',
      'energie',
      'brennwert',
      'valeur energetique',
      'valor energetico',
      'energia',
      'valore energetico',
    ],
  ],
  [
    'fat',
    [
      'fat',
      'total fat',
      'fett',
      'matieres grasses',
      'graisses',
      'lipides',
      'grasas',
      'grasa total',
      'grasas totales',
      'grassi',
      'grassi totali',
    ],
  ],
  [
    'carbs',
    [
      'carbohydrate',
      'carbohydrates',
      'total carbohydrate',
      'carbs',
      'kohlenhydrate',
      'glucides',
      'hidratos de carbono',
      'carbohidratos',
      'carboidrati',
    ],
  ],
  ['sugar', ['sugars', 'sugar', 'total sugars', 'zucker', 'sucres', 'azucares', 'azucar', 'zuccheri']],
  [
    'fiber',
    [
      'fibre',
      'fiber',
      'dietary fiber',
      'dietary fibre',
      'ballaststoffe',
      'fibres',
      'fibres alimentaires',
      'fibra',
      'fibre alimentari',
    ],
  ],
  ['protein', ['protein', 'proteins', 'eiweiss', 'eiweib', 'proteines', 'proteinas', 'proteine']],
  ['sodiumMg', ['salt', 'sodium', 'salz', 'natrium', 'sel', 'sal', 'sodio', 'sale']],
  [
    null,
    [
      ...[
        'saturated',
        'saturates',
        'saturated fat',
        'trans fat',
        'polyunsaturated',
        'monounsaturated',
        'added sugars',
      ],
      ...[
        'gesattigte',
        'gesattigte fettsauren',
        'acides gras',
        'acides gras satures',
        'saturadas',
        'acidos grasos',
        'grasas saturadas',
        'saturi',
        'acidi grassi',
        'acidi grassi saturi',
        'grassi saturi',
      ],
      ...[
        'includes',
        'calories from',
        'cholesterol',
        'polyols',
        'starch',
        'starke',
        'amidon',
        'serving',
        'salt equivalent',
      ],
    ],
  ],
];

export const SALT_WORDS = ['salt', 'salz', 'sel', 'sal', 'sale'];

export const SERVING_WORDS = [
  'serving',
  'portion',
  'racion',
  'porcion',
  'per bar',
  'pro riegel',
  'je scheibe',
  'per slice',
  'por unidad',
  'porzione',
  'per pezzo',
];
