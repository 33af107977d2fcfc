import type { Equipment } from '@crisper/contract/vocabulary';
import { type Blueprint, role } from '../blueprint.ts';
import { minutesOf, nounsOf, the } from '../dish.ts';
import { fitFor, unfitFor } from '../fitting.ts';
import { atLeast, blueprint, plainSeasonings, seasonings, seasonSentence, withSeasoning } from './shared.ts';

const potatoRole = role('potato', 1, 1, {
  cut: 'scrubbed and dried',
  share: 1.4,
  not: unfitFor('potato-role'),
});
const LOADED = {
  beans: role(['bean', 'tinnedfish', 'ground'], 0, 1, {
    share: 0.7,
    by: 'microwave',
    not: unfitFor('loaded.beans'),
  }),
  vegetables: role(['brassica', 'small', 'greens', 'tomato'], 0, 1, {
    by: 'microwave',
    share: 0.6,
    not: unfitFor('loaded.vegetables'),
  }),
  cheese: role(['melting', 'crumbly', 'freshcheese'], 0, 1),
  cream: role(['sourcream', 'butter', 'yogurt'], 0, 1, { grams: 15 }),
  top: role(['herb', 'allium', 'salsa'], 0, 1, {
    only: fitFor('loaded.top'),
    share: 0.6,
  }),
};

function bakedPotato(
  id: string,
  equipment: Equipment,
  heat: string,
  how: string,
  minutes: number,
): Blueprint {
  return blueprint({
    id,
    family: 'baked-potato',
    equipment: [equipment],
    prep: 5,
    weight: equipment === 'oven' ? 0.9 : 0.8,
    roles: { potato: potatoRole, ...LOADED, fat: role('oil', 0, 1, { grams: 3 }), ...plainSeasonings },
    // Peas alone leave a potato dry.
    suits: atLeast(1, 'beans', 'cheese', 'cream'),
    write(d) {
      const many = d.one('potato').amount > 1;
      d.step(
        `${heat} Prick ${d.the('potato')} all over with a fork${d.if('fat', (x) => ` and rub with ${x}`)}. ${how} for ${minutes} minutes, ${equipment === 'microwave' ? 'turning once, ' : ''}until a knife slides through without resistance.`,
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
        `Split ${d.the('potato')} and fluff the insides with a fork. ${seasonSentence(d)} Fill ${many ? 'each ' : ''}with ${fill}.`,
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

function potatoes(id: string, equipment: Equipment): Blueprint {
  const oven = equipment === 'oven';
  return blueprint({
    id,
    family: id,
    equipment: [equipment],
    courses: ['lunch', 'snack'],
    weight: 0.5,
    roles: {
      potato: role('potato', 1, 1, { share: 1.4, cut: oven ? 'cut into wedges' : 'cut into 1/2-inch dice' }),
      fat: role(['oil', 'butter'], 1, 1, { ranked: true, share: 1.6 }),
      allium: role('allium', 0, 1, { not: unfitFor('potatoes.allium'), cut: 'sliced' }),
      herb: role(['woodyherb', 'herb'], 0, 1),
      cheese: role(['hardcheese', 'crumbly'], 0, 1, { share: 0.8 }),
      sauce: role(['mayo', 'ketchup', 'yogurt', 'sourcream'], 0, 1, { grams: 25 }),
      ...seasonings,
    },
    write(d) {
      if (oven) {
        d.step(
          `Heat the oven to 425°F / 220°C. Toss ${d.the('potato', 'allium')} with ${d.the('fat')} on a sheet pan${withSeasoning(d) ? ` and season${withSeasoning(d)}` : ''}.`,
        );
        d.step('Roast for 32 minutes, turning once, until crisp outside and tender inside.', {
          tip: 'Give them room: crowded wedges steam.',
        });
      } else {
        d.step(
          `Heat ${d.the('fat')} in a large skillet over medium heat. Add ${d.the('potato')}, cover, and cook for 10 minutes. Uncover, ${d.has('allium') ? `add ${d.the('allium')}` : 'turn up the heat a little'}, and cook for 8 minutes more, turning now and then, until crisp and tender.`,
        );
        const season = seasonSentence(d);
        if (season) d.step(season);
      }
      d.step(
        `Serve hot${d.has('herb', 'cheese') ? `, scattered with ${d.the('herb', 'cheese')}` : ''}${d.if('sauce', (x) => `, with ${x} for dipping`)}.`,
      );
      return {
        title: `${oven ? 'Oven-Roasted' : 'Pan-Fried'} ${nounsOf(d.all('potato'))}${d.has('herb', 'cheese', 'allium') ? ` with ${nounsOf(d.all('herb', 'cheese', 'allium').slice(0, 1))}` : ''}`,
        description: `Crisp ${d.names('potato')}, done with patience and very little else.`,
      };
    },
  });
}

export const potatoDishes: readonly Blueprint[] = [
  bakedPotato('baked-potato', 'oven', 'Heat the oven to 400°F / 200°C.', 'Bake on the rack', 55),
  bakedPotato('microwave-potato', 'microwave', '', 'Microwave on high', 9),
  bakedPotato('air-fryer-potato', 'air_fryer', 'Heat the air fryer to 390°F / 200°C.', 'Air-fry', 38),
  potatoes('oven-wedges', 'oven'),
  potatoes('pan-potatoes', 'stovetop'),
];
