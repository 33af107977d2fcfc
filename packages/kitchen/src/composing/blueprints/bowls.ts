import { type Blueprint, castOf, role } from '../blueprint.ts';
import { panSentences } from '../cooking-stages.ts';
import { NOT_RAW } from '../eaten-raw.ts';
import { fitFor, unfitFor } from '../foods-by-role.ts';
import type { Kind } from '../kinds.ts';
import { nounsOf, t, the } from '../saying/marks.ts';
import {
  blueprint,
  boilStarch,
  panCook,
  restOfSalt,
  SOLID_OILS,
  STOVE,
  seasonings,
  sideStarch,
  someSeasoning,
} from './shared.ts';

const BOWL_VEG: readonly Kind[] = ['raw', 'avocado', 'tomato', 'greens', 'salad'];

export const bowls: readonly Blueprint[] = [
  blueprint({
    id: 'grain-bowl',
    family: 'bowl',
    equipment: STOVE,
    roles: {
      ...sideStarch(['grain', 'rice'], 1),
      protein: role(['poultry', 'tofu', 'cooked', 'fish', 'bean', 'tinnedfish', 'shellfish'], 1, 1, {
        by: 'saute',
        share: 0.8,
        not: unfitFor('grain-bowl.protein'),
      }),
      fresh: role(BOWL_VEG, 1, 3, {
        share: 0.7,
        not: [...unfitFor('grain-bowl.fresh'), ...NOT_RAW],
      }),
      cooked: role(['brassica', 'soft', 'firm', 'root', 'small'], 0, 1, {
        by: 'saute',
        share: 0.8,
        not: unfitFor('grain-bowl.cooked'),
      }),
      fat: role('oil', 1, 1, { not: SOLID_OILS }),
      acid: role(['citrus', 'vinegar'], 0, 1, { share: 0.7 }),
      cream: role(['tahini', 'hummus', 'yogurt', 'dressing', 'pesto', 'nutbutter'], 0, 1, { grams: 25 }),
      sauce: role('soysauce', 0, 1, { share: 0.6 }),
      seeds: role(['seed', 'nut'], 0, 1, { share: 0.6, not: unfitFor('grain-bowl.seeds') }),
      ...seasonings,
    },
    // A bowl without a dressing is dry.
    suits: (c) => castOf(c, 'acid', 'cream', 'sauce').length > 0,
    write(d) {
      boilStarch(d);
      const p = d.one('protein');
      d.step(
        t`Heat half of ${d.the('fat')} in a skillet over medium-high heat. Add ${the([p])}${someSeasoning(d) ? t`, season${someSeasoning(d)},` : ''} and ${panCook(d, p)}. Move to a plate. ${d.has('cooked') ? t`Set the skillet back over medium heat. ${panSentences(d, d.all('cooked'))}` : ''}`,
      );
      d.step(
        d.has('acid', 'cream', 'sauce')
          ? t`Stir ${d.the('acid', 'cream', 'sauce')} with the rest of ${d.the('fat')} to make a dressing. ${restOfSalt(d)}`
          : t`Toss ${d.the('starch')} with the rest of ${d.the('fat')}. ${restOfSalt(d)}`,
      );
      d.step(
        t`Divide ${d.the('starch')} between bowls. Arrange ${d.the('protein', 'cooked', 'fresh')} on top${d.has('acid', 'cream', 'sauce') ? t`, and spoon over the dressing` : ''}. ${d.if('seeds', (x) => t`Scatter with ${x}.`)}`,
      );
      return {
        title: t`${d.title('protein')} and ${d.title('starch')} Bowl with ${nounsOf(d.all('cooked', 'fresh').slice(0, 1))}`,
        description: t`A full bowl: warm ${d.names('starch', 'protein', 'cooked', 'fresh')}${d.has('acid', 'cream', 'sauce') ? t` under a quick dressing` : ''}.`,
      };
    },
  }),
  blueprint({
    id: 'burrito-bowl',
    family: 'bowl',
    equipment: STOVE,
    cuisine: 'Mexican',
    roles: {
      ...sideStarch('rice', 1),
      protein: role(['ground', 'poultry', 'meat', 'bean'], 1, 1, {
        by: 'saute',
        share: 0.8,
        not: unfitFor('burrito-bowl.protein'),
      }),
      beans: role('bean', 0, 1, {
        share: 0.6,
        by: 'saute',
        only: fitFor('burrito-bowl.beans'),
      }),
      vegetables: role(['soft', 'small'], 0, 2, {
        by: 'saute',
        only: fitFor('burrito-bowl.vegetables'),
      }),
      allium: role('allium', 0, 1),
      salsa: role(['salsa', 'tomato'], 1, 1, { ranked: true }),
      avocado: role('avocado', 0, 1),
      cheese: role(['melting', 'crumbly', 'sourcream'], 0, 1, {
        share: 0.8,
        only: fitFor('burrito-bowl.cheese'),
      }),
      lime: role('citrus', 0, 1, { only: fitFor('burrito-bowl.lime') }),
      herb: role('herb', 0, 1, { only: fitFor('burrito-bowl.herb') }),
      fat: role('oil', 1, 1),
      ...seasonings,
    },
    write(d) {
      boilStarch(d);
      d.step(
        t`Heat ${d.the('fat')} in a large skillet over medium-high heat. Add ${d.the('protein')}${someSeasoning(d) ? t`, season${someSeasoning(d)},` : ''} and ${panCook(d, d.one('protein'))}. Move to a plate.`,
      );
      const rest = d.all('allium', 'vegetables', 'beans');
      if (rest.length > 0) d.step(t`Set the skillet back over medium heat. ${panSentences(d, rest)}`);
      d.step(
        t`${restOfSalt(d)} Fluff ${d.the('starch')}${d.if('lime', (_, x) => t` with a squeeze of ${x}`)} and divide between bowls. Top with ${d.the('protein', 'beans', 'vegetables', 'allium')}, then ${d.the('salsa', 'avocado', 'cheese', 'herb')}.`,
      );
      return {
        title: t`${d.title('protein')} Burrito Bowl`,
        description: t`Everything from a good burrito without the wrapper: ${d.names('starch', 'protein', 'beans', 'vegetables', 'salsa')}.`,
      };
    },
  }),
];
