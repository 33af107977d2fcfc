import { idsIn, rowsIn } from '../foods/made-tables.ts';
import { CLASHES } from './clashes.gen.ts';
import { type Handled, orderedIds } from './composable-food.ts';
import { alike } from './too-similar.ts';

type When = 'always' | 'hot';

/** Pairs that do not belong in one dish: kinds of kinds.ts, and what the catalogue says of single foods. */
const PAIRS: readonly (readonly [a: string, b: string, when: When])[] = [
  // sweet with savory
  ...cross(
    ['chocolate', 'cocoa', 'jam', 'granola', 'banana', 'melon', 'berry', 'sweetspice', 'grape'],
    [
      'allium',
      'garlic',
      'chili',
      'soysauce',
      'asiansauce',
      'fish',
      'tinnedfish',
      'shellfish',
      'ketchup',
      'mustard',
    ],
    'hot',
  ),
  ...cross(
    ['chocolate', 'cocoa', 'jam', 'granola', 'banana'],
    ['fish', 'tinnedfish', 'shellfish', 'poultry', 'ground', 'meat', 'cooked', 'sausage', 'pickle', 'mayo'],
    'always',
  ),
  // flavors too strong for fish
  ...cross(
    ['fish', 'tinnedfish', 'shellfish'],
    ['chocolate', 'bbq', 'ground', 'meat', 'poultry', 'cooked', 'sausage', 'nutbutter'],
    'always',
  ),
  ...cross(['tinnedfish'], ['orchard'], 'hot'),
  ...cross(['fish', 'shellfish'], ['melting', 'ketchup', 'hummus'], 'always'),
  // pairs that curdle, separate or turn bitter when heated
  ...cross(
    ['gravy'],
    [
      'soysauce',
      'asiansauce',
      'salsa',
      'pesto',
      'coconutmilk',
      'tomatosauce',
      'fish',
      'shellfish',
      'tinnedfish',
    ],
    'always',
  ),
  ...cross(
    ['seaweed'],
    ['melting', 'hardcheese', 'crumbly', 'pesto', 'salsa', 'cream', 'tomatosauce'],
    'always',
  ),
  ...cross(
    ['worcestershire'],
    ['soysauce', 'asiansauce', 'salsa', 'coconutmilk', 'curryspice', 'fish'],
    'always',
  ),
  ...cross(['milk', 'cream'], ['citrus', 'vinegar', 'pickle', 'wine'], 'hot'),
  ...cross(['milk'], ['tomato', 'tomatocan', 'tomatosauce', 'salsa'], 'hot'),
  ...cross(['yogurt'], ['wine', 'vinegar', 'soysauce', 'asiansauce', 'pesto'], 'always'),
  // cuisines that do not mix
  ...cross(
    ['soysauce', 'asiansauce'],
    [
      'melting',
      'hardcheese',
      'crumbly',
      'freshcheese',
      'cream',
      'milk',
      'pesto',
      'salsa',
      'tomatosauce',
      'mustard',
      'bbq',
      'driedherb',
      'ketchup',
      'curryspice',
      'tortilla',
    ],
    'always',
  ),
  ...cross(
    ['pesto'],
    ['salsa', 'curryspice', 'currypaste', 'spice', 'bbq', 'ketchup', 'nutbutter', 'coconutmilk'],
    'always',
  ),
  ...cross(
    ['salsa'],
    [
      'hummus',
      'tomatosauce',
      'driedherb',
      'coconutmilk',
      'curryspice',
      'bbq',
      'ketchup',
      'nutbutter',
      'hardcheese',
    ],
    'always',
  ),
  ...cross(
    ['currypaste', 'curryspice'],
    ['ketchup', 'bbq', 'driedherb', 'hardcheese', 'mustard', 'pickle', 'melting'],
    'always',
  ),
  ...cross(
    ['coconutmilk'],
    [
      'melting',
      'hardcheese',
      'crumbly',
      'freshcheese',
      'milk',
      'cream',
      'mustard',
      'bbq',
      'ketchup',
      'driedherb',
      'tomatosauce',
    ],
    'always',
  ),
  ...cross(['hummus'], ['orchard', 'grape', 'berry', 'banana', 'hardcheese'], 'always'),
  ...cross(['hummus', 'tahini'], ['ketchup', 'bbq', 'mayo', 'noodle', 'pasta'], 'always'),
  ...cross(['nutbutter'], ['pickle', 'tomatosauce', 'melting', 'mustard', 'mayo', 'egg'], 'always'),
  // a spice blend needs no further spices, and one kind of tomato is enough
  ...cross(['tomatocan'], ['tomato', 'tomatosauce', 'salsa'], 'always'),
  // one rich dressing is enough
  ...cross(['mayo'], ['pesto', 'salsa', 'yogurt', 'hummus', 'dressing', 'curryspice'], 'always'),
  ...cross(['ketchup', 'bbq'], ['pasta', 'salad', 'yogurt', 'tomatosauce', 'dressing'], 'always'),
  ...rowsIn(CLASHES).flatMap(([food = '', always = '', hot = '']) => [
    ...cross([food], idsIn(always), 'always'),
    ...cross([food], idsIn(hot), 'hot'),
  ]),
];

function cross(as: readonly string[], bs: readonly string[], when: When): [string, string, When][] {
  return as.flatMap((a) => bs.map((b): [string, string, When] => [a, b, when]));
}

const always = new Set<string>();
const whenHot = new Set<string>();
for (const [a, b, when] of PAIRS) {
  const set = when === 'always' ? always : whenHot;
  set.add(`${a}+${b}`);
  set.add(`${b}+${a}`);
}

function anyPair(set: ReadonlySet<string>, a: Handled, b: Handled): boolean {
  return (
    set.has(`${a.kind}+${b.kind}`) ||
    set.has(`${a.like}+${b.like}`) ||
    set.has(`${a.kind}+${b.like}`) ||
    set.has(`${a.like}+${b.kind}`)
  );
}

const FINE = 1;
const HOT = 2;
const ALWAYS = 3;

// Cache by pair: casting checks the same pairs thousands of times, and the larder bounds its size.
const known: (Uint8Array | undefined)[] = orderedIds.map(() => undefined);

function verdict(a: Handled, b: Handled): number {
  let row = known[a.place];
  if (!row) {
    row = new Uint8Array(orderedIds.length);
    known[a.place] = row;
  }
  const found = row[b.place];
  if (found) return found;
  const made = alike(a, b) || anyPair(always, a, b) ? ALWAYS : anyPair(whenHot, a, b) ? HOT : FINE;
  row[b.place] = made;
  return made;
}

export function clash(a: Handled, b: Handled, hot: boolean): boolean {
  return verdict(a, b) >= (hot ? HOT : ALWAYS);
}
