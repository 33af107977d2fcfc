import type { Equipment } from '@crisper/contract/vocabulary';
import { type Blueprint, castOf, role } from '../blueprint.ts';
import { minutesOf, nounsOf, the, titleOf } from '../dish.ts';
import { minutesText, panSentences, potSentences } from '../staging.ts';
import {
  atLeast,
  blueprint,
  boilStarch,
  NOT_RAW,
  plainSeasonings,
  STOVE,
  seasonings,
  seasonSentence,
  sideStarch,
  withSeasoning,
} from './shared.ts';

/** Dishes for a nearly empty fridge: two or three foods, cooked properly. */

/** Spreads that make a toast by themselves. */
const FULL: ReadonlySet<string | undefined> = new Set(['avocado', 'hummus', 'freshcheese']);

function toast(id: string, equipment: Equipment, sweet: boolean): Blueprint {
  const pan = equipment === 'stovetop';
  return blueprint({
    id,
    family: sweet ? 'sweet-toast' : 'toast',
    equipment: [equipment],
    courses: sweet ? ['breakfast', 'snack'] : ['breakfast', 'lunch', 'snack'],
    hot: false,
    servings: 1,
    prep: 4,
    weight: pan ? 0.55 : 0.5,
    roles: {
      bread: role(['bread', 'roll'], 1, 1, { not: ['croissant'] }),
      spread: sweet
        ? role(['nutbutter', 'butter', 'freshcheese', 'jam'], 1, 1, { not: ['cottage-cheese'] })
        : role(['hummus', 'avocado', 'freshcheese', 'pesto', 'mayo', 'butter'], 1, 1, { share: 0.8 }),
      top: sweet
        ? role(['banana', 'berry', 'orchard', 'stonefruit'], 0, 1, {
            share: 0.5,
            cut: 'thinly sliced',
            not: ['cranberry'],
          })
        : role(['tomato', 'raw', 'tinnedfish', 'cooked', 'bean', 'salad', 'greens'], 0, 2, {
            share: 0.4,
            cut: 'thinly sliced',
            not: ['baked-bean', 'refried-bean', 'kale', 'edamame', 'pepperoni', ...NOT_RAW],
          }),
      drizzle: sweet
        ? role('sweetener', 0, 1, { share: 0.7 })
        : role(['citrus', 'hotsauce', 'salsa'], 0, 1, { share: 0.3 }),
      extra: sweet
        ? role(['sweetspice', 'nut', 'seed'], 0, 1, { share: 0.4, not: ['sesame-seed'] })
        : role(['crumbly', 'hardcheese', 'herb'], 0, 1, { share: 0.6 }),
      ...(sweet ? {} : plainSeasonings),
    },
    suits: sweet
      ? atLeast(1, 'top', 'drizzle')
      : (cast) =>
          castOf(cast, 'top', 'drizzle', 'extra').length > 0 || FULL.has(castOf(cast, 'spread')[0]?.kind),
    write(d) {
      d.step(
        `Toast ${d.the('bread')} ${pan ? 'in a dry skillet over medium heat' : 'in the toaster oven at 425°F / 220°C'} for 4 minutes, turning once, until crisp and golden.`,
      );
      d.step(
        `Spread with ${d.the('spread')}${d.if('top', (x) => ` and lay ${x} on top`)}.${sweet ? '' : ` ${seasonSentence(d)}`} ${d.has('drizzle', 'extra') ? `Finish with ${d.the('drizzle', 'extra')}.` : ''}`,
        {
          tip: 'Eat it while the toast is still warm and crisp.',
        },
      );
      return {
        title: `${titleOf([...d.all('top'), ...(d.has('top') && d.one('spread').thing.kind === 'butter' ? [] : d.all('spread'))].slice(0, 2))} Toast`,
        description: `Crisp toast with ${d.names('spread', 'top', 'extra')}.`,
      };
    },
  });
}

const PATTY_HEAT: Partial<Record<Equipment, readonly [title: string, how: string]>> = {
  stovetop: ['Skillet', 'cook for 9 minutes, turning once,'],
  oven: ['Oven', 'bake for 15 minutes, turning once,'],
  air_fryer: ['Air-Fryer', 'air-fry for 11 minutes, turning once,'],
};

function patties(id: string, equipment: Equipment): Blueprint {
  const [name, how] = PATTY_HEAT[equipment] ?? ['', ''];
  const pan = equipment === 'stovetop';
  const start: Partial<Record<Equipment, string>> = {
    oven: 'Heat the oven to 425°F / 220°C and line a sheet pan.',
    air_fryer: 'Heat the air fryer to 375°F / 190°C.',
  };
  return blueprint({
    id,
    family: 'patties',
    equipment: [equipment],
    weight: pan ? 0.75 : 0.6,
    prep: 8,
    roles: {
      meat: role('ground', 1, 1, { share: 1.2 }),
      fat: role(['oil', 'butter'], 1, 1, { ranked: true, share: 0.7 }),
      vegetables: role(
        pan
          ? ['greens', 'soft', 'tomato', 'small', 'brassica', 'allium']
          : ['salad', 'raw', 'tomato', 'avocado'],
        0,
        2,
        {
          share: 0.8,
          ...(pan ? { by: 'saute' as const } : {}),
          not: ['eggplant'],
        },
      ),
      cheese: role(['melting', 'crumbly'], 0, 1, { share: 0.7 }),
      sauce: role(['ketchup', 'mustard', 'mayo', 'bbq', 'yogurt', 'salsa'], 0, 1, { grams: 15 }),
      ...seasonings,
    },
    write(d) {
      d.step(
        `${start[equipment] ?? ''} Shape ${d.the('meat')} into flat patties about half an inch thick. ${seasonSentence(d, 'Season both sides')}`,
        {
          tip: 'Press a dimple in the middle so that they stay flat.',
        },
      );
      d.step(
        `${pan ? `Heat ${d.the('fat')} in a skillet over medium-high heat. Add the patties and` : `Brush the patties with ${d.the('fat')} and`} ${how} ${d.safe(d.one('meat'))}. Move to a plate${d.if('cheese', (x) => ` and top with ${x} while hot`)}.`,
      );
      if (pan && d.has('vegetables'))
        d.step(`Keep the fat in the skillet over medium heat. ${panSentences(d, d.all('vegetables'))}`);
      d.step(
        `Serve the patties${d.has('vegetables', 'sauce') ? ` with ${d.the('vegetables', 'sauce')}` : ' hot'}.`,
      );
      return {
        title: `${name} ${d.title('meat')} Patties${d.has('vegetables') ? ` with ${nounsOf(d.all('vegetables').slice(0, 1))}` : ''}`,
        description: `Juicy ${d.names('meat')} patties, browned hard${alongside(d.names('vegetables'))}.`,
      };
    },
  });
}

export const plain: readonly Blueprint[] = [
  toast('savory-toast', 'stovetop', false),
  toast('toaster-toast', 'toaster_oven', false),
  toast('sweet-toast', 'stovetop', true),
  toast('sweet-toaster-toast', 'toaster_oven', true),
  patties('patties', 'stovetop'),
  patties('oven-patties', 'oven'),
  patties('air-fryer-patties', 'air_fryer'),
  blueprint({
    id: 'seasoned-starch',
    family: 'seasoned-starch',
    equipment: STOVE,
    weight: 0.6,
    roles: {
      ...sideStarch(['rice', 'grain', 'pasta', 'noodle', 'dumpling'], 1),
      fat: role(['butter', 'oil'], 1, 1, { ranked: true, share: 1.5 }),
      allium: role('allium', 0, 1),
      garlic: role('garlic', 0, 1, { only: ['garlic'] }),
      vegetables: role(['greens', 'small', 'tomato', 'soft'], 0, 1, { by: 'saute', not: ['eggplant'] }),
      cheese: role(['hardcheese', 'crumbly', 'melting'], 0, 1),
      nuts: role('nut', 0, 1, { share: 0.8 }),
      herb: role('herb', 0, 1),
      acid: role('citrus', 0, 1, { share: 0.4 }),
      ...plainSeasonings,
    },
    suits: atLeast(1, 'allium', 'garlic', 'cheese', 'nuts', 'herb', 'vegetables'),
    write(d) {
      boilStarch(d, false);
      const pan = d.all('allium', 'vegetables', 'garlic');
      d.step(
        `Warm ${d.the('fat')} in a skillet over medium heat. ${pan.length > 0 ? panSentences(d, pan) : ''} Stir in ${d.the('starch')} until hot and glossy. ${seasonSentence(d)}`,
      );
      d.step(
        d.has('cheese', 'nuts', 'herb', 'acid')
          ? `Fold in ${d.the('cheese', 'nuts', 'herb', 'acid')} and serve.`
          : 'Serve at once.',
      );
      return {
        title: `${d.nouns('starch')} with ${nounsOf(d.all('vegetables', 'allium', 'garlic', 'cheese', 'nuts', 'herb').slice(0, 2))}`,
        description: `${d.names('starch')} turned in ${d.names('fat')} with ${d.names('vegetables', 'allium', 'garlic', 'cheese', 'nuts', 'herb')}: proof that plain is not dull.`,
      };
    },
  }),
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
        not: ['eggplant', 'edamame'],
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
          `Heat half of ${d.the('fat')} in a skillet over medium heat. ${panSentences(d, warm)} Move to a plate.`,
        );
      d.step(
        `Heat ${warm.length > 0 ? `the rest of ${d.the('fat')}` : `${d.the('fat')} in a skillet`} over medium heat. Crack in ${d.the('eggs')}, cover, and fry for 4 minutes, until the whites are set and the yolks are as firm as you like.`,
        { tip: 'Cook the yolks through (160°F / 71°C) for anyone who should not eat soft eggs.' },
      );
      d.step(
        `${seasonSentence(d)} Serve${d.has('side') ? ` with ${the([...warm, ...cool, ...d.all('bread')])}` : d.if('bread', (x) => ` on ${x}`)}${d.if('top', (x) => `, topped with ${x}`)}.`,
      );
      return {
        title: `Fried Eggs with ${nounsOf(d.all('side', 'bread', 'top').slice(0, 2))}`,
        description: `Fried eggs with lacy edges${d.has('side') ? ` next to ${d.names('side')}` : ''}.`,
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
        not: ['chicken-wing'],
      }),
      liquid: role(['stock', 'water'], 1, 1, { grams: 400, eatenShare: 0.15, ranked: true }),
      aromatics: role(['allium', 'garlic', 'woodyherb'], 0, 2),
      vegetables: role(['root', 'firm', 'brassica', 'greens', 'potato'], 0, 2, {
        by: 'simmer',
        not: ['beet', 'okra'],
      }),
      acid: role(['citrus', 'mustard', 'mayo', 'pesto'], 0, 1, { share: 0.7 }),
      ...plainSeasonings,
    },
    suits: atLeast(1, 'aromatics', 'vegetables', 'acid'),
    write(d) {
      const p = d.one('protein');
      d.step(`Bring ${d.the('liquid', 'aromatics')} to a bare simmer in a wide pot. ${seasonSentence(d)}`);
      if (d.has('vegetables')) {
        d.step(`${potSentences(d.all('vegetables'), 'until tender')} Lift out and keep warm.`);
      }
      d.step(
        `Slide in ${the([p])}, keep the liquid just trembling, and poach for ${minutesOf(p, 'simmer')} minutes, ${d.safe(p, 'wet')}.`,
        { tip: 'Small lazy bubbles only: a rolling boil makes it dry.' },
      );
      d.step(
        `Lift out ${the([p])} and serve with ${d.if('vegetables', (x) => `${x} and `)}a spoonful of the broth${d.if('acid', (x) => `, with ${x} on the side`)}.`,
      );
      return {
        title: `Poached ${d.nouns('protein')} with ${nounsOf(d.all('vegetables', 'aromatics', 'acid').slice(0, 2))}`,
        description: `${d.names('protein')} poached gently so that ${p.thing.form === 'plural' ? 'they stay' : 'it stays'} juicy${alongside(d.names('vegetables'))}.`,
      };
    },
  }),
  blueprint({
    id: 'microwave-steam',
    equipment: ['microwave'],
    weight: 0.65,
    roles: {
      protein: role(['fish', 'shellfish', 'cooked', 'bean', 'tofu', 'smoked'], 1, 1, {
        by: 'microwave',
        not: ['baked-bean', 'refried-bean', 'pepperoni', 'salami', 'prosciutto', 'bologna'],
      }),
      vegetables: role(['brassica', 'firm', 'soft', 'small', 'greens', 'tomato'], 1, 2, {
        by: 'microwave',
        not: ['okra'],
      }),
      water: role('water', 0, 1, { grams: 15, eatenShare: 0 }),
      fat: role(['butter', 'oil'], 0, 1, { ranked: true }),
      sauce: role(['soysauce', 'citrus', 'pesto', 'salsa'], 0, 1, { share: 0.7 }),
      ...plainSeasonings,
    },
    write(d) {
      const p = d.one('protein');
      const veg = Math.max(...d.all('vegetables').map((item) => minutesOf(item, 'microwave')));
      d.step(
        `Spread ${d.the('vegetables')} in a microwave-safe dish with ${d.the('water') || 'a splash of water'}, cover loosely, and microwave on high for ${minutesText(veg)}.`,
      );
      d.step(
        `Lay ${the([p])} on top${withSeasoning(d) ? `, season${withSeasoning(d)},` : ''} cover again, and microwave for ${minutesText(minutesOf(p, 'microwave'))}, ${d.safe(p, 'wet')}. Let stand for 2 minutes.`,
        { tip: 'Microwaves heat unevenly: check the middle, not the edge.' },
      );
      d.step(
        `${d.has('fat', 'sauce') ? `Dress with ${d.the('fat', 'sauce')} and serve.` : 'Serve with the juices from the dish.'}`,
      );
      return {
        title: `Microwave-Steamed ${nounsOf([...d.all('protein'), ...d.all('vegetables').slice(0, 1)])}`,
        description: `${d.names('protein', 'vegetables')} steamed in one covered dish, with no pan to wash.`,
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
      beans: role('bean', 1, 1, { only: ['chickpea', 'white-bean', 'edamame', 'black-bean'] }),
      fat: role('oil', 1, 1),
      cheese: role('hardcheese', 0, 1, { share: 0.6 }),
      ...seasonings,
    },
    write(d) {
      d.step(
        `Heat the oven to 425°F / 220°C. Pat ${d.the('beans')} very dry and toss with ${d.the('fat')} on a sheet pan. ${seasonSentence(d)}`,
        { tip: 'Any water left on them turns to steam and keeps them soft.' },
      );
      d.step(
        `Roast for 25 minutes, shaking the pan twice, until crisp. ${d.if('cheese', (x) => `Toss with ${x} while hot.`)} Cool for 5 minutes; they crisp up as they cool.`,
      );
      return {
        title: `Oven-Crisped ${nounsOf(d.all('beans'))}`,
        description: `${d.names('beans')} roasted until they crunch, for the hour before dinner.`,
      };
    },
  }),
];

function alongside(words: string): string {
  return words ? `, with ${words}` : '';
}
