import { waterFor } from '../absorption.ts';
import { type Blueprint, castOf, role } from '../blueprint.ts';
import { panSentences } from '../cooking-stages.ts';
import type { Dish } from '../dish.ts';
import { unfitFor } from '../foods-by-role.ts';
import type { Item } from '../role.ts';
import { t, the, titleOf } from '../saying/marks.ts';
import {
  blueprint,
  boilStarch,
  panCook,
  plainSeasonings,
  STOVE,
  seasonings,
  seasonSentence,
  withHalfOfSalt,
  withSeasoning,
} from './shared.ts';

/** Dishes that a cook makes of mash, roast meat and the gravy of yesterday. */
/** Meat that is cooked already goes in with everything else. */
function stirredIn(d: Dish, meat: Item, others: string): string {
  if (meat.thing.kind === 'cooked')
    return others ? t`Stir in ${the([meat])} with ${others}.` : t`Stir in ${the([meat])} everything well.`;
  const cooked = t`Add ${the([meat])} and ${panCook(d, meat)}.`;
  return `${cooked} ${others ? t`Stir in ${others}.` : t`Stir in everything well.`}`;
}

export const leftovers: readonly Blueprint[] = [
  blueprint({
    id: 'cottage-pie',
    equipment: ['stovetop', 'oven'],
    cuisine: 'British',
    servings: 4,
    prep: 8,
    weight: 1.1,
    roles: {
      starch: role(['mash', 'potato'], 1, 1, {
        cut: 'peeled and cut into chunks',
      }),
      water: role('water', 0, 1, {
        per: { roles: ['starch'], grams: waterFor },
        eatenShare: 0,
        along: 'starch',
      }),
      butter: role(['butter', 'oil'], 1, 1, { grams: 10, ranked: true }),
      milk: role('milk', 0, 1, { grams: 25 }),
      meat: role(['ground', 'cooked'], 1, 1, {
        by: 'saute',
        share: 0.9,
        not: unfitFor('skillet-supper.protein'),
      }),
      vegetables: role(['root', 'small', 'soft'], 1, 3, {
        by: 'saute',
        share: 0.6,
        cut: 'cut into small dice',
        not: unfitFor('fried-rice.vegetables'),
      }),
      allium: role('allium', 0, 1),
      garlic: role('garlic', 0, 1, { not: unfitFor('skillet-supper.garlic') }),
      tomato: role(['tomatopaste', 'ketchup'], 0, 1, { share: 0.6 }),
      sauce: role('worcestershire', 0, 1),
      liquid: role(['gravy', 'stock', 'water'], 1, 1, { grams: 70, ranked: true }),
      herbs: role(['woodyherb', 'driedherb'], 0, 1),
      flour: role('flour', 0, 1, { grams: 4 }),
      cheese: role('melting', 0, 1, { share: 0.6 }),
      fat: role('oil', 1, 1, { share: 0.7 }),
      ...plainSeasonings,
    },
    suits: (c) =>
      c.get('liquid')?.[0]?.kind !== 'water' || castOf(c, 'tomato', 'sauce', 'garlic', 'herbs').length > 0,
    write(d) {
      const meat = d.one('meat');
      const isMash = d.one('starch').thing.kind === 'mash';
      d.step(t`Heat the oven to 400°F / 200°C.`);
      if (!isMash) boilStarch(d, { meanwhile: false });
      d.step(
        t`Heat ${d.the('fat')} in a large skillet over medium heat. ${panSentences(d, d.all('allium', 'vegetables', 'garlic'))}`,
      );
      d.step(
        t`${stirredIn(d, meat, d.the('flour', 'tomato', 'sauce', 'herbs'))} Pour in ${d.the('liquid')}${withSeasoning(d) ? t`, season${withHalfOfSalt(d)},` : ''} and simmer for 6 minutes, until thick.`,
        { looks: t`The filling is moist and nothing runs when you draw a spoon through it.` },
      );
      d.step(
        t`${isMash ? t`Stir ${d.the('starch')} with ${d.the('butter', 'milk')} until it spreads.` : t`Mash ${d.the('starch')} with ${d.the('butter', 'milk')} until smooth.`} ${d.has('salt') ? t`Season with the rest of the salt.` : ''}`,
      );
      d.step(
        t`Spread the filling in a baking dish and cover with the mash${d.if('cheese', (x) => t`; scatter ${x} on top`)}. Rough it up with a fork. Bake for 25 minutes, until bubbling at the edge and browned on top. Let stand for 5 minutes.`,
        { tip: t`The ridges of the fork are what turns crisp.` },
      );
      return {
        title: t`${titleOf([meat])} ${isMash && meat.thing.kind === 'cooked' ? t`Pie with Mash` : t`Cottage Pie`}`,
        description: t`${d.names('meat', 'vegetables')} in a thick sauce under a browned lid of mash: cheap, filling, and as good tomorrow.`,
      };
    },
  }),
  blueprint({
    id: 'mash-cakes',
    equipment: STOVE,
    courses: ['breakfast', 'lunch', 'dinner'],
    cuisine: 'British',
    roles: {
      starch: role('mash', 1, 1, { by: 'saute' }),
      vegetables: role(['brassica', 'greens', 'small'], 1, 1, {
        by: 'saute',
        cut: 'finely chopped',
        not: unfitFor('frittata.vegetables'),
      }),
      allium: role('allium', 0, 1),
      meat: role(['sausage', 'bacon', 'cooked'], 0, 1, { by: 'saute', share: 0.7 }),
      eggs: role('egg', 0, 1, { share: 0.5 }),
      fat: role(['butter', 'oil'], 1, 1, { ranked: true, share: 1.4 }),
      sauce: role(['mustard', 'ketchup', 'gravy'], 0, 1),
      ...plainSeasonings,
    },
    suits: (c) => castOf(c, 'meat', 'eggs').length > 0,
    write(d) {
      const [meat] = d.all('meat');
      if (meat)
        d.step(
          t`Set a large nonstick skillet over medium heat with a little of ${d.the('fat')}. Add ${the([meat])} and ${panCook(d, meat)}. Move to a plate.`,
        );
      d.step(
        t`${meat ? t`Add half of` : t`Heat half of`} ${d.the('fat')} ${meat ? t`to the skillet` : t`in a large nonstick skillet`} over medium heat. ${panSentences(d, d.all('allium', 'vegetables'))}`,
      );
      d.step(
        t`Stir in ${d.the('starch')}. ${seasonSentence(d)} Press flat with a spatula and fry for 6 minutes, until a brown crust forms underneath. Turn in pieces, add the rest of the ${d.names('fat')}, press again, and fry for 6 minutes more, until steaming hot, 165°F / 74°C.`,
        { tip: t`Do not stir: the crust is the dish.` },
      );
      if (d.has('eggs'))
        d.step(
          t`Push to one side, crack in ${d.the('eggs')}, cover, and fry for 4 minutes, until the whites are set and the yolks are as firm as you like.`,
          { tip: t`Cook the yolks through (160°F / 71°C) for anyone who should not eat soft eggs.` },
        );
      d.step(t`Divide between plates${d.has('meat', 'sauce') ? t` with ${d.the('meat', 'sauce')}` : ''}.`);
      return {
        title: t`${titleOf([...d.all('vegetables').slice(0, 1)])} Bubble and Squeak${d.has('meat') ? t` with ${d.nouns('meat')}` : t` with Eggs`}`,
        description: t`Mash and ${d.names('vegetables')} of yesterday, fried until crusty${d.has('eggs') ? t`, with a fried egg` : ''}.`,
      };
    },
  }),
  blueprint({
    id: 'savory-tart',
    equipment: ['stovetop', 'oven'],
    cuisine: 'French',
    servings: 4,
    prep: 8,
    weight: 1.15,
    courses: ['lunch', 'dinner'],
    roles: {
      base: role('puffpastry', 1, 1),
      spread: role(['mustard', 'pesto', 'freshcheese', 'sourcream'], 0, 1, { share: 0.6 }),
      vegetables: role(['allium', 'soft', 'greens', 'firm'], 1, 2, {
        by: 'saute',
        share: 0.8,
        cut: 'thinly sliced',
        not: unfitFor('frittata.vegetables'),
      }),
      tomato: role('tomato', 0, 1, { share: 0.4, cut: 'thinly sliced' }),
      meat: role(['bacon', 'smoked', 'cooked'], 0, 1, { by: 'saute', share: 0.4 }),
      cheese: role(['crumbly', 'melting', 'hardcheese'], 1, 1),
      egg: role('egg', 0, 1, { grams: 12 }),
      herbs: role(['woodyherb', 'driedherb'], 0, 1, { share: 0.6 }),
      salad: role('salad', 0, 1, { share: 0.5 }),
      fat: role('oil', 1, 1, { share: 0.7 }),
      ...plainSeasonings,
    },
    write(d) {
      d.step(t`Heat the oven to 425°F / 220°C and line a sheet pan with paper.`);
      d.step(
        t`Heat ${d.the('fat')} in a large skillet over medium heat. ${d.has('meat') ? t`Add ${d.the('meat')} and ${panCook(d, d.one('meat'))}.` : ''} ${panSentences(d, d.all('vegetables'))} ${d.if('herbs', (x) => t`Stir in ${x}.`)} ${seasonSentence(d)} Let cool for 5 minutes.`,
        { tip: t`Cook off the water now: wet vegetables make a soggy tart.` },
      );
      d.step(
        t`Lay ${d.the('base')} on the pan, score a line 1 inch from the edge, and prick the middle with a fork. ${d.if('spread', (x) => t`Spread ${x} inside the line.`)} ${d.if('egg', (x) => t`Beat ${x} and brush it over the edge.`)}`,
      );
      d.step(
        t`Spread ${d.the('meat', 'vegetables')} over the middle and top with ${d.the('tomato', 'cheese')}. Bake for 22 minutes, until the edge is puffed and deep gold and the bottom is dry.`,
        { looks: t`Lift a corner: it is brown underneath.` },
      );
      d.step(
        t`Let stand for 5 minutes, cut into squares, and serve warm${d.if('salad', (x) => t` with ${x}`)}.`,
      );
      return {
        title: t`${titleOf([...d.all('vegetables').slice(0, 1), ...d.all('cheese')])} Tart`,
        description: t`A crisp sheet of puff pastry with ${d.names('meat', 'vegetables', 'tomato', 'cheese')}.`,
      };
    },
  }),
  blueprint({
    id: 'pressure-dried-beans',
    family: 'beans',
    equipment: ['instant_pot'],
    servings: 4,
    weight: 1.05,
    roles: {
      beans: role('driedbean', 1, 1),
      meat: role(['bacon', 'smoked', 'sausage'], 0, 1, { by: 'saute', share: 0.6 }),
      vegetables: role(['root', 'firm', 'soft'], 0, 2, { by: 'simmer', share: 0.7 }),
      allium: role('allium', 0, 1),
      garlic: role('garlic', 0, 1, { not: unfitFor('skillet-supper.garlic') }),
      tomato: role(['tomatopaste', 'tomatocan'], 0, 1, { share: 0.7 }),
      liquid: role(['stock', 'water'], 1, 1, {
        per: { roles: ['beans'], grams: ({ grams }) => grams * 4.2 },
        ranked: true,
      }),
      greens: role('greens', 0, 1, { by: 'simmer', share: 0.8 }),
      cheese: role('hardcheese', 0, 1, { share: 0.6 }),
      dried: role(['driedherb', 'woodyherb'], 0, 1),
      fat: role('oil', 1, 1),
      ...seasonings,
    },
    suits: (c) => castOf(c, 'allium', 'garlic', 'dried', 'spices').length > 1,
    write(d) {
      const [meat] = d.all('meat');
      d.step(
        t`Set the pressure cooker to sauté and heat ${d.the('fat')}. ${meat ? t`Add ${the([meat])} and ${panCook(d, meat)}.` : ''} ${d.has('allium', 'garlic') ? panSentences(d, d.all('allium', 'garlic')) : ''}`,
      );
      d.step(
        t`Stir in ${d.the('beans', 'vegetables', 'liquid')}${withSeasoning(d) ? t`, and season${withSeasoning(d)}` : ''}. Lock the lid and cook at high pressure for 40 minutes. Let the pressure fall for 20 minutes, then release the rest.`,
        { tip: t`No soaking is needed. Beans that are still firm get 10 minutes more at pressure.` },
      );
      if (d.has('tomato', 'greens'))
        d.step(
          t`Set the pot to sauté. Stir in ${d.the('tomato', 'greens')} and simmer for 8 minutes, until tender and thick.`,
        );
      d.step(
        t`Crush a few beans against the side to thicken the stew and ladle into bowls${d.if('cheese', (x) => t`, with ${x} on top`)}.`,
      );
      return {
        title: t`Pressure-Cooker ${titleOf([...d.all('beans'), ...d.all('greens', 'vegetables', 'meat').slice(0, 1)])} Stew`,
        description: t`A thick stew from dried ${d.names('beans')}, with ${d.names('meat', 'vegetables', 'greens', 'allium')}.`,
      };
    },
  }),
];
