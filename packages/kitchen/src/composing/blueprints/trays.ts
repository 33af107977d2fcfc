import type { Equipment } from '@crisper/contract/words';
import { type Blueprint, role } from '../blueprint.ts';
import { type Dish, type Item, minutesOf, nounsOf, the, titleOf } from '../dish.ts';
import { minutesText, panSentences, stages } from '../staging.ts';
import {
  atLeast,
  blueprint,
  boilStarch,
  MAIN,
  panCook,
  plainSeasonings,
  STOVE,
  seasonings,
  seasonSentence,
  sideStarch,
  withSeasoning,
} from './shared.ts';

const ROAST_VEG = 'root potato squash brassica soft firm tomato allium';
const NOT_ROASTED = ['scallion', 'celery', 'snow-pea', 'sugar-snap-pea', 'okra', 'bok-choy', 'napa-cabbage'];

/** Roasting in turns: the slow foods first, the quick ones join later, all done together. */
function roastInTurns(d: Dish, items: readonly Item[], technique: 'roast' | 'airfry', where: string): void {
  const groups = stages(items, technique, technique === 'roast' ? 5 : 3);
  const shake = technique === 'airfry' ? ', shaking the basket once,' : ',';
  groups.forEach((stage, i) => {
    const last = i === groups.length - 1;
    const raw = last ? items.find((item) => item.thing.end !== null) : undefined;
    const until = raw
      ? `${d.safe(raw)}${items.length > 1 ? ', and the vegetables are tender' : ''}`
      : 'until tender and browned at the edges';
    const time = minutesText(stage.minutes);
    const verb = technique === 'airfry' ? 'Air-fry' : 'Roast';
    const lead =
      i === 0
        ? `Spread ${the(stage.items)} ${where}. ${verb} for ${time}`
        : `Add ${the(stage.items)}, toss, and ${verb.toLowerCase()} for ${time} more`;
    d.step(
      `${lead}${last ? `${shake} ${until}` : ''}.`,
      last ? { looks: 'Browned edges, and a knife slides into the largest piece.' } : {},
    );
  });
}

const FINISH = {
  acid: role('citrus vinegar', 0, 1, { share: 0.5 }),
  herb: role('herb woodyherb', 0, 1),
  cheese: role('crumbly hardcheese', 0, 1, { share: 0.8 }),
};

function finish(d: Dish): void {
  const tops = d.the('acid', 'cheese', 'herb');
  d.step(
    `${tops ? `Finish with ${tops}` : d.pick('Taste for seasoning', 'Let stand for a moment')} and serve ${d.pick('straight from the pan', 'hot')}${d.if('sauce', (x) => `, with ${x} for dipping`)}.`,
  );
}

function tray(id: string, equipment: Equipment, protein: string, least: number): Blueprint {
  const small = equipment === 'toaster_oven';
  return blueprint({
    id,
    family: 'roast',
    courses: least > 0 ? MAIN : ['lunch', 'snack'],
    equipment: [equipment],
    prep: 8,
    weight: small ? 0.8 : 1,
    roles: {
      protein: role(protein, least, 1, { by: 'roast', cut: null }),
      vegetables: role(ROAST_VEG, 1, small ? 2 : 3, { by: 'roast', share: 0.9, not: NOT_ROASTED }),
      fat: role('oil', 1, 1, { share: 1.6 }),
      garlic: role('garlic', 0, 1, { only: ['garlic'] }),
      ...FINISH,
      ...seasonings,
    },
    suits: atLeast(least > 0 ? 2 : 1, 'protein', 'vegetables'),
    write(d) {
      const all = d.all('protein', 'vegetables');
      d.step(
        `Heat the ${small ? 'toaster oven' : 'oven'} to 425°F / 220°C. Toss ${d.the('protein', 'vegetables')} with ${d.the('fat', 'garlic')}${withSeasoning(d) ? `, and season${withSeasoning(d)}` : ''}.${d.has('protein') && d.one('protein').thing.end ? ` Keep ${d.the('protein')} apart from the vegetables until it goes in.`.replace('it goes in', d.one('protein').thing.form === 'plural' ? 'they go in' : 'it goes in') : ''}`,
        { tip: 'Cut everything to about the same size so that it is done at the same time.' },
      );
      roastInTurns(d, all, 'roast', `on a ${small ? 'small ' : ''}rimmed sheet pan in one layer`);
      finish(d);
      const veg = d.all('vegetables').slice(0, 2);
      return {
        title: d.has('protein')
          ? `${small ? 'Small-Pan' : 'Sheet-Pan'} ${d.title('protein')} with ${nounsOf(veg)}`
          : `${small ? 'Toaster-Oven' : 'Roasted'} ${nounsOf(veg)}`,
        description: `${d.names('protein', 'vegetables')} roasted on one pan until browned at the edges: ${d.pick('ten minutes of work, then the oven takes over', 'hands-off and hard to spoil')}.`,
      };
    },
  });
}

function airFry(id: string, kinds: string, title: (d: Dish) => string): Blueprint {
  return blueprint({
    id,
    family: id,
    equipment: ['air_fryer'],
    courses: ['lunch', 'dinner', 'snack'],
    weight: 0.85,
    roles: {
      protein: role(kinds, 1, 1, { by: 'airfry' }),
      vegetables: role('brassica firm soft root', 0, 2, {
        by: 'airfry',
        share: 0.8,
        not: ['okra', 'beet', 'cabbage', 'red-cabbage', 'fennel'],
      }),
      fat: role('oil', 1, 1),
      starch: role('starch flour crumbs', 0, 1, { grams: 5 }),
      sauce: role('bbq mayo yogurt ketchup hotsauce dressing', 0, 1, {
        grams: 20,
        not: ['worcestershire-sauce'],
      }),
      acid: role('citrus', 0, 1, { share: 0.5 }),
      ...seasonings,
    },
    write(d) {
      const p = d.one('protein');
      d.step(
        `Heat the air fryer to 390°F / 200°C. Toss ${the([p])} with half of ${d.the('fat')}${withSeasoning(d) ? `, and season${withSeasoning(d)}` : ''}. ${d.if('starch', (x) => `Dust with ${x} and turn until coated.`)} ${d.has('vegetables') ? `Toss ${d.the('vegetables')} with the rest of ${d.the('fat')}.` : ''}`,
      );
      roastInTurns(d, d.all('protein', 'vegetables'), 'airfry', 'in the basket in one layer');
      d.step(
        `Serve hot${d.if('acid', (x) => ` with a squeeze of ${x.slice(4)}`)}${d.if('sauce', (x) => `${d.has('acid') ? ' and' : ' with'} ${x} for dipping`)}.`,
      );
      return {
        title: title(d),
        description: `Crisp ${d.names('protein')}${d.has('vegetables') ? ` with ${d.names('vegetables')}` : ''} from the air fryer, ${d.pick('with a spoonful of oil instead of a pot of it', 'crunchy in minutes')}.`,
      };
    },
  });
}

const potatoRole = role('potato', 1, 1, { cut: 'scrubbed and dried', share: 1.4 });
const LOADED = {
  beans: role('bean tinnedfish ground', 0, 1, {
    share: 0.7,
    by: 'microwave',
    not: ['anchovy', 'canned-sardine', 'smoked-salmon', 'edamame'],
  }),
  vegetables: role('brassica small greens tomato', 0, 1, {
    by: 'microwave',
    share: 0.6,
    not: [
      'olive',
      'bean-sprouts',
      'cabbage',
      'red-cabbage',
      'sun-dried-tomato',
      'brussels-sprouts',
      'bamboo-shoots',
      'artichoke',
    ],
  }),
  cheese: role('melting crumbly freshcheese', 0, 1),
  cream: role('sourcream butter yogurt', 0, 1, { grams: 15 }),
  top: role('herb allium salsa', 0, 1, {
    only: ['chives', 'scallion', 'salsa', 'parsley', 'dill'],
    share: 0.6,
  }),
};

function bakedPotato(id: string, equipment: Equipment, how: string, minutes: number): Blueprint {
  return blueprint({
    id,
    family: 'baked-potato',
    equipment: [equipment],
    prep: 5,
    weight: equipment === 'oven' ? 0.9 : 0.8,
    roles: { potato: potatoRole, ...LOADED, fat: role('oil', 0, 1, { grams: 3 }), ...plainSeasonings },
    suits: atLeast(1, 'beans', 'cheese', 'cream', 'vegetables'),
    write(d) {
      const many = d.one('potato').amount > 1;
      d.step(
        `Prick ${d.the('potato')} all over with a fork${d.if('fat', (x) => `, rub with ${x},`)}${withSeasoning(d) ? ` and season${withSeasoning(d)}` : ''}. ${how} for ${minutes} minutes, ${equipment === 'microwave' ? 'turning once, ' : ''}until a knife slides through without resistance.`,
        { tip: 'Skip the pricking and one day a potato will burst.' },
      );
      const warm = d.all('beans', 'vegetables');
      if (warm.length > 0)
        d.step(
          `Warm ${the(warm)} in a covered bowl in the microwave or a small pan for ${Math.max(2, ...warm.map((item) => minutesOf(item, 'microwave')))} minutes, until hot and tender.`,
          { meanwhile: true },
        );
      const fill = d.the('cream', 'beans', 'vegetables', 'cheese', 'top');
      d.step(
        `Split ${d.the('potato')}, fluff the insides with a fork, and fill ${many ? 'each ' : ''}with ${fill}.`,
      );
      const lead = d.all('beans', 'vegetables', 'cheese', 'cream').slice(0, 2);
      const kind =
        { oven: 'Baked', microwave: 'Microwave', air_fryer: 'Air-Fryer' }[equipment as string] ?? 'Baked';
      return {
        title: `${kind} ${nounsOf(d.all('potato'))} with ${nounsOf(lead)}`,
        description: `Fluffy ${d.names('potato')} loaded with ${d.names('beans', 'vegetables', 'cheese', 'cream')}.`,
      };
    },
  });
}

export const trays: readonly Blueprint[] = [
  tray('sheet-pan', 'oven', 'poultry sausage smoked fish tofu grillcheese bean', 1),
  tray('roast-vegetables', 'oven', 'bean grillcheese', 0),
  tray('toaster-oven-pan', 'toaster_oven', 'poultry sausage smoked fish tofu shellfish grillcheese', 1),
  airFry(
    'air-fryer-bites',
    'poultry tofu fish shellfish meat sausage smoked grillcheese bean',
    (d) =>
      `Air-Fryer ${d.title('protein')}${d.one('protein').thing.kind === 'fish' || d.one('protein').thing.form === 'plural' ? '' : ' Bites'}${d.has('vegetables') ? ` with ${nounsOf(d.all('vegetables').slice(0, 1))}` : ''}`,
  ),
  airFry(
    'air-fryer-vegetables',
    'brassica potato squash root soft firm tomato allium',
    (d) => `Crisp Air-Fryer ${nounsOf(d.all('protein', 'vegetables').slice(0, 2))}`,
  ),
  bakedPotato('baked-potato', 'oven', 'Bake on the rack at 400°F / 200°C', 55),
  bakedPotato('microwave-potato', 'microwave', 'Microwave on high', 9),
  bakedPotato('air-fryer-potato', 'air_fryer', 'Air-fry at 390°F / 200°C', 38),
  blueprint({
    id: 'gratin',
    equipment: ['oven'],
    cuisine: 'French',
    servings: 4,
    prep: 12,
    roles: {
      vegetables: role('potato squash root brassica soft', 1, 2, {
        by: 'roast',
        share: 1,
        cut: 'thinly sliced',
        not: [
          'mushroom',
          'portobello-mushroom',
          'red-cabbage',
          'poblano-pepper',
          'beet',
          'bell-pepper',
          'red-bell-pepper',
        ],
      }),
      cream: role('cream milk', 1, 1, { grams: 75, not: ['sour-cream', 'buttermilk', 'almond-milk'] }),
      cheese: role('melting hardcheese', 1, 1),
      allium: role('allium', 0, 1, { cut: 'thinly sliced', share: 0.6 }),
      garlic: role('garlic', 0, 1, { only: ['garlic'], share: 0.6 }),
      fat: role('butter oil', 1, 1, { grams: 4, ranked: true }),
      flour: role('flour starch', 0, 1, { grams: 4 }),
      crumbs: role('crumbs', 0, 1),
      nutmeg: role('sweetspice woodyherb', 0, 1, { only: ['nutmeg', 'thyme'], share: 0.6 }),
      ...plainSeasonings,
    },
    write(d) {
      d.step(
        `Heat the oven to 375°F / 190°C and grease a baking dish with ${d.the('fat')}. Layer ${d.the('vegetables', 'allium')} in it, overlapping the slices${withSeasoning(d) ? ` and seasoning each layer${withSeasoning(d)}` : ''}.`,
      );
      d.step(
        `Whisk ${d.the('cream', 'garlic', 'flour', 'nutmeg')} and pour over the vegetables. Press down so the top layer is wet, and cover with foil.`,
      );
      d.step('Bake for 30 minutes, until the vegetables give to a knife.');
      d.step(
        `Uncover, scatter with ${d.the('cheese', 'crumbs')}, and bake for 20 minutes more, until bubbling and deep gold. Let stand for 10 minutes to set.`,
        {
          looks: 'The sauce bubbles thickly instead of running.',
          tip: 'The rest is not optional: cut too early, it floods the plate.',
        },
      );
      return {
        title: `${titleOf(d.all('vegetables'))} Gratin`,
        description: `Thin slices of ${d.names('vegetables')} baked in ${d.names('cream')} under a crust of ${d.names('cheese')}.`,
      };
    },
  }),
  blueprint({
    id: 'casserole',
    equipment: ['oven'],
    servings: 4,
    roles: {
      protein: role('poultry bean ground sausage', 1, 1, {
        by: 'roast',
        not: ['chicken-wing', 'baked-bean', 'refried-bean', 'edamame'],
        share: 0.85,
      }),
      rice: role('rice', 1, 1, { not: ['brown-rice', 'wild-rice'], share: 0.85 }),
      vegetables: role('brassica soft small root tomato', 1, 2, {
        by: 'roast',
        share: 0.8,
        not: ['beet'],
      }),
      allium: role('allium', 0, 1),
      garlic: role('garlic', 0, 1, { only: ['garlic'] }),
      liquid: role('stock water', 1, 1, { grams: 190, ranked: true }),
      fat: role('oil butter', 1, 1, { ranked: true }),
      cheese: role('melting', 0, 1),
      ...seasonings,
    },
    write(d) {
      const p = d.one('protein');
      d.step(`Heat the oven to 400°F / 200°C. Bring ${d.the('liquid')} to a boil.`);
      d.step(
        `Stir ${d.the('rice', 'vegetables', 'allium', 'garlic')} together in a large baking dish with ${d.the('fat')}${withSeasoning(d) ? `, and season${withSeasoning(d)}` : ''}. Pour in the hot ${d.names('liquid')} and ${p.thing.kind === 'bean' ? 'stir in' : p.thing.kind === 'ground' ? 'crumble over' : 'lay in'} ${the([p])}. Cover tightly with foil.`,
      );
      d.step(
        `Bake for 35 minutes, until the rice is tender${p.thing.end ? ` and ${the([p])} ${p.thing.form === 'plural' ? 'are' : 'is'} cooked through, ${p.thing.end === 'poultry' ? '165°F / 74°C' : '160°F / 71°C'} inside` : ' and the liquid is gone'}.`.replace(
          'the rice is',
          `the ${d.names('rice')} is`,
        ),
        { tip: 'A loose cover lets the steam out and leaves the rice hard: crimp the foil.' },
      );
      d.step(
        `Uncover${d.if('cheese', (x) => `, scatter with ${x}, and bake for 5 minutes, until melted`)}. Let stand for 5 minutes, then fluff and serve.`,
      );
      return {
        title: `Baked ${d.title('protein')} and ${d.title('rice')} Casserole with ${nounsOf(d.all('vegetables').slice(0, 1))}`,
        description: `${d.names('protein')}, ${d.names('rice')} and ${d.names('vegetables')} cooked together in one dish, in the oven, by themselves.`,
      };
    },
  }),
  blueprint({
    id: 'stuffed-peppers',
    equipment: ['stovetop', 'oven'],
    prep: 12,
    roles: {
      peppers: role('soft', 1, 1, {
        only: [
          'bell-pepper',
          'red-bell-pepper',
          'yellow-bell-pepper',
          'poblano-pepper',
          'zucchini',
          'portobello-mushroom',
        ],
        share: 2,
        cut: 'halved and hollowed out',
      }),
      ...sideStarch('rice grain', 1),
      protein: role('ground bean sausage', 0, 1, {
        by: 'saute',
        share: 0.6,
        not: ['baked-bean', 'edamame', 'refried-bean'],
      }),
      filling: role('tomato small greens allium', 0, 2, {
        by: 'saute',
        share: 0.6,
        not: ['bamboo-shoots'],
      }),
      cheese: role('melting crumbly', 0, 1),
      fat: role('oil', 1, 1),
      herb: role('herb', 0, 1),
      ...seasonings,
    },
    suits: (c) => c.has('protein') || c.has('cheese'),
    write(d) {
      d.step('Heat the oven to 400°F / 200°C.');
      boilStarch(d, false);
      const pan = [...d.all('filling')];
      d.step(
        `Heat ${d.the('fat')} in a skillet over medium-high heat. ${d.has('protein') ? `Add ${d.the('protein')} and ${panCook(d, d.one('protein'))}.` : ''} ${pan.length > 0 ? panSentences(d, pan) : ''} Stir in ${d.the('starch', 'herb')}. ${seasonSentence(d)}`,
        { meanwhile: true },
      );
      d.step(
        `Set ${d.the('peppers')} cut side up in a baking dish, fill with the mixture, and cover with foil. Bake for 25 minutes.`,
      );
      d.step(
        `Uncover${d.if('cheese', (x) => `, scatter with ${x},`)} and bake for 10 minutes more, until ${d.the('peppers')} ${d.one('peppers').amount > 1 ? 'are' : 'is'} tender and the tops are browned.`,
      );
      return {
        title: `${titleOf([...d.all('protein'), ...d.all('starch')].slice(0, 2))} Stuffed ${nounsOf(d.all('peppers'))}`,
        description: `${d.names('peppers')} filled with ${d.names('protein', 'starch', 'filling')} and baked until tender.`,
      };
    },
  }),
  blueprint({
    id: 'baked-fillets',
    family: 'plain-protein',
    equipment: ['oven'],
    weight: 0.75,
    roles: {
      protein: role('fish poultry meat', 1, 1, { by: 'roast', cut: 'patted dry' }),
      top: role('tomato tomatosauce pesto mustard mayo salsa bbq', 0, 1, { share: 0.7 }),
      cheese: role('hardcheese melting crumbly', 0, 1, { share: 0.6 }),
      crumbs: role('crumbs', 0, 1),
      garlic: role('garlic', 0, 1, { only: ['garlic'] }),
      fat: role('oil butter', 1, 1, { ranked: true }),
      acid: role('citrus', 0, 1, { share: 0.5 }),
      herb: role('herb woodyherb', 0, 1),
      ...plainSeasonings,
    },
    suits: atLeast(1, 'top', 'cheese', 'garlic', 'herb', 'acid'),
    write(d) {
      const p = d.one('protein');
      d.step(
        `Heat the oven to 425°F / 220°C. Lay ${the([p])} in a baking dish, drizzle with ${d.the('fat')}${d.if('garlic', (x) => `, rub with ${x}`)}${withSeasoning(d) ? `, and season${withSeasoning(d)}` : ''}.`,
      );
      if (d.has('top', 'cheese', 'crumbs'))
        d.step(`Spread or scatter ${d.the('top', 'cheese', 'crumbs')} evenly over ${the([p])}.`);
      d.step(`Bake for ${minutesOf(p, 'roast')} minutes, ${d.safe(p)}.`, {
        tip: 'Thickness decides, not weight: start checking a few minutes early.',
      });
      d.step(
        `Rest for 3 minutes. ${d.has('acid', 'herb') ? `Finish with ${d.the('acid', 'herb')}.` : 'Serve with the juices from the dish.'}`,
      );
      const lead = d.all('top', 'herb', 'acid', 'cheese', 'garlic').slice(0, 2);
      return {
        title: `Baked ${d.title('protein')} with ${nounsOf(lead)}`,
        description: `${d.names('protein')} baked hot and quick${d.has('top', 'cheese') ? ` under ${d.names('top', 'cheese')}` : ''}, with almost nothing to wash up.`,
      };
    },
  }),
  blueprint({
    id: 'meatballs',
    equipment: ['oven'],
    prep: 12,
    servings: 4,
    roles: {
      meat: role('ground', 1, 1),
      binder: role('crumbs bread oats', 1, 1, { grams: 18, cut: 'crumbled fine' }),
      egg: role('egg milk', 0, 1, { grams: 15 }),
      allium: role('allium', 0, 1, { cut: 'finely chopped', share: 0.5 }),
      garlic: role('garlic', 0, 1, { only: ['garlic'] }),
      cheese: role('hardcheese crumbly', 0, 1, { share: 0.6 }),
      herb: role('herb driedherb', 0, 1),
      sauce: role('tomatosauce bbq', 0, 1),
      ...seasonings,
    },
    suits: (c) => c.has('egg') || c.has('allium'),
    write(d) {
      d.step('Heat the oven to 425°F / 220°C and line a sheet pan.');
      d.step(
        `Mix ${d.the('binder', 'egg', 'allium', 'garlic', 'cheese', 'herb')} in a large bowl and let stand for 3 minutes. Add ${d.the('meat')}${withSeasoning(d) ? `, season${withSeasoning(d)},` : ''} and mix with your hands until it just comes together. Roll into balls the size of a walnut.`,
        { tip: 'Wet hands keep the mixture from sticking. Overworking makes them tough.' },
      );
      d.step(`Bake for 18 minutes, ${d.safe(d.one('meat'))}.`, {
        looks: 'Deep brown outside; clear juices when you cut one open, and the egg in them set.',
      });
      d.step(
        d.has('sauce')
          ? `Warm ${d.the('sauce')} in a wide pan, add the meatballs, and simmer for 3 minutes.`
          : 'Rest for 3 minutes and serve hot.',
      );
      return {
        title: `Oven-Baked ${d.title('meat')} Meatballs${d.has('sauce') ? ` in ${d.title('sauce')}` : ''}`,
        description: `Tender ${d.names('meat')} meatballs, browned in the oven instead of a spattering pan.`,
      };
    },
  }),
  blueprint({
    id: 'mash-topping',
    equipment: STOVE,
    roles: {
      starch: role('potato', 1, 1, { by: 'simmer', share: 1.3, cut: 'peeled and cut into chunks' }),
      water: role('water', 1, 1, { grams: 500, eatenShare: 0 }),
      cream: role('butter milk cream oil', 1, 1, { grams: 14, ranked: true }),
      protein: role('sausage smoked ground poultry bean bacon', 1, 1, {
        by: 'saute',
        share: 0.85,
        not: ['baked-bean', 'refried-bean', 'edamame', 'chicken-wing'],
      }),
      vegetables: role('soft small greens brassica', 0, 2, {
        by: 'saute',
        share: 0.7,
        not: ['eggplant', 'cauliflower', 'bok-choy'],
      }),
      allium: role('allium', 0, 1),
      fat: role('oil butter', 1, 1),
      ...plainSeasonings,
    },
    write(d) {
      boilStarch(d);
      d.step(
        `Meanwhile, heat ${d.the('fat')} in a skillet over medium-high heat. Add ${d.the('protein')} and ${panCook(d, d.one('protein'))}.`,
      );
      const rest = d.all('allium', 'vegetables');
      if (rest.length > 0) d.step(panSentences(d, rest));
      d.step(
        `Mash ${d.the('starch')} with ${d.the('cream')} until smooth. ${seasonSentence(d)} Spoon onto plates, make a well, and fill it with ${the([...d.all('protein', 'vegetables', 'allium')])}.`,
        { tip: 'Mash while steaming hot; cold potatoes turn gluey.' },
      );
      return {
        title: `${nounsOf([...d.all('protein'), ...d.all('vegetables').slice(0, 1)])} over ${d.title('starch')} Mash`,
        description: `${d.names('protein', 'vegetables')} spooned over a smooth mash of ${d.names('starch')}.`,
      };
    },
  }),
];
