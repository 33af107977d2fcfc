import type { Course, Equipment } from '@crisper/contract/vocabulary';
import type { FoodId } from '../../foods/food.ts';
import { type Blueprint, type Cast, castOf, type Kinds, type Named, type Role, role } from '../blueprint.ts';
import { type Dish, minutesOf, the } from '../dish.ts';
import type { Item } from '../items.ts';
import type { Kind } from '../kinds.ts';
import type { RoleName } from '../role-names.ts';
import { minutesText } from '../staging.ts';

export const MAIN: readonly Course[] = ['lunch', 'dinner'];
export const STOVE: readonly Equipment[] = ['stovetop'];

export const seasonings = {
  spices: role('spice', 0, 2),
  salt: role('salt', 0, 1),
  pepper: role('pepper', 0, 1),
};

export const plainSeasonings = { salt: role('salt', 0, 1), pepper: role('pepper', 0, 1) };

/** Leaves and seeds that must be cooked. */
export const NOT_RAW: readonly FoodId[] = [
  'swiss-chard',
  'collard-greens',
  'mustard-greens',
  'turnip-greens',
  'beet-greens',
  'water-spinach',
  'choy-sum',
  'chinese-broccoli',
  'broccoli-rabe',
  'bok-choy',
  'lima-bean',
  'fava-bean',
  'frozen-mixed-vegetable',
  'frozen-broccoli',
  'frozen-cauliflower',
  'frozen-spinach',
  'frozen-onion',
  'canned-spinach',
  'canned-green-bean',
  'canned-mushroom',
];

/** Oils that are solid in the fridge and lumpy in a salad. */
export const SOLID_OILS: readonly FoodId[] = ['coconut-oil', 'palm-oil'];

/** Cheeses for a cheese board, not for a tortilla. */
export const BOARD_CHEESES: readonly FoodId[] = ['brie', 'camembert', 'blue-cheese', 'burrata'];

/** Cold cuts and tinned fish for sandwiches. */
export const sandwichMeat = role(['cooked', 'tinnedfish'], 0, 1, {
  share: 0.9,
  cut: 'thinly sliced',
  not: ['anchovy', 'canned-sardine'],
});

/** Rice, grains or noodles cooked separately, with the water they need. */
export function sideStarch(kinds: Kinds, least = 0): Record<'starch' | 'water', Role> {
  return {
    starch: role(kinds, least, 1, { by: 'simmer' }),
    water: role('water', least, 1, { grams: 600, eatenShare: 0, along: 'starch' }),
  };
}

type Defaults = 'family' | 'cuisine' | 'servings' | 'prep' | 'hot' | 'weight' | 'courses';

/** A blueprint as written in these files; its sentences may use only its own roles. */
interface Spec<R extends RoleName>
  extends Omit<Blueprint, Defaults | 'roles' | 'suits' | 'write'>,
    Partial<Pick<Blueprint, Defaults>> {
  roles: { readonly [K in R]?: Role };
  suits?(cast: Cast<NoInfer<R>>): boolean;
  write(dish: Dish<NoInfer<R>>): Named;
}

export function blueprint<R extends RoleName>(spec: Spec<R>): Blueprint {
  return {
    family: spec.id,
    cuisine: null,
    servings: 2,
    prep: 5,
    hot: true,
    weight: 1,
    courses: MAIN,
    ...spec,
  };
}

/** At least this many foods in these roles, so that the result is a dish and not a garnish. */
export function atLeast<R extends RoleName>(count: number, ...roles: R[]): (cast: Cast<R>) => boolean {
  return (cast) => castOf(cast, ...roles).length >= count;
}

/** " with cumin, salt and pepper", or ''. */
export function withSeasoning(dish: Dish): string {
  const words = dish.names('dried', 'spices', 'salt', 'pepper');
  return words ? ` with ${words}` : '';
}

/** "Season with salt and pepper.", or ''. */
export function seasonSentence(dish: Dish, lead = 'Season'): string {
  const words = withSeasoning(dish);
  return words ? `${lead}${words}.` : '';
}

const BOILED_UNTIL: Partial<Record<Kind, string>> = {
  pasta: 'until tender with a little bite, then drain',
  lasagna: 'until tender with a little bite, then drain',
  noodle: 'until just tender, then drain and rinse briefly so they do not stick',
  dumpling: 'until they float and are tender, then lift out and drain',
  rice: 'until tender, then drain well and cover to keep warm',
  potato: 'until a knife slides in without resistance, then drain',
};

/** Boils the starch of the dish in its water as a separate step. */
export function boilStarch(dish: Dish, meanwhile = true): void {
  const [item] = dish.all('starch');
  if (!item) return;
  const time = minutesText(minutesOf(item, 'simmer'));
  const water = dish.the('water') || 'a pot of water';
  if (item.thing.kind === 'grain' && minutesOf(item, 'simmer') <= 5) {
    dish.step(
      `Bring ${water} to a boil. Put the ${item.word} in a bowl, pour over boiling water to cover by half an inch, put a plate on top and let stand for ${time}. Drain off what is left and fluff with a fork.`,
      { meanwhile },
    );
    return;
  }
  const start = `Bring ${water} to a boil in a ${item.thing.kind === 'pasta' ? 'large ' : ''}pot`;
  const end = BOILED_UNTIL[item.thing.kind];
  dish.step(
    `${start}. Add the ${item.word} and cook for ${time}, ${end ?? 'until tender, then drain well and cover'}.`,
    {
      meanwhile,
      ...(item.thing.kind === 'pasta'
        ? { tip: 'Start tasting two minutes early: it goes from firm to soft quickly.' }
        : {}),
    },
  );
}

const TURNING: Partial<Record<Kind, string>> = {
  ground: 'breaking up the lumps with a spoon,',
  sausage: 'turning to brown all sides,',
  fish: 'turning once halfway,',
  shellfish: 'turning once,',
  bacon: 'turning as needed,',
};

/** "cook for 8 minutes, turning now and then, until no longer pink…" */
export function panCook(dish: Dish, item: Item): string {
  const how = TURNING[item.thing.kind] ?? dish.pick('turning now and then,', 'turning a few times,');
  return `cook for ${minutesText(minutesOf(item, 'saute'))}, ${how} ${dish.safe(item)}`;
}

/** Browns the protein and sets it aside. */
export function sear(dish: Dish, pan: string): void {
  const item = dish.one('protein');
  const fat = dish.the('fat');
  const heat = fat
    ? `Heat ${item.thing.kind === 'bacon' ? 'a little of ' : 'about half of '}${fat} in ${pan} over medium-high heat`
    : `Set ${pan} over medium-high heat`;
  const season = withSeasoning(dish);
  dish.step(
    `${heat}. Add ${the([item])}${season ? `, season${season}` : ''} and ${panCook(dish, item)}. Move to a plate.`,
    {
      tip: dish.pick(
        'Leave space between the pieces: a crowded pan steams instead of browning.',
        'Let the first side brown before you touch it; it lets go of the pan by itself.',
      ),
    },
  );
}

export function alongside(words: string): string {
  return words ? `, with ${words}` : '';
}
