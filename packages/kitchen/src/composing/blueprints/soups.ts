import type { Equipment } from '@crisper/contract/vocabulary';
import { type Blueprint, castOf, role } from '../blueprint.ts';
import type { Handled } from '../composable-food.ts';
import { potSentences } from '../cooking-stages.ts';
import type { Dish } from '../dish.ts';
import { fitFor, unfitFor } from '../foods-by-role.ts';
import type { Kind } from '../kinds.ts';
import type { Item } from '../role.ts';
import { t, the, titleOf } from '../saying/marks.ts';
import { cookPot, ID_OF_POT, POTS, type Pot, soften, TITLE_OF_POT } from './pot-cooking.ts';
import { blueprint, panCook, plainSeasonings, STOVE } from './shared.ts';

/** Mince that is boiled raw is gray and bland, so these kinds are browned first. */
const MINCED: ReadonlySet<Kind> = new Set(['ground', 'sausage']);

function brown(d: Dish, pot: Pot, item: Item, softened: boolean): void {
  const where =
    pot === 'instant_pot' ? t`the pressure cooker set to sauté` : t`a large heavy pot over medium heat`;
  const heat = softened ? '' : t`Heat ${d.the('fat')} in ${where}. `;
  d.step(t`${heat}Add ${the([item])} and ${panCook(d, item)}.`);
}

/** Foods that give a broth of water something to taste of. */
const BODY: ReadonlySet<Kind> = new Set([
  'stock',
  'pasta',
  'noodle',
  'rice',
  'grain',
  'lentil',
  'bean',
  'potato',
  'cream',
  'coconutmilk',
  'poultry',
  'sausage',
  'smoked',
  'ground',
]);
/** Vegetables that thicken a soup when they are blended. */
const THICK: ReadonlySet<string> = new Set(fitFor('thick'));

/** Starches that cook as long as the soup does. */
const SLOW_STARCH: ReadonlySet<Kind> = new Set(['lentil', 'rice', 'grain']);

/** Broth for what swims in it; noodles and lentils drink more than their weight. */
function broth({ thing, grams }: Item): number {
  if (SLOW_STARCH.has(thing.kind) || thing.kind === 'pasta' || thing.kind === 'noodle') return grams * 4;
  return grams * (thing.kind === 'tomatocan' ? 0.8 : 1.15);
}

const hasBody = (things: readonly Handled[]) => things.some(({ kind }) => BODY.has(kind));

const brothy = (pot: Pot): Blueprint =>
  blueprint({
    id: `${ID_OF_POT[pot]}soup`,
    family: 'soup',
    equipment: [pot as Equipment],
    courses: ['lunch'],
    servings: 4,
    weight: pot === 'stovetop' ? 1 : 0.85,
    roles: {
      vegetables: role(
        ['root', 'firm', 'brassica', 'soft', 'small', 'tomato', 'squash', 'potato', 'tomatocan'],
        0,
        4,
        {
          by: 'simmer',
          share: 0.8,
          not: unfitFor('brothy.vegetables'),
        },
      ),
      protein: role(
        pot === 'slow_cooker'
          ? ['poultry', 'bean', 'smoked', 'cooked']
          : ['poultry', 'bean', 'sausage', 'smoked', 'cooked', 'ground'],
        0,
        1,
        {
          by: 'simmer',
          share: 0.6,
          not: unfitFor('brothy.protein'),
        },
      ),
      allium: role('allium', 0, 1),
      garlic: role('garlic', 0, 1, { only: fitFor('brothy.garlic') }),
      liquid: role(['stock', 'water'], 1, 1, {
        per: { roles: ['vegetables', 'protein', 'starch', 'greens'], grams: broth },
        ranked: true,
      }),
      greens: role('greens', 0, 1, { by: 'simmer', share: 0.6 }),
      ...(pot === 'slow_cooker' ? {} : { fat: role(['oil', 'butter'], 1, 1, { ranked: true }) }),
      starch: role(
        pot === 'slow_cooker' ? ['pasta', 'lentil'] : ['pasta', 'noodle', 'lentil', 'rice', 'grain'],
        0,
        1,
        {
          by: 'simmer',
          share: 0.4,
          not: unfitFor('brothy.starch'),
        },
      ),
      herb: role('herb', 0, 1, { not: unfitFor('brothy.herb') }),
      dried: role(['woodyherb', 'driedherb'], 0, 1),
      acid: role('citrus', 0, 1, { share: 0.4 }),
      ...plainSeasonings,
    },
    suits: (c) =>
      (c.has('protein') || c.has('vegetables')) &&
      castOf(c, 'vegetables', 'protein', 'starch', 'greens', 'allium').length >= 2 &&
      // Onions and garlic sweated for a while make a broth of water; nothing else does by itself.
      (hasBody(castOf(c, 'liquid', 'protein', 'starch', 'vegetables')) ||
        (pot !== 'slow_cooker' && castOf(c, 'allium', 'garlic').length === 2)) &&
      // Beans and noodles in plain water fill, but taste of nothing.
      (c.get('liquid')?.[0]?.kind === 'stock' || castOf(c, 'allium', 'garlic', 'dried').length > 0) &&
      // Mince and one vegetable in water are no soup.
      (c.get('protein')?.[0]?.kind !== 'ground' ||
        c.get('liquid')?.[0]?.kind === 'stock' ||
        castOf(c, 'vegetables', 'starch').length >= 2),
    write(d) {
      const watery = d.one('liquid').thing.kind === 'water';
      const softened = soften(d, pot, d.all('allium', 'garlic'), watery);
      const [minced] = d
        .all('protein')
        .filter((item) => pot !== 'slow_cooker' && MINCED.has(item.thing.kind));
      if (minced) brown(d, pot, minced, softened);
      const started = softened || minced !== undefined;
      const slow = pot === 'slow_cooker' ? d.all('allium', 'garlic') : started ? [] : d.all('fat');
      const protein = minced ? [] : d.all('protein');
      const [st] = d.all('starch');
      const early = st && SLOW_STARCH.has(st.thing.kind) ? [st] : [];
      const late = st && !SLOW_STARCH.has(st.thing.kind) ? [st] : [];
      cookPot(
        d,
        pot,
        [...d.all('liquid'), ...protein, ...d.all('vegetables'), ...early, ...slow],
        [...late, ...d.all('greens')],
        t`until everything is tender`,
      );
      d.step(
        t`${d.if('herb', (x) => t`Stir in ${x}.`)} ${d.if('acid', (_, x) => t`Brighten with a squeeze of ${x}.`)} ${d.pick(t`Taste once more, then ladle into warm bowls.`, t`Ladle into bowls while it is steaming.`)}`,
      );
      return {
        title: t`${TITLE_OF_POT[pot]}${titleOf(d.all('protein', 'vegetables', 'greens', 'allium').slice(0, 2))} Soup`,
        description: t`A brothy soup of ${d.names('protein', 'vegetables', 'greens')}${d.if('starch', (_, x) => t` with ${x}`)}: ${d.pick(t`simple and restoring`, t`what to cook when the fridge is half empty`)}.`,
      };
    },
  });

/** Broth for a soup that coats a spoon once it is blended; tomatoes bring most of theirs. */
function thinning({ thing, grams }: Item): number {
  if (thing.kind === 'lentil') return grams * 5;
  return grams * (thing.kind === 'tomato' || thing.kind === 'tomatocan' ? 0.4 : 1.1);
}

const blended: Blueprint = blueprint({
  id: 'blended-soup',
  family: 'soup',
  equipment: STOVE,
  servings: 4,
  weight: 0.9,
  roles: {
    main: role(['squash', 'brassica', 'root', 'potato', 'soft', 'small', 'tomato', 'tomatocan'], 1, 2, {
      by: 'simmer',
      grams: 130,
      only: fitFor('blended-soup.main'),
    }),
    allium: role('allium', 0, 1, { not: unfitFor('blended-soup.allium') }),
    garlic: role('garlic', 0, 2, { not: unfitFor('blended-soup.garlic') }),
    lentils: role('lentil', 0, 1, { share: 0.4, only: fitFor('blended-soup.lentils') }),
    liquid: role(['stock', 'water'], 1, 1, {
      per: { roles: ['main', 'lentils'], grams: thinning },
      ranked: true,
    }),
    cream: role(['cream', 'coconutmilk'], 0, 1, { grams: 30 }),
    fat: role(['butter', 'oil'], 1, 1, { ranked: true }),
    seeds: role(['seed', 'nut', 'crumbly'], 0, 1, { share: 0.4, not: unfitFor('blended-soup.seeds') }),
    spices: role(['spice', 'curryspice'], 0, 1),
    ...plainSeasonings,
  },
  suits: (c) =>
    castOf(c, 'main', 'allium', 'garlic', 'cream').length >= 2 &&
    (c.get('liquid')?.[0]?.kind === 'stock' || castOf(c, 'allium', 'garlic', 'spices').length > 0) &&
    (c.has('cream') ||
      c.has('lentils') ||
      c.has('allium') ||
      castOf(c, 'main').some(({ kind, like }) => kind === 'squash' || THICK.has(like))),
  write(d) {
    const first = d.all('allium', 'garlic');
    const melt = t`${d.one('fat').thing.kind === 'butter' ? t`Melt` : t`Warm`} ${d.the('fat')} in a large pot over medium heat.`;
    soften(d, 'stovetop', first, d.one('liquid').thing.kind === 'water');
    const season = d.names('spices', 'salt', 'pepper');
    d.step(
      t`${first.length > 0 ? '' : melt} ${season ? t`Stir in the ${season}.` : ''} Pour in ${d.the('liquid')} and bring to a boil. ${potSentences(d.all('lentils', 'main'), t`until soft enough to crush with a spoon`)}`,
    );
    d.step(
      t`Blend until completely smooth${d.if('cream', (x) => t`, then stir in ${x} and warm through without boiling`)}.`,
      {
        tip: t`In a stand blender, fill it only halfway and hold the lid with a towel: hot soup expands.`,
        looks: t`Smooth, and thick enough to coat a spoon. Thin it with a little water if you like.`,
      },
    );
    d.step(t`Ladle into bowls${d.if('seeds', (x) => t` and top with ${x}`)}.`);
    return {
      title: t`${d.has('cream') ? t`Creamy` : t`Blended`} ${titleOf(d.all('main'))} Soup`,
      description: t`${d.names('main')} blended until silky${d.if('cream', (_, x) => t` with a little ${x}`)}, ${d.pick(t`good with bread, good without`, t`a bowl that tastes of what it is made of`)}.`,
    };
  },
});

export const soups: readonly Blueprint[] = [...POTS.map(brothy), blended];
