import type { Equipment } from '@crisper/contract/vocabulary';
import { type Blueprint, castOf, role } from '../blueprint.ts';
import { NOT_RAW } from '../eaten-raw.ts';
import { fitFor, unfitFor } from '../foods-by-role.ts';
import type { Kind } from '../kinds.ts';
import { nounsOf, t, the, titleOf } from '../saying/marks.ts';
import {
  blueprint,
  panCook,
  plainSeasonings,
  restOfSalt,
  SOLID_OILS,
  STOVE,
  seasonings,
  seasonSentence,
  someSeasoning,
} from './shared.ts';

const HEAT: Partial<Record<Equipment, readonly [title: string, how: string]>> = {
  stovetop: [
    t`Skillet`,
    t`Cook in batches in a dry skillet over medium-high heat for 12 minutes in all, turning each once,`,
  ],
  oven: [t`Oven`, t`Bake on the hot sheet pan for 8 minutes,`],
  grill: [t`Grilled`, t`Grill for 5 minutes, turning once,`],
};
const PREHEAT: Partial<Record<Equipment, string>> = {
  oven: t`Heat the oven to 475°F / 245°C with a sheet pan inside.`,
  grill: t`Heat the grill to high, about 475°F / 245°C.`,
};
/** Where a topping melts: cheese on bread that has left the heat stays hard. */
const MELT: Partial<Record<Equipment, string>> = {
  stovetop: t`return to the skillet, cover, and cook for 1 minute over low heat`,
  oven: t`bake for 2 minutes more`,
  grill: t`close the lid and grill for 1 minute more`,
};

const DRY_TOPS: ReadonlySet<Kind> = new Set(['tinnedfish', 'cooked']);

/** Bread made from staples alone; the foods at hand go on top. */
function flatbread(id: string, equipment: Equipment): Blueprint {
  const [name, how] = HEAT[equipment] ?? ['', ''];
  return blueprint({
    id,
    family: 'flatbread',
    equipment: [equipment],
    courses: ['lunch', 'snack'],
    prep: 15,
    weight: equipment === 'stovetop' ? 0.35 : 0.2,
    roles: {
      flour: role('flour', 1, 1, { grams: 80 }),
      water: role('water', 1, 1, { grams: 45 }),
      oil: role('oil', 1, 1),
      salt: role('salt', 0, 1),
      top: role(
        [
          'hummus',
          'avocado',
          'crumbly',
          'freshcheese',
          'tomato',
          'melting',
          'pesto',
          'cooked',
          'tinnedfish',
          'hardcheese',
        ],
        1,
        2,
        {
          share: 0.6,
          not: unfitFor('flatbread.top'),
        },
      ),
      fresh: role(['raw', 'salad', 'herb', 'allium'], 0, 1, {
        share: 0.4,
        cut: 'thinly sliced',
        not: [...unfitFor('flatbread.fresh'), ...NOT_RAW],
      }),
      kick: role(['hotsauce', 'citrus'], 0, 1, { share: 0.3 }),
    },
    // Dry bread with flakes of tuna on it needs something soft or juicy in between, and tomato alone is no topping.
    suits: (c) => {
      const tops = castOf(c, 'top').map(({ kind }) => kind);
      if (tops.some((kind) => kind !== 'tomato' && !DRY_TOPS.has(kind))) return true;
      const isJuicy = tops.includes('tomato') || castOf(c, 'fresh').some(({ kind }) => kind !== 'herb');
      return isJuicy && tops.some((kind) => DRY_TOPS.has(kind));
    },
    write(d) {
      d.step(
        t`Stir ${d.the('flour', 'salt')} together in a bowl, add ${d.the('water', 'oil')}, and knead for 5 minutes, until smooth. Cover and let rest for 10 minutes.`,
        {
          tip: t`If it sticks, add flour by the teaspoon; if it cracks, wet your hands.`,
        },
      );
      d.step(
        t`${PREHEAT[equipment] ?? ''} Divide the dough into ${d.servings * 2} balls and roll each as thin as a coin. ${how} until puffed and browned in spots.`,
      );
      const melting = d.all('top').filter((item) => item.thing.kind === 'melting');
      const cold = [...d.all('top').filter((item) => !melting.includes(item)), ...d.all('fresh', 'kick')];
      if (melting.length > 0)
        d.step(
          t`Scatter ${the(melting)} over the hot flatbreads and ${MELT[equipment] ?? ''}, until melted.`,
        );
      d.step(cold.length > 0 ? t`Top with ${the(cold)} and eat warm.` : t`Cut into pieces and eat warm.`);
      return {
        title: t`${name} Flatbreads with ${nounsOf(d.all('top'))}`,
        description: t`Soft flatbreads made from scratch, topped with ${d.names('top', 'fresh')}.`,
      };
    },
  });
}

export const doughs: readonly Blueprint[] = [
  flatbread('flatbread', 'stovetop'),
  flatbread('oven-flatbread', 'oven'),
  flatbread('grilled-flatbread', 'grill'),
  blueprint({
    id: 'warm-salad',
    family: 'salad',
    equipment: STOVE,
    weight: 0.85,
    roles: {
      protein: role(
        ['poultry', 'meat', 'fish', 'shellfish', 'tofu', 'grillcheese', 'bean', 'smoked', 'bacon'],
        1,
        1,
        {
          by: 'saute',
          share: 0.9,
          not: unfitFor('warm-salad.protein'),
        },
      ),
      leaves: role(['salad', 'greens'], 1, 1, { not: [...unfitFor('warm-salad.leaves'), ...NOT_RAW] }),
      fresh: role(['raw', 'tomato', 'avocado', 'root'], 0, 2, {
        share: 0.6,
        cut: 'thinly sliced',
        not: unfitFor('warm-salad.fresh'),
      }),
      fat: role('oil', 1, 1, { share: 1.4, not: SOLID_OILS }),
      acid: role(['citrus', 'vinegar', 'dressing', 'mustard'], 1, 1),
      cheese: role(['crumbly', 'hardcheese'], 0, 1, { share: 0.7 }),
      nuts: role('nut', 0, 1, { share: 0.6 }),
      ...seasonings,
    },
    write(d) {
      const p = d.one('protein');
      d.step(
        t`Heat half of ${d.the('fat')} in a skillet over medium-high heat. Add ${the([p])}${someSeasoning(d) ? t`, season${someSeasoning(d)},` : ''} and ${panCook(d, p)}. Move to a plate.`,
      );
      d.step(
        t`Toss ${d.the('leaves', 'fresh')} with the rest of ${d.the('fat')}${d.if('acid', (x) => t` and ${x}`)} in a wide bowl. ${restOfSalt(d)}`,
      );
      d.step(
        t`Pile ${the([p])} on top while warm${d.has('cheese', 'nuts') ? t` and scatter with ${d.the('cheese', 'nuts')}` : ''}. Serve before the leaves wilt.`,
      );
      return {
        title: t`Warm ${titleOf([p, ...d.all('leaves')])} Salad`,
        description: t`Hot ${d.names('protein')} over cool ${d.names('leaves', 'fresh')}: half salad, half supper.`,
      };
    },
  }),
  blueprint({
    id: 'bound-salad',
    family: 'salad',
    equipment: ['no_cook'],
    courses: ['lunch', 'snack'],
    hot: false,
    prep: 8,
    weight: 0.7,
    roles: {
      base: role(['tinnedfish', 'cooked', 'bean'], 1, 1, {
        not: unfitFor('bound-salad.base'),
      }),
      binder: role(['mayo', 'yogurt', 'sourcream', 'avocado'], 1, 1, { grams: 28 }),
      crunch: role(['firm', 'raw', 'allium', 'pickle', 'orchard'], 0, 2, {
        share: 0.4,
        cut: 'finely chopped',
        only: fitFor('bound-salad.crunch'),
        not: NOT_RAW,
      }),
      kick: role(['mustard', 'citrus', 'hotsauce'], 0, 1, { share: 0.6 }),
      herb: role('herb', 0, 1),
      serve: role(['bread', 'roll', 'chips', 'salad', 'flatbread', 'tortilla'], 0, 1),
      ...plainSeasonings,
    },
    // Diced ham in a sauce wants something to be eaten with.
    suits: (c) =>
      castOf(c, 'crunch', 'serve', 'herb', 'kick').length > 0 &&
      (c.has('serve') || castOf(c, 'base')[0]?.kind !== 'cooked'),
    write(d) {
      d.step(
        t`${d.one('binder').thing.kind === 'avocado' ? t`Mash` : t`Stir`} ${d.the('binder', 'kick')} in a bowl until smooth. ${seasonSentence(d)}`,
      );
      d.step(
        t`Fold in ${d.the('base', 'crunch', 'herb')}, mashing lightly with a fork so that it holds together.`,
        { tip: t`Let it stand in the fridge for a while if you have time; it gets better.` },
      );
      d.step(d.has('serve') ? t`Serve with ${d.the('serve')}.` : t`Serve cold, by the spoonful.`);
      return {
        title: t`Creamy ${titleOf([...d.all('base'), ...d.all('crunch').slice(0, 1)])} Salad`,
        description: t`${d.names('base')} bound with ${d.names('binder')}${d.has('crunch') ? t` and crisp with ${d.names('crunch')}` : ''}, ready in minutes.`,
      };
    },
  }),
];
