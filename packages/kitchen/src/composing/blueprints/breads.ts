import { type Blueprint, castOf, role } from '../blueprint.ts';
import { panSentences } from '../cooking-stages.ts';
import type { Dish } from '../dish.ts';
import { NOT_RAW, RAW_VEG } from '../eaten-raw.ts';
import { fitFor, unfitFor } from '../foods-by-role.ts';
import { t, titleOf } from '../saying/marks.ts';
import {
  atLeast,
  BOARD_CHEESES,
  blueprint,
  panCook,
  plainSeasonings,
  STOVE,
  sandwichMeat,
  seasonings,
  seasonSentence,
  someSeasoning,
  withSeasoning,
} from './shared.ts';

/** Some of the salt is for the vegetables, where there are any. */
function filling(d: Dish): string {
  const words = d.has('vegetables') ? someSeasoning(d) : withSeasoning(d);
  return words ? t`, season${words},` : '';
}

export const breads: readonly Blueprint[] = [
  blueprint({
    id: 'tacos',
    equipment: STOVE,
    cuisine: 'Mexican',
    roles: {
      tortilla: role('tortilla', 1, 1),
      filling: role(['ground', 'poultry', 'meat', 'fish', 'shellfish', 'bean', 'tofu'], 1, 1, {
        by: 'saute',
        share: 0.85,
        not: unfitFor('tacos.filling'),
      }),
      vegetables: role(['soft', 'small', 'allium'], 0, 2, {
        by: 'saute',
        share: 0.6,
        not: unfitFor('tacos.vegetables'),
      }),
      fresh: role(['salad', 'tomato', 'avocado', 'raw', 'brassica'], 0, 2, {
        share: 0.5,
        only: [...fitFor('tacos.fresh'), ...RAW_VEG],
        not: [...unfitFor('tacos.fresh'), ...NOT_RAW],
        cut: 'finely chopped',
      }),
      top: role(['salsa', 'melting', 'crumbly', 'sourcream', 'hotsauce'], 0, 1, {
        share: 0.5,
        not: BOARD_CHEESES,
      }),
      lime: role('citrus', 0, 1, { share: 0.5 }),
      herb: role('herb', 0, 1, { only: fitFor('tacos.herb') }),
      fat: role('oil', 1, 1),
      ...seasonings,
    },
    suits: atLeast(1, 'vegetables', 'fresh', 'top'),
    write(d) {
      d.step(
        t`Heat ${d.the('fat')} in a large skillet over medium-high heat. Add ${d.the('filling')}${filling(d)} and ${panCook(d, d.one('filling'))}. Move to a plate${d.one('filling').thing.kind === 'fish' ? t` and break into large flakes` : ''}.`,
      );
      if (d.has('vegetables'))
        d.step(
          t`Set the skillet back over medium heat. ${panSentences(d, d.all('vegetables'))} ${d.has('salt') ? t`Season with the rest of the salt.` : ''}`,
        );
      d.step(
        t`Warm ${d.the('tortilla')} in a dry pan for 1 minute, flipping once, and keep them wrapped in a towel.`,
      );
      d.step(
        t`Fill with ${d.the('filling', 'vegetables')}${d.has('fresh', 'top', 'herb') ? t` and top with ${d.the('fresh', 'top', 'herb')}` : ''}. ${d.if('lime', (x) => t`Sprinkle ${x} over everything.`)}`,
      );
      return {
        title: t`${titleOf([...d.all('filling'), ...d.all('vegetables', 'fresh').slice(0, 1)])} Tacos`,
        description: t`Warm tortillas filled with ${d.names('filling', 'vegetables')}${d.has('fresh', 'top') ? t`, topped with ${d.names('fresh', 'top')}` : ''}.`,
      };
    },
  }),
  blueprint({
    id: 'wrap',
    family: 'sandwich',
    equipment: ['no_cook'],
    courses: ['lunch'],
    hot: false,
    servings: 1,
    prep: 8,
    weight: 0.9,
    roles: {
      wrap: role(['tortilla', 'flatbread'], 1, 1, {
        share: 0.6,
        not: unfitFor('wrap.wrap'),
      }),
      protein: role(['cooked', 'tinnedfish', 'bean'], 0, 1, {
        share: 0.8,
        not: unfitFor('wrap.protein'),
      }),
      spread: role(
        ['hummus', 'freshcheese', 'mayo', 'dressing', 'pesto', 'mustard', 'avocado', 'sourcream', 'salsa'],
        0,
        1,
        {
          grams: 25,
          not: unfitFor('wrap.spread'),
        },
      ),
      fresh: role(['salad', 'greens', 'raw', 'tomato', 'soft', 'root'], 0, 3, {
        share: 0.5,
        cut: 'thinly sliced',
        only: fitFor('wrap.fresh'),
        not: NOT_RAW,
      }),
      cheese: role(['melting', 'crumbly'], 0, 1, { share: 0.7 }),
      ...plainSeasonings,
    },
    suits: (c) =>
      (c.has('protein') || c.has('cheese') || (c.has('fresh') && c.get('spread')?.[0]?.kind === 'hummus')) &&
      (c.has('spread') || c.has('fresh')),
    write(d) {
      const mash = d.all('spread')[0]?.thing.kind === 'avocado';
      d.step(
        t`Lay ${d.the('wrap')} flat${d.if('spread', (x) => t` and ${mash ? t`mash ${x} over` : t`spread with ${x},`} right up to the edge`)}.`,
      );
      d.step(t`Lay ${d.the('protein', 'cheese', 'fresh')} across the lower third. ${seasonSentence(d)}`, {
        tip: t`Pat everything dry; water is what makes a wrap soggy.`,
      });
      d.step(t`Fold in the sides, roll up tightly away from you, and cut in half on the diagonal.`);
      return {
        title: t`${titleOf([...d.all('protein'), ...d.all('cheese', 'fresh')].slice(0, 2))} Wrap`,
        description: t`A rolled-up lunch of ${d.names('protein', 'cheese', 'fresh')}${d.if('spread', (_, x) => t` with ${x}`)}.`,
      };
    },
  }),
  blueprint({
    id: 'sandwich',
    family: 'sandwich',
    equipment: ['no_cook'],
    courses: ['lunch'],
    hot: false,
    servings: 1,
    prep: 7,
    weight: 0.85,
    roles: {
      bread: role(['bread', 'roll'], 1, 1),
      protein: sandwichMeat,
      cheese: role(['melting', 'crumbly', 'freshcheese'], 0, 1, {
        share: 0.8,
        cut: 'sliced',
        not: unfitFor('sandwich.cheese'),
      }),
      fresh: role(['salad', 'raw', 'tomato', 'avocado'], 0, 2, {
        share: 0.5,
        cut: 'sliced',
        not: unfitFor('sandwich.fresh'),
      }),
      spread: role(['mayo', 'mustard', 'hummus', 'pesto', 'butter'], 0, 1, {
        share: 0.9,
        not: unfitFor('sandwich.spread'),
      }),
      pickle: role('pickle', 0, 1, { not: unfitFor('sandwich.pickle') }),
      ...plainSeasonings,
    },
    // Fish from a tin is dry between two slices.
    suits: (c) =>
      castOf(c, 'protein', 'cheese', 'fresh', 'spread').length >= 2 &&
      (!c.get('protein')?.[0]?.cut.startsWith('drained') || c.has('spread')),
    write(d) {
      d.step(
        t`${d.if('spread', (x) => t`Spread ${x} over one side of ${d.the('bread')}.`)} ${d.has('spread') ? '' : t`Set out ${d.the('bread')}.`}`,
      );
      d.step(
        t`Layer ${d.the('protein', 'cheese', 'fresh', 'pickle')} on one half${withSeasoning(d) ? t`, and season${withSeasoning(d)}` : ''}.`,
      );
      d.step(
        t`Close, press gently, and cut in half.`,
        d.has('fresh')
          ? { tip: t`A pinch of salt straight on the vegetables does more than any sauce.` }
          : {},
      );
      return {
        title: t`${titleOf([...d.all('protein', 'cheese', 'fresh')].slice(0, 3))} Sandwich`,
        description: t`A proper sandwich: ${d.names('protein', 'cheese', 'fresh')}${d.if('spread', (_, x) => t` with ${x}`)}.`,
      };
    },
  }),
  blueprint({
    id: 'bean-toast',
    equipment: STOVE,
    courses: ['breakfast', 'lunch'],
    weight: 0.8,
    roles: {
      bread: role(['bread', 'flatbread'], 1, 1),
      topping: role('bean', 1, 1, { by: 'saute' }),
      vegetables: role(['tomato', 'tomatocan', 'greens', 'soft'], 0, 2, {
        by: 'saute',
        share: 0.7,
        not: unfitFor('bean-toast.vegetables'),
      }),
      allium: role('allium', 0, 1),
      garlic: role('garlic', 0, 1, { only: fitFor('bean-toast.garlic') }),
      fat: role(['oil', 'butter'], 1, 1, { ranked: true }),
      cheese: role(['crumbly', 'hardcheese', 'melting'], 0, 1, { share: 0.7 }),
      ...seasonings,
    },
    write(d) {
      d.step(
        t`Heat ${d.the('fat')} in a skillet over medium heat. ${panSentences(d, d.all('allium', 'vegetables', 'topping', 'garlic')).replace('until crisp-tender', 'until hot and saucy')} ${seasonSentence(d)}`,
      );
      d.step(
        t`${['refried-bean', 'baked-bean'].includes(d.one('topping').thing.like) ? '' : t`Crush about a third of ${d.the('topping')} with the back of a spoon to thicken the pan.`} Toast ${d.the('bread')}.`,
      );
      d.step(t`Spoon onto ${d.the('bread')}${d.if('cheese', (x) => t` and top with ${x}`)}.`);
      return {
        title: t`${titleOf([...d.all('topping'), ...d.all('vegetables').slice(0, 1)])} Toast`,
        description: t`Saucy ${d.names('topping', 'vegetables')} spooned over crisp ${d.names('bread')}.`,
      };
    },
  }),
  blueprint({
    id: 'nachos',
    equipment: ['microwave'],
    courses: ['snack', 'lunch'],
    cuisine: 'Tex-Mex',
    weight: 0.7,
    roles: {
      chips: role('chips', 1, 1, { only: fitFor('nachos.chips') }),
      cheese: role('melting', 1, 1, { not: BOARD_CHEESES }),
      beans: role(['bean', 'cooked'], 0, 1, {
        share: 0.5,
        not: unfitFor('nachos.beans'),
      }),
      top: role(['salsa', 'tomato', 'avocado', 'sourcream', 'chili'], 1, 3, { share: 0.6 }),
    },
    write(d) {
      d.step(
        t`Spread ${d.the('chips')} on a microwave-safe plate and scatter with ${d.the('beans', 'cheese')}.`,
      );
      d.step(
        t`Microwave on high for 1 minute, until the cheese has melted; give it a little longer if it needs it.`,
      );
      d.step(t`Top with ${d.the('top')} and eat at once.`);
      return {
        title: t`${d.has('beans') ? t`${d.title('beans')} ` : t`Cheesy `}Microwave Nachos`,
        description: t`Crisp chips under melted ${d.names('cheese')} with ${d.names('beans', 'top')}.`,
      };
    },
  }),
];
