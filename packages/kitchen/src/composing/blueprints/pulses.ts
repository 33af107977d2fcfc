import { type Blueprint, role } from '../blueprint.ts';
import { fitFor, unfitFor } from '../foods-by-role.ts';
import { nounsOf, t } from '../saying/marks.ts';
import { cookPot, ID_OF_POT, POTS, type Pot, soften, TITLE_OF_POT } from './pot-cooking.ts';
import { atLeast, blueprint, seasonings } from './shared.ts';

function lentils(pot: Pot): Blueprint {
  return blueprint({
    id: `${ID_OF_POT[pot]}lentils`,
    family: 'lentils',
    equipment: [pot],
    servings: 4,
    weight: 0.8,
    roles: {
      lentils: role('lentil', 1, 1),
      vegetables: role(
        ['root', 'soft', 'tomato', 'tomatocan', 'potato', 'squash', 'firm', 'brassica'],
        0,
        2,
        {
          by: 'simmer',
          share: 0.7,
          not: unfitFor('lentils.vegetables'),
        },
      ),
      allium: role('allium', 0, 1),
      garlic: role('garlic', 0, 1, { only: fitFor('lentils.garlic') }),
      liquid: role(['stock', 'water'], 1, 1, { grams: 300, ranked: true }),
      greens: role('greens', 0, 1, { by: 'simmer' }),
      fat: role(['oil', 'butter'], 1, 1, { ranked: true }),
      mustard: role('mustard', 0, 1),
      acid: role(['citrus', 'vinegar'], 0, 1, { share: 0.5 }),
      cheese: role('crumbly', 0, 1, { share: 0.7 }),
      herb: role('herb', 0, 1),
      ...seasonings,
    },
    suits: atLeast(1, 'vegetables', 'allium', 'garlic', 'greens'),
    write(d) {
      const started = soften(d, pot, d.all('allium', 'garlic'));
      const rest = started ? [] : [...d.all('fat'), ...d.all('allium', 'garlic')];
      cookPot(
        d,
        pot,
        [...d.all('liquid', 'lentils', 'vegetables'), ...rest],
        d.all('greens'),
        t`until ${d.the('lentils')} are tender`,
      );
      d.step(
        t`${d.has('mustard', 'acid') ? t`Stir in ${d.the('mustard', 'acid')}, taste,` : t`Taste`} and ladle into bowls; it thickens as it stands. ${d.has('cheese', 'herb') ? t`Top with ${d.the('cheese', 'herb')}.` : ''}`,
        d.has('acid') ? {} : { tip: t`A splash of something sharp, vinegar or citrus, wakes lentils up.` },
      );
      return {
        title: t`${TITLE_OF_POT[pot]}${d.title('lentils')} Pot${d.has('vegetables', 'greens') ? t` with ${nounsOf(d.all('vegetables', 'greens').slice(0, 2))}` : ''}`,
        description: t`${d.names('lentils', 'vegetables', 'greens')} cooked soft in one pot: cheap, filling and good for days.`,
      };
    },
  });
}

function warmBeans(pot: Pot): Blueprint {
  return blueprint({
    id: `${ID_OF_POT[pot]}warm-beans`,
    family: 'beans',
    equipment: [pot],
    weight: 0.6,
    roles: {
      beans: role('bean', 1, 1, { share: 1.3, not: unfitFor('warm-beans.beans') }),
      tomato: role(['tomatocan', 'tomato', 'tomatosauce', 'salsa'], 0, 1, { share: 0.8 }),
      vegetables: role(['root', 'soft', 'firm', 'brassica', 'squash', 'potato'], 0, 2, {
        by: 'simmer',
        share: 0.7,
        not: unfitFor('warm-beans.vegetables'),
      }),
      allium: role('allium', 0, 1),
      garlic: role('garlic', 0, 1, { only: fitFor('warm-beans.garlic') }),
      greens: role('greens', 0, 1, { by: 'simmer' }),
      liquid: role(['stock', 'water'], 1, 1, { grams: 90, ranked: true }),
      fat: role(['oil', 'butter'], 1, 1, { ranked: true }),
      acid: role(['citrus', 'vinegar'], 0, 1, { share: 0.5 }),
      cheese: role(['crumbly', 'hardcheese'], 0, 1, { share: 0.7 }),
      ...seasonings,
    },
    suits: atLeast(1, 'tomato', 'vegetables', 'allium', 'garlic', 'greens', 'cheese'),
    write(d) {
      const started = soften(d, pot, d.all('allium', 'garlic'));
      const rest = started ? [] : d.all('fat', 'allium', 'garlic');
      cookPot(
        d,
        pot,
        [...d.all('liquid', 'beans', 'tomato', 'vegetables'), ...rest],
        d.all('greens'),
        t`until everything is tender and the liquid is saucy`,
      );
      d.step(
        t`${d.has('acid', 'cheese') ? t`Finish with ${d.the('acid', 'cheese')}` : t`Crush a few of ${d.the('beans')} to thicken the sauce`} and serve warm.`,
      );
      return {
        title: t`${TITLE_OF_POT[pot]}Saucy ${nounsOf(d.all('beans'))} with ${nounsOf(d.all('tomato', 'vegetables', 'greens', 'allium', 'garlic', 'cheese').slice(0, 2))}`,
        description: t`${d.names('beans')} simmered with ${d.names('tomato', 'vegetables', 'greens', 'allium', 'garlic') || d.names('cheese')} until saucy.`,
      };
    },
  });
}

export const pulses: readonly Blueprint[] = [...POTS.map(lentils), ...POTS.map(warmBeans)];
