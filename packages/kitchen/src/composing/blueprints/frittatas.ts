import type { Equipment } from '@crisper/contract/vocabulary';
import { type Blueprint, role } from '../blueprint.ts';
import { panSentences } from '../cooking-stages.ts';
import { unfitFor } from '../foods-by-role.ts';
import type { Kind } from '../kinds.ts';
import { t, the, titleOf } from '../saying/marks.ts';
import { blueprint, panCook, plainSeasonings, STOVE, withSeasoning } from './shared.ts';

export const FILLING: readonly Kind[] = ['soft', 'greens', 'small', 'tomato', 'firm', 'brassica'];
export const NOT_FILLING = unfitFor('filling');

function frittata(id: string, equipment: readonly Equipment[], oven: boolean): Blueprint {
  return blueprint({
    id,
    family: 'frittata',
    equipment,
    courses: ['breakfast', 'lunch', 'dinner'],
    cuisine: 'Italian',
    roles: {
      eggs: role('egg', 1, 1, { share: 1.4 }),
      vegetables: role([...FILLING, 'potato', 'allium'], 1, 3, {
        by: 'saute',
        share: 0.7,
        not: unfitFor('frittata.vegetables'),
      }),
      meat: role(['cooked', 'smoked', 'bacon', 'sausage', 'tinnedfish'], 0, 1, {
        by: 'saute',
        share: 0.6,
        not: unfitFor('frittata.meat'),
      }),
      cheese: role(['melting', 'crumbly', 'hardcheese', 'freshcheese'], 0, 1),
      milk: role(['milk', 'cream'], 0, 1, { grams: 20 }),
      allium: role('allium', 0, 1),
      fat: role(['oil', 'butter'], 1, 1, { ranked: true }),
      herb: role('herb', 0, 1),
      ...plainSeasonings,
    },
    write(d) {
      if (oven) d.step(t`Heat the oven to 375°F / 190°C.`);
      d.step(
        t`Whisk ${d.the('eggs', 'milk')} in a bowl${withSeasoning(d)}. ${d.has('cheese') ? t`Stir in about half of ${d.the('cheese')}.` : ''}`,
      );
      if (d.has('meat')) {
        const meat = d.one('meat');
        d.step(
          t`Heat ${d.the('fat')} in a ${oven ? t`medium ovenproof` : t`medium nonstick`} skillet over medium heat. Add ${the([meat])} and ${panCook(d, meat)}.`,
        );
        d.step(panSentences(d, d.all('allium', 'vegetables')));
      } else {
        d.step(
          t`Heat ${d.the('fat')} in a ${oven ? t`medium ovenproof` : t`medium nonstick`} skillet over medium heat. ${panSentences(d, d.all('allium', 'vegetables'))}`,
          { tip: t`Drive off the water from the vegetables now, or the frittata weeps later.` },
        );
      }
      const top = d.has('cheese') ? t` Scatter the rest of ${d.the('cheese')} on top.` : '';
      if (oven)
        d.step(
          t`Pour in the egg mixture and cook without stirring for 2 minutes, until the edge sets.${top} Bake for 12 minutes, until the eggs are set in the middle, 160°F / 71°C.`,
          { looks: t`Puffed at the edge and barely trembling in the center.` },
        );
      else
        d.step(
          t`Turn the heat to low, pour in the egg mixture, and stir once.${top} Cover and cook for 12 minutes, until the eggs are set on top, 160°F / 71°C.`,
          {
            looks: t`No liquid egg runs when you tilt the pan.`,
            tip: t`Low and slow: if the bottom colors quickly, the heat is too high.`,
          },
        );
      d.step(
        t`Let stand for 3 minutes, then cut into wedges${d.if('herb', (x) => t` and scatter with ${x}`)}. Good warm or cold.`,
      );
      const lead = [...d.all('meat'), ...d.all('vegetables')].slice(0, 2);
      return {
        title: t`${oven ? '' : t`Stovetop `}${titleOf(lead)} Frittata`,
        description: t`A thick frittata with ${d.names('meat', 'vegetables', 'cheese')}, ${d.pick(t`as good cold tomorrow as it is warm tonight`, t`cut into wedges at the table`)}.`,
      };
    },
  });
}

export const frittatas: readonly Blueprint[] = [
  frittata('frittata', ['stovetop', 'oven'], true),
  frittata('stovetop-frittata', STOVE, false),
];
