import { expect, it } from 'vitest';
import { readAll, readOne } from '../testing/make-files.ts';

const at = (section: string | null, ...lines: string[]) => lines.map((line) => ({ section, line }));
const todo = (section: string | null, ...texts: string[]) => texts.map((text) => ({ section, text }));

const MEAL_MASTER = `MMMMM----- Recipe via Meal-Master (tm) v8.05
 
      Title: Two Column Cake
 Categories: Cakes, Desserts
      Yield: 8 servings
 
      2 c  Flour                               1 ts Salt
  1 1/2 tb Sugar;                              3    Eggs
           -sifted twice
 
MMMMM--------------------------FROSTING-------------------------------
      1 c  Butter
 
  Heat the oven. Mix
  everything.
 
  Bake 40 minutes.
 
  Source: The church book
 
MMMMM

-----  Now You're Cooking! v5.65 [Meal-Master Export Format]

     Title: Tea
Categories: Drinks
  Servings: 1

      1 ts tea

Steep it.

-----
`;

it('Meal-Master: one and two columns, parts, lines that go on', async () => {
  const [cake, tea] = await readAll('old.mmf', MEAL_MASTER);
  expect(cake).toMatchObject({
    format: 'Meal-Master',
    recipe: {
      ...{
        title: 'Two Column Cake',
        servings: 8,
        tags: ['Cakes', 'Desserts'],
        sourceName: 'The church book',
      },
      ingredients: [
        ...at(null, '2 cup Flour', '1 1/2 tbsp Sugar, sifted twice', '1 tsp Salt', '3 Eggs'),
        ...at('FROSTING', '1 cup Butter'),
      ],
      steps: todo(null, 'Heat the oven. Mix everything.', 'Bake 40 minutes.'),
    },
  });
  expect(tea).toMatchObject({
    recipe: { title: 'Tea', ingredients: at(null, '1 tsp tea'), steps: todo(null, 'Steep it.') },
  });
  const dos = Buffer.from(MEAL_MASTER.replace('Tea', 'Caf\x82'), 'latin1');
  expect((await readAll('dos.mmf', dos))[1]).toMatchObject({ recipe: { title: 'Café' } });
});

it('MasterCook: as text and as XML', async () => {
  const text = `                     *  Exported from  MasterCook  *

                             Plum Tart

Recipe By     : Ann
Serving Size  : 6    Preparation Time :0:30
Categories    : Desserts                         Fruit

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
   1 1/2  cups          flour -- sifted
                        CRUST:
       6                plums

Pit the plums and
slice them.

Bake.

                   - - - - - - - - - - - - - - - - - -

Per Serving: 200 Calories

NOTES : Eat warm.
`;
  expect(await readOne('tart.mxp', text)).toMatchObject({
    ...{
      format: 'MasterCook',
      title: 'Plum Tart',
      servings: 6,
      prepMinutes: 30,
      tags: ['Desserts', 'Fruit'],
    },
    ingredients: [...at(null, '1 1/2 cups flour, sifted'), ...at('CRUST', '6 plums')],
    steps: todo(null, 'Pit the plums and slice them.', 'Bake.'),
    ...{ notes: 'Eat warm.', nutrition: 'Per Serving: 200 Calories', sourceName: 'Ann' },
  });
  const xml = `<?xml version="1.0" standalone="yes" encoding="ISO-8859-1"?><!DOCTYPE mx2 SYSTEM "mx2.dtd"><mx2 source="MasterCook">
    <Summ><Nam>x</Nam></Summ><RcpE name="Crème" author="Bo"><Desc>Rich</Desc><Serv qty="4"/><PrpT elapsed="0:20"/><CatS><CatT>Sweet</CatT></CatS>
    <IngR name="cream" unit="cups" qty="2"><IPrp>heavy</IPrp></IngR><DirS><DirT>Heat it.</DirT><DirT>Chill.</DirT></DirS><Srce>Bo’s book</Srce>
    <Yield unit="cups" qty="3"/><RTxt><![CDATA[ * Exported from MasterCook * ]]></RTxt></RcpE></mx2>`;
  expect(await readOne('creme.mx2', Buffer.from(xml.replace('’', "'"), 'latin1'))).toMatchObject({
    ...{
      format: 'MasterCook',
      title: 'Crème',
      servings: 4,
      prepMinutes: 20,
      yieldText: '3 cups',
      tags: ['Sweet'],
    },
    ...{
      ingredients: at(null, '2 cups cream, heavy'),
      steps: todo(null, 'Heat it.', 'Chill.'),
      sourceName: "Bo's book",
    },
  });
});

it('a page of the web, with its parts, and nothing of its scripts', async () => {
  const data = {
    ...{
      '@type': 'Recipe',
      name: 'Pasta',
      recipeIngredient: ['200 g pasta'],
      url: 'https://example.org/pasta',
    },
    recipeInstructions: [
      {
        '@type': 'HowToSection',
        name: 'Sauce',
        itemListElement: [{ '@type': 'HowToStep', text: 'Cook <b>it</b>.' }],
      },
    ],
  };
  const html = `<!doctype html><html><head><script>alert(1)</script><script type="application/ld+json">${JSON.stringify(data)}</script></head><body onload="x()">Hi</body></html>`;
  const read = await readOne('page.html', html);
  expect(read).toMatchObject({ format: 'web page', title: 'Pasta', steps: todo('Sauce', 'Cook it.') });
  expect(JSON.stringify(read)).not.toContain('alert');
});
