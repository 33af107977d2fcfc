import { describe, expect, it } from 'vitest';
import { readAll, readOne, zipOf } from '../testing/make-files.ts';

/** What programs really write, beyond the formats that they describe. */
const linesOf = (recipe: { ingredients: readonly { line: string }[] }) =>
  recipe.ingredients.map(({ line }) => line);
const stepsOf = (recipe: { steps: readonly { text: string }[] }) => recipe.steps.map(({ text }) => text);

describe('Meal-Master', () => {
  const recipe = (head: string, ...body: string[]) =>
    `----- Recipe via Meal-Master (tm) -----\n\n${head}\n\n${body.join('\n')}\n\n-----\n`;

  it('goes on from the foot of the first column to the head of the second', async () => {
    const text = recipe(
      '      Title: Rolls\n Categories: Sweet\n      Yield: 16 rolls',
      '-----------------------------------DOUGH-----------------------------------',
      '      1 c  Rye flour                                - or apple juice',
      '      2 tb Sugar                               2 c  Plain oil',
      '      4 tb To 5 Tbl sweet cider                     Coarse salt',
      '',
      '  Knead it all.',
    );
    expect(linesOf(await readOne('rolls.mmf', text))).toEqual([
      ...['1 cup Rye flour', '2 tbsp Sugar', '4 tbsp To 5 Tbl sweet cider or apple juice'],
      ...['2 cup Plain oil', 'Coarse salt'],
    ]);
  });

  it('reads a second column that is longer than the first', async () => {
    const text = recipe(
      '      Title: Soup',
      '      1 c  Water                               1 ts Salt',
      '                                               2 c  Peas',
      '                                                    - fresh ones',
      '',
      '  Cook.',
    );
    expect(linesOf(await readOne('soup.mmf', text))).toEqual([
      '1 cup Water',
      '1 tsp Salt',
      '2 cup Peas fresh ones',
    ]);
  });

  it('has fields of its own, and blank lines between ingredients', async () => {
    const text = recipe(
      'Title: Walnut Squares\nCategories: Sweet\nTags:\n      Yield: 12\nContributor: Ada',
      '      2    c Butter',
      '',
      '      4 cv garlic',
      '      1 c   neutral oil or',
      '           -  olive oil',
      '   0.25 ts Salt',
      '   1.50 c  -Hot water',
      '      1 x  Icing:',
      '      1 c  Sugar',
      '',
      '  ~--------------------------------',
      '1. Melt it.',
      '2. Bake it.',
    );
    const read = await readOne('squares.mmf', text);
    expect(read).toMatchObject({ title: 'Walnut Squares', servings: 12, sourceName: 'Ada' });
    expect(linesOf(read)).toEqual([
      ...[
        '2 c Butter',
        '4 clove garlic',
        '1 cup neutral oil or olive oil',
        '1/4 tsp Salt',
        '1 1/2 cup Hot water',
      ],
      '1 cup Sugar',
    ]);
    expect(read.ingredients.at(-1)).toMatchObject({ section: 'Icing' });
    expect(stepsOf(read)).toEqual(['Melt it.', 'Bake it.']);
  });

  it('may begin with some words, and keep no columns', async () => {
    const told = recipe('      Title: Tea', '  My aunt made it.', '', '      1 ts Tea', '', '  Steep.');
    expect(await readOne('tea.mmf', told)).toMatchObject({
      ...{
        description: 'My aunt made it.',
        ingredients: [{ line: '1 tsp Tea' }],
        steps: [{ text: 'Steep.' }],
      },
    });
    const loose = recipe('Title: Cake', '2 cups flour', '1 egg', 'Salt', '', 'Stir.', '', 'Bake.');
    const cake = await readOne('cake.mmf', loose);
    expect(linesOf(cake)).toEqual(['2 cups flour', '1 egg', 'Salt']);
    expect(stepsOf(cake)).toEqual(['Stir.', 'Bake.']);
  });
});

describe('MasterCook', () => {
  const COLUMNS = `  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------`;

  it('breaks long lines, has parts between dashes, and puts its ratings among the rest', async () => {
    const text = `{ Exported from MasterCook Mac }

                Pie

Recipe By     :Ada
Serving Size  : 8     Preparation Time :0:20

${COLUMNS}
                        ---Crust----
   1 1/2  cups          crumbs -- sieved
                            -- and dried
                        ----Filling----
   1                    white loaf
                        (or a brown one)

Bake.

Yield:
  "1 pie"
Start to Finish Time:
  "1:10"
Ratings       : Cost 1 Looks 3
Fanciness 4

                 - - - - - - - - - - - - - - - - - -

NOTES : Good cold.
`;
    const read = await readOne('pie.mxp', text);
    expect(read).toMatchObject({ title: 'Pie', totalMinutes: 70, yieldText: '1 pie', notes: 'Good cold.' });
    expect(read.ingredients).toEqual([
      { section: 'Crust', line: '1 1/2 cups crumbs, sieved, and dried' },
      { section: 'Filling', line: '1 white loaf (or a brown one)' },
    ]);
    expect(stepsOf(read)).toEqual(['Bake.']);
  });

  it('writes quotes and signs into its XML as they were typed', async () => {
    const xml = `<?xml version="1.0" standalone="yes" encoding="ISO-8859-1"?>
<!DOCTYPE mx2 SYSTEM "mx2.dtd">
<mx2 source="MasterCook" date="May 1, 2001"><RcpE name="Pie & "Cream"" author="Bo, "Baking"" img="">
<Serv qty="0"/><IngR name="sticks - (4" by 1/2")" qty="5"><IPrp>cut</IPrp></IngR>
<IngR name="oil" unit="cups" qty="2" code="I"></IngR>
<DirS><DirT>Fry & bake at <350 degrees.</DirT></DirS><Yield unit="pies" qty="2.000000"/></RcpE></mx2>`;
    expect(await readOne('pie.mx2', xml)).toMatchObject({
      ...{ title: 'Pie & "Cream"', sourceName: 'Bo, "Baking"', servings: null, yieldText: '2 pies' },
      ingredients: [{ line: '5 sticks - (4" by 1/2"), cut' }, { line: '2 cups oil' }],
      steps: [{ text: 'Fry & bake at <350 degrees.' }],
    });
  });
});

it('Tandoor: what it wrote below the method is no step', async () => {
  const step = {
    instruction:
      'Fry the {{ ingredients[0] }}.\n\n### Notes\nAdd lemon.\n\n### Nutritional Information\n200 kcal\n\n### Source \nAda\nhttps://example.org/leek',
    ingredients: [{ food: { name: 'leek' }, unit: null, amount: 2, order: 0 }],
  };
  const read = await readOne(
    'recipe.json',
    JSON.stringify({ name: 'Leek', steps: [step], source_url: null }),
  );
  expect(read).toMatchObject({
    ...{ format: 'Tandoor', servings: null, sourceUrl: 'https://example.org/leek', sourceName: 'Ada' },
    ...{ notes: 'Add lemon.', nutrition: '200 kcal', steps: [{ section: null, text: 'Fry the leek.' }] },
  });
});

describe('schema.org', () => {
  const recipe = {
    ...{ '@type': 'Recipe', name: 'Flan', recipeIngredient: ['2 Ei(er)'], recipeInstructions: 'Bake it.' },
  };
  const read = (more: object) => readOne('flan.json', JSON.stringify({ ...recipe, ...more }));

  it('the stars of all visitors are not mine', async () => {
    const stars = (more: object) => ({ aggregateRating: { ratingValue: 4, ...more } });
    expect((await read(stars({ ratingCount: 213 }))).rating).toBeNull();
    expect((await read(stars({ reviewCount: '12' }))).rating).toBeNull();
    expect((await read(stars({}))).rating).toBeNull();
    expect((await read({ ...stars({}), creditText: '' })).rating).toBe(4);
    const page = `<!doctype html><script type="application/ld+json">${JSON.stringify({ ...recipe, ...stars({ ratingCount: 1 }) })}</script>`;
    expect((await readOne('flan.html', page)).rating).toBeNull();
  });

  it.each([0, '0', '', '1970-01-01T00:00:00Z', '0001-01-01', '12'])('%j is no date', async (dateCreated) => {
    expect((await read({ dateCreated })).createdAt).toBeNull();
  });

  it('a date stands in for one that is none, and servings that nobody gave stay unknown', async () => {
    const { createdAt, servings } = await read({ dateCreated: 0, datePublished: '2021-03-04' });
    expect([createdAt, servings]).toEqual(['2021-03-04T00:00:00.000Z', null]);
    const { servings: ofLoaf, yieldText } = await read({ recipeYield: '1 loaf' });
    expect([ofLoaf, yieldText]).toEqual([null, '1 loaf']);
  });
});

it('names in archives are UTF-8, whether the archive says so or not', async () => {
  const cook = 'Stir @milk{1%cup}.';
  const zip = await zipOf({ 'Crème brûlée.cook': cook, 'Grüße.cook': cook });
  const bare = Buffer.from(zip);
  // The flag that says UTF-8 stands 6 bytes into the head of a file and 8 bytes into its row of the directory.
  for (const [mark, offset] of [
    ['PK\x03\x04', 6],
    ['PK\x01\x02', 8],
  ] as const)
    for (let at = bare.indexOf(mark); at >= 0; at = bare.indexOf(mark, at + 1))
      bare.writeUInt16LE(bare.readUInt16LE(at + offset) & ~0x800, at + offset);
  for (const content of [zip, bare]) {
    const found = await readAll('recipes.zip', content);
    expect(found.map((one) => 'recipe' in one && one.recipe.title)).toEqual(['Crème brûlée', 'Grüße']);
  }
});
