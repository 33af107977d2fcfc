import { type Blueprint, role } from '../blueprint.ts';
import { panSentences } from '../cooking-stages.ts';
import { NOT_RAW } from '../eaten-raw.ts';
import { fitFor, unfitFor } from '../foods-by-role.ts';
import { nounsOf, t, the, titleOf } from '../saying/marks.ts';
import { FILLING, NOT_FILLING } from './frittatas.ts';
import {
  blueprint,
  plainSeasonings,
  restOfSalt,
  STOVE,
  seasonings,
  someSeasoning,
  withSeasoning,
} from './shared.ts';

export const eggs: readonly Blueprint[] = [
  blueprint({
    id: 'omelette',
    equipment: STOVE,
    courses: ['breakfast', 'lunch'],
    cuisine: 'French',
    servings: 1,
    prep: 4,
    roles: {
      eggs: role('egg', 1, 1, { share: 1.4 }),
      filling: role(FILLING, 0, 2, { by: 'saute', share: 0.5, not: NOT_FILLING }),
      meat: role(['cooked', 'tinnedfish'], 0, 1, {
        by: 'saute',
        share: 0.5,
        not: unfitFor('omelette.meat'),
      }),
      cheese: role(['melting', 'crumbly', 'hardcheese', 'freshcheese'], 0, 1, {
        not: unfitFor('omelette.cheese'),
      }),
      fat: role(['butter', 'oil'], 1, 1, { ranked: true }),
      herb: role('herb', 0, 1),
      ...plainSeasonings,
    },
    write(d) {
      const fillers = d.all('meat', 'filling');
      const season = fillers.length > 0 ? someSeasoning(d) : withSeasoning(d);
      d.step(t`Beat ${d.the('eggs')}${season} until no streaks of white remain.`);
      if (fillers.length > 0)
        d.step(
          t`${d.one('fat').thing.kind === 'butter' ? t`Melt half of ${d.the('fat')} in a nonstick skillet over medium heat.` : t`Warm half of ${d.the('fat')} in a nonstick skillet over medium heat.`} ${panSentences(d, fillers)} ${restOfSalt(d)} Tip onto a plate.`,
        );
      d.step(
        t`${fillers.length > 0 ? t`Wipe out the skillet, return it to medium heat, and swirl in the rest of ${d.the('fat')}.` : t`Set a nonstick skillet over medium heat and swirl in ${d.the('fat')}.`} Pour in ${d.the('eggs')} and draw the set edges to the middle, letting the loose egg run underneath, for 3 minutes, until the eggs are just set.`,
        {
          looks: t`Moist on top, but nothing runs.`,
          tip: t`For very young, old or pregnant eaters cook it until firm throughout (160°F / 71°C).`,
        },
      );
      const inside = d.the('cheese', 'meat', 'filling');
      d.step(
        t`${inside ? t`Lay ${inside} over one half, fold the other half over` : t`Fold in half`}, and slide onto a plate. ${d.if('herb', (x) => t`Finish with ${x}.`)}`,
      );
      const lead = [...d.all('meat', 'filling').slice(0, 2), ...d.all('cheese')].slice(0, 2);
      return {
        title: t`${lead.length > 0 ? titleOf(lead) : t`Plain French`} Omelette`,
        description: t`A soft folded omelette${lead.length > 0 ? t` filled with ${d.names('meat', 'filling', 'cheese')}` : t`, all about the eggs`}.`,
      };
    },
  }),
  blueprint({
    id: 'scramble-toast',
    equipment: STOVE,
    courses: ['breakfast', 'lunch'],
    servings: 1,
    prep: 4,
    roles: {
      eggs: role('egg', 1, 1, { share: 1.4 }),
      bread: role(['bread', 'roll', 'tortilla', 'flatbread'], 1, 1, { by: 'saute' }),
      extras: role(['greens', 'tomato', 'small', 'avocado'], 0, 1, {
        share: 0.6,
        not: unfitFor('scramble-toast.extras'),
      }),
      meat: role(['cooked', 'tinnedfish', 'bacon'], 0, 1, {
        share: 0.5,
        not: unfitFor('scramble-toast.meat'),
      }),
      cheese: role(['melting', 'crumbly', 'freshcheese'], 0, 1, {
        share: 0.7,
        not: unfitFor('scramble-toast.cheese'),
      }),
      fat: role(['butter', 'oil'], 1, 1, { ranked: true }),
      herb: role('herb', 0, 1),
      ...plainSeasonings,
    },
    write(d) {
      d.step(
        t`${d.one('bread').thing.kind === 'tortilla' ? t`Warm` : t`Toast`} ${d.the('bread')} in a dry nonstick skillet over medium heat for 3 minutes, turning once. Move to a plate. Beat ${d.the('eggs')} with a fork${withSeasoning(d) ? t` and season${withSeasoning(d)}` : ''}.`,
      );
      const warm = d
        .all('meat', 'extras')
        .filter((item) => item.thing.kind !== 'avocado' && item.thing.id !== 'smoked-salmon');
      const cold = d.all('meat', 'extras').filter((item) => !warm.includes(item));
      if (warm.length > 0)
        d.step(
          t`Warm half of ${d.the('fat')} in the skillet over medium heat. ${panSentences(d, warm)}${d.has('meat') && d.one('meat').thing.kind === 'bacon' ? t` The bacon should be browned and crisp.` : ''}`,
        );
      d.step(
        t`${warm.length > 0 ? t`Turn the heat to medium-low, add the rest of ${d.the('fat')}, then` : t`Warm ${d.the('fat')} in the skillet over medium-low heat, add`} ${d.the('eggs')}, and stir slowly with a spatula for 3 minutes, until the eggs are softly set with no liquid left. ${d.if('cheese', (x) => t`Fold in ${x} off the heat.`)}`,
        { tip: t`Take the pan off the heat a moment early; the eggs finish by themselves.` },
      );
      d.step(
        t`Spoon onto ${d.the('bread')}${cold.length > 0 ? t` and top with ${the(cold)}` : ''}${d.if('herb', (x) => t`. Finish with ${x}`)}. Eat right away.`,
      );
      const lead = [...d.all('meat', 'extras'), ...d.all('cheese')].slice(0, 2);
      const onePiece = d.one('bread').thing.form === 'counted' && d.one('bread').amount === 1;
      return {
        title: t`Scrambled Eggs${lead.length > 0 ? t` with ${nounsOf(lead)}` : ''} on ${d.one('bread').thing.kind === 'bread' ? t`Toast` : onePiece ? (/^[aeiou]/i.test(d.one('bread').word) ? t`an ${d.nouns('bread')}` : t`a ${d.nouns('bread')}`) : d.nouns('bread')}`,
        description: t`Slow-stirred eggs${lead.length > 0 ? t` with ${d.names('meat', 'extras', 'cheese')}` : ''}, and something crisp underneath.`,
      };
    },
  }),
  blueprint({
    id: 'shakshuka',
    equipment: STOVE,
    courses: ['breakfast', 'lunch', 'dinner'],
    cuisine: 'Middle Eastern',
    roles: {
      eggs: role('egg', 1, 1),
      tomato: role(['tomatocan', 'tomato', 'tomatosauce'], 1, 1, { grams: 220 }),
      vegetables: role(['soft', 'greens'], 0, 2, { by: 'saute' }),
      allium: role('allium', 0, 1),
      garlic: role('garlic', 0, 1, { only: fitFor('shakshuka.garlic') }),
      fat: role(['oil', 'butter'], 1, 1, { ranked: true }),
      cheese: role('crumbly', 0, 1, { not: unfitFor('shakshuka.cheese') }),
      herb: role('herb', 0, 1),
      bread: role(['flatbread', 'bread'], 0, 1),
      ...seasonings,
    },
    suits: (c) => c.has('allium') || c.has('garlic') || c.has('vegetables'),
    write(d) {
      d.step(
        t`Heat ${d.the('fat')} in a wide skillet over medium heat. ${panSentences(d, d.all('allium', 'vegetables', 'garlic'))}`,
      );
      d.step(
        t`Add ${d.the('tomato')}${withSeasoning(d) ? t` and season${withSeasoning(d)}` : ''}. Simmer for 10 minutes, crushing any large pieces, until thick.`,
        { looks: t`A spoon drawn through the sauce leaves a trail.` },
      );
      d.step(
        t`Make a hollow for each egg and crack in ${d.the('eggs')}. Cover and cook over low heat for 7 minutes, until the whites are set.`,
        {
          tip: t`For children and in pregnancy, leave it 2 minutes longer until the yolks are firm too (160°F / 71°C).`,
        },
      );
      d.step(
        t`${d.has('cheese', 'herb') ? t`Scatter with ${d.the('cheese', 'herb')} and bring` : t`Bring`} the skillet to the table${d.if('bread', (x) => t` with ${x} for scooping`)}.`,
      );
      return {
        title: t`${d.has('vegetables') ? t`${titleOf(d.all('vegetables').slice(0, 1))} ` : ''}Shakshuka${d.has('cheese') ? t` with ${d.title('cheese')}` : ''}`,
        description: t`Eggs poached in ${d.names('tomato')}${d.has('vegetables') ? t` with ${d.names('vegetables')}` : ''}, simmered thick and ${d.pick(t`meant for scooping`, t`eaten from the pan`)}.`,
      };
    },
  }),
  blueprint({
    id: 'egg-mug',
    family: 'mug',
    equipment: ['microwave'],
    courses: ['breakfast', 'snack'],
    servings: 1,
    prep: 3,
    weight: 0.4,
    roles: {
      eggs: role('egg', 1, 1),
      filling: role(['greens', 'soft', 'tomato', 'small', 'cooked'], 0, 2, {
        by: 'microwave',
        share: 0.35,
        cut: 'finely chopped',
        not: [...NOT_FILLING, ...NOT_RAW],
      }),
      cheese: role(['melting', 'crumbly', 'freshcheese'], 0, 1, { share: 0.5 }),
      milk: role('milk', 0, 1, { grams: 15 }),
      butter: role(['butter', 'oil'], 0, 1, { grams: 3 }),
      ...plainSeasonings,
    },
    suits: (c) => c.has('filling') || c.has('cheese') || c.has('milk'),
    write(d) {
      const mug = d.has('butter')
        ? t`Rub the inside of a large microwave-safe mug with ${d.the('butter')}.`
        : t`Take a large microwave-safe mug.`;
      d.step(
        t`${mug} Add ${d.the('eggs', 'milk')}${withSeasoning(d) ? t`, season${withSeasoning(d)},` : ''} and beat with a fork.`,
      );
      if (d.has('filling', 'cheese'))
        d.step(t`Stir in ${d.the('filling', 'cheese')}.`, {
          tip: t`Fill the mug no more than half: the eggs climb.`,
        });
      d.step(
        t`Microwave on high for 1 minute. Stir, then microwave for 1 minute more, until the eggs are set and puffed with no liquid left, 160°F / 71°C. Let stand for 1 minute before you eat.`,
      );
      return {
        title: t`${d.has('filling', 'cheese') ? titleOf(d.all('filling', 'cheese').slice(0, 2)) : t`Fluffy`} Egg Mug`,
        description: t`A one-mug breakfast of eggs${d.has('filling', 'cheese') ? t` with ${d.names('filling', 'cheese')}` : ''}, ready before the coffee.`,
      };
    },
  }),
  blueprint({
    id: 'baked-eggs',
    equipment: ['oven'],
    courses: ['breakfast', 'lunch'],
    weight: 0.85,
    roles: {
      eggs: role('egg', 1, 1),
      base: role(['greens', 'tomato', 'tomatosauce', 'soft', 'cooked'], 1, 2, {
        share: 0.7,
        by: null,
        not: [...unfitFor('baked-eggs.base'), ...NOT_FILLING, ...NOT_RAW],
      }),
      cream: role(['cream', 'milk'], 0, 1, { grams: 25, not: unfitFor('baked-eggs.cream') }),
      cheese: role(['melting', 'hardcheese', 'crumbly'], 0, 1),
      fat: role(['butter', 'oil'], 1, 1, { grams: 4, ranked: true }),
      bread: role(['bread', 'flatbread'], 0, 1),
      ...plainSeasonings,
    },
    write(d) {
      d.step(
        t`Heat the oven to 375°F / 190°C. Grease ${d.servings === 1 ? t`a small baking dish` : t`small baking dishes`} with ${d.the('fat')}.`,
      );
      d.step(t`Spread ${d.the('base')} in the bottom and bake for 8 minutes, until hot and soft.`);
      d.step(
        t`Crack ${d.the('eggs')} on top${d.if('cream', (x) => t`, spoon over ${x}`)}${withSeasoning(d) ? t`, and season${withSeasoning(d)}` : ''}. ${d.if('cheese', (x) => t`Scatter with ${x}.`)} Bake for 14 minutes, until the whites are set and the yolks are done the way you like them.`,
        {
          tip: t`Firm yolks (160°F / 71°C) take about 3 minutes longer.`,
          looks: t`The whites are opaque and only just wobble.`,
        },
      );
      d.step(
        t`Let cool for 2 minutes; the dishes stay hot. ${d.has('bread') ? t`Serve with ${d.the('bread')}, toasted, for dipping.` : t`Serve with a spoon.`}`,
      );
      return {
        title: t`Baked Eggs with ${nounsOf(d.all('base'))}`,
        description: t`Eggs baked over ${d.names('base')}${d.if('cheese', (_, x) => t` under ${x}`)}: ${d.pick(t`brunch without standing at the stove`, t`the oven does the work`)}.`,
      };
    },
  }),
];
