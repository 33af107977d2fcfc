import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growth } from '../../testing/growth.ts';
import { parseLooseJson } from './loose-json.ts';
import { readPage } from './read-page.ts';
import { readSchemaOrg } from './read-schema-org.ts';

const page = (json: string, body = '') =>
  `<!doctype html><html><head><script type="application/ld+json">${json}</script></head><body>${body}</body></html>`;
const texts = (list: readonly { text: string }[] | undefined) => list?.map((item) => item.text);

const SOUP = {
  '@context': 'https://schema.org',
  '@type': ['NewsArticle', 'Recipe'],
  name: 'Leek &amp; Potato Soup',
  recipeYield: ['4', '4 bowls'],
  prepTime: 'PT10M',
  cookTime: 'PT25M',
  recipeIngredient: ['2 leeks', '3 potatoes,&nbsp;diced', 'For the top:', '1 tbsp cream'],
  recipeInstructions: [
    {
      '@type': 'HowToSection',
      name: 'Base',
      itemListElement: [
        { '@type': 'HowToStep', name: 'Sweat', text: 'Sweat the leeks.' },
        { '@type': 'HowToStep', text: '<p>Add the potatoes.</p>' },
      ],
    },
    { '@type': 'HowToStep', name: 'Blend until', text: 'Blend until smooth.' },
  ],
  image: [{ '@type': 'ImageObject', url: 'https://example.com/soup.jpg' }],
  nutrition: { calories: '1,210 kJ' },
};

describe('readSchemaOrg', () => {
  it('reads a recipe with sections, entities, several yields and no total time', () => {
    const draft = readSchemaOrg(SOUP);
    expect(draft).toMatchObject({
      title: 'Leek & Potato Soup',
      servings: 4,
      yieldText: '4 bowls',
      prepMinutes: 10,
      cookMinutes: 25,
      totalMinutes: 35,
      imageUrl: 'https://example.com/soup.jpg',
    });
    expect(texts(draft?.ingredients)).toEqual(['2 leeks', '3 potatoes, diced', '1 tbsp cream']);
    expect(texts(draft?.steps)).toEqual([
      'Base',
      'Sweat the leeks.',
      'Add the potatoes.',
      'Blend until smooth.',
    ]);
    expect(draft?.publishedCalories).toBeCloseTo(289.2, 1);
  });

  it('finds the recipe in @graph, in arrays and below other nodes, and prefers the full one', () => {
    const stub = { '@type': 'Recipe', name: 'Teaser' };
    expect(readSchemaOrg({ '@graph': [{ '@type': 'WebPage' }, stub, SOUP] })?.title).toBe(
      'Leek & Potato Soup',
    );
    expect(readSchemaOrg([[{ mainEntity: SOUP }]])?.title).toBe('Leek & Potato Soup');
    expect(readSchemaOrg({ '@type': 'http://schema.org/Recipe', name: 'Full address' })?.title).toBe(
      'Full address',
    );
  });

  it('splits instructions that are one text, and drops numbers that count the steps', () => {
    const steps = (recipeInstructions: unknown) =>
      texts(readSchemaOrg({ '@type': 'Recipe', name: 'x', recipeInstructions })?.steps);
    expect(steps('1. Mix.\n2. Bake.')).toEqual(['Mix.', 'Bake.']);
    expect(steps('<ol><li>Mix.</li><li>Bake<br>until done.</li></ol>')).toEqual([
      'Mix.',
      'Bake',
      'until done.',
    ]);
    expect(steps({ '@type': 'ItemList', itemListElement: [{ item: { text: 'Mix.' } }, 'Bake.'] })).toEqual([
      'Mix.',
      'Bake.',
    ]);
    expect(steps([{ '@type': 'HowToStep', text: '2 eggs go in.' }])).toEqual(['2 eggs go in.']);
  });

  it('never throws, whatever the value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        readSchemaOrg({
          '@type': 'Recipe',
          name: value,
          recipeIngredient: value,
          recipeInstructions: value,
          recipeYield: value,
          totalTime: value,
          image: value,
          nutrition: value,
        });
      }),
    );
  });
});

describe('parseLooseJson', () => {
  it.each([
    ['<!-- {"a": 1} -->', { a: 1 }],
    ['//<![CDATA[\n{"a": 1}\n//]]>', { a: 1 }],
    ['{"a": "two\nlines", "b": [1, 2,],}', { a: 'two\nlines', b: [1, 2] }],
    ['{"a": "it\\\'s \t here"};', { a: "it's \t here" }],
    ['{"a": "she said "yes" twice"}', { a: 'she said "yes" twice' }],
    ['{&quot;a&quot;: &quot;b &amp; c&quot;}', { a: 'b & c' }],
  ])('repairs %j', (source, value) => {
    expect(parseLooseJson(source)).toEqual([value]);
  });

  it('reads several values in a row and gives up quietly', () => {
    expect(parseLooseJson('{"a":1}{"b":2}')).toEqual([{ a: 1 }, { b: 2 }]);
    expect(parseLooseJson('var x = 1')).toEqual([]);
  });
});

describe('readPage', () => {
  it('reads JSON-LD from the right block among broken and foreign ones', () => {
    const html = `<script type="application/ld+json">{broken</script><script type="application/ld+json">{"@type":"Organization"}</script>${page(JSON.stringify(SOUP))}`;
    expect(readPage(html)?.title).toBe('Leek & Potato Soup');
  });

  it('reads microdata', () => {
    const draft = readPage(`<div itemscope itemtype="https://schema.org/Recipe">
      <h1 itemprop="name">Flatbread</h1><meta itemprop="totalTime" content="PT20M"><span itemprop="recipeYield">Serves 2</span>
      <ul><li itemprop="recipeIngredient">1 cup flour</li><li itemprop="recipeIngredient">1/2 cup yogurt</li></ul>
      <ol itemprop="recipeInstructions"><li>Mix.</li><li>Roll and bake.</li></ol>
      <div itemprop="author" itemscope itemtype="https://schema.org/Person"><span itemprop="name">Somebody</span></div></div>`);
    expect(draft).toMatchObject({ title: 'Flatbread', totalMinutes: 20, servings: 2 });
    expect(texts(draft?.ingredients)).toEqual(['1 cup flour', '1/2 cup yogurt']);
    expect(texts(draft?.steps)).toEqual(['Mix.', 'Roll and bake.']);
  });

  it('reads a page without markup by its headings', () => {
    const draft =
      readPage(`<html><body><h1>Rice Pudding</h1><p>Serves 4. Prep time: 5 minutes | Cook time: 40 minutes</p>
      <h2>Ingredients</h2><ul><li>1/2 cup rice</li><li>3 cups milk</li></ul>
      <h2>Method</h2><ol><li>Simmer the rice in the milk.</li><li>Serve warm.</li></ol><h2>Comments</h2><ul><li>Loved it!</li></ul></body></html>`);
    expect(draft).toMatchObject({ title: 'Rice Pudding', servings: 4, prepMinutes: 5, cookMinutes: 40 });
    expect(texts(draft?.ingredients)).toEqual(['1/2 cup rice', '3 cups milk']);
    expect(texts(draft?.steps)).toEqual(['Simmer the rice in the milk.', 'Serve warm.']);
  });

  it('takes lines that the markup forgot and cuts that it lost from the page', () => {
    const long = [
      'Warm the milk gently in a wide pot until it steams but does not boil, stirring so that nothing catches at the bottom of the pot.',
      'Add the rice and stir for as long as it takes to swell and soften, which depends on its age.',
      'Sweeten to taste, and let it stand before it is served with something sharp, such as stewed rhubarb or sour cherries.',
    ];
    const body = `<h2>Ingredients</h2><ul><li>3 cups milk</li><li>1/2 cup rice</li><li>2 tbsp sugar</li><li>1 stick cinnamon</li></ul><h2>Directions</h2>${long.map((text) => `<p>${text}</p>`).join('')}`;
    const draft = readPage(
      page(
        JSON.stringify({
          '@type': 'Recipe',
          name: 'Rice',
          recipeIngredient: ['3 cups milk', '1/2 cup rice'],
          recipeInstructions: long.join(''),
        }),
        body,
      ),
    );
    expect(draft?.ingredients).toHaveLength(4);
    expect(texts(draft?.steps)).toEqual(long);
  });

  it('answers null for pages without a recipe and for pages built to hurt', () => {
    expect(readPage('')).toBeNull();
    expect(readPage('<html><body><p>Nothing to eat here.</p></body></html>')).toBeNull();
    const deepTags = (depth: number) => expect(readPage('<div>'.repeat(depth))).toBeNull();
    const deepJson = (depth: number) =>
      expect(readPage(page(`{"@type":"Recipe","name":${'['.repeat(depth)}`))).toBeNull();
    expect(growth(deepTags, 100_000)).toBeLessThan(3);
    expect(growth(deepJson, 25_000)).toBeLessThan(3);
  });

  it('runs nothing and keeps scripts out of the text', () => {
    const draft = readPage(
      page(
        JSON.stringify({
          ...SOUP,
          name: '<img src=x onerror=alert(1)>Soup<script>alert(1)<\\/script>',
        }).replaceAll('<\\\\/', '<\\/'),
      ),
    );
    expect(draft?.title).toBe('Soup');
  });
});

describe('where markup and page differ', () => {
  const recipe = (steps: string[], ingredients = ['1 1/2 cups cream', '4 egg yolks']) =>
    JSON.stringify({
      '@type': 'Recipe',
      name: 'Custard',
      recipeIngredient: ingredients,
      recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
      prepTime: 'PT-475323H41M52S',
    });
  const method = ['Heat the cream.\nWhisk the yolks.', 'Bake until set,\nabout half an hour.'];

  it('cuts a step at a break after a sentence, not inside one', () => {
    expect(texts(readPage(page(recipe(method)))?.steps)).toEqual([
      'Heat the cream.',
      'Whisk the yolks.',
      'Bake until set, about half an hour.',
    ]);
  });
  it('keeps paragraphs together that the page shows as one numbered step', () => {
    const body =
      '<h2>Directions</h2><ol><li>Step 1 <p>Heat the cream.</p><p>Whisk the yolks.</p></li><li>Step 2 Bake until set, about half an hour.</li></ol>';
    expect(texts(readPage(page(recipe(method), body))?.steps)).toEqual([
      'Heat the cream. Whisk the yolks.',
      'Bake until set, about half an hour.',
    ]);
  });
  it('takes metric volumes that only the page gives, and nothing else in brackets', () => {
    const body = (first: string) => `<h2>Ingredients</h2><ul><li>${first}</li><li>4 egg yolks</li></ul>`;
    const read = (first: string) => texts(readPage(page(recipe(method), body(first)))?.ingredients)?.[0];
    expect(read('1 ½ cups (375 mL) cream')).toBe('1 ½ cups (375 mL) cream');
    expect(read('1 ½ cups cream (the best)')).toBe('1 1/2 cups cream');
  });
  it('takes a negative time for none', () => {
    expect(readPage(page(recipe(method)))?.prepMinutes).toBeNull();
  });
});
