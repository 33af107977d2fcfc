import { type Blueprint, role } from '../blueprint.ts';
import { fitFor, unfitFor } from '../foods-by-role.ts';
import { t, titleOf } from '../saying/marks.ts';
import { NO_COOK } from './salads.ts';
import { atLeast, blueprint } from './shared.ts';

function finishOf(scattered: string, sweet: string): string {
  if (scattered)
    return sweet ? t`Scatter with ${scattered} and finish with ${sweet}.` : t`Scatter with ${scattered}.`;
  return sweet ? t`Finish with ${sweet}.` : t`Serve cold.`;
}

export const coldBreakfasts: readonly Blueprint[] = [
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
        only: fitFor('yogurt-bowl.base'),
      }),
      fruit: role(['berry', 'banana', 'orchard', 'stonefruit', 'tropical', 'grape', 'orange'], 1, 3, {
        share: 0.8,
        not: unfitFor('yogurt-bowl.fruit'),
      }),
      crunch: role(['granola', 'nut', 'oats'], 0, 1),
      seeds: role('seed', 0, 1, { not: unfitFor('yogurt-bowl.seeds') }),
      sweet: role(['sweetener', 'jam'], 0, 1, { share: 0.8 }),
      spice: role('sweetspice', 0, 1, { only: fitFor('yogurt-bowl.spice'), share: 0.5 }),
    },
    write(d) {
      d.step(
        t`Stir ${d.the('base')}${d.if('spice', (x) => t` with ${x}`)} until creamy and spoon into a bowl.`,
      );
      d.step(t`Arrange ${d.the('fruit')} on top. ${finishOf(d.the('crunch', 'seeds'), d.the('sweet'))}`, {
        tip: t`Add anything crunchy at the last moment.`,
      });
      return {
        title: t`${titleOf(d.all('fruit').slice(0, 2))} ${d.one('base').thing.kind === 'yogurt' ? t`Yogurt` : d.title('base')} Bowl`,
        description: t`Cool ${d.names('base')} with ${d.names('fruit', 'crunch', 'seeds')}.`,
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
      liquid: role(['milk', 'yogurt'], 1, 1, { grams: 130, not: unfitFor('overnight-oats.liquid') }),
      fruit: role(['berry', 'banana', 'orchard', 'stonefruit', 'tropical'], 0, 2, {
        share: 0.7,
        not: unfitFor('overnight-oats.fruit'),
      }),
      seeds: role(['seed', 'nut', 'nutbutter'], 0, 1, { not: unfitFor('overnight-oats.seeds') }),
      sweet: role(['sweetener', 'sugar'], 0, 1),
      spice: role(['sweetspice', 'cocoa'], 0, 1, { share: 0.6, not: unfitFor('overnight-oats.spice') }),
    },
    suits: atLeast(1, 'fruit', 'seeds', 'spice'),
    write(d) {
      d.step(t`Stir ${d.the('oats', 'liquid', 'seeds', 'sweet', 'spice')} together in a jar.`);
      d.step(
        t`Cover and chill for 6 hours or overnight, until the oats are soft and have drunk up the liquid.`,
        {
          meanwhile: true,
          looks: t`Thick and spoonable; stir in a splash more liquid if it has gone stiff.`,
        },
      );
      d.step(
        t`${d.has('fruit') ? t`Top with ${d.the('fruit')} and eat cold.` : t`Stir and eat cold, straight from the jar.`}`,
      );
      return {
        title: t`${titleOf(d.all('fruit', 'spice', 'seeds').slice(0, 2))} Overnight Oats`,
        description: t`Oats that soften in the fridge while you sleep${d.has('fruit') ? t`, topped with ${d.names('fruit')}` : ''}.`,
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
      fruit: role(['banana', 'berry', 'stonefruit', 'tropical'], 1, 3, {
        share: 1.1,
        not: unfitFor('smoothie.fruit'),
      }),
      liquid: role(['milk', 'yogurt', 'juice'], 1, 1, { grams: 200, not: unfitFor('smoothie.liquid') }),
      greens: role('greens', 0, 1, { only: fitFor('smoothie.greens'), share: 0.7, cut: '' }),
      oats: role(['oats', 'nutbutter', 'seed'], 0, 1, {
        share: 0.5,
        not: unfitFor('smoothie.oats'),
      }),
      sweet: role('sweetener', 0, 1, { share: 0.6 }),
    },
    write(d) {
      d.step(
        t`Put ${d.the('liquid', 'fruit', 'greens', 'oats', 'sweet')} in a blender, the liquid at the bottom.`,
      );
      d.step(t`Blend on high for 1 minute, until completely smooth. Pour into a tall glass and drink cold.`, {
        tip: t`Frozen fruit makes it thick and saves the ice.`,
        looks: t`No flecks of skin or leaf left.`,
      });
      return {
        title: t`${d.has('greens') ? t`Green ` : ''}${titleOf(d.all('fruit').slice(0, 2))} Smoothie`,
        description: t`${d.names('fruit')}${d.has('greens') ? t` and ${d.names('greens')}` : ''} blended with ${d.names('liquid')}: breakfast to go.`,
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
          not: unfitFor('fruit-salad.fruit'),
        },
      ),
      acid: role(['citrus', 'juice'], 0, 1, { grams: 12 }),
      sweet: role(['sweetener', 'sugar'], 0, 1, { share: 0.6 }),
      herb: role('herb', 0, 1, { only: fitFor('fruit-salad.herb') }),
      nuts: role('nut', 0, 1, { share: 0.7 }),
      top: role('yogurt', 0, 1, { grams: 40 }),
    },
    suits: atLeast(1, 'acid', 'sweet', 'top', 'herb'),
    write(d) {
      d.step(
        t`${d.has('acid', 'sweet') ? t`${d.has('acid') && d.has('sweet') ? t`Stir ${d.the('acid', 'sweet')} together` : t`Put ${d.the('acid', 'sweet')}`} in a wide bowl.` : t`Set out a wide bowl.`} Add ${d.the('fruit')} and turn gently.`,
        {
          tip: t`Cut soft fruit last, straight into the juice, and they stay bright.`,
        },
      );
      d.step(
        t`Let stand for 5 minutes until the juices run. ${d.has('herb', 'nuts', 'top') ? t`Finish with ${d.the('herb', 'nuts', 'top')}.` : t`Serve cool.`}`,
      );
      return {
        title: t`${titleOf(d.all('fruit').slice(0, 3))} Fruit Salad`,
        description: t`${d.names('fruit')}, cut, dressed and left a moment in their own juice.`,
      };
    },
  }),
];
