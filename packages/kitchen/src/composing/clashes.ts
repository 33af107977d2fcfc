import { alike } from './alike.ts';
import { type Handled, orderedIds } from './handled.ts';

type When = 'always' | 'hot';

/** Pairs that do not belong in one dish. Each side is a kind of handling.data.ts or a food id. */
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
    ['chocolate', 'cocoa', 'jam', 'granola', 'banana', 'cinnamon', 'vanilla-extract'],
    [
      'fish',
      'tinnedfish',
      'shellfish',
      'poultry',
      'ground',
      'meat',
      'cooked',
      'sausage',
      'pickle',
      'olive',
      'mayo',
    ],
    'always',
  ),
  ...cross(['strawberry', 'blueberry', 'raspberry'], ['onion', 'garlic', 'egg', 'pickle', 'celery'], 'hot'),
  // flavors too strong for fish
  ...cross(
    ['fish', 'tinnedfish', 'shellfish'],
    ['chocolate', 'bbq', 'ground', 'meat', 'poultry', 'cooked', 'sausage', 'nutbutter', 'blue-cheese'],
    'always',
  ),
  ...cross(
    ['canned-sardine', 'canned-mackerel', 'smoked-mackerel', 'smoked-trout', 'smoked-salmon', 'canned-crab'],
    ['melting', 'chili-beans', 'kidney-bean'],
    'always',
  ),
  ...cross(['tinnedfish'], ['sweet-potato', 'yam', 'filled-pasta', 'orchard', 'apple'], 'hot'),
  ...cross(['fish', 'shellfish'], ['melting', 'cottage-cheese', 'ketchup', 'hummus', 'beet'], 'always'),
  // pairs that curdle, separate or turn bitter when heated
  ...cross(['milk', 'cream'], ['citrus', 'vinegar', 'pickle', 'wine'], 'hot'),
  ...cross(['milk'], ['tomato', 'tomatocan', 'tomatosauce', 'salsa'], 'hot'),
  ...cross(['yogurt'], ['wine', 'vinegar', 'soysauce', 'asiansauce', 'pesto'], 'always'),
  ...cross(['kiwi', 'pineapple', 'papaya'], ['milk', 'yogurt', 'cream', 'freshcheese'], 'hot'),
  ...cross(['kiwi'], ['milk', 'cream'], 'always'),
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
      'olive',
      'mustard',
      'bbq',
      'driedherb',
      'ketchup',
      'refried-bean',
      'baked-bean',
      'capers',
      'curryspice',
      'tortilla',
    ],
    'always',
  ),
  ...cross(
    ['pesto'],
    [
      'salsa',
      'curryspice',
      'currypaste',
      'spice',
      'bbq',
      'ketchup',
      'nutbutter',
      'coconutmilk',
      'kimchi',
      'baked-bean',
    ],
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
    [
      'ketchup',
      'bbq',
      'driedherb',
      'hardcheese',
      'mustard',
      'olive',
      'pickle',
      'salami',
      'pepperoni',
      'ham',
      'melting',
    ],
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
      'olive',
      'salami',
      'pepperoni',
      'ham',
      'baked-bean',
      'tomatosauce',
    ],
    'always',
  ),
  ...cross(
    ['kimchi', 'gochujang', 'miso', 'fish-sauce', 'dashi', 'lemongrass'],
    [
      'driedherb',
      'woodyherb',
      'melting',
      'hardcheese',
      'crumbly',
      'freshcheese',
      'sourcream',
      'cream',
      'mustard',
      'olive',
      'pasta',
    ],
    'always',
  ),
  ...cross(
    ['dashi'],
    ['smoked', 'sausage', 'bacon', 'spice', 'curryspice', 'stewmeat', 'tomatosauce'],
    'always',
  ),
  ...cross(['lemongrass'], ['spice', 'smoked', 'cooked', 'sausage', 'potato', 'artichoke'], 'always'),
  ...cross(['peanut', 'peanut-oil'], ['melting', 'hardcheese', 'crumbly', 'pasta', 'dumpling'], 'always'),
  ...cross(['hummus'], ['orchard', 'grape', 'berry', 'banana', 'hardcheese'], 'always'),
  ...cross(['filled-pasta'], ['fish', 'shellfish', 'ground', 'curryspice'], 'always'),
  ...cross(['sumac', 'zaatar'], ['salsa', 'enchilada-sauce'], 'always'),
  ...cross(['baked-bean', 'refried-bean'], ['pasta', 'noodle', 'tinnedfish', 'beet'], 'always'),
  ...cross(
    ['hummus', 'tahini'],
    ['ketchup', 'bbq', 'mayo', 'salami', 'pepperoni', 'noodle', 'pasta'],
    'always',
  ),
  ...cross(['nutbutter'], ['olive', 'pickle', 'tomatosauce', 'melting', 'mustard', 'mayo', 'egg'], 'always'),
  ...cross(['beet'], ['soysauce', 'noodle', 'salsa', 'currypaste', 'tortilla'], 'always'),
  // a spice blend needs no further spices, and one kind of tomato is enough
  ...cross(['taco-seasoning', 'cajun-seasoning', 'zaatar'], ['spice', 'curryspice', 'driedherb'], 'always'),
  ...cross(['tomatocan'], ['tomato', 'tomatosauce', 'salsa'], 'always'),
  // one rich dressing is enough
  ...cross(['mayo'], ['pesto', 'salsa', 'yogurt', 'hummus', 'dressing', 'curryspice'], 'always'),
  ...cross(['ketchup', 'bbq'], ['pasta', 'salad', 'yogurt', 'tomatosauce', 'dressing'], 'always'),
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
