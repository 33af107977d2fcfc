import type { Equipment } from '@crisper/contract/vocabulary';
import { type Blueprint, role } from '../blueprint.ts';
import { panSentences } from '../cooking-stages.ts';
import { unfitFor } from '../foods-by-role.ts';
import { nounsOf, t } from '../saying/marks.ts';
import { alongside, blueprint, seasonings, seasonSentence } from './shared.ts';

const PATTY_HEAT: Partial<Record<Equipment, readonly [title: string, how: string]>> = {
  stovetop: [t`Skillet`, t`cook for 9 minutes, turning once,`],
  oven: [t`Oven`, t`bake for 15 minutes, turning once,`],
  air_fryer: [t`Air-Fryer`, t`air-fry for 11 minutes, turning once,`],
};

function patties(id: string, equipment: Equipment): Blueprint {
  const [name, how] = PATTY_HEAT[equipment] ?? ['', ''];
  const pan = equipment === 'stovetop';
  const start: Partial<Record<Equipment, string>> = {
    oven: t`Heat the oven to 425°F / 220°C and line a sheet pan.`,
    air_fryer: t`Heat the air fryer to 375°F / 190°C.`,
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
          not: unfitFor('patties.vegetables'),
        },
      ),
      cheese: role(['melting', 'crumbly'], 0, 1, { share: 0.7 }),
      sauce: role(['ketchup', 'mustard', 'mayo', 'bbq', 'yogurt', 'salsa'], 0, 1, { grams: 15 }),
      ...seasonings,
    },
    write(d) {
      d.step(
        t`${start[equipment] ?? ''} Shape ${d.the('meat')} into flat patties about half an inch thick. ${d.has('salt') && pan && d.has('vegetables') ? t`Season both sides with ${d.the('spices', 'pepper') ? t`${d.names('spices', 'pepper')} and ` : ''}half of the salt.` : seasonSentence(d, t`Season both sides`)}`,
        {
          tip: t`Press a dimple in the middle so that they stay flat.`,
        },
      );
      d.step(
        t`${pan ? t`Heat ${d.the('fat')} in a skillet over medium-high heat. Add the patties and` : t`Brush the patties with ${d.the('fat')} and`} ${how} ${d.safe(d.one('meat'))}.${d.if('cheese', (x) => t` Lay ${x} on top for the last minute, so that it melts.`)} Move to a plate.`,
      );
      if (pan && d.has('vegetables'))
        d.step(
          t`Keep the fat in the skillet over medium heat. ${panSentences(d, d.all('vegetables'))} ${d.has('salt') ? t`Season with the rest of the salt.` : ''}`,
        );
      d.step(
        t`Serve the patties${d.has('vegetables', 'sauce') ? t` with ${d.the('vegetables', 'sauce')}` : t` hot`}.`,
      );
      return {
        title: t`${name} ${d.title('meat')} Patties${d.has('vegetables') ? t` with ${nounsOf(d.all('vegetables').slice(0, 1))}` : ''}`,
        description: t`Juicy ${d.names('meat')} patties, browned hard${alongside(d.names('vegetables'))}.`,
      };
    },
  });
}

export const pattyDishes: readonly Blueprint[] = [
  patties('patties', 'stovetop'),
  patties('oven-patties', 'oven'),
  patties('air-fryer-patties', 'air_fryer'),
];
