import { describe, expect, it } from 'vitest';
import type { PrintedLine } from './printed-line.ts';
import { readPrint } from './read-print.ts';
import { repairPrint } from './repair-print.ts';

const LETTER = 0.011;
const HEIGHT = 0.026;

/** Lines below each other from a corner; "?" in front of a word marks doubt, "#" a larger line. */
function set(left: number, top: number, ...lines: string[]): PrintedLine[] {
  return lines.flatMap((line, at) => {
    if (line === '') return [];
    const isLarge = line.startsWith('#');
    const indent = line.startsWith(' ') ? HEIGHT : 0;
    const words = line
      .replace('#', '')
      .trim()
      .split(' ')
      .map((word) => ({ text: word.replace(/^\?/, ''), confidence: word.startsWith('?') ? 0.2 : 0.99 }));
    const width = words.map(({ text }) => text).join(' ').length * LETTER * (isLarge ? 1.6 : 1);
    return [
      {
        words,
        left: left + indent,
        right: left + indent + width,
        y: top + at * 0.03,
        height: isLarge ? 1.6 * HEIGHT : HEIGHT,
      },
    ];
  });
}

const read = (...pages: PrintedLine[][]) => {
  const found = readPrint(pages);
  return {
    ...found,
    title: found?.draft.title,
    ingredients: found?.draft.ingredients.map(({ text }) => text),
    steps: found?.draft.steps.map(({ text }) => text),
  };
};

const LIST = ['500 g plums', '3 eggs', '1 1/2 cups flour, plus', ' more for the tin', 'salt'];
const METHOD = [
  'Whisk the eggs with the flour until they are',
  'light and thick, which takes a while.',
  '',
  'Lay the plums on top and bake over medium-',
  'high heat for 40 minutes, until gold-',
  'en at the edge.',
];
const STEPS = [
  'Whisk the eggs with the flour until they are light and thick, which takes a while.',
  'Lay the plums on top and bake over medium-high heat for 40 minutes, until golden at the edge.',
];
const INGREDIENTS = ['500 g plums', '3 eggs', '1 1/2 cups flour, plus more for the tin', 'salt'];

describe('readPrint', () => {
  it('takes a full stop before an amount for a bullet, and one before a decimal for what it is', () => {
    const page = (first: string) =>
      set(
        0.1,
        0.1,
        '#Plum cake',
        'Serves 8 · Prep 20 minutes · Bake 40 minutes',
        'Ingredients',
        first,
        ...LIST,
      );
    expect(read(page('.1 egg'))).toMatchObject({
      ingredients: ['1 egg', ...INGREDIENTS],
      draft: { servings: 8, prepMinutes: 20, cookMinutes: 40 },
    });
    expect(read(page('.5 cup milk')).ingredients).toEqual(['.5 cup milk', ...INGREDIENTS]);
  });

  it('reads one column under headings: title, facts, list and steps whole', () => {
    const page = set(
      0.1,
      0.1,
      '#Plum Cake',
      '',
      'Serves 8 · Prep time: 20 minutes',
      '',
      'Ingredients',
      ...LIST,
      '',
    );
    const found = read([...page, ...set(0.1, 0.55, 'Method', ...METHOD), ...set(0.1, 1.1, '104 BAKING')]);
    expect(found).toMatchObject({ title: 'Plum Cake', ingredients: INGREDIENTS, steps: STEPS, doubtful: [] });
    expect(found.draft).toMatchObject({ servings: 8, prepMinutes: 20 });
  });

  it('reads a list beside the steps, whichever side it stands on, without any heading', () => {
    const head = set(0.1, 0.1, '#Plum Cake', '', 'Serves 8');
    const left = read([...head, ...set(0.1, 0.3, ...LIST), ...set(0.45, 0.31, ...METHOD)]);
    expect(left).toMatchObject({ ingredients: INGREDIENTS, steps: STEPS });
    const right = read([...head, ...set(0.1, 0.3, ...METHOD), ...set(0.7, 0.31, ...LIST)]);
    expect(right).toMatchObject({ ingredients: INGREDIENTS, steps: STEPS });
  });

  it('tells list and steps apart where nothing parts them', () => {
    const found = read([...set(0.1, 0.1, '#Plum Cake', ''), ...set(0.1, 0.2, ...LIST, '', ...METHOD)]);
    expect(found).toMatchObject({ ingredients: INGREDIENTS, steps: STEPS });
  });

  it('keeps the parts of a list, and amounts in a column of their own', () => {
    const amounts = set(0.1, 0.2, '', '500 g', '3', '', '', '2 tbsp', '1');
    const foods = set(0.22, 0.2, '', 'plums', 'eggs', '', '', 'sugar', 'lemon');
    const heads = set(0.1, 0.2, 'For the cake', '', '', '', 'To serve');
    const found = read([
      ...set(0.1, 0.1, '#Plum Cake'),
      ...amounts,
      ...foods,
      ...heads,
      ...set(0.1, 0.6, ...METHOD),
    ]);
    expect(found.draft?.ingredients).toMatchObject([
      { text: '500 g plums', section: 'For the cake' },
      { text: '3 eggs', section: 'For the cake' },
      { text: '2 tbsp sugar', section: 'To serve' },
      { text: '1 lemon', section: 'To serve' },
    ]);
  });

  it('takes numbers for steps, leaves tips out, and goes on in the next column and on the next page', () => {
    const first = [
      ...set(
        0.1,
        0.1,
        '#Plum Cake',
        '',
        'Ingredients',
        '500 g plums',
        '3 eggs',
        '',
        'Method',
        '1. Whisk the eggs',
      ),
      ...set(
        0.55,
        0.16,
        'until they are light.',
        '2. Lay the plums on top',
        '',
        'Tip',
        'Cream goes well with it.',
      ),
    ];
    const second = set(0.1, 0.1, '3. Bake for', '40 minutes.', '4. Let it cool.');
    expect(read(first, second)).toMatchObject({
      ingredients: ['500 g plums', '3 eggs'],
      steps: [
        'Whisk the eggs until they are light.',
        'Lay the plums on top',
        'Bake for 40 minutes.',
        'Let it cool.',
      ],
    });
  });

  it('parts a unit from its food, but no word that only begins like a unit', () => {
    expect(repairPrint('500 gplums')).toBe('500 g plums');
    expect(repairPrint('2 tbspolive oil')).toBe('2 tbsp olive oil');
    for (const line of [
      '3 green apples',
      '2 garlic cloves',
      '2 cups flour',
      '1 glass of white wine',
      '3 ozark trouts',
    ])
      expect(repairPrint(line)).toBe(line);
  });

  it('repairs what readers of print get wrong, and says what it doubts', () => {
    const list = ['1Ib plums', '3eggs', '11/2 cups ?flcur', '1% tsp salt'];
    const found = read([
      ...set(0.1, 0.1, '#Plum Cake', '', 'Ingredients', ...list),
      ...set(0.1, 0.5, 'Method', 'Mix it,then bake for I hour.'),
    ]);
    expect(found).toMatchObject({
      ingredients: ['1 lb plums', '3 eggs', '1 1/2 cups flcur', '1% tsp salt'],
      steps: ['Mix it, then bake for 1 hour.'],
      doubtful: [
        { field: 'ingredients', line: 2, word: 'flcur' },
        { field: 'ingredients', line: 3, word: '1%' },
      ],
    });
  });

  it('writes fractions that were read as two digits, and marks every amount that may be one', () => {
    const page = (...list: string[]) =>
      read([
        ...set(0.1, 0.1, '#Plum Cake', '', 'Ingredients', ...list),
        ...set(0.1, 0.5, 'Method', 'Mix it, then bake for 1 hour.'),
      ]);
    const misread = page(
      '12 cup milk',
      '•13 cup oil',
      '114 cups flour',
      '34 tsp salt',
      '?? cup cream',
      '1? tsp soda',
    );
    expect(misread.ingredients).toEqual([
      '½ cup milk',
      '⅓ cup oil',
      '1 ¼ cups flour',
      '¾ tsp salt',
      '? cup cream',
      '1? tsp soda',
    ]);
    expect(misread.doubtful?.map(({ line, word }) => `${line} ${word}`)).toEqual([
      '0 ½',
      '1 ⅓',
      '2 ¼',
      '3 ¾',
      '4 ?',
      '5 1?',
    ]);
    const meant = ['12 cups water', '12 tbsp butter', '14 oz tomatoes', '12 eggs', '18 shrimp'];
    expect(page(...meant)).toMatchObject({ ingredients: meant, doubtful: [] });
    expect(page('?12 tbsp butter', '3 eggs').doubtful).toEqual([
      { field: 'ingredients', line: 0, word: '12' },
    ]);
  });

  it('takes full stops before amounts for bullets, and one alone for a decimal', () => {
    const page = (...list: string[]) =>
      read([
        ...set(0.1, 0.1, '#Plum Cake', '', 'Ingredients', ...list),
        ...set(0.1, 0.5, 'Method', 'Mix it, then bake for 1 hour.'),
      ]).ingredients;
    expect(page('.3 Ib plums', '. 4 eggs', '2 cups milk')).toEqual(['3 lb plums', '4 eggs', '2 cups milk']);
    expect(page('.5 cup milk', '3 eggs', '2 plums')).toContain('.5 cup milk');
  });

  it('finds no recipe in a newspaper, nor on an empty page', () => {
    const news = set(
      0.1,
      0.1,
      '#Council Votes on Bridge',
      '',
      'The council met on Tuesday to vote on the bridge,',
      '14 members were there, and 3 of them spoke',
      'for more than 2 hours before the vote was held.',
    );
    expect(readPrint([news])).toBeNull();
    expect(readPrint([[]])).toBeNull();
    expect(readPrint([])).toBeNull();
  });
});
