import { waterFor } from '../absorption.ts';
import { type Blueprint, role } from '../blueprint.ts';
import { panSentences } from '../cooking-stages.ts';
import { minutesOf } from '../dish.ts';
import { fitFor, unfitFor } from '../foods-by-role.ts';
import { nounsOf, t, the, titleOf } from '../saying/marks.ts';
import {
  atLeast,
  blueprint,
  boilStarch,
  isDone,
  panCook,
  plainSeasonings,
  STOVE,
  seasonings,
  seasonSentence,
  sideStarch,
  withHalfOfSalt,
  withSeasoning,
} from './shared.ts';

/** Minutes in the oven that cheese stands, and how long it bakes on what takes longer. */
const LONGEST_UNDER_CHEESE = 25;
const UNDER_CHEESE = 12;

export const bakes: readonly Blueprint[] = [
  blueprint({
    id: 'gratin',
    equipment: ['oven'],
    cuisine: 'French',
    servings: 4,
    prep: 12,
    roles: {
      vegetables: role(['potato', 'squash', 'root'], 1, 2, {
        by: 'roast',
        cut: 'thinly sliced',
        not: unfitFor('gratin.vegetables'),
      }),
      cream: role(['cream', 'milk'], 1, 1, {
        per: { roles: ['vegetables'], grams: ({ grams }) => grams * 0.5 },
        ranked: true,
        not: unfitFor('gratin.cream'),
      }),
      cheese: role(['melting', 'hardcheese'], 1, 1),
      allium: role('allium', 0, 1, { cut: 'thinly sliced', share: 0.6 }),
      garlic: role('garlic', 0, 1, { only: fitFor('gratin.garlic'), share: 0.6 }),
      fat: role(['butter', 'oil'], 1, 1, { grams: 4, ranked: true }),
      flour: role(['flour', 'starch'], 0, 1, { grams: 4 }),
      crumbs: role('crumbs', 0, 1),
      nutmeg: role(['sweetspice', 'woodyherb'], 0, 1, { only: fitFor('gratin.nutmeg'), share: 0.6 }),
      ...plainSeasonings,
    },
    // Milk alone runs off the slices; a little flour holds it.
    suits: (c) => c.get('cream')?.[0]?.kind !== 'milk' || c.has('flour'),
    write(d) {
      d.step(
        t`Heat the oven to 375°F / 190°C and grease a baking dish with ${d.the('fat')}. Layer ${d.the('vegetables', 'allium')} in it, overlapping the slices${withSeasoning(d) ? t` and seasoning each layer${withSeasoning(d)}` : ''}.`,
      );
      d.step(
        t`Whisk ${d.the('cream', 'garlic', 'flour', 'nutmeg')} and pour over the vegetables. Press down so the top layer is wet, and cover with foil.`,
      );
      d.step(t`Bake for 35 minutes, until the vegetables give to a knife.`);
      d.step(
        t`Uncover, scatter with ${d.the('cheese', 'crumbs')}, and bake for 20 minutes more, until bubbling and deep gold. Let stand for 10 minutes to set.`,
        {
          looks: t`The sauce bubbles thickly instead of running.`,
          tip: t`The rest is not optional: cut too early, it floods the plate.`,
        },
      );
      return {
        title: t`${titleOf(d.all('vegetables'))} Gratin`,
        description: t`Thin slices of ${d.names('vegetables')} baked in ${d.names('cream')} under a crust of ${d.names('cheese')}.`,
      };
    },
  }),
  blueprint({
    id: 'casserole',
    equipment: ['oven'],
    servings: 4,
    roles: {
      protein: role(['poultry', 'bean', 'sausage'], 1, 1, {
        by: 'roast',
        not: unfitFor('casserole.protein'),
        share: 0.85,
      }),
      rice: role('rice', 1, 1, { not: unfitFor('casserole.rice'), share: 0.85 }),
      vegetables: role(['brassica', 'soft', 'small', 'root', 'tomato'], 1, 2, {
        by: 'roast',
        share: 0.8,
        not: unfitFor('casserole.vegetables'),
      }),
      allium: role('allium', 0, 1),
      garlic: role('garlic', 0, 1, { only: fitFor('casserole.garlic') }),
      liquid: role(['stock', 'water'], 1, 1, {
        per: { roles: ['rice'], grams: (item) => waterFor(item) * 1.15 },
        ranked: true,
      }),
      fat: role(['oil', 'butter'], 1, 1, { ranked: true }),
      cheese: role('melting', 0, 1),
      ...seasonings,
    },
    write(d) {
      const p = d.one('protein');
      // Broccoli and peas go in with the protein: half an hour in the oven would gray them.
      const tender = d.all('vegetables').filter((item) => minutesOf(item, 'simmer') <= 8);
      const early = d.all('vegetables').filter((item) => !tender.includes(item));
      // The liquid goes in cold and bakes longer, so that a kitchen with nothing but an oven can cook it.
      d.step(t`Heat the oven to 400°F / 200°C.`);
      d.step(
        t`Stir ${the([...d.all('rice'), ...early, ...d.all('allium', 'garlic')])} together in a large baking dish with ${d.the('fat')}${withSeasoning(d) ? t`, and season${withSeasoning(d)}` : ''}. Pour in ${d.the('liquid')}, cover tightly with foil, and bake for 30 minutes.`,
      );
      const late = tender.length > 0 ? t`Stir in ${the(tender)}, then ` : '';
      d.step(
        t`${late}${p.thing.kind === 'bean' ? t`stir in ${the([p])}` : t`lay in ${the([p])}`}. Cover again and bake for 20 minutes more, until ${d.the('rice')} is tender${p.thing.end ? isDone(d, p) : t` and the liquid is gone`}.`,
        { tip: t`A loose cover lets the steam out and leaves the rice hard: crimp the foil.` },
      );
      d.step(
        t`${d.has('cheese') ? t`Uncover, scatter with ${d.the('cheese')}, and bake for 5 minutes, until melted.` : ''} Let stand for 5 minutes, then fluff and serve.`,
      );
      return {
        title: t`Baked ${d.title('protein')} and ${d.title('rice')} Casserole with ${nounsOf(d.all('vegetables').slice(0, 1))}`,
        description: t`${d.names('protein', 'rice', 'vegetables')} cooked together in one dish, in the oven, by themselves.`,
      };
    },
  }),
  blueprint({
    id: 'stuffed-peppers',
    equipment: ['stovetop', 'oven'],
    prep: 12,
    roles: {
      peppers: role('soft', 1, 1, {
        only: fitFor('stuffed-peppers.peppers'),
        share: 2,
        cut: 'halved and hollowed out',
      }),
      ...sideStarch(['rice', 'grain'], 1),
      protein: role(['ground', 'bean', 'sausage'], 0, 1, {
        by: 'saute',
        share: 0.6,
        not: unfitFor('stuffed-peppers.protein'),
      }),
      filling: role(['tomato', 'small', 'greens', 'allium'], 0, 2, {
        by: 'saute',
        share: 0.6,
        not: unfitFor('stuffed-peppers.filling'),
      }),
      cheese: role(['melting', 'crumbly'], 0, 1),
      fat: role('oil', 1, 1),
      herb: role('herb', 0, 1),
      ...seasonings,
    },
    suits: (c) => c.has('protein') || c.has('cheese'),
    write(d) {
      d.step(t`Heat the oven to 400°F / 200°C.`);
      boilStarch(d, { meanwhile: false });
      const pan = [...d.all('filling')];
      d.step(
        t`Heat ${d.the('fat')} in a skillet over medium-high heat. ${d.has('protein') ? t`Add ${d.the('protein')} and ${panCook(d, d.one('protein'))}.` : ''} ${pan.length > 0 ? panSentences(d, pan) : ''} Fold in ${d.the('starch', 'herb')}. ${seasonSentence(d)}`,
        { meanwhile: true },
      );
      d.step(
        t`Set ${d.the('peppers')} cut side up in a baking dish, fill with the mixture, and cover with foil. Bake for 25 minutes.`,
      );
      d.step(
        t`Uncover${d.if('cheese', (x) => t`, scatter with ${x},`)} and bake for 10 minutes more, ${d.one('peppers').amount > 1 ? t`until ${d.the('peppers')} are tender` : t`until ${d.the('peppers')} is tender`} and the tops are browned.`,
      );
      return {
        title: t`${titleOf([...d.all('protein'), ...d.all('starch')].slice(0, 2))} Stuffed ${nounsOf(d.all('peppers'))}`,
        description: t`${d.names('peppers')} filled with ${d.names('protein', 'starch', 'filling')}, baked until tender.`,
      };
    },
  }),
  blueprint({
    id: 'baked-fillets',
    family: 'plain-protein',
    equipment: ['oven'],
    weight: 0.75,
    roles: {
      protein: role(['fish', 'poultry', 'meat'], 1, 1, {
        by: 'roast',
        cut: 'patted dry',
        not: unfitFor('baked-fillets.protein'),
      }),
      top: role(['tomato', 'tomatosauce', 'pesto', 'mustard', 'mayo', 'salsa', 'bbq'], 0, 1, { share: 0.7 }),
      cheese: role(['hardcheese', 'melting', 'crumbly'], 0, 1, { share: 0.6 }),
      crumbs: role('crumbs', 0, 1),
      garlic: role('garlic', 0, 1, { not: unfitFor('baked-fillets.garlic') }),
      fat: role(['oil', 'butter'], 1, 1, { ranked: true }),
      acid: role('citrus', 0, 1, { share: 0.5 }),
      herbs: role('woodyherb', 0, 1),
      herb: role('herb', 0, 1),
      ...plainSeasonings,
    },
    suits: atLeast(1, 'top', 'cheese', 'garlic', 'herb', 'herbs', 'acid'),
    write(d) {
      const p = d.one('protein');
      // Oil under the spread would make it slide, and over the crumbs it makes them crisp.
      const crust = d.has('crumbs');
      // Cheese would be black before a bird is done.
      const late = minutesOf(p, 'roast') > LONGEST_UNDER_CHEESE ? UNDER_CHEESE : 0;
      const oiled =
        d.one('fat').thing.kind === 'oil' ? t`drizzle with ${d.the('fat')}` : t`dot with ${d.the('fat')}`;
      d.step(
        t`Heat the oven to 425°F / 220°C. Lay ${the([p])} in a baking dish${crust ? '' : t`, ${oiled}`}${d.has('garlic', 'herbs') ? t`, rub with ${d.the('garlic', 'herbs')}` : ''}${withSeasoning(d) ? t`, and season${withSeasoning(d)}` : ''}.`,
      );
      const covered = d.has('top', 'cheese', 'crumbs');
      if (covered && late > 0) d.step(t`Bake for ${minutesOf(p, 'roast') - late} minutes.`);
      if (crust)
        d.step(
          t`${d.if('top', (x) => (d.one('top').thing.kind === 'tomato' ? t`Lay ${x} over ${the([p])}. ` : t`Spread ${x} over ${the([p])}. `))}Press ${d.the('cheese', 'crumbs')} on top and ${oiled}.`,
        );
      else if (covered)
        d.step(
          d.has('top') && d.one('top').thing.kind !== 'tomato'
            ? t`Spread ${d.the('top', 'cheese')} evenly over ${the([p])}.`
            : t`Scatter ${d.the('top', 'cheese')} evenly over ${the([p])}.`,
        );
      d.step(
        t`${covered && late > 0 ? t`Bake for ${late} minutes more` : t`Bake for ${minutesOf(p, 'roast')} minutes`}, ${d.safe(p)}.`,
        {
          tip: t`Thickness decides, not weight: start checking a few minutes early.`,
        },
      );
      d.step(
        t`Rest for 3 minutes. ${d.has('acid', 'herb') ? t`Finish with ${d.the('acid', 'herb')}.` : t`Serve with the juices from the dish.`}`,
      );
      const lead = d.all('crumbs', 'top', 'herbs', 'herb', 'acid', 'cheese', 'garlic').slice(0, 2);
      return {
        title: t`Baked ${d.title('protein')} with ${nounsOf(lead)}`,
        description: t`${d.names('protein')} baked hot and quick${d.has('top', 'cheese') ? t` under ${d.names('top', 'cheese')}` : ''}, with almost nothing to wash up.`,
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
      binder: role(['crumbs', 'bread', 'oats'], 1, 1, { grams: 18, cut: 'crumbled fine' }),
      egg: role(['egg', 'milk'], 0, 1, { grams: 15 }),
      allium: role('allium', 0, 1, { cut: 'finely chopped', share: 0.5 }),
      garlic: role('garlic', 0, 1, { only: fitFor('meatballs.garlic') }),
      cheese: role(['hardcheese', 'crumbly'], 0, 1, { share: 0.6 }),
      herb: role(['herb', 'driedherb'], 0, 1),
      sauce: role(['tomatosauce', 'bbq'], 0, 1),
      ...seasonings,
    },
    suits: (c) => c.has('egg') || c.has('allium'),
    write(d) {
      d.step(t`Heat the oven to 425°F / 220°C and line a sheet pan.`);
      d.step(
        t`${d.one('binder').thing.kind === 'bread' ? t`Tear ${d.the('binder')} into crumbs and mix with` : t`Mix ${d.the('binder')} with`} ${d.the('egg', 'allium', 'garlic', 'cheese', 'herb')} in a large bowl and let stand for 3 minutes. Add ${d.the('meat')}${withSeasoning(d) ? t`, season${withSeasoning(d)},` : ''} and mix with your hands until it just comes together. Roll into balls the size of a walnut.`,
        { tip: t`Wet hands keep the mixture from sticking. Overworking makes them tough.` },
      );
      d.step(t`Bake for 18 minutes, ${d.safe(d.one('meat'))}.`, {
        looks: t`Deep brown outside; set in the middle, with clear juices when you cut one open.`,
      });
      d.step(
        d.has('sauce')
          ? t`Warm ${d.the('sauce')} in a wide pan, add the meatballs, and simmer for 3 minutes.`
          : t`Rest for 3 minutes and serve hot.`,
      );
      return {
        title: t`Oven-Baked ${d.title('meat')} Meatballs${d.has('sauce') ? t` in ${d.title('sauce')}` : ''}`,
        description: t`Tender ${d.names('meat')} meatballs, browned in the oven instead of a spattering pan.`,
      };
    },
  }),
  blueprint({
    id: 'mash-topping',
    equipment: STOVE,
    roles: {
      starch: role('potato', 1, 1, { by: 'simmer', share: 1.3, cut: 'peeled and cut into chunks' }),
      water: role('water', 1, 1, { per: { roles: ['starch'], grams: waterFor }, eatenShare: 0 }),
      cream: role(['butter', 'oil'], 1, 1, { grams: 12, ranked: true }),
      milk: role(['milk', 'cream'], 0, 1, { grams: 40, not: unfitFor('mash-topping.milk') }),
      protein: role(['sausage', 'smoked', 'ground', 'poultry', 'bean'], 1, 1, {
        by: 'saute',
        share: 0.85,
        not: unfitFor('mash-topping.protein'),
      }),
      vegetables: role(['soft', 'small', 'greens', 'brassica'], 0, 2, {
        by: 'saute',
        share: 0.7,
        not: unfitFor('mash-topping.vegetables'),
      }),
      allium: role('allium', 0, 1),
      sauce: role(['gravy', 'mustard', 'worcestershire'], 0, 1),
      fat: role(['oil', 'butter'], 1, 1),
      ...plainSeasonings,
    },
    write(d) {
      boilStarch(d);
      d.step(
        t`Meanwhile, heat ${d.the('fat')} in a skillet over medium-high heat. Add ${d.the('protein')} and ${panCook(d, d.one('protein'))}. Move to a plate.`,
      );
      const rest = d.all('allium', 'vegetables');
      if (rest.length > 0) d.step(t`Set the skillet back over medium heat. ${panSentences(d, rest)}`);
      d.step(
        t`Return ${d.the('protein')} to the skillet${d.if('sauce', (x) => t` with ${x} and a splash of water`)}${withSeasoning(d) ? t` and season${withHalfOfSalt(d)}` : ''}.`,
      );
      d.step(
        t`Mash ${d.the('starch')} with ${d.the('cream', 'milk')} until smooth.${d.has('salt') ? t` Season with the rest of the salt.` : ''} Spoon onto plates, make a well, and fill it with what is in the skillet.`,
        { tip: t`Mash while steaming hot; cold potatoes turn gluey.` },
      );
      return {
        title: t`${nounsOf([...d.all('protein'), ...d.all('vegetables').slice(0, 1)])} over ${d.title('starch')} Mash`,
        description: t`${d.names('protein', 'vegetables')} spooned over a smooth mash of ${d.names('starch')}.`,
      };
    },
  }),
];
