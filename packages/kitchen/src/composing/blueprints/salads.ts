import { type Blueprint, role } from '../blueprint.ts';
import { NOT_RAW, RAW_VEG } from '../eaten-raw.ts';
import { fitFor, unfitFor } from '../foods-by-role.ts';
import { modifiers, nounsOf, t, the, titleOf } from '../saying/marks.ts';
import { atLeast, blueprint, plainSeasonings, SOLID_OILS, seasonSentence, withSeasoning } from './shared.ts';

export const NO_COOK = ['no_cook'] as const;
const dress = {
  oil: role('oil', 0, 1, { grams: 10, not: SOLID_OILS }),
  acid: role(['citrus', 'vinegar'], 0, 1),
  bottle: role(['dressing', 'pesto'], 0, 1),
  mustard: role('mustard', 0, 1, { share: 0.7 }),
  ...plainSeasonings,
};
const canDress = (cast: ReadonlyMap<string, unknown>) =>
  cast.has('bottle') || (cast.has('oil') && cast.has('acid'));

export const salads: readonly Blueprint[] = [
  blueprint({
    id: 'green-salad',
    family: 'salad',
    equipment: NO_COOK,
    courses: ['lunch'],
    hot: false,
    prep: 8,
    weight: 0.75,
    roles: {
      leaves: role(['salad', 'greens'], 1, 2, { not: NOT_RAW }),
      fresh: role(['raw', 'tomato', 'avocado', 'soft', 'root', 'firm'], 1, 3, {
        share: 0.6,
        only: [...fitFor('green-salad.fresh'), ...RAW_VEG],
        cut: 'thinly sliced',
        not: [...unfitFor('green-salad.fresh'), ...NOT_RAW],
      }),
      fruit: role(['orchard', 'orange', 'berry'], 0, 1, {
        share: 0.4,
        only: fitFor('green-salad.fruit'),
      }),
      cheese: role(['crumbly', 'hardcheese'], 0, 1, { share: 0.8 }),
      nuts: role(['nut', 'seed'], 0, 1, { share: 0.7, not: unfitFor('green-salad.nuts') }),
      ...dress,
    },
    suits: canDress,
    write(d) {
      const made = d.all('oil', 'acid', 'mustard');
      d.step(
        d.has('bottle') && !d.has('acid')
          ? t`Put ${d.the('bottle')} in the bottom of a large bowl${made.length > 0 ? t` and loosen it with ${d.the('oil', 'mustard')}` : ''}. ${seasonSentence(d)}`
          : t`Whisk ${d.the('acid', 'mustard', 'oil', 'bottle')} in the bottom of a large bowl${withSeasoning(d) ? t` and season${withSeasoning(d)}` : ''}.`,
        { tip: t`Dip a leaf in to taste the dressing; it should be a little too sharp on its own.` },
      );
      const tough = d.all('leaves').filter((item) => item.thing.like === 'kale');
      if (tough.length > 0)
        d.step(t`Add ${the(tough)} and rub it with the dressing for 2 minutes, until dark and tender.`);
      const rest = d.all('leaves', 'fresh', 'fruit').filter((item) => !tough.includes(item));
      d.step(t`Add ${the(rest)} and toss with your hands until everything shines.`);
      d.step(
        t`${d.has('cheese', 'nuts') ? t`Scatter with ${d.the('cheese', 'nuts')} and serve` : t`Serve`} right away.`,
      );
      return {
        title: t`${titleOf([...d.all('leaves').slice(0, 1), ...d.all('fruit', 'fresh').slice(0, 1)])} Salad${d.has('cheese') ? t` with ${d.title('cheese')}` : ''}`,
        description: t`A crisp salad of ${d.names('leaves', 'fresh', 'fruit')}${d.has('cheese', 'nuts') ? t` with ${d.names('cheese', 'nuts')}` : ''} in a sharp dressing.`,
      };
    },
  }),
  blueprint({
    id: 'hearty-salad',
    family: 'salad',
    equipment: NO_COOK,
    hot: false,
    prep: 12,
    roles: {
      protein: role(['bean', 'tinnedfish', 'cooked'], 1, 1, {
        not: unfitFor('hearty-salad.protein'),
      }),
      fresh: role(
        ['raw', 'tomato', 'soft', 'firm', 'root', 'small', 'brassica', 'allium', 'avocado', 'accent'],
        2,
        4,
        {
          share: 0.6,
          only: [...fitFor('hearty-salad.fresh'), ...RAW_VEG],
          cut: 'diced',
          not: [...unfitFor('hearty-salad.fresh'), ...NOT_RAW],
        },
      ),
      leaves: role(['salad', 'greens'], 0, 1, { not: [...unfitFor('hearty-salad.leaves'), ...NOT_RAW] }),
      cheese: role(['crumbly', 'melting'], 0, 1, { cut: null, not: unfitFor('hearty-salad.cheese') }),
      herb: role('herb', 0, 1),
      ...dress,
    },
    suits: canDress,
    write(d) {
      d.step(
        t`Whisk ${d.the('acid', 'mustard', 'oil', 'bottle')} in a large bowl${withSeasoning(d) ? t` and season${withSeasoning(d)}` : ''}.`,
      );
      d.step(
        t`Add ${d.the('protein', 'fresh')} and fold until coated. Let stand for 5 minutes, so the flavors get to know each other.`,
        { tip: t`This part keeps two days in the fridge; add leaves and herbs only when serving.` },
      );
      d.step(
        t`${d.has('leaves', 'cheese', 'herb') ? t`Fold in ${d.the('leaves', 'cheese', 'herb')}, taste, and serve.` : t`Taste and serve.`}`,
      );
      return {
        title: t`${titleOf(d.all('protein'))} Salad with ${nounsOf(d.all('fresh').slice(0, 2))}`,
        description: t`A salad that counts as dinner: ${d.names('protein', 'fresh', 'cheese')}.`,
      };
    },
  }),
  blueprint({
    id: 'dip-crudites',
    equipment: NO_COOK,
    courses: ['snack'],
    hot: false,
    prep: 10,
    weight: 0.6,
    roles: {
      base: role(['yogurt', 'freshcheese', 'bean', 'hummus', 'avocado', 'sourcream'], 1, 1, {
        grams: 90,
        not: unfitFor('dip-crudites.base'),
      }),
      sticks: role(['raw', 'root', 'firm', 'soft', 'brassica'], 1, 4, {
        share: 0.7,
        only: RAW_VEG,
        cut: 'cut for dipping',
        not: [...unfitFor('dip-crudites.sticks'), ...NOT_RAW],
      }),
      acid: role(['citrus', 'vinegar'], 0, 1, { share: 0.4, not: unfitFor('dip-crudites.acid') }),
      garlic: role('garlic', 0, 1, { only: fitFor('dip-crudites.garlic'), share: 0.4 }),
      herb: role('herb', 0, 1),
      oil: role(['oil', 'tahini'], 0, 1, { grams: 7, not: SOLID_OILS }),
      chips: role(['chips', 'flatbread'], 0, 1, { share: 0.7 }),
      spice: role('spice', 0, 1, { share: 0.5 }),
      salt: role('salt', 0, 1, { share: 0.5 }),
    },
    suits: atLeast(1, 'acid', 'garlic', 'herb', 'spice'),
    write(d) {
      const crush = ['bean', 'avocado'].includes(d.one('base').thing.kind);
      d.step(
        t`${crush ? (d.one('base').thing.form === 'plural' ? t`Mash ${d.the('base')} with a fork (or blend them smooth)` : t`Mash ${d.the('base')} with a fork (or blend it smooth)`) : t`Stir ${d.the('base')} until smooth`}${d.has('acid', 'garlic', 'herb', 'oil', 'spice', 'salt') ? t`, then beat in ${d.the('acid', 'garlic', 'herb', 'oil', 'spice', 'salt')}` : ''}.`,
        { tip: t`Ten minutes in the fridge let the flavors come together.` },
      );
      d.step(
        t`Scrape into a bowl and set it in the middle of a platter with ${d.the('sticks', 'chips')} around it.`,
      );
      return {
        title: t`${d.title('base')} Dip with ${nounsOf(d.all('sticks').slice(0, 2))}`,
        description: t`A quick ${modifiers(d.all('base'))} dip with ${d.names('sticks')} to dunk.`,
      };
    },
  }),
];
