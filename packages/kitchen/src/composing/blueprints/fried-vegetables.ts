import { type Blueprint, castOf, role } from '../blueprint.ts';
import { panSentences } from '../cooking-stages.ts';
import { fitFor, unfitFor } from '../foods-by-role.ts';
import { nounsOf, t, the, titleOf } from '../saying/marks.ts';
import { atLeast, blueprint, panCook, STOVE, seasonings, seasonSentence, withSeasoning } from './shared.ts';

export const friedVegetables: readonly Blueprint[] = [
  blueprint({
    id: 'hash',
    equipment: STOVE,
    courses: ['breakfast', 'lunch', 'dinner'],
    cuisine: 'American',
    roles: {
      potato: role('potato', 1, 1, { by: 'saute', cut: 'cut into 1/2-inch dice' }),
      meat: role(['bacon', 'sausage', 'smoked', 'cooked', 'ground'], 0, 1, {
        by: 'saute',
        share: 0.7,
        not: unfitFor('hash.meat'),
      }),
      vegetables: role(['soft', 'greens', 'small'], 0, 2, {
        by: 'saute',
        not: unfitFor('hash.vegetables'),
      }),
      allium: role('allium', 0, 1),
      fat: role(['oil', 'butter'], 1, 1, { ranked: true }),
      eggs: role('egg', 0, 1, { share: 0.5 }),
      hot: role(['hotsauce', 'ketchup'], 0, 1),
      herb: role('herb', 0, 1),
      ...seasonings,
    },
    suits: atLeast(2, 'potato', 'meat', 'vegetables', 'eggs'),
    write(d) {
      if (d.has('meat')) {
        const [meat] = d.all('meat');
        if (meat)
          d.step(
            t`Set a large skillet over medium heat. Add ${the([meat])} and ${panCook(d, meat)}. Move to a plate and leave the fat in the pan.`,
          );
      }
      d.step(
        t`${d.has('meat') ? t`Add ${d.the('fat')} to the skillet` : t`Heat ${d.the('fat')} in a large skillet`} over medium heat. Add ${d.the('potato')} in one layer, season${withSeasoning(d) || t` lightly`}, cover, and cook for 10 minutes. Uncover and cook 6 minutes more, turning now and then.`,
        {
          looks: t`Tender all the way through, with crisp brown edges.`,
          tip: t`Turn the potatoes seldom: a crust needs time against the pan.`,
        },
      );
      const rest = d.all('allium', 'vegetables');
      if (rest.length > 0) d.step(panSentences(d, rest));
      if (d.has('meat')) d.step(t`Stir ${d.the('meat')} back in and warm through for 1 minute.`);
      if (d.has('eggs'))
        d.step(
          t`Make ${d.one('eggs').amount === 1 ? t`a hollow` : t`hollows`} in the hash, crack in ${d.the('eggs')}, cover, and cook for 5 minutes, until the whites are set and the yolks are as firm as you like.`,
          { tip: t`For children and in pregnancy, cook until the yolks are firm too (160°F / 71°C).` },
        );
      d.step(
        t`${d.pick(t`Serve straight from the skillet`, t`Divide between plates`)}${d.if('herb', (x) => t` with ${x} on top`)}${d.if('hot', (x) => t`, and pass ${x} at the table`)}.`,
      );
      const partner = titleOf(d.all('meat', 'vegetables').slice(0, 1));
      return {
        title: t`${partner ? t`${partner} and ` : ''}${d.title('potato')} Hash${d.has('eggs') && d.one('eggs').amount > 0 ? t` with ${nounsOf(d.all('eggs'))}` : ''}`,
        description: t`Crisp-edged ${d.names('potato')}${d.has('meat', 'vegetables') ? t` with ${d.names('meat', 'vegetables')}` : ''}, ${d.pick(t`a skillet breakfast that works at any hour`, t`good for breakfast and better for supper`)}.`,
      };
    },
  }),
  blueprint({
    id: 'fritters',
    equipment: STOVE,
    courses: ['lunch', 'snack'],
    weight: 0.9,
    prep: 12,
    roles: {
      grated: role(['soft', 'brassica', 'root', 'potato'], 0, 2, {
        cut: 'coarsely grated or finely chopped',
        not: unfitFor('fritters.grated'),
      }),
      base: role(['small', 'bean', 'tinnedfish'], 0, 1, {
        not: unfitFor('fritters.base'),
      }),
      egg: role('egg', 1, 1, { share: 0.5 }),
      flour: role(['flour', 'crumbs'], 1, 1, { grams: 25, ranked: true }),
      fat: role('oil', 1, 1, { grams: 14, eatenShare: 0.7 }),
      allium: role('allium', 0, 1, { share: 0.5, cut: 'finely chopped' }),
      cheese: role(['crumbly', 'melting', 'hardcheese'], 0, 1, { share: 0.7 }),
      herb: role('herb', 0, 1),
      sauce: role(['yogurt', 'sourcream', 'salsa'], 0, 1, { grams: 40 }),
      ...seasonings,
    },
    suits: atLeast(1, 'grated', 'base'),
    write(d) {
      const mashed = d.all('base').filter((item) => item.thing.kind === 'bean');
      const added = d
        .all('grated', 'base', 'allium', 'cheese', 'herb')
        .filter((item) => !mashed.includes(item));
      if (d.has('grated')) {
        d.step(t`Wrap ${d.the('grated')} in a clean towel and wring out as much liquid as you can.`, {
          tip: t`This is the step that decides between crisp and soggy.`,
        });
      }
      d.step(
        t`${mashed.length > 0 ? t`Mash ${the(mashed)} roughly in a large bowl and beat in ${d.the('egg')}.` : t`Beat ${d.the('egg')} in a large bowl.`} ${added.length > 0 ? t`Add ${the(added)}, stir` : t`Stir`} in ${d.the('flour')}, and season${withSeasoning(d) || t` to taste`}. The batter should just hold together on a spoon.`,
      );
      d.step(
        t`Heat ${d.the('fat')} in a large skillet over medium heat. Drop in heaped tablespoons, flatten them, and fry for 4 minutes. Flip and fry for 4 minutes more, until deep golden and set in the middle.`,
        { looks: t`Brown and crisp outside; no wet batter inside (160°F / 71°C).` },
      );
      d.step(t`Drain on paper towels and serve hot${d.if('sauce', (x) => t` with ${x} for dipping`)}.`);
      return {
        title: t`${titleOf(d.all('grated', 'base').slice(0, 2))} Fritters`,
        description: t`Little golden fritters of ${d.names('grated', 'base')}${d.if('cheese', (_, x) => t` with ${x}`)}, crisp at the edges and soft inside.`,
      };
    },
  }),
  blueprint({
    id: 'garlicky-saute',
    family: 'side',
    equipment: STOVE,
    courses: ['lunch', 'snack'],
    weight: 0.45,
    roles: {
      vegetables: role(['greens', 'brassica', 'firm', 'soft', 'small'], 1, 2, {
        by: 'saute',
        share: 1.4,
        not: unfitFor('garlicky-saute.vegetables'),
      }),
      fat: role(['oil', 'butter'], 1, 1, { ranked: true, share: 1.5 }),
      garlic: role('garlic', 0, 1, { only: fitFor('garlicky-saute.garlic') }),
      allium: role('allium', 0, 1),
      beans: role('bean', 0, 1, { share: 0.8, not: unfitFor('garlicky-saute.beans'), by: 'saute' }),
      acid: role('citrus', 0, 1, { share: 0.5 }),
      cheese: role(['hardcheese', 'crumbly'], 0, 1),
      nuts: role('nut', 0, 1),
      bread: role('bread', 0, 1),
      ...seasonings,
    },
    // Toast wants something that soaks in or holds on: green beans roll off it.
    suits: (c) =>
      castOf(c, 'garlic', 'allium', 'beans', 'cheese', 'bread', 'acid').length > 0 &&
      (!c.has('bread') ||
        castOf(c, 'beans', 'cheese').length > 0 ||
        castOf(c, 'vegetables').some(({ id, kind }) => kind === 'greens' || id.includes('mushroom'))),
    write(d) {
      d.step(
        t`Heat ${d.the('fat')} in a large skillet over medium heat. ${panSentences(d, d.all('allium', 'vegetables', 'beans', 'garlic'))}`,
      );
      d.step(
        t`${seasonSentence(d) || t`Taste.`} ${d.if('acid', (x) => t`Sprinkle with ${x}.`)} ${d.has('cheese', 'nuts') ? t`Top with ${d.the('cheese', 'nuts')}.` : ''} ${d.has('bread') ? t`Toast ${d.the('bread')} and pile everything on top.` : t`Serve warm.`}`,
      );
      return {
        title: t`${d.has('garlic') ? t`Garlicky` : t`Sautéed`} ${nounsOf(d.all('vegetables', 'beans'))}${d.has('bread') ? t` on Toast` : ''}`,
        description: t`${d.names('vegetables', 'beans')}, ${d.has('garlic') ? t`softened with plenty of garlic` : t`cooked quickly in a hot pan`}: ${d.pick(t`a side that often becomes the meal`, t`five minutes of attention, no more`)}.`,
      };
    },
  }),
];
