import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assemble } from '../../scripts/foods/assemble.ts';
import { checkFoods } from '../../scripts/foods/checks.ts';
import { parseExceptions, parseSource, parseSubstitutes } from '../../scripts/foods/source.ts';
import { differences, keptTables, type Tables, usdaTables } from '../../scripts/foods/tables.ts';
import packed from './foods.gen.json' with { type: 'json' };
import { pack } from './packed.ts';

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

const DAIRY = 'dairy | 1 | | aisle=dairy emoji=🥛 fk=33 allergens=milk breaks=vegan';

/** All problems a build of these sources reports. */
function problemsOf(source: string, substitutes = ''): string[] {
  const problems: string[] = [];
  const rows = parseSource('test.txt', source, problems);
  const subs = parseSubstitutes('subs.txt', substitutes, problems);
  const foods = assemble({ rows, substitutes: subs, tables: tables() }, problems);
  return [...problems, ...checkFoods(foods, new Map())];
}

describe('a clean source', () => {
  it('gives foods that inherit down the tree', () => {
    const problems: string[] = [];
    const rows = parseSource(
      'test.txt',
      `${DAIRY}\n  sweet milk | 1 | Nice Milk, nice milks | piece=9`,
      problems,
    );
    const foods = assemble({ rows, substitutes: [], tables: tables() }, problems);
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

  it('lends the carbohydrate verdict of a category to no child', () => {
    const problems: string[] = [];
    const rows = parseSource(
      't',
      'fruit | 2 | | aisle=produce emoji=🍎 cup=1\n  milk | 1 | | cup=1',
      problems,
    );
    const exempt = assemble({ rows, substitutes: [], tables: tables() }, problems);
    expect(exempt.map(({ breaks }) => breaks)).toEqual([['low-carb'], []]);
  });
});

describe('the build refuses', () => {
  it.each([
    ['a unit without weight', `${DAIRY}\n  milk | 1 | | jar=`, 'without weight'],
    ['a unit named without a number', `${DAIRY}\n  milk | 1 | | jar`, 'without weight'],
    ['a weight that is none', `${DAIRY}\n  milk | 1 | | jar=-3`, 'without weight'],
    ['an unknown unit', `${DAIRY}\n  milk | 1 | | barrel=3`, 'unknown key "barrel"'],
    [
      'two foods with one name',
      `${DAIRY}\n  milk | 1 | Cow juice |\n  cream | 1 | cow-juices |`,
      'is claimed by',
    ],
    ['two foods with one id', `${DAIRY}\n  milk | 1 | |\n  milk | 1 | |`, 'already a food'],
    ['a circle', `${DAIRY} in=milk\n  milk | 1 | |`, 'circle in the tree'],
    ['an unknown parent', `${DAIRY}\n  milk | 1 | | in=moon`, 'unknown parent "moon"'],
    ['macros that miss the energy', `${DAIRY}\n  fruit | 2 | |`, 'but its macros give'],
    ['a figure nobody published', `${DAIRY}\n  milk | 99 | |`, 'no figures for fdcId 99'],
    ['a storage entry nobody published', `${DAIRY}\n  milk | 1 | | fk=7`, 'no storage entry 7'],
    ['an unknown allergen', `${DAIRY}\n  milk | 1 | | allergens=moonlight`, 'unknown allergen'],
    ['a name that hides an allergen', `${DAIRY}\n  milk | 1 | peanut milk |`, '"peanut milk" says peanuts'],
    ['an unknown diet', `${DAIRY}\n  milk | 1 | | breaks=paleo`, 'unknown diet'],
    ['a food without an aisle', 'milk | 1 | | emoji=🥛', 'no known aisle'],
    ['a food without an emoji', 'milk | 1 | | aisle=dairy', 'no emoji'],
    ['an edible share above one', `${DAIRY}\n  milk | 1 | | edible=1.2`, 'edible share'],
    ['a line that is no row', `${DAIRY}\n  milk`, 'not a row'],
    ['a row that skips a level', `${DAIRY}\n      milk | 1 | |`, 'not a row'],
  ])('%s', (_what, source, message) => {
    expect(problemsOf(source).join('\n')).toContain(message);
  });

  it('a substitute that names an unknown food', () => {
    expect(problemsOf(DAIRY, 'dairy | moondust | 1 | Shines.').join()).toContain('unknown food "moondust"');
  });

  it('a substitute without ratio or note', () => {
    expect(problemsOf(DAIRY, 'dairy | dairy | 0 | x').join()).toContain('not a row');
    expect(problemsOf(DAIRY, 'dairy | dairy | 1 |').join()).toContain('not a row');
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

describe('the committed foods', () => {
  const data = join(import.meta.dirname, '../../data');
  const read = (...path: string[]) => readFileSync(join(data, ...path), 'utf8');

  it('are what the sources give, without a problem', () => {
    const problems: string[] = [];
    const rows = readdirSync(join(data, 'foods'))
      .sort()
      .flatMap((file) => parseSource(file, read('foods', file), problems));
    const substitutes = parseSubstitutes('substitutes.txt', read('substitutes.txt'), problems);
    const kept = keptTables(read('usda-figures.csv'), read('usda-portions.csv'), read('foodkeeper.csv'));
    const foods = assemble({ rows, substitutes, tables: kept }, problems);
    const exceptions = parseExceptions('e', read('energy-exceptions.txt'), problems);
    expect([...problems, ...checkFoods(foods, exceptions)]).toEqual([]);
    expect(JSON.stringify(pack(foods)) === JSON.stringify(packed)).toBe(true);
    const cited = new Set(foods.map(({ fdcId }) => fdcId));
    expect([...exceptions.keys()].filter((id) => !cited.has(id))).toEqual([]);
  });
});
