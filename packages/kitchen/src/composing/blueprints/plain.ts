import { type Blueprint, castOf, role } from '../blueprint.ts';
import { minutesText, panSentences, potSentences, stages } from '../cooking-stages.ts';
import { minutesOf } from '../dish.ts';
import { fitFor, unfitFor } from '../foods-by-role.ts';
import { listOf, names, nounsOf, t, the } from '../saying/marks.ts';
import {
  alongside,
  atLeast,
  blueprint,
  boilStarch,
  panCook,
  plainSeasonings,
  STOVE,
  seasonings,
  seasonSentence,
  sideStarch,
  withSeasoning,
} from './shared.ts';

/** Rice, grains, pasta or noodles turned in fat, with a little of what there is or a fried egg on top. */
function seasonedStarch(id: string, withEggs: boolean): Blueprint {
  return blueprint({
    id,
    family: 'seasoned-starch',
    equipment: STOVE,
    weight: 0.6,
    roles: {
      ...sideStarch(['rice', 'grain', 'pasta', 'noodle', 'dumpling'], 1),
      fat: role(['butter', 'oil'], 1, 1, { ranked: true, share: 1.5 }),
      allium: role('allium', 0, 1),
      garlic: role('garlic', 0, 1, { only: fitFor('seasoned-starch.garlic') }),
      vegetables: role(['greens', 'small', 'tomato', 'soft', 'brassica', 'root'], 0, 1, {
        by: 'saute',
        not: unfitFor('seasoned-starch.vegetables'),
      }),
      ...(withEggs
        ? {
            eggs: role('egg', 1, 1, { share: 0.5 }),
            sauce: role(['soysauce', 'hotsauce'], 0, 1, { share: 0.6 }),
          }
        : {
            protein: role(['bean', 'tinnedfish', 'cooked'], 0, 1, {
              by: 'saute',
              share: 0.7,
              not: unfitFor('seasoned-starch.protein'),
            }),
            cheese: role(['hardcheese', 'crumbly', 'melting'], 0, 1),
            nuts: role('nut', 0, 1, { share: 0.8 }),
            acid: role('citrus', 0, 1, { share: 0.4 }),
          }),
      herb: role('herb', 0, 1),
      ...plainSeasonings,
    },
    suits: atLeast(1, 'allium', 'garlic', 'cheese', 'nuts', 'herb', 'vegetables', 'protein', 'sauce'),
    write(d) {
      boilStarch(d, { meanwhile: false });
      const pan = d.all('allium', 'vegetables', 'protein', 'garlic');
      const fold = d.the('cheese', 'nuts', 'herb', 'acid');
      d.step(
        t`Warm ${withEggs ? t`half of ${d.the('fat')}` : d.the('fat')} in a skillet over medium heat. ${pan.length > 0 ? panSentences(d, pan) : ''} Stir in ${d.the('starch', 'sauce')} until hot and glossy. ${seasonSentence(d)}${fold ? t` Fold in ${fold}.` : ''} ${withEggs ? t`Divide between plates.` : t`Serve at once.`}`,
      );
      if (withEggs)
        d.step(
          t`Heat the rest of the ${d.names('fat')} in the same skillet. Crack in ${d.the('eggs')}, cover, and fry for 4 minutes, until the whites are set and the yolks are as firm as you like. Set on top and serve.`,
          { tip: t`Cook the yolks through (160°F / 71°C) for anyone who should not eat soft eggs.` },
        );
      const lead = d.all('protein', 'vegetables', 'allium', 'garlic', 'cheese', 'nuts', 'herb');
      return {
        title: withEggs
          ? t`${d.nouns('starch')} with Fried ${d.nouns('eggs')}${d.has('vegetables') ? t` and ${d.nouns('vegetables')}` : ''}`
          : t`${d.nouns('starch')} with ${nounsOf(lead.slice(0, 2))}`,
        description: t`${d.names('starch')} turned in ${d.names('fat')}${lead.length > 0 ? t` with ${names(lead)}` : ''}${withEggs ? t`, under a fried egg` : ''}: proof that plain is not dull.`,
      };
    },
  });
}

/** Dishes for a nearly empty fridge: two or three foods, cooked properly. */
export const plain: readonly Blueprint[] = [
  seasonedStarch('seasoned-starch', false),
  seasonedStarch('starch-with-eggs', true),
  blueprint({
    id: 'fried-eggs',
    equipment: STOVE,
    courses: ['breakfast', 'lunch'],
    servings: 1,
    prep: 3,
    weight: 0.6,
    roles: {
      eggs: role('egg', 1, 1),
      fat: role(['butter', 'oil'], 1, 1, { ranked: true }),
      side: role(['tomato', 'greens', 'soft', 'avocado', 'small', 'cooked', 'bean'], 0, 2, {
        share: 0.7,
        not: unfitFor('fried-eggs.side'),
      }),
      bread: role(['bread', 'roll', 'tortilla', 'flatbread'], 0, 1, { share: 0.5 }),
      top: role(['hotsauce', 'salsa', 'hardcheese', 'crumbly', 'herb'], 0, 1, { share: 0.5 }),
      ...plainSeasonings,
    },
    suits: atLeast(1, 'side', 'bread', 'top'),
    write(d) {
      const warm = d.all('side').filter((item) => minutesOf(item, 'saute') > 0);
      const cool = d.all('side').filter((item) => !warm.includes(item));
      if (warm.length > 0)
        d.step(
          t`Heat half of ${d.the('fat')} in a skillet over medium heat. ${panSentences(d, warm)} ${d.has('salt') ? t`Season with half of the salt.` : ''} Move to a plate.`,
        );
      d.step(
        t`Heat ${warm.length > 0 ? t`the rest of ${d.the('fat')}` : t`${d.the('fat')} in a skillet`} over medium heat. Crack in ${d.the('eggs')}, cover, and fry for 4 minutes, until the whites are set and the yolks are as firm as you like.`,
        { tip: t`Cook the yolks through (160°F / 71°C) for anyone who should not eat soft eggs.` },
      );
      d.step(
        t`${warm.length > 0 && d.has('salt') ? t`Season with ${listOf([d.names('pepper'), t`the rest of the salt`])}.` : seasonSentence(d)} Serve${d.has('side') ? t` with ${the([...warm, ...cool, ...d.all('bread')])}` : d.if('bread', (x) => t` on ${x}`)}${d.if('top', (x) => t`, topped with ${x}`)}.`,
      );
      return {
        title: t`Fried Eggs with ${nounsOf(d.all('side', 'bread', 'top').slice(0, 2))}`,
        description: t`Fried eggs with lacy edges${d.has('side') ? t` next to ${d.names('side')}` : ''}.`,
      };
    },
  }),
  blueprint({
    id: 'poached',
    family: 'plain-protein',
    equipment: STOVE,
    weight: 0.55,
    roles: {
      protein: role(['poultry', 'fish'], 1, 1, {
        by: 'simmer',
        cut: 'left in large pieces',
        not: unfitFor('poached.protein'),
      }),
      liquid: role(['stock', 'water'], 1, 1, { grams: 400, eatenShare: 0.15, ranked: true }),
      aromatics: role(['allium', 'garlic', 'woodyherb'], 0, 2),
      vegetables: role(['root', 'firm', 'brassica', 'greens', 'potato'], 0, 2, {
        by: 'simmer',
        not: unfitFor('poached.vegetables'),
      }),
      acid: role(['citrus', 'mustard', 'mayo', 'pesto'], 0, 1, { share: 0.7 }),
      // Most of it stays in the pot with the broth.
      salt: role('salt', 0, 1, { grams: 4.5, eatenShare: 0.35 }),
      pepper: role('pepper', 0, 1),
    },
    // Celery and salt alone make no broth to poach in.
    suits: (c) =>
      castOf(c, 'aromatics', 'acid').length > 0 ||
      (c.has('vegetables') && castOf(c, 'liquid').some(({ kind }) => kind === 'stock')),
    write(d) {
      const p = d.one('protein');
      d.step(
        t`Bring ${d.the('liquid', 'aromatics')} to a bare simmer in a wide pot. ${seasonSentence(d, t`Season the broth`)}`,
      );
      if (d.has('vegetables')) {
        d.step(t`${potSentences(d.all('vegetables'), t`until tender`)} Lift out and keep warm.`);
      }
      d.step(
        t`Slide in ${the([p])}, keep the liquid just trembling, and poach for ${minutesOf(p, 'simmer')} minutes, ${d.safe(p, 'wet')}.`,
        { tip: t`Small lazy bubbles only: a rolling boil makes it dry.` },
      );
      d.step(
        t`Lift out ${the([p])} and serve with ${d.if('vegetables', (x) => t`${x} and `)}a spoonful of the broth${d.if('acid', (x) => t`, with ${x} on the side`)}.`,
      );
      return {
        title: t`Poached ${d.nouns('protein')} with ${nounsOf(d.all('vegetables', 'aromatics', 'acid').slice(0, 2))}`,
        description: t`${d.names('protein')} poached gently so that ${p.thing.form === 'plural' ? t`they stay` : t`it stays`} juicy${alongside(d.names('vegetables'))}.`,
      };
    },
  }),
  blueprint({
    id: 'sauced-tofu',
    family: 'plain-protein',
    equipment: STOVE,
    weight: 0.7,
    roles: {
      protein: role('tofu', 1, 1, { by: 'saute' }),
      fat: role('oil', 1, 1),
      sauce: role(['soysauce', 'asiansauce', 'salsa', 'pesto', 'tomatosauce'], 1, 1),
      herb: role(['herb', 'allium'], 0, 1, { only: fitFor('sauced-tofu.herb') }),
      ...plainSeasonings,
    },
    write(d) {
      const p = d.one('protein');
      d.step(
        t`Heat ${d.the('fat')} in a large skillet over medium-high heat. Add ${the([p])} and ${panCook(d, p)}. ${seasonSentence(d)}`,
        { tip: t`Leave it alone until it lets go of the pan: that is when it has a crust.` },
      );
      d.step(
        t`Pour in ${d.the('sauce')} and turn ${the([p])} in it for 1 minute, until hot and coated. ${d.has('herb') ? t`Scatter ${d.the('herb')} on top and serve.` : t`Serve at once.`}`,
      );
      return {
        title: t`Pan-Fried ${d.nouns('protein')} with ${d.title('sauce')}`,
        description: t`Golden ${d.names('protein')} turned in ${d.names('sauce')}: a quick one for over rice or beside a salad.`,
      };
    },
  }),
  blueprint({
    id: 'microwave-steam',
    equipment: ['microwave'],
    weight: 0.5,
    roles: {
      protein: role(['fish', 'shellfish', 'cooked', 'tofu', 'smoked', 'bean'], 1, 1, {
        by: 'microwave',
        not: unfitFor('microwave-steam.protein'),
      }),
      vegetables: role(['brassica', 'firm', 'soft', 'small', 'greens', 'tomato'], 1, 2, {
        by: 'microwave',
        not: unfitFor('microwave-steam.vegetables'),
      }),
      water: role('water', 0, 1, { grams: 15, eatenShare: 0 }),
      fat: role(['butter', 'oil'], 0, 1, { ranked: true }),
      sauce: role(['soysauce', 'citrus', 'pesto', 'salsa'], 0, 1, { share: 0.7 }),
      ...plainSeasonings,
    },
    write(d) {
      const p = d.one('protein');
      const [first, ...others] = stages(d.all('vegetables', 'protein'), 'microwave', 1);
      const season = withSeasoning(d) ? t`, season${withSeasoning(d)},` : '';
      d.step(
        t`Spread ${the(first?.items ?? [])} in a microwave-safe dish with ${d.the('water') || t`a splash of water`}${season} cover loosely, and microwave on high for ${minutesText(first?.minutes ?? 0)}${others.length > 0 ? '' : t`, ${d.safe(p, 'wet')}`}.`,
      );
      others.forEach((stage, i) => {
        const end = i === others.length - 1 ? t`, ${d.safe(p, 'wet')}` : '';
        d.step(
          t`Lay ${the(stage.items)} on top, cover again, and microwave for ${minutesText(stage.minutes)}${end}.`,
          end ? { tip: t`Microwaves heat unevenly: check the middle, not the edge.` } : {},
        );
      });
      d.step(t`Let stand for 2 minutes: the heat evens out.`);
      d.step(
        t`${d.has('fat', 'sauce') ? t`Dress with ${d.the('fat', 'sauce')} and serve.` : t`Serve with the juices from the dish.`}`,
      );
      return {
        title: t`Microwave-Steamed ${nounsOf([...d.all('protein'), ...d.all('vegetables').slice(0, 1)])}`,
        description: t`${d.names('protein', 'vegetables')} steamed in one covered dish, with no pan to wash.`,
      };
    },
  }),
  blueprint({
    id: 'crisp-chickpeas',
    family: 'snack',
    equipment: ['oven'],
    courses: ['snack'],
    weight: 0.5,
    roles: {
      beans: role('bean', 1, 1, { only: fitFor('crisp-chickpeas.beans') }),
      fat: role('oil', 1, 1),
      cheese: role('hardcheese', 0, 1, { share: 0.6 }),
      ...seasonings,
    },
    write(d) {
      d.step(
        t`Heat the oven to 425°F / 220°C. Pat ${d.the('beans')} very dry and toss with ${d.the('fat')} on a sheet pan. ${seasonSentence(d)}`,
        { tip: t`Any water left on them turns to steam and keeps them soft.` },
      );
      d.step(
        t`Roast for 25 minutes, shaking the pan twice, until crisp. ${d.if('cheese', (x) => t`Toss with ${x} while hot.`)} Cool for 5 minutes; they crisp up as they cool.`,
      );
      return {
        title: t`Oven-Crisped ${nounsOf(d.all('beans'))}`,
        description: t`${d.names('beans')} roasted until they crunch, for the hour before dinner.`,
      };
    },
  }),
];
