import { type Blueprint, role } from '../blueprint.ts';
import { nounsOf, titleOf } from '../dish.ts';
import {
  atLeast,
  blueprint,
  NOT_RAW,
  plainSeasonings,
  SOLID_OILS,
  seasonSentence,
  withSeasoning,
} from './shared.ts';

const RAW_VEG = [
  'cucumber',
  'radish',
  'jicama',
  'tomato',
  'cherry-tomato',
  'grape-tomato',
  'plum-tomato',
  'bell-pepper',
  'carrot',
  'celery',
  'fennel',
  'snow-pea',
  'sugar-snap-pea',
  'cabbage',
  'red-cabbage',
  'corn',
  'red-onion',
  'scallion',
  'olive',
  'mushroom',
  'roasted-red-pepper',
  'onion',
  'broccoli',
  'cauliflower',
  'endive',
  'zucchini',
];
const NO_COOK = ['no_cook'] as const;
const dress = {
  oil: role('oil', 0, 1, { grams: 10, not: SOLID_OILS }),
  acid: role(['citrus', 'vinegar'], 0, 1),
  bottle: role(['dressing', 'pesto'], 0, 1),
  mustard: role('mustard', 0, 1, { share: 0.7 }),
  ...plainSeasonings,
};
const canDress = (cast: ReadonlyMap<string, unknown>) =>
  cast.has('bottle') || (cast.has('oil') && cast.has('acid'));

export const cold: readonly Blueprint[] = [
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
        only: [...RAW_VEG, 'avocado'],
        cut: 'thinly sliced',
        not: ['mushroom', 'fennel', 'zucchini', ...NOT_RAW],
      }),
      fruit: role(['orchard', 'orange', 'berry'], 0, 1, {
        share: 0.4,
        only: ['apple', 'pear', 'orange', 'strawberry'],
      }),
      cheese: role(['crumbly', 'hardcheese'], 0, 1, { share: 0.8 }),
      nuts: role(['nut', 'seed'], 0, 1, { share: 0.7, not: ['chia-seed', 'flaxseed'] }),
      ...dress,
    },
    suits: canDress,
    write(d) {
      const made = d.all('oil', 'acid', 'mustard');
      d.step(
        d.has('bottle') && !d.has('acid')
          ? `Put ${d.the('bottle')} in the bottom of a large bowl${made.length > 0 ? ` and loosen it with ${d.the('oil', 'mustard')}` : ''}. ${seasonSentence(d)}`
          : `Whisk ${d.the('acid', 'mustard', 'oil', 'bottle')} in the bottom of a large bowl${withSeasoning(d) ? ` and season${withSeasoning(d)}` : ''}.`,
        { tip: 'Dip a leaf in to taste the dressing; it should be a little too sharp on its own.' },
      );
      d.step(`Add ${d.the('leaves', 'fresh', 'fruit')} and toss with your hands until every leaf shines.`);
      d.step(
        `${d.has('cheese', 'nuts') ? `Scatter with ${d.the('cheese', 'nuts')} and serve` : 'Serve'} right away, before the leaves wilt.`,
      );
      return {
        title: `${titleOf([...d.all('leaves').slice(0, 1), ...d.all('fruit', 'fresh').slice(0, 1)])} Salad${d.has('cheese') ? ` with ${d.title('cheese')}` : ''}`,
        description: `A crisp salad of ${d.names('leaves', 'fresh', 'fruit')}${d.has('cheese', 'nuts') ? ` with ${d.names('cheese', 'nuts')}` : ''} in a sharp dressing.`,
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
        not: ['anchovy', 'baked-bean', 'refried-bean', 'pepperoni'],
      }),
      fresh: role(
        ['raw', 'tomato', 'soft', 'firm', 'root', 'small', 'brassica', 'allium', 'avocado', 'accent'],
        2,
        4,
        {
          share: 0.6,
          only: [...RAW_VEG, 'avocado'],
          cut: 'diced',
          not: ['mushroom', 'broccoli', 'cauliflower', 'onion', 'endive', 'zucchini', ...NOT_RAW],
        },
      ),
      leaves: role(['salad', 'greens'], 0, 1, { not: [...NOT_RAW, 'kale'] }),
      cheese: role(['crumbly', 'melting'], 0, 1, { cut: null, not: ['american-cheese', 'brie'] }),
      herb: role('herb', 0, 1),
      ...dress,
    },
    suits: canDress,
    write(d) {
      d.step(
        `Whisk ${d.the('acid', 'mustard', 'oil', 'bottle')} in a large bowl${withSeasoning(d) ? ` and season${withSeasoning(d)}` : ''}.`,
      );
      d.step(
        `Add ${d.the('protein', 'fresh')} and fold until coated. Let stand for 5 minutes, so the flavors get to know each other.`,
        { tip: 'This part keeps two days in the fridge; add leaves and herbs only when serving.' },
      );
      d.step(
        `${d.has('leaves', 'cheese', 'herb') ? `Fold in ${d.the('leaves', 'cheese', 'herb')}, taste, and serve.` : 'Taste and serve.'}`,
      );
      return {
        title: `${titleOf(d.all('protein'))} Salad with ${nounsOf(d.all('fresh').slice(0, 2))}`,
        description: `A salad that counts as dinner: ${d.names('protein', 'fresh', 'cheese')}.`,
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
        not: [
          'baked-bean',
          'refried-bean',
          'edamame',
          'ricotta',
          'mascarpone',
          'cream',
          'heavy-cream',
          'half-and-half',
        ],
      }),
      sticks: role(['raw', 'root', 'firm', 'soft', 'brassica'], 1, 4, {
        share: 0.7,
        only: RAW_VEG,
        cut: 'cut for dipping',
        not: ['mushroom', 'cabbage', 'red-cabbage', 'zucchini', 'endive', ...NOT_RAW],
      }),
      acid: role(['citrus', 'vinegar'], 0, 1, { share: 0.4 }),
      garlic: role('garlic', 0, 1, { only: ['garlic'], share: 0.4 }),
      herb: role('herb', 0, 1),
      oil: role(['oil', 'tahini'], 0, 1, { grams: 7, not: SOLID_OILS }),
      chips: role(['chips', 'flatbread'], 0, 1, { share: 0.7 }),
      spice: role('spice', 0, 1, { share: 0.5 }),
      salt: role('salt', 0, 1, { share: 0.5 }),
    },
    suits: atLeast(1, 'acid', 'garlic', 'herb', 'spice', 'salt'),
    write(d) {
      const crush = ['bean', 'avocado'].includes(d.one('base').thing.kind);
      d.step(
        `${crush ? `Mash ${d.the('base')} with a fork (or blend it smooth)` : `Stir ${d.the('base')} until smooth`}${d.has('acid', 'garlic', 'herb', 'oil', 'spice', 'salt') ? `, then beat in ${d.the('acid', 'garlic', 'herb', 'oil', 'spice', 'salt')}` : ''}.`.replace(
          'blend it',
          d.one('base').thing.form === 'plural' ? 'blend them' : 'blend it',
        ),
        { tip: 'Ten minutes in the fridge let the flavors come together.' },
      );
      d.step(
        `Scrape into a bowl and set it in the middle of a platter with ${d.the('sticks', 'chips')} around it.`,
      );
      return {
        title: `${d.title('base')} Dip with ${nounsOf(d.all('sticks').slice(0, 2))}`,
        description: `A quick ${d.one('base').thing.titled} dip with ${d.names('sticks')} to dunk.`,
      };
    },
  }),
  blueprint({
    id: 'yogurt-bowl',
    family: 'breakfast-bowl',
    equipment: NO_COOK,
    courses: ['breakfast', 'snack'],
    hot: false,
    servings: 1,
    prep: 5,
    weight: 0.75,
    roles: {
      base: role(['yogurt', 'freshcheese'], 1, 1, {
        grams: 200,
        only: ['yogurt', 'greek-yogurt', 'cottage-cheese', 'ricotta'],
      }),
      fruit: role(['berry', 'banana', 'orchard', 'stonefruit', 'tropical', 'grape', 'orange'], 1, 3, {
        share: 0.8,
        not: ['cranberry'],
      }),
      crunch: role(['granola', 'nut', 'oats'], 0, 1),
      seeds: role('seed', 0, 1, { not: ['sesame-seed'] }),
      sweet: role(['sweetener', 'jam'], 0, 1, { share: 0.8 }),
      spice: role('sweetspice', 0, 1, { only: ['cinnamon', 'vanilla-extract'], share: 0.5 }),
    },
    write(d) {
      d.step(
        `Stir ${d.the('base')}${d.if('spice', (x) => ` with ${x}`)} until creamy and spoon into a bowl.`,
      );
      d.step(
        `Arrange ${d.the('fruit')} on top. ${d.has('crunch', 'seeds') ? `Scatter with ${d.the('crunch', 'seeds')}` : 'Serve cold'}${d.if('sweet', (x) => `${d.has('crunch', 'seeds') ? ' and' : ','} finish with ${x}`)}.`.replace(
          'Serve cold, finish',
          'Finish',
        ),
        { tip: 'Add anything crunchy at the last moment.' },
      );
      return {
        title: `${titleOf(d.all('fruit').slice(0, 2))} ${d.one('base').thing.kind === 'yogurt' ? 'Yogurt' : d.title('base')} Bowl`,
        description: `Cool ${d.names('base')} with ${d.names('fruit', 'crunch', 'seeds')}.`,
      };
    },
  }),
  blueprint({
    id: 'overnight-oats',
    family: 'breakfast-bowl',
    equipment: NO_COOK,
    courses: ['breakfast'],
    hot: false,
    servings: 1,
    prep: 5,
    weight: 0.75,
    roles: {
      oats: role('oats', 1, 1),
      liquid: role(['milk', 'yogurt'], 1, 1, { grams: 130, not: ['buttermilk'] }),
      fruit: role(['berry', 'banana', 'orchard', 'stonefruit', 'tropical'], 0, 2, {
        share: 0.7,
        not: ['kiwi', 'pineapple', 'papaya', 'cranberry'],
      }),
      seeds: role(['seed', 'nut', 'nutbutter'], 0, 1, { not: ['sesame-seed'] }),
      sweet: role(['sweetener', 'sugar'], 0, 1),
      spice: role(['sweetspice', 'cocoa'], 0, 1, { share: 0.6, not: ['nutmeg'] }),
    },
    suits: atLeast(1, 'fruit', 'seeds', 'spice'),
    write(d) {
      d.step(`Stir ${d.the('oats', 'liquid', 'seeds', 'sweet', 'spice')} together in a jar.`);
      d.step(
        'Cover and chill for 6 hours or overnight, until the oats are soft and have drunk up the liquid.',
        { meanwhile: true, looks: 'Thick and spoonable; stir in a splash more liquid if it has gone stiff.' },
      );
      d.step(
        `${d.has('fruit') ? `Top with ${d.the('fruit')} and eat cold.` : 'Stir and eat cold, straight from the jar.'}`,
      );
      return {
        title: `${titleOf(d.all('fruit', 'spice', 'seeds').slice(0, 2))} Overnight Oats`,
        description: `Oats that soften in the fridge while you sleep${d.has('fruit') ? `, topped with ${d.names('fruit')}` : ''}.`,
      };
    },
  }),
  blueprint({
    id: 'smoothie',
    equipment: NO_COOK,
    courses: ['breakfast', 'snack'],
    hot: false,
    servings: 1,
    prep: 5,
    weight: 0.6,
    roles: {
      fruit: role(['banana', 'berry', 'stonefruit', 'tropical'], 1, 3, { share: 1.1, not: ['cranberry'] }),
      liquid: role(['milk', 'yogurt', 'juice'], 1, 1, { grams: 200, not: ['buttermilk'] }),
      greens: role('greens', 0, 1, { only: ['spinach', 'kale'], share: 0.7, cut: '' }),
      oats: role(['oats', 'nutbutter', 'seed'], 0, 1, {
        share: 0.5,
        not: ['sesame-seed', 'pumpkin-seed', 'sunflower-seed'],
      }),
      sweet: role('sweetener', 0, 1, { share: 0.6 }),
    },
    write(d) {
      d.step(
        `Put ${d.the('liquid', 'fruit', 'greens', 'oats', 'sweet')} in a blender, the liquid at the bottom.`,
      );
      d.step('Blend on high for 1 minute, until completely smooth. Pour into a tall glass and drink cold.', {
        tip: 'Frozen fruit makes it thick and saves the ice.',
        looks: 'No flecks of skin or leaf left.',
      });
      return {
        title: `${d.has('greens') ? 'Green ' : ''}${titleOf(d.all('fruit').slice(0, 2))} Smoothie`,
        description: `${d.names('fruit')}${d.has('greens') ? ` and ${d.names('greens')}` : ''} blended with ${d.names('liquid')}: breakfast to go.`,
      };
    },
  }),
  blueprint({
    id: 'fruit-salad',
    equipment: NO_COOK,
    courses: ['dessert', 'snack', 'breakfast'],
    hot: false,
    prep: 10,
    weight: 0.55,
    roles: {
      fruit: role(
        ['berry', 'banana', 'orchard', 'stonefruit', 'tropical', 'orange', 'melon', 'grape'],
        2,
        4,
        {
          share: 0.9,
          not: ['cranberry'],
        },
      ),
      acid: role(['citrus', 'juice'], 0, 1, { grams: 12 }),
      sweet: role(['sweetener', 'sugar'], 0, 1, { share: 0.6 }),
      herb: role('herb', 0, 1, { only: ['mint'] }),
      nuts: role('nut', 0, 1, { share: 0.7 }),
      top: role('yogurt', 0, 1, { grams: 40 }),
    },
    suits: atLeast(1, 'acid', 'sweet', 'top', 'herb'),
    write(d) {
      d.step(
        `${d.has('acid', 'sweet') ? `${d.has('acid') && d.has('sweet') ? `Stir ${d.the('acid', 'sweet')} together` : `Put ${d.the('acid', 'sweet')}`} in a wide bowl.` : 'Set out a wide bowl.'} Add ${d.the('fruit')} and turn gently.`,
        {
          tip: 'Cut apples and bananas last, straight into the juice, and they stay bright.'.replace(
            'apples and bananas',
            'soft fruit',
          ),
        },
      );
      d.step(
        `Let stand for 5 minutes until the juices run. ${d.has('herb', 'nuts', 'top') ? `Finish with ${d.the('herb', 'nuts', 'top')}.` : 'Serve cool.'}`,
      );
      return {
        title: `${titleOf(d.all('fruit').slice(0, 3))} Fruit Salad`,
        description: `${d.names('fruit')}, cut, dressed and left a moment in their own juice.`,
      };
    },
  }),
];
