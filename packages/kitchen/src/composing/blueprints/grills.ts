import { type Blueprint, castOf, role } from '../blueprint.ts';
import { minutesText, stages } from '../cooking-stages.ts';
import { FOR_SEARING, isInRounds } from '../cuts.ts';
import { type Dish, minutesOf } from '../dish.ts';
import { fitFor, unfitFor } from '../foods-by-role.ts';
import type { Kind } from '../kinds.ts';
import type { Item } from '../role.ts';
import { nounsOf, t, the, titleOf } from '../saying/marks.ts';
import { blueprint, plainSeasonings, seasonings, seasonSentence, withSeasoning } from './shared.ts';

const GRILL_PROTEIN: readonly Kind[] = [
  'poultry',
  'meat',
  'fish',
  'shellfish',
  'sausage',
  'smoked',
  'tofu',
  'grillcheese',
];
const GRILL_VEG: readonly Kind[] = ['soft', 'firm', 'brassica', 'squash', 'tomato', 'allium'];
const CARVED = new Set(fitFor('carved'));
const NOT_GRILLED = unfitFor('grilled');

function grillSentences(d: Dish, items: readonly Item[]): string {
  const groups = stages(items, 'grill', 2);
  return groups
    .map((stage, i) => {
      const last = i === groups.length - 1;
      const raw = items.find((item) => item.thing.end !== null);
      const until = raw ? d.safe(raw) : t`until tender and marked by the grate`;
      return t`${i === 0 ? t`Lay ${the(stage.items)} on the grate` : t`Add ${the(stage.items)}`} and grill for ${minutesText(stage.minutes)}${i === 0 ? '' : t` more`}${last ? t`, turning once, ${until}` : ''}.`;
    })
    .join(' ');
}

export const grills: readonly Blueprint[] = [
  blueprint({
    id: 'grilled-plate',
    family: 'grill',
    equipment: ['grill'],
    roles: {
      protein: role(GRILL_PROTEIN, 1, 1, { by: 'grill', cut: FOR_SEARING }),
      vegetables: role(GRILL_VEG, 0, 2, { by: 'grill', cut: 'cut into thick slices', not: NOT_GRILLED }),
      fat: role('oil', 1, 1, { share: 1.3 }),
      acid: role(['citrus', 'vinegar'], 0, 1, { share: 0.6 }),
      garlic: role('garlic', 0, 1, { only: fitFor('grilled-plate.garlic') }),
      herbs: role('woodyherb', 0, 1),
      herb: role('herb', 0, 1),
      ...seasonings,
    },
    // Tofu tastes of what it is grilled with.
    suits: (c) =>
      castOf(c, 'protein')[0]?.kind !== 'tofu' ||
      castOf(c, 'acid', 'garlic', 'herb', 'herbs', 'spices').length > 0,
    write(d) {
      d.step(
        t`Heat the grill to medium-high, about 425°F / 220°C, and brush the grate clean. Rub ${d.the('protein', 'vegetables')} with ${d.the('fat', 'garlic', 'herbs')}${withSeasoning(d) ? t`, and season${withSeasoning(d)}` : ''}.`,
        { tip: t`Oil the food, not the grate: it sticks less and flares less.` },
      );
      d.step(grillSentences(d, d.all('protein', 'vegetables')));
      d.step(
        t`Rest for 3 minutes on a clean plate${CARVED.has(d.one('protein').thing.like) && !isInRounds(d.one('protein').thing) ? t` and slice ${d.the('protein')} across the grain` : ''}${d.has('acid', 'herb') ? t`, then dress with ${d.the('acid', 'herb')} and serve` : t`. Serve hot`}.`,
      );
      return {
        title: t`Grilled ${d.nouns('protein')}${d.has('vegetables') ? t` with ${nounsOf(d.all('vegetables').slice(0, 2))}` : d.has('acid') && d.one('acid').thing.kind === 'citrus' ? t` with ${d.title('acid')}` : ''}`,
        description: t`${d.names('protein', 'vegetables')} off the grill, ${d.pick(t`smoky at the edges`, t`charred where it counts`)} and simply seasoned.`,
      };
    },
  }),
  blueprint({
    id: 'skewers',
    family: 'grill',
    equipment: ['grill'],
    prep: 12,
    weight: 0.95,
    roles: {
      protein: role(['poultry', 'meat', 'shellfish', 'tofu', 'grillcheese'], 1, 1, {
        by: 'grill',
        cut: 'cut into 1-inch pieces',
        not: unfitFor('skewers.protein'),
      }),
      vegetables: role(['soft', 'tomato', 'allium'], 1, 3, {
        by: 'grill',
        share: 0.7,
        cut: 'cut into 1-inch pieces',
        not: unfitFor('skewers.vegetables'),
      }),
      marinade: role(['yogurt', 'soysauce', 'bbq', 'citrus'], 0, 1, { grams: 20 }),
      fat: role('oil', 1, 1),
      garlic: role('garlic', 0, 1, { only: fitFor('skewers.garlic') }),
      serve: role('flatbread', 0, 1),
      ...seasonings,
    },
    write(d) {
      const minutes = minutesOf(d.one('protein'), 'grill');
      d.step(
        t`${d.has('marinade', 'garlic') ? t`Stir together` : t`Put`} ${d.the('marinade', 'fat', 'garlic')} in a bowl${withSeasoning(d) ? t` and season${withSeasoning(d)}` : ''}. Turn ${d.the('protein')} in it and let stand for 15 minutes while the grill heats to medium-high, about 425°F / 220°C.`,
      );
      d.step(
        t`Thread ${d.the('protein', 'vegetables')} onto skewers, leaving a little space between the pieces.`,
        { tip: t`Soak wooden skewers in water for a while first, so that they do not burn.` },
      );
      d.step(t`Grill for ${minutes} minutes, turning every few minutes, ${d.safe(d.one('protein'))}.`, {
        looks: t`Charred edges on all sides.`,
      });
      d.step(
        t`Rest for 3 minutes on a clean plate${d.if('serve', (x) => t` and serve with ${x}, warmed on the grill`)}.`,
      );
      return {
        title: t`${titleOf([...d.all('protein'), ...d.all('vegetables').slice(0, 1)])} Skewers`,
        description: t`${d.names('protein', 'vegetables')} threaded on sticks and charred over a hot fire.`,
      };
    },
  }),
  blueprint({
    id: 'foil-packets',
    family: 'grill',
    equipment: ['grill'],
    weight: 0.9,
    roles: {
      protein: role(['fish', 'sausage', 'poultry'], 1, 1, {
        by: 'grill',
        not: unfitFor('foil-packets.protein'),
      }),
      vegetables: role(['soft', 'firm', 'small', 'tomato', 'brassica'], 1, 3, {
        by: 'grill',
        share: 0.8,
        cut: 'thinly sliced',
        not: unfitFor('foil-packets.vegetables'),
      }),
      fat: role(['butter', 'oil'], 1, 1, { ranked: true }),
      acid: role('citrus', 0, 1, { share: 0.6 }),
      garlic: role('garlic', 0, 1, { only: fitFor('foil-packets.garlic') }),
      herb: role(['herb', 'woodyherb'], 0, 1),
      ...seasonings,
    },
    write(d) {
      d.step(
        t`Heat the grill to medium-high, about 425°F / 220°C. Cut a large square of heavy foil for each serving.`,
      );
      d.step(
        t`Divide ${d.the('vegetables')} between the squares and lay ${d.the('protein')} on top. Add ${d.the('fat', 'garlic', 'acid', 'herb')}${withSeasoning(d) ? t`, and season${withSeasoning(d)}` : ''}. Fold into tight packets with room for steam.`,
      );
      d.step(
        t`Grill for ${minutesOf(d.one('protein'), 'grill') + 6} minutes without turning, ${d.safe(d.one('protein'), 'wet')}.`,
        { tip: t`Open one packet to check; the steam is hot, so open it away from you.` },
      );
      d.step(t`Let stand for 2 minutes, then eat straight from the foil.`);
      return {
        title: t`Grilled ${titleOf([...d.all('protein'), ...d.all('vegetables').slice(0, 1)])} Packets`,
        description: t`${d.names('protein', 'vegetables')} steamed in their own juices inside a foil packet on the grill.`,
      };
    },
  }),
  blueprint({
    id: 'burgers',
    equipment: ['grill'],
    cuisine: 'American',
    prep: 8,
    roles: {
      meat: role('ground', 1, 1, { share: 1.2 }),
      bun: role(['roll', 'bread', 'flatbread'], 0, 1, { not: unfitFor('burgers.bun') }),
      cheese: role('melting', 0, 1, {
        share: 0.7,
        cut: 'sliced',
        not: unfitFor('burgers.cheese'),
      }),
      fresh: role(['tomato', 'salad', 'allium', 'pickle', 'raw'], 0, 3, {
        share: 0.4,
        cut: 'sliced',
        not: unfitFor('burgers.fresh'),
      }),
      sauce: role(['ketchup', 'mustard', 'mayo', 'bbq'], 0, 2),
      ...plainSeasonings,
    },
    write(d) {
      d.step(
        t`Heat the grill to high, about 450°F / 230°C. Shape ${d.the('meat')} into patties a little wider than the ${d.has('bun') && d.one('bun').thing.kind === 'roll' ? d.names('bun') : t`palm of your hand`} and press a dimple into the middle of each. ${seasonSentence(d)}`,
        { tip: t`Handle the meat as little as you can; a packed patty is a tough one.` },
      );
      d.step(
        t`Grill for 10 minutes, turning once, ${d.safe(d.one('meat'))}. ${d.if('cheese', (x) => t`Lay ${x} on top for the last minute.`)}`,
      );
      d.step(
        t`${d.has('bun') ? t`Toast ${d.the('bun')} on the grate for 1 minute and build the burgers` : t`Plate the patties`}${d.has('fresh', 'sauce') ? t` with ${d.the('fresh', 'sauce')}` : ''}.`,
      );
      return {
        title: t`Grilled ${d.title('meat')} Burgers${d.has('cheese') ? t` with ${d.title('cheese')}` : ''}`,
        description: t`Juicy ${d.names('meat')} burgers from the grill${d.has('fresh') ? t` with ${d.names('fresh')}` : ''}.`,
      };
    },
  }),
  blueprint({
    id: 'grilled-vegetables',
    family: 'side',
    equipment: ['grill'],
    weight: 0.6,
    roles: {
      vegetables: role(GRILL_VEG, 1, 3, {
        by: 'grill',
        share: 1.2,
        cut: 'cut into thick slices',
        not: NOT_GRILLED,
      }),
      fat: role('oil', 1, 1, { share: 1.4 }),
      cheese: role(['crumbly', 'hardcheese'], 0, 1),
      acid: role(['citrus', 'vinegar'], 0, 1, { share: 0.6 }),
      bread: role(['bread', 'flatbread'], 0, 1),
      herb: role('herb', 0, 1),
      ...plainSeasonings,
    },
    write(d) {
      d.step(
        t`Heat the grill to medium-high, about 425°F / 220°C. Toss ${d.the('vegetables')} with ${d.the('fat')}${withSeasoning(d) ? t`, and season${withSeasoning(d)}` : ''}.`,
      );
      d.step(
        t`${grillSentences(d, d.all('vegetables'))} ${d.if('bread', (x) => t`Grill ${x} alongside for 1 minute.`)}`,
      );
      d.step(
        t`Pile onto a platter${d.if('bread', (x) => t` with ${x}`)}${d.has('acid', 'cheese', 'herb') ? t` and finish with ${d.the('acid', 'cheese', 'herb')}` : ''}. Good hot or at room temperature.`,
      );
      return {
        title: t`Grilled ${nounsOf(d.all('vegetables').slice(0, 2))}${d.has('cheese') ? t` with ${d.title('cheese')}` : ''}`,
        description: t`${d.names('vegetables')}, smoky from the grill${d.has('bread') ? t`, with ${d.names('bread')} to catch the juices` : ''}.`,
      };
    },
  }),
];
