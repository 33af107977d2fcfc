import { expect, it } from 'vitest';
import { answer } from './cooking/assistant.ts';
import { interactiveSteps } from './cooking/interactive-steps.ts';
import { resolveFood } from './foods/names.ts';
import { suggestFoods } from './foods/suggest.ts';
import { nameKey } from './foods/text.ts';
import { parseLine } from './measures/parse-line.ts';
import { unitOf } from './measures/units.ts';
import { checkRecipe } from './recipes/check.ts';
import { EMPTY_DRAFT, plainIngredient, plainStep, type RecipeDraft } from './recipes/draft.ts';
import { readMinutes } from './recipes/durations.ts';
import { finishRecipe, slugOf } from './recipes/finish.ts';
import { readQuantity } from './recipes/quantity.ts';
import { readCooklang } from './recipes/read-cooklang.ts';
import { parseLooseJson } from './recipes/reading/loose-json.ts';
import { readLoose } from './recipes/reading/read-loose.ts';
import { readPage } from './recipes/reading/read-page.ts';
import { readSchemaOrg } from './recipes/reading/read-schema-org.ts';
import { readText } from './recipes/reading/read-text.ts';
import { writeCooklang } from './recipes/write-cooklang.ts';
import { readYield } from './recipes/yields.ts';

/** The maximum lengths the API accepts: a pasted text, one step and one line of an own recipe. */
const PASTED = 200_000;
const STEP = 6_000;
const LINE = 600;
/** For all other readers: at this length quadratic work takes hundreds of milliseconds, linear work a few. */
const LONG = 20_000;
/** Work below this at maximum length is fast enough, whatever its growth. */
const HARMLESS_MS = 100;
/** For four times the text, linear work takes 4 times as long and quadratic work 16 times. */
const MOST_GROWTH = 10;
const TRIES = 8;

/** Every character class that some pattern repeats, and the pairs that can cause backtracking. */
const RUNS = [
  ...' \t\n\r\u00a0\u200b0aAé\'"“`()[]{}<>/\\-–_.,:;!?*#=+~@|%&$^½¼⅓°•',
  ...[
    'a ',
    ' a',
    '1 ',
    '1/',
    '1-',
    '1.',
    '1,',
    '- ',
    ', ',
    '. ',
    '" ',
    '",',
    '"a',
    "'a",
    '\\"',
    '[{',
    '{"a":',
    '[1,',
  ],
  ...[
    '<a',
    '</',
    '<b>',
    '<li>',
    '<!--',
    '<![CDATA[',
    ']]>',
    '&#',
    '&a',
    '&amp;',
    '&lt;b&gt;',
    '//',
    '/*',
    '```',
    '**',
  ],
  ...[
    '@a',
    '@a{',
    '~{',
    '#a',
    '>>',
    '[-',
    '--',
    '---\n',
    'a\n',
    ':\n',
    '1\n',
    '\r\n',
    ' or ',
    ' and ',
    ' to ',
    '1 to ',
  ],
  ...[
    '1 cup ',
    'until ',
    'for 5 minutes ',
    'the ',
    'step ',
    'half an ',
    '1 hour ',
    '½ ',
    'serves ',
    'P',
    'PT1',
    '(a',
    'a@.',
  ],
];
/** A run alone, and a run inside a recipe, followed by an unexpected character. */
const SHAPES = [(run: string) => run, (run: string) => `Soup\n\nIngredients\n1 cup a${run}!`];

const draftOf = (text: string): RecipeDraft => ({
  ...EMPTY_DRAFT,
  title: text.slice(0, 200),
  description: text.slice(0, 2_000),
  ingredients: slices(text, LINE, 60).map(plainIngredient),
  steps: slices(text, STEP, 60).map(plainStep),
});

function slices(text: string, length: number, most: number): string[] {
  const parts: string[] = [];
  for (let at = 0; at < text.length && parts.length < most; at += length)
    parts.push(text.slice(at, at + length));
  return parts;
}

const recipe = (text: string) => finishRecipe(draftOf(text));

function ask(text: string) {
  const { steps, ...cooked } = recipe(text);
  const context = {
    recipe: { ...cooked, calories: null, nutrition: null },
    steps: interactiveSteps({ ...cooked, steps }),
    currentStep: 0,
    timers: [],
    lastReply: null,
    people: [],
    lastQuestion: text,
  };
  for (const words of [
    '',
    'how long ',
    'what can i use instead of ',
    'set a timer for ',
    'convert ',
    'is it safe ',
  ])
    answer(words + text, context);
}

const READERS: readonly (readonly [name: string, bound: number, read: (text: string) => unknown])[] = [
  ['readText', PASTED, readText],
  ['readLoose', PASTED, readLoose],
  ['readLoose of JSON', LONG, (text) => readLoose(`{"title":"Soup","ingredients":["${text}`)],
  ['readCooklang', LONG, readCooklang],
  ['front matter', STEP, (text) => readCooklang(`---\ntitle: Soup\n${text}\n---\n`)],
  [
    'readPage',
    LONG,
    (text) =>
      readPage(
        `<script type="application/ld+json">{"@type":"Recipe","name":"${text}</script>
         <div itemtype="https://schema.org/Recipe"><b itemprop="recipeIngredient">${text}</b></div>
         <h2>Ingredients</h2><ul><li>${text}</li></ul><h2>Directions</h2><p>${text}`,
      ),
  ],
  ['parseLooseJson', LONG, parseLooseJson],
  [
    'readSchemaOrg',
    LONG,
    (text) =>
      readSchemaOrg({
        '@type': 'Recipe',
        name: text,
        recipeYield: text,
        prepTime: text,
        recipeIngredient: [text],
        recipeInstructions: [{ '@type': 'HowToStep', name: text, text }],
        nutrition: { calories: text },
      }),
  ],
  ['checkRecipe', LONG / 2, (text) => checkRecipe(recipe(text))],
  ['writeCooklang', LONG / 2, (text) => writeCooklang(recipe(text))],
  ['answer', STEP / 2, ask],
  ['parseLine', LONG, (text) => parseLine(text)],
  ['resolveFood', LONG, resolveFood],
  ['suggestFoods', LONG, (text) => suggestFoods(text, 8)],
  ['nameKey', LONG, nameKey],
  ['slugOf', LONG, slugOf],
  ['unitOf', LONG, unitOf],
  ['readMinutes', LONG, readMinutes],
  ['readYield', LONG, readYield],
  ['readQuantity', LONG, readQuantity],
];

/** Processor time, so that other load on the machine does not count. */
function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Growth of processor time from a quarter of the text to all of it: the minimum of several tries, as noise only adds. */
function growth(read: (text: string) => unknown, textOf: (share: number) => string): number[] {
  let [quarter, half, whole] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let tried = 0; tried < TRIES; tried += 1) {
    quarter = Math.min(
      quarter,
      cpuMs(() => read(textOf(1 / 4))),
    );
    half = Math.min(
      half,
      cpuMs(() => read(textOf(1 / 2))),
    );
    whole = Math.min(
      whole,
      cpuMs(() => read(textOf(1))),
    );
    if (whole < MOST_GROWTH * quarter || whole < HARMLESS_MS) break;
  }
  return [quarter, half, whole];
}

it.each(READERS)(
  '%s takes linear time on every run of characters',
  { timeout: 600_000 },
  (_name, bound, read) => {
    const worse: string[] = [];
    for (const unit of RUNS)
      for (const shape of SHAPES) {
        const textOf = (share: number) => shape(unit.repeat((share * bound) / unit.length));
        if (cpuMs(() => read(textOf(1))) < HARMLESS_MS) continue;
        const [quarter = 0, half = 0, whole = 0] = growth(read, textOf);
        if (whole >= HARMLESS_MS && whole >= MOST_GROWTH * quarter)
          worse.push(`${JSON.stringify(unit)}: ${[quarter, half, whole].map(Math.round).join(', ')} ms`);
      }
    expect(worse).toEqual([]);
  },
);

it('reads parts that lie inside each other in bounded time', () => {
  const marked =
    '<script type="application/ld+json">{"@type":"Recipe","name":"A","recipeIngredient":["1 egg"]}</script>';
  const nested = (tag: string, text: string) => `${marked}${tag.repeat(100)}${text}`;
  for (const tag of ['<li><b>', '<ul><li><b>', '<b itemprop="recipeIngredient">', '<p><object>'])
    expect(
      cpuMs(() => readPage(nested(tag, `${'a '.repeat(100_000)}${'<i></i>'.repeat(5_000)}`))),
      tag,
    ).toBeLessThan(5_000);
});
