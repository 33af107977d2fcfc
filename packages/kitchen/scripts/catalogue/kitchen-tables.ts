import { TECHNIQUES } from '../../src/composing/kinds.ts';
import { nameTables } from './name-tables.ts';
import type { Catalogue, Entry } from './read.ts';
import { TAGS, TAGS_OF, type Tag } from './tags.ts';
import { HEAD, idsConstant, rowsConstant } from './text.ts';

type Tables = Record<string, string>;

const tagged = (foods: readonly Entry[], tag: Tag) =>
  foods.filter(({ tags }) => tags?.includes(tag)).map(({ id }) => id);

const rowsOf = (foods: readonly Entry[], row: (food: Entry) => string | undefined): string[] =>
  foods.flatMap((food) => row(food) ?? []);

/** From "food: what it names" to "what it names: foods". */
function turned(foods: readonly Entry[], of: (food: Entry) => readonly string[] | undefined): string[] {
  const found = new Map<string, string[]>();
  for (const food of foods)
    for (const key of of(food) ?? []) found.set(key, [...(found.get(key) ?? []), food.id]);
  return [...found].map(([key, ids]) => `${key} | ${ids.join(' ')}`);
}

const cells = (...parts: (string | number | undefined)[]) =>
  parts
    .map((part) => part ?? '')
    .join(' | ')
    .trimEnd();

function handlingRow({ id, cooking }: Entry): string | undefined {
  if (cooking?.kind === undefined) return undefined;
  const { kind, form = 'mass', short = '', unit = 'weight', serving, cut, minutes = {} } = cooking;
  const [measure = ''] =
    unit === 'weight' ? ['w'] : Object.entries(unit).map(([name, grams]) => `${name} ${grams}`);
  const differing = TECHNIQUES.flatMap((one) =>
    minutes[one] === undefined ? [] : `${LETTERS[one]}${minutes[one]}`,
  );
  return cells(id, kind, `${form.charAt(0)} ${short}`.trim(), measure, serving, cut, differing.join(' '));
}

/** The letter of each technique in a row of the table of handling. */
const LETTERS = Object.fromEntries(TECHNIQUES.map((one, at) => [one, 'srbtgma'.charAt(at)]));

/** "tomato" to "tomatoes" for every last word whose plural is irregular. */
function plurals(foods: readonly Entry[]): string[] {
  const last = (name: string) => name.slice(name.lastIndexOf(' ') + 1);
  const found = foods.flatMap(({ names: { en } }) =>
    en.many === undefined ? [] : `${last(en.one)} | ${last(en.many)}`,
  );
  return [...new Set(found)].sort();
}

/** A constant for each tag that a folder asks for. */
const tagFiles = (foods: readonly Entry[]): Tables =>
  Object.fromEntries(
    Object.entries(TAGS_OF).map(([folder, tags]) => [
      `${folder}/tags.gen.ts`,
      HEAD +
        tags
          .map((tag) =>
            idsConstant(tag.toUpperCase().replaceAll('-', '_'), `${TAGS[tag]}.`, tagged(foods, tag)),
          )
          .join(''),
    ]),
  );

/** The tables of the kitchen, by path below src/. */
export function kitchenTables({ foods, alike, languages }: Catalogue): Tables {
  return {
    ...tagFiles(foods),
    ...nameTables(foods, languages),
    'cooking/done.gen.ts':
      HEAD +
      rowsConstant(
        'DONE',
        'end point | foods that are done there, with their kinds',
        turned(foods, ({ done }) => done && [done]),
      ),
    'nutrition/cooked.gen.ts':
      HEAD +
      rowsConstant(
        'COOKED',
        'food | itself after cooking, with figures of its own',
        rowsOf(foods, ({ id, cooked }) => (cooked ? cells(id, cooked) : undefined)),
      ) +
      rowsConstant(
        'DRAINED',
        'canned food | share of its label weight that is left when drained',
        rowsOf(foods, ({ id, drained }) => (drained ? cells(id, drained) : undefined)),
      ),
    'composing/absorption.gen.ts':
      HEAD +
      rowsConstant(
        'DRINKS',
        'food | grams of water that a gram of it drinks under a lid',
        rowsOf(foods, ({ id, cooking }) => (cooking?.water ? cells(id, cooking.water) : undefined)),
      ),
    'foods/prices.gen.ts':
      HEAD +
      rowsConstant(
        'PRICES',
        'price class | foods of it, with their kinds that name no other',
        turned(foods, ({ price }) => price && [String(price)]).sort(),
      ),
    'composing/plurals.gen.ts':
      HEAD + rowsConstant('PLURALS', 'Last words of names whose plural is irregular.', plurals(foods)),
    'composing/handling.gen.ts':
      HEAD +
      rowsConstant(
        'HANDLING',
        'food | kind | form, short name | unit grams | grams per serving | preparation | differing minutes',
        rowsOf(foods, handlingRow),
      ) +
      idsConstant(
        'SET_ASIDE',
        'Cooked differently from their parents; no blueprint uses them.',
        foods.filter(({ cooking }) => cooking?.aside).map(({ id }) => id),
      ) +
      idsConstant(
        'GOOD_RAW',
        'Good raw, though most of their kinds are cooked.',
        foods.filter(({ cooking }) => cooking?.raw === 'good').map(({ id }) => id),
      ) +
      idsConstant(
        'NEVER_RAW',
        'To be cooked, though their kinds are eaten raw.',
        foods.filter(({ cooking }) => cooking?.raw === 'never').map(({ id }) => id),
      ) +
      idsConstant(
        'KEEPS_ITS_SHAPE',
        'Too small or leafy to slice or chunk.',
        tagged(foods, 'keeps-its-shape'),
      ),
    'composing/fitting.gen.ts':
      HEAD +
      rowsConstant(
        'FITS',
        'role of a dish | the foods it takes, and no others',
        turned(foods, ({ dishes }) => dishes?.fits),
      ) +
      rowsConstant(
        'UNFIT',
        'role of a dish | the foods it does not take',
        turned(foods, ({ dishes }) => dishes?.not),
      ),
    'composing/clashes.gen.ts':
      HEAD +
      rowsConstant(
        'CLASHES',
        'food | never with these kinds and foods | not in one hot dish with these',
        rowsOf(foods, ({ id, clashes }) =>
          clashes ? cells(id, clashes.always?.join(' '), clashes.hot?.join(' ')) : undefined,
        ),
      ),
    'cooking/asking/instead.gen.ts':
      HEAD +
      rowsConstant(
        'INSTEAD',
        'food | what helps where no other food does the same job',
        rowsOf(foods, ({ id, instead }) => (instead ? cells(id, instead) : undefined)),
      ),
    'matching/alike.gen.ts':
      HEAD +
      rowsConstant(
        'GROUPS',
        'what to know | foods that are taken for each other',
        [...alike].map(([group, note]) =>
          cells(note, foods.flatMap((food) => (food.alike?.includes(group) ? food.id : [])).join(' ')),
        ),
      ) +
      rowsConstant(
        'AS_GOOD',
        'food | the one that replaces it without changing the dish',
        rowsOf(foods, ({ id, goodAs }) => (goodAs ? cells(id, goodAs) : undefined)),
      ) +
      rowsConstant(
        'YIELDS',
        'food | what it gives',
        rowsOf(foods, ({ id, yields }) => (yields ? cells(id, yields.join(' ')) : undefined)),
      ) +
      rowsConstant(
        'LEFTOVERS',
        'cooked food | raw foods it stands for | what is done with it',
        rowsOf(foods, ({ id, leftoverOf }) =>
          leftoverOf ? cells(id, leftoverOf.foods.join(' '), leftoverOf.in) : undefined,
        ),
      ) +
      rowsConstant(
        'NOT_KIND_OF',
        'general word | kinds that a recipe does not mean by it',
        turned(foods, ({ notAKindOf }) => notAKindOf),
      ) +
      idsConstant('NOT_ITS_KIND', 'No recipe means these by a general word.', tagged(foods, 'not-its-kind')) +
      idsConstant('WIDE', 'So wide that they name no food.', tagged(foods, 'wide')),
    'matching/key-ingredients.gen.ts':
      HEAD +
      rowsConstant(
        'KEY_FROM',
        'food | percent of the weight of a dish from which it is another dish without it',
        rowsOf(foods, ({ id, defines }) => (defines ? cells(id, defines) : undefined)),
      ) +
      rowsConstant(
        'TITLE_MEANS',
        'word of a title | foods that it means',
        turned(foods, ({ titleWords }) => titleWords),
      ) +
      idsConstant('CARRIES', 'A dinner is built around these.', tagged(foods, 'carries-dinner')) +
      idsConstant(
        'CARRIES_ALONE',
        'These carry one when nothing better is there.',
        tagged(foods, 'carries-alone'),
      ) +
      idsConstant('ONLY_SEASONS', 'Kinds of them that never do.', tagged(foods, 'only-seasons')),
    'shopping/sold.gen.ts':
      HEAD +
      rowsConstant(
        'SOLD',
        'food | in the US | elsewhere | cupboard',
        rowsOf(foods, ({ id, sold }) =>
          sold ? cells(id, sold.us, sold.metric, sold.cupboard ? 'cupboard' : '') : undefined,
        ),
      ) +
      rowsConstant(
        'BOUGHT_AS',
        'food | what a shop sells for it | grams of that for one gram | part',
        rowsOf(foods, ({ id, boughtAs }) =>
          boughtAs ? cells(id, boughtAs.food, boughtAs.ratio, boughtAs.part ? 'part' : '') : undefined,
        ),
      ) +
      rowsConstant(
        'ANY_OF',
        'food | any of these on the list will do',
        rowsOf(foods, ({ id, anyOf }) => (anyOf ? cells(id, anyOf.join(' ')) : undefined)),
      ),
    'foods/everyday.gen.ts':
      HEAD +
      idsConstant('EVERYDAY', 'Foods that are in most kitchens most weeks.', tagged(foods, 'everyday')),
    'shopping/any-shop.gen.ts':
      HEAD + idsConstant('ANY_SHOP', 'Foods that any shop sells.', tagged(foods, 'any-shop')),
    'products/receipt-names.gen.ts':
      HEAD +
      rowsConstant(
        'RECEIPT_NAMES',
        'name | how tills shorten it',
        rowsOf(foods, ({ names, seen }) =>
          seen?.receipt ? cells(names.en.one, seen.receipt.join(' ')) : undefined,
        ),
      ),
  };
}
