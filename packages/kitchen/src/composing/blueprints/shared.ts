import type { Course, Equipment } from '@crisper/contract/vocabulary';
import type { FoodId } from '../../foods/food.ts';
import { drinks, waterFor } from '../absorption.ts';
import { type Blueprint, castOf, type Kinds, type Named, role } from '../blueprint.ts';
import { minutesText } from '../cooking-stages.ts';
import { type Dish, minutesOf } from '../dish.ts';
import { fitFor, unfitFor } from '../foods-by-role.ts';
import type { Kind } from '../kinds.ts';
import type { Cast, Item, Role } from '../role.ts';
import type { RoleName } from '../role-names.ts';
import { listOf, names, t, the } from '../saying/marks.ts';

export const MAIN: readonly Course[] = ['lunch', 'dinner'];
export const STOVE: readonly Equipment[] = ['stovetop'];

export const seasonings = {
  spices: role('spice', 0, 2),
  salt: role('salt', 0, 1),
  pepper: role('pepper', 0, 1),
};

export const plainSeasonings = { salt: role('salt', 0, 1), pepper: role('pepper', 0, 1) };

/** Oils that are solid in the fridge and lumpy in a salad. */
export const SOLID_OILS: readonly FoodId[] = fitFor('solid-oils');

/** Cheeses for a cheese board, not for a tortilla. */
export const BOARD_CHEESES: readonly FoodId[] = fitFor('board-cheeses');

/** Cuts that are cooked in one piece, rest, and are sliced then. */
export const WHOLE_CUTS: readonly FoodId[] = fitFor('whole-cut');

/** Cold cuts and tinned fish for sandwiches. */
export const sandwichMeat = role(['cooked', 'tinnedfish'], 0, 1, {
  share: 0.9,
  cut: 'thinly sliced',
  not: unfitFor('sandwich-meat'),
});

/** Rice, grains or noodles cooked separately, with the water they need. */
export function sideStarch(kinds: Kinds, least = 0): Record<'starch' | 'water', Role> {
  return {
    starch: role(withLeftovers(kinds), least, 1, { by: 'simmer' }),
    water: role('water', least, 1, {
      per: { roles: ['starch'], grams: waterFor },
      eatenShare: 0,
      along: 'starch',
    }),
  };
}

/** Rice that is cooked already comes before rice that is not. */
function withLeftovers(kinds: Kinds): readonly Kind[] {
  const all = typeof kinds === 'string' ? [kinds] : kinds;
  return all.includes('rice') ? ['cookedrice', ...all] : all;
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

const oneByOne = (items: readonly Item[]): string[] => items.map((item) => names([item]));

/** " with cumin, salt and pepper", or ''. Rice cooked on the side already has its part of the salt. */
export function withSeasoning(dish: Dish): string {
  const words =
    dish.has('salt') && isDrunk(dish)
      ? listOf([...oneByOne(dish.all('dried', 'spices', 'pepper')), t`the rest of the salt`])
      : dish.names('dried', 'spices', 'salt', 'pepper');
  return words ? t` with ${words}` : '';
}

/** The same, when the rest of the salt is for later. */
export function withHalfOfSalt(dish: Dish): string {
  const words = [
    ...oneByOne(dish.all('dried', 'spices')),
    dish.has('salt') ? t`half of the salt` : '',
    dish.names('pepper'),
  ];
  return t` with ${listOf(words)}`;
}

/** " and the turkey is done, cooked through with no pink left", for meat that cooks along. */
export function isDone(dish: Dish, item: Item): string {
  const sign = dish.safe(item, 'wet').replace('until ', '');
  return item.thing.form === 'plural'
    ? t` and ${the([item])} are done, ${sign}`
    : t` and ${the([item])} is done, ${sign}`;
}

/** True when rice or grain on the side drinks salted water. */
function isDrunk(dish: Dish): boolean {
  const [starch] = dish.all('starch');
  return starch !== undefined && dish.has('water') && drinks(starch) !== null;
}

/** "Season with salt and pepper.", or ''. */
export function seasonSentence(dish: Dish, lead = t`Season`): string {
  const words = withSeasoning(dish);
  return words ? t`${lead}${words}.` : '';
}

/** Cooked already: they are only made hot. */
const WARMED: ReadonlySet<Kind> = new Set(['cookedrice', 'mash']);

const BOILED_UNTIL: Partial<Record<Kind, string>> = {
  pasta: t`until tender with a little bite, then drain`,
  lasagna: t`until tender with a little bite, then drain`,
  noodle: t`until just tender, then drain and rinse briefly so they do not stick`,
  dumpling: t`until they float and are tender, then lift out and drain`,
  potato: t`until a knife slides in without resistance, then drain`,
};
/** Minutes that pasta is boiled less when it goes on cooking in its sauce. */
const SHORT_OF_TENDER = 2;

interface Boiling {
  meanwhile?: boolean;
  /** Cooked on in a sauce or in the oven, so it leaves the water early. */
  early?: boolean;
  /** A later step wants some of its water. */
  saveWater?: boolean;
}

/** Cooks the starch of the dish in its water as a separate step: by absorption, or boiled and drained. */
export function boilStarch(
  dish: Dish,
  { meanwhile = true, early = false, saveWater = false }: Boiling = {},
): void {
  const [item] = dish.all('starch');
  if (!item) return;
  if (WARMED.has(item.thing.kind)) {
    dish.step(
      t`Put ${the([item])} in a small pot with a splash of water, cover, and warm over low heat for 5 minutes, stirring now and then, until steaming hot, 165°F / 74°C.`,
      { meanwhile },
    );
    return;
  }
  if (drinks(item) !== null) {
    absorb(dish, item, meanwhile);
    return;
  }
  const short = early && item.thing.kind === 'pasta' && minutesOf(item, 'simmer') > 5 ? SHORT_OF_TENDER : 0;
  const time = minutesText(minutesOf(item, 'simmer') - short);
  const end = short > 0 ? t`until almost tender, then drain` : BOILED_UNTIL[item.thing.kind];
  const until = end ?? t`until tender, then drain well and cover`;
  const pasta = item.thing.kind === 'pasta';
  const start =
    item.thing.kind === 'potato'
      ? t`Put ${the([item])} in a pot with ${dish.the('water') || t`water to cover`}${dish.has('brine') ? t` and the salt for the water` : ''} and bring to a boil. Simmer`
      : t`Bring ${dish.the('water') || t`plenty of water`} to a boil in a ${pasta ? t`large ` : ''}pot${dish.has('brine') ? t` with the salt for the water` : ''}. Add ${the([item])} and cook`;
  dish.step(
    t`${start} for ${time}, ${saveWater ? until.replace(/then (?:lift out and )?drain/, 'then save a cup of the water and drain') : until}.`,
    {
      meanwhile,
      ...(pasta ? { tip: t`Start tasting two minutes early: it goes from firm to soft quickly.` } : {}),
    },
  );
}

function absorb(dish: Dish, item: Item, meanwhile: boolean): void {
  const minutes = minutesOf(item, 'simmer');
  const water = t`${dish.the('water') || t`the water`}${dish.has('salt') ? t` and ${partOfSalt(dish)}` : ''}`;
  if (minutes <= 5) {
    dish.step(
      t`Bring ${water} to a boil in a small pot. Stir in ${the([item])}, cover, take off the heat, and let stand for ${minutesText(minutes)}. Fluff with a fork.`,
      { meanwhile },
    );
    return;
  }
  dish.step(
    t`Bring ${water} to a boil in a pot with a lid. Stir in ${the([item])}, cover, turn the heat to low, and cook for ${minutesText(minutes)}, until the water is gone. Let stand off the heat, covered, for 5 minutes, then fluff with a fork.`,
    { meanwhile, tip: t`Keep the lid on: the steam does the cooking.` },
  );
}

/** "a third of the salt" where rice, protein and vegetables each get some, "half of the salt" otherwise. */
export function partOfSalt(dish: Dish): string {
  return t`${isDrunk(dish) ? t`a third` : t`half`} of the salt`;
}

/** " with cumin, pepper and half of the salt", or '': the rest goes on what is cooked after it. */
export function someSeasoning(dish: Dish): string {
  const words = oneByOne(dish.all('dried', 'spices', 'pepper'));
  if (dish.has('salt')) words.push(partOfSalt(dish));
  return words.length > 0 ? t` with ${listOf(words)}` : '';
}

/** "Season with the rest of the salt.", or ''. `used` says that some of it is already on the protein. */
export function restOfSalt(dish: Dish, used = true): string {
  if (!dish.has('salt')) return '';
  return t`Season with the ${used || isDrunk(dish) ? t`rest of the ` : ''}salt.`;
}

const TURNING: Partial<Record<Kind, string>> = {
  ground: t`breaking up the lumps with a spoon,`,
  sausage: t`turning to brown all sides,`,
  fish: t`turning once halfway,`,
  shellfish: t`turning once,`,
  bacon: t`turning as needed,`,
};

/** "cook for 8 minutes, turning now and then, until no longer pink…" */
export function panCook(dish: Dish, item: Item, returns = false, more = 0): string {
  const how = TURNING[item.thing.kind] ?? dish.pick(t`turning now and then,`, t`turning a few times,`);
  // Fish and shellfish that go back into the pan finish there.
  const early = returns && SEAFOOD.has(item.thing.kind) ? 1 : 0;
  return t`cook for ${minutesText(minutesOf(item, 'saute') - early + more)}, ${how} ${dish.safe(item)}`;
}

const SEAFOOD: ReadonlySet<Kind> = new Set(['fish', 'shellfish']);

/** Browns the protein and sets it aside; it goes back in at the end. */
export function sear(dish: Dish, pan: string): void {
  const item = dish.one('protein');
  const fat = dish.the('fat');
  const heat = fat
    ? t`Heat ${item.thing.kind === 'bacon' ? t`a little of ` : t`about half of `}${fat} in ${pan} over medium-high heat`
    : t`Set ${pan} over medium-high heat`;
  const season = someSeasoning(dish);
  dish.step(
    t`${heat}. Add ${the([item])}${season ? t`, season${season}` : ''} and ${panCook(dish, item, true)}. Move to a plate.`,
    {
      tip: dish.pick(
        t`Leave space between the pieces: a crowded pan steams instead of browning.`,
        t`Let the first side brown before you touch it; it lets go of the pan by itself.`,
      ),
    },
  );
}

export function alongside(words: string): string {
  return words ? t`, with ${words}` : '';
}
