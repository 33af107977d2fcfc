import type { Equipment } from '@crisper/contract/vocabulary';
import { type Blueprint, role } from '../blueprint.ts';
import { minutesOf } from '../dish.ts';
import { fitFor, unfitFor } from '../foods-by-role.ts';
import type { Kind } from '../kinds.ts';
import { modifiers, nounsOf, t, titleOf } from '../saying/marks.ts';
import { atLeast, blueprint, STOVE } from './shared.ts';

const COOKING_FRUIT: readonly Kind[] = ['orchard', 'stonefruit', 'berry'];

function bakedFruit(id: string, equipment: Equipment): Blueprint {
  const air = equipment === 'air_fryer';
  return blueprint({
    id,
    family: 'baked-fruit',
    equipment: [equipment],
    courses: ['dessert', 'snack'],
    weight: 0.5,
    roles: {
      fruit: role(['orchard', 'stonefruit', 'banana'], 1, 1, {
        by: air ? 'airfry' : 'roast',
        share: 1.3,
        cut: 'halved',
        not: unfitFor('baked-fruit.fruit'),
      }),
      sweet: role(['sweetener', 'sugar'], 1, 1),
      fat: role('butter', 0, 1),
      spice: role('sweetspice', 0, 1),
      nuts: role(['nut', 'granola'], 0, 1, { share: 0.7 }),
      top: role(['yogurt', 'cream'], 0, 1, { grams: 40, not: unfitFor('baked-fruit.top') }),
    },
    suits: atLeast(1, 'fat', 'spice', 'nuts', 'top'),
    write(d) {
      const f = d.one('fruit');
      const minutes = minutesOf(f, air ? 'airfry' : 'roast');
      d.step(
        t`Heat the ${air ? t`air fryer to 350°F / 175°C` : t`oven to 375°F / 190°C`}. Set ${d.the('fruit')} cut side up in ${air ? t`the basket on a piece of parchment` : t`a small baking dish`} and top with ${d.the('sweet', 'fat', 'spice')}.`,
      );
      d.step(
        t`${air ? t`Air-fry` : t`Bake`} for ${minutes} minutes, until soft and glazed. ${d.if('nuts', (x) => t`Scatter with ${x} for the last few minutes.`)}`,
        { looks: t`A knife meets no resistance and the juices are syrupy.` },
      );
      d.step(
        t`Cool for 5 minutes; hot fruit burns. ${d.has('top') ? t`Serve with ${d.the('top')}.` : t`Spoon the syrup over the top.`}`,
      );
      return {
        title: t`${air ? t`Air-Fryer` : t`Baked`} ${nounsOf(d.all('fruit'))} with ${nounsOf([...d.all('nuts', 'spice'), ...d.all('sweet').filter((item) => item.thing.kind !== 'sugar'), ...d.all('top', 'fat')].slice(0, 1))}`,
        description: t`Soft, glazed ${d.names('fruit')}${d.has('top') ? t` with cool ${d.names('top')}` : ''}: dessert with almost no work.`,
      };
    },
  });
}

export const sweets: readonly Blueprint[] = [
  bakedFruit('baked-fruit', 'oven'),
  bakedFruit('air-fryer-fruit', 'air_fryer'),
  blueprint({
    id: 'pancakes',
    equipment: STOVE,
    courses: ['breakfast'],
    prep: 8,
    cuisine: 'American',
    weight: 0.9,
    roles: {
      flour: role(['flour', 'oats'], 1, 1, { grams: 70, ranked: true, cut: '' }),
      egg: role('egg', 1, 1, { share: 0.5 }),
      milk: role(['milk', 'yogurt'], 1, 1, { grams: 130 }),
      leavening: role('leavening', 0, 1, { share: 2 }),
      sugar: role(['sugar', 'sweetener'], 0, 1),
      fruit: role(['berry', 'banana', 'orchard'], 0, 1, { share: 0.6, not: unfitFor('pancakes.fruit') }),
      fat: role(['butter', 'oil'], 1, 1, { ranked: true }),
      spice: role('sweetspice', 0, 1, { share: 0.5 }),
      syrup: role(['sweetener', 'jam'], 0, 1, { grams: 20 }),
      salt: role('salt', 0, 1, { grams: 0.8 }),
    },
    write(d) {
      const dry = d.the('flour', 'leavening', 'sugar', 'spice', 'salt');
      const thin = !d.has('leavening');
      d.step(
        t`Mix ${dry} in a bowl. Beat ${d.the('egg')} with ${d.the('milk')}, pour in, and stir until just combined${thin ? t`. Let the batter stand for 10 minutes` : t`; a few lumps are fine`}.`,
        { tip: t`Stop stirring early: overworked batter makes tough pancakes.` },
      );
      d.step(
        t`Heat a little of ${d.the('fat')} in a skillet over medium heat. Pour in small ladles of batter${d.if('fruit', (x) => t`, drop some of ${x} on each,`)} and cook for 2 minutes, until ${thin ? t`the underside is gold` : t`bubbles form and the edges look dry`}. Flip and cook for 2 minutes more, until set in the middle. Repeat with the rest, which takes about 8 minutes.`,
        { looks: t`Golden on both sides with no wet batter inside.` },
      );
      d.step(t`Stack and serve warm${d.if('syrup', (x) => t` with ${x}`)}.`);
      return {
        title: t`${d.has('fruit') ? t`${titleOf(d.all('fruit'))} ` : thin ? t`Thin ` : t`Fluffy `}${d.one('flour').thing.kind === 'oats' ? t`Oat ` : ''}Pancakes`,
        description: t`${thin ? t`Tender` : t`Light`} pancakes${d.has('fruit') ? t` with ${d.names('fruit')}` : ''}, ${d.pick(t`worth getting up for`, t`ready before anyone asks twice`)}.`,
      };
    },
  }),
  blueprint({
    id: 'french-toast',
    equipment: STOVE,
    courses: ['breakfast', 'dessert'],
    cuisine: 'French',
    weight: 0.85,
    roles: {
      bread: role('bread', 1, 1, { not: unfitFor('french-toast.bread') }),
      egg: role('egg', 1, 1, { share: 0.5 }),
      milk: role(['milk', 'cream'], 1, 1, { grams: 60, not: unfitFor('french-toast.milk') }),
      sugar: role('sugar', 0, 1, { share: 0.6 }),
      spice: role('sweetspice', 0, 1),
      fat: role(['butter', 'oil'], 1, 1, { ranked: true }),
      fruit: role(['berry', 'banana', 'stonefruit', 'orchard'], 0, 2, {
        share: 0.7,
        not: unfitFor('french-toast.fruit'),
      }),
      syrup: role(['sweetener', 'jam'], 0, 1),
    },
    write(d) {
      d.step(
        t`Beat ${d.the('egg', 'milk', 'sugar', 'spice')} in a shallow dish. Lay in ${d.the('bread')} and soak for 2 minutes, turning once.`,
        { tip: t`Slightly stale bread drinks more and breaks less.` },
      );
      d.step(
        t`Heat ${d.the('fat')} in a large skillet over medium heat. Fry the soaked slices for 6 minutes, turning once, until golden and the egg is set all the way through.`,
        { looks: t`Deep gold outside; custardy, never wet, inside (160°F / 71°C).` },
      );
      d.step(t`Serve hot${d.has('fruit', 'syrup') ? t` with ${d.the('fruit', 'syrup')}` : ''}.`);
      return {
        title: t`French Toast${d.has('fruit') ? t` with ${nounsOf(d.all('fruit').slice(0, 2))}` : d.has('spice') ? t` with ${d.title('spice')}` : ''}`,
        description: t`Bread soaked in custard and fried in ${d.names('fat')} until golden${d.has('fruit') ? t`, with ${d.names('fruit')}` : ''}.`,
      };
    },
  }),
  blueprint({
    id: 'crumble',
    equipment: ['oven'],
    courses: ['dessert'],
    cuisine: 'British',
    servings: 4,
    prep: 12,
    weight: 0.8,
    roles: {
      fruit: role(COOKING_FRUIT, 1, 2, { by: 'roast', share: 1.1, not: [] }),
      flour: role('flour', 1, 1, { grams: 22 }),
      oats: role(['oats', 'nut'], 0, 1, { share: 0.4 }),
      sugar: role(['sugar', 'sweetener'], 1, 1, { grams: 16, ranked: true }),
      butter: role('butter', 1, 1, {
        grams: 14,
        only: fitFor('crumble.butter'),
        not: unfitFor('crumble.butter'),
      }),
      spice: role('sweetspice', 0, 1, { share: 0.6 }),
      acid: role('citrus', 0, 1, { share: 0.3 }),
      top: role(['yogurt', 'cream'], 0, 1, { grams: 30, not: unfitFor('crumble.top') }),
    },
    write(d) {
      d.step(
        t`Heat the oven to 375°F / 190°C. Toss ${d.the('fruit')} with ${d.if('acid', (x) => t`${x} and `)}a third of ${d.the('sugar')} in a baking dish.`,
      );
      d.step(
        t`Rub ${d.the('butter')} into ${d.the('flour')} with your fingertips until crumbly. Stir in ${d.the('oats', 'spice')}${d.has('oats', 'spice') ? t` and ` : ''}the rest of the ${d.names('sugar')}, and squeeze some of it into clumps over the fruit.`,
        { tip: t`Cold butter gives a crisp topping; soft butter gives paste.` },
      );
      d.step(t`Bake for 35 minutes, until the top is golden and juice bubbles up at the sides.`, {
        looks: t`Thick bubbles, not thin ones: the juices have turned to syrup.`,
      });
      d.step(
        t`Let stand for 10 minutes. ${d.has('top') ? t`Serve warm with ${d.the('top')}.` : t`Serve warm.`}`,
      );
      return {
        title: t`${titleOf(d.all('fruit'))} Crumble`,
        description: t`Bubbling ${d.names('fruit')} under a buttery ${d.has('oats') ? t`${d.one('oats').thing.kind === 'oats' ? t`oat` : modifiers(d.all('oats'))} ` : ''}crumble.`,
      };
    },
  }),
  blueprint({
    id: 'rice-pudding',
    equipment: STOVE,
    courses: ['dessert'],
    weight: 0.6,
    servings: 3,
    roles: {
      rice: role('rice', 1, 1, { share: 0.6, not: unfitFor('rice-pudding.rice') }),
      milk: role('milk', 1, 1, { grams: 280, not: unfitFor('rice-pudding.milk') }),
      sugar: role(['sugar', 'sweetener'], 1, 1, { grams: 14, ranked: true }),
      spice: role('sweetspice', 0, 1, { share: 0.6 }),
      fruit: role(['berry', 'stonefruit', 'tropical', 'driedfruit', 'orchard'], 0, 1, {
        share: 0.6,
        not: unfitFor('rice-pudding.fruit'),
      }),
      nuts: role('nut', 0, 1, { share: 0.5 }),
      salt: role('salt', 0, 1, { grams: 0.5 }),
    },
    write(d) {
      d.step(
        t`Stir ${d.the('rice', 'milk', 'sugar', 'spice', 'salt')} together in a heavy pot and bring to a bare simmer over medium heat.`,
      );
      d.step(
        t`Turn the heat to low and cook for 30 minutes, stirring every few minutes and more often toward the end, until ${d.the('rice')} is soft and the pudding is loose and creamy.`,
        { tip: t`Stop while it still looks a little runny; it thickens as it cools.` },
      );
      d.step(
        t`Let stand for 10 minutes. Serve warm or chilled${d.has('fruit', 'nuts') ? t` with ${d.the('fruit', 'nuts')}` : ''}.`,
      );
      return {
        title: t`Rice Pudding${d.has('fruit', 'spice') ? t` with ${nounsOf(d.all('fruit', 'spice').slice(0, 1))}` : ''}`,
        description: t`Slow, creamy rice pudding${d.has('fruit') ? t` under ${d.names('fruit')}` : ''}, made with what is nearly always there.`,
      };
    },
  }),
  blueprint({
    id: 'fruit-compote',
    equipment: STOVE,
    courses: ['dessert', 'breakfast'],
    weight: 0.5,
    roles: {
      fruit: role([...COOKING_FRUIT, 'tropical'], 1, 2, { by: 'simmer', share: 1.2 }),
      sugar: role(['sugar', 'sweetener'], 1, 1, { ranked: true }),
      water: role(['water', 'juice'], 0, 1, { grams: 20, ranked: true }),
      spice: role('sweetspice', 0, 1, { share: 0.5 }),
      acid: role('citrus', 0, 1, { share: 0.3 }),
      base: role(['yogurt', 'freshcheese', 'granola'], 1, 1, {
        only: fitFor('fruit-compote.base'),
      }),
    },
    write(d) {
      const longest = Math.max(...d.all('fruit').map((item) => minutesOf(item, 'simmer')));
      d.step(
        t`Put ${d.the('fruit', 'sugar', 'spice', 'water')} in a small pot over medium heat and simmer for ${longest} minutes, until soft and syrupy. ${d.if('acid', (x) => t`Stir in ${x}.`)}`,
        { looks: t`The juice coats a spoon.` },
      );
      d.step(t`Cool for 5 minutes, then spoon over ${d.the('base')}.`);
      return {
        title: t`Warm ${titleOf(d.all('fruit'))} Compote over ${d.title('base')}`,
        description: t`Warm, syrupy ${d.names('fruit')} over ${d.one('base').thing.kind === 'granola' ? '' : t`cool `}${d.names('base')}.`,
      };
    },
  }),
  blueprint({
    id: 'mug-cake',
    family: 'mug',
    equipment: ['microwave'],
    courses: ['dessert', 'snack'],
    servings: 1,
    prep: 4,
    weight: 0.5,
    roles: {
      flour: role('flour', 1, 1, { grams: 32 }),
      sugar: role('sugar', 1, 1, { grams: 19 }),
      milk: role('milk', 1, 1, { grams: 60 }),
      fat: role(['butter', 'oil'], 1, 1, { grams: 14, ranked: true }),
      leavening: role('leavening', 1, 1, { grams: 1.5 }),
      flavor: role(['cocoa', 'berry', 'banana', 'nutbutter'], 1, 1, {
        share: 0.5,
        not: unfitFor('mug-cake.flavor'),
      }),
      chocolate: role('chocolate', 0, 1, { share: 0.7 }),
      spice: role('sweetspice', 0, 1, { share: 0.5 }),
      salt: role('salt', 0, 1, { grams: 0.4 }),
    },
    write(d) {
      d.step(
        t`Stir ${d.the('flour', 'sugar', 'leavening', 'spice', 'salt')} together in a large microwave-safe mug. Beat in ${d.the('milk', 'fat')} until smooth, then fold in ${d.the('flavor', 'chocolate')}.`,
        { tip: t`Melt solid fat in the mug first, for 20 seconds.` },
      );
      d.step(
        t`Microwave on high for 2 minutes, until risen and just firm in the middle. Let stand for 1 minute: it goes on cooking.`,
        { looks: t`Springy to the touch, with no wet spot on top.` },
      );
      return {
        title: t`${titleOf(d.all('flavor'))} Mug Cake`,
        description: t`A small, warm cake with ${d.names('flavor', 'chocolate')}, for one person and one mug.`,
      };
    },
  }),
];
