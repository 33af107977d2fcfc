import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build, PACKAGES, usda } from '../../scripts/catalogue/build.ts';
import { checkCatalogue } from '../../scripts/catalogue/check.ts';
import { readRecords } from '../../scripts/catalogue/read.ts';
import { assemble } from '../../scripts/foods/assemble.ts';
import { checkFoods } from '../../scripts/foods/checks.ts';
import { parseExceptions } from '../../scripts/foods/exceptions.ts';
import { differences, keptTables, type Tables, usdaTables } from '../../scripts/foods/tables.ts';

const FIGURES = `fdcId,description,refusePercent,energyKcal,proteinG,carbsG,fatG,fiberG,sugarG,sodiumMg,vitaminCMg,ironMg,calciumMg
1,"Milk, plain",0.0,61,3.15,4.8,3.25,0.0,5.05,43.0,0.0,0.03,113.0
2,Wrong fruit,10.0,300,1,30,0.2,2.0,,,,,
`;
const PORTIONS = `fdcId,amount,modifier,grams
1,1,cup,244
1,2,tbsp,30.5
2,1,"medium (3"" dia)",150
`;
const STORAGE = `id,name,pantry,fridge,freezer
33,Yogurt,,14,60
`;
const tables = (): Tables => keptTables(FIGURES, PORTIONS, STORAGE);

const DAIRY = `dairy:
  names: { en: { one: dairy } }
  aisle: dairy
  emoji: 🥛
  usda: 1
  keeps: { foodkeeper: 33 }
  allergens: { contains: [milk] }
  diets: { breaks: [vegan] }
`;
/** A kind of dairy with these fields besides. */
const dairy = (id: string, fields = '') =>
  `${DAIRY}${id}:\n  parents: [dairy]\n  names: { en: { one: ${id} } }\n  usda: 1\n${fields && `  ${fields}\n`}`;

function madeOf(source: string, problems: string[]) {
  const entries = readRecords('test.yaml', source, problems);
  return { entries, foods: assemble(entries, tables(), problems) };
}

/** All problems a build of these records reports. */
function problemsOf(source: string): string[] {
  const problems: string[] = [];
  const { entries, foods } = madeOf(source, problems);
  return [
    ...problems,
    ...checkCatalogue({ foods: entries, alike: new Map() }, []),
    ...checkFoods(foods, new Map()),
  ];
}

describe('a clean record', () => {
  it('inherits down the tree', () => {
    const problems: string[] = [];
    const { foods } = madeOf(
      `${DAIRY}sweet-milk:
  parents: [dairy]
  names: { en: { one: sweet milk, also: [Nice Milk, nice milks] } }
  usda: 1
  grams: { piece: 9 }
`,
      problems,
    );
    expect(problems).toEqual([]);
    expect(foods[1]).toMatchObject({
      id: 'sweet-milk',
      aisle: 'dairy',
      allergens: ['milk'],
      breaks: ['vegan', 'dairy-free'],
      parents: ['dairy'],
      names: ['nice milk'],
      units: { cup: 244, tablespoon: 15.25, piece: 9 },
      storage: { pantry: null, fridge: 14, freezer: 60 },
    });
  });

  it('keeps as long as it says itself', () => {
    const { foods } = madeOf(dairy('kefir', 'keeps: { pantry: 2, freezer: null }'), []);
    expect(foods[1]!.storage).toEqual({ pantry: 2, fridge: 14, freezer: null });
  });

  it('lends the carbohydrate verdict of a category to no child', () => {
    const { foods } = madeOf(
      `fruit:
  names: { en: { one: fruit } }
  aisle: produce
  emoji: 🍎
  usda: 2
milk:
  parents: [fruit]
  names: { en: { one: milk } }
  usda: 1
`,
      [],
    );
    expect(foods.map(({ breaks }) => breaks)).toEqual([['low-carb'], []]);
  });
});

describe('the build refuses', () => {
  it.each([
    ['a unit without weight', dairy('milk', 'grams: { jar: }'), 'milk.grams.jar'],
    ['a weight that is none', dairy('milk', 'grams: { jar: -3 }'), 'milk.grams.jar'],
    ['an unknown unit', dairy('milk', 'grams: { barrel: 3 }'), 'barrel'],
    ['an unknown field', dairy('milk', 'colour: white'), 'colour'],
    ['two foods with one id', `${dairy('milk')}milk:\n  usda: 1\n`, 'Map keys must be unique'],
    [
      'a circle',
      dairy('milk', 'aisle: dairy\n  emoji: 🥛').replace('dairy:', 'dairy:\n  parents: [milk]'),
      'circle in the tree',
    ],
    ['an unknown parent', dairy('milk').replace('[dairy]', '[dairy, moon]'), 'unknown parent "moon"'],
    ['macros that miss the energy', dairy('fruit').replace(/usda: 1\n$/, 'usda: 2\n'), 'but its macros give'],
    ['a figure nobody published', dairy('milk').replace(/usda: 1\n$/, 'usda: 99\n'), 'no figures for 99'],
    ['a storage entry nobody published', dairy('milk', 'keeps: { foodkeeper: 7 }'), 'no row 7'],
    [
      'an unknown allergen',
      dairy('milk', 'allergens: { contains: [moonlight] }'),
      'milk.allergens.contains.0',
    ],
    ['a name that hides an allergen', dairy('peanut milk'), '"peanut milk" says peanuts'],
    ['an unknown diet', dairy('milk', 'diets: { breaks: [paleo] }'), 'milk.diets.breaks.0'],
    ['an unknown aisle', dairy('milk', 'aisle: cellar'), 'milk.aisle'],
    ['a food without an aisle', DAIRY.replace('  aisle: dairy\n', ''), 'has an aisle and an emoji'],
    ['an eaten share above one', dairy('milk', 'eaten: 1.2'), 'milk.eaten'],
    [
      'a substitute that is no food',
      dairy('milk', 'substitutes: [{ food: moondust, ratio: 1, note: Shines. }]'),
      'moondust',
    ],
    [
      'a substitute without a note',
      dairy('milk', 'substitutes: [{ food: dairy, ratio: 1 }]'),
      'substitutes.0.note',
    ],
    ['a food that stands in for itself', dairy('milk', 'goodAs: milk'), 'names the food itself'],
    ['a clash with neither kind nor food', dairy('milk', 'clashes: { hot: [moonshine] }'), 'moonshine'],
    ['a group nobody described', dairy('milk', 'alike: [white-drink]'), 'no group "white-drink"'],
    ['a class the detector does not have', dairy('milk', 'seen: { detector: milky way }'), 'has no class'],
  ])('%s', (_what, source, message) => {
    expect(problemsOf(source).join('\n')).toContain(message);
  });

  it('a name with two meanings', () => {
    const both = problemsOf(
      `${DAIRY}milk:
  parents: [dairy]
  names: { en: { one: milk, also: [cow juice] } }
  usda: 1
cream:
  parents: [dairy]
  names: { en: { one: cream, also: [cow juices] } }
  usda: 1
`,
    ).join();
    expect(both).toContain('is claimed by milk and cream');
  });

  it('an energy exception without a reason', () => {
    const problems: string[] = [];
    parseExceptions('e.txt', '12 |', problems);
    expect(problems).toHaveLength(1);
  });

  it('a figure, a portion or a storage time that differs from the published tables', () => {
    const foods = `fdc_id,description,Refuse_Pct,Energ_Kcal,Protein_(g),Carbohydrt_(g),Lipid_Tot_(g),Fiber_TD_(g),Sugar_Tot_(g),Sodium_(mg),Vit_C_(mg),Iron_(mg),Calcium_(mg)
1,"Milk, plain",0.0,62,3.15,4.8,3.25,0.0,5.05,43.0,0.0,0.03,113.0
2,Wrong fruit,10.0,300,1,30,0.2,2.0,,,,,
`;
    const portions =
      'fdc_id,amount,modifier,gram_weight\n1,1,cup,250\n1,2,tbsp,30.5\n2,1,"medium (3"" dia)",150\n';
    const keeper = JSON.stringify({
      product_data: [
        {
          id: '33',
          name: 'Yogurt',
          from_date_of_purchase_refrigerate_output_display_only: '1 - 3 Weeks',
          freeze_output_display_only: '1 - 2 Months',
        },
      ],
    });
    const found = differences(tables(), usdaTables(foods, portions, keeper));
    expect(found.map((line) => line.split(':')[0])).toEqual(['figures of 1', 'portions of 1', 'storage 33']);
  });
});

describe('the catalogue', () => {
  it('has no problem, and every file made from it is what it says', () => {
    const problems: string[] = [];
    const { catalogue, files } = build(usda(), problems);
    expect(problems).toEqual([]);
    const stale = [...files].filter(([path, text]) => readFileSync(join(PACKAGES, path), 'utf8') !== text);
    expect(stale.map(([path]) => path)).toEqual([]);
    const cited = new Set(
      catalogue.foods.map(({ usda: row }) => (typeof row === 'number' ? row : row.nearest)),
    );
    const exceptions = parseExceptions(
      'e',
      readFileSync(join(PACKAGES, 'kitchen/catalogue/usda/energy-exceptions.txt'), 'utf8'),
      problems,
    );
    expect([...exceptions.keys()].filter((id) => !cited.has(id))).toEqual([]);
  }, 60_000);
});
