import type { Equipment } from '@crisper/contract/vocabulary';
import { type Blueprint, castOf, role } from '../blueprint.ts';
import { fitFor, unfitFor } from '../foods-by-role.ts';
import type { Item } from '../role.ts';
import { listOf, nounsOf, t, the } from '../saying/marks.ts';
import { blueprint, plainSeasonings, seasonings, seasonSentence, withSeasoning } from './shared.ts';

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
  meat: role(['bacon', 'cooked'], 0, 1, { share: 0.7, by: 'microwave' }),
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

/** Butter is on every potato. */
const isNamed = ({ thing }: Item): boolean => thing.kind !== 'butter';

interface Baking {
  heat: string;
  how: string;
  minutes: number;
  /** How what fills it is warmed, and for how long beside the potatoes. */
  warm: (what: string) => string;
  beside: number;
}

function bakedPotato(
  id: string,
  equipment: Equipment,
  { heat, how, minutes, warm, beside }: Baking,
): Blueprint {
  return blueprint({
    id,
    family: 'baked-potato',
    equipment: [equipment],
    prep: 5,
    weight: equipment === 'oven' ? 0.95 : 0.8,
    roles: { potato: potatoRole, ...LOADED, fat: role('oil', 0, 1, { grams: 3 }), ...plainSeasonings },
    // Peas or butter alone are no filling.
    suits: (c) =>
      castOf(c, 'beans', 'meat', 'cheese', 'cream').length > 0 &&
      castOf(c, 'beans', 'meat', 'vegetables', 'cheese').length > 0 &&
      // Meat of yesterday is dry without something soft beside it.
      (c.get('meat')?.[0]?.kind !== 'cooked' ||
        castOf(c, 'cheese', 'cream', 'top').some(({ kind }) => kind !== 'butter' && kind !== 'herb')),
    write(d) {
      const many = d.one('potato').amount > 1;
      const meat = d.all('meat');
      const bacon = meat.filter(({ thing }) => thing.end === 'crisp');
      const filling = [...d.all('beans', 'vegetables'), ...meat.filter((item) => !bacon.includes(item))];
      const isWarmed = filling.length + bacon.length > 0;
      const done = t`until a knife slides through without resistance`;
      d.step(
        t`${heat} Prick ${d.the('potato')} all over with a fork${d.if('fat', (x) => t` and rub with ${x}`)}. ${how} for ${isWarmed ? minutes - beside : minutes} minutes${equipment === 'microwave' ? t`, turning once` : ''}${isWarmed && beside > 0 ? '' : t`, ${done}`}.`,
        { tip: t`Skip the pricking and one day a potato will burst.` },
      );
      const parts = [
        filling.length > 0
          ? equipment === 'microwave'
            ? t`${the(filling)} in a covered bowl`
            : t`${the(filling)} in a covered dish`
          : '',
        bacon.length > 0 ? t`${the(bacon)} on a second dish` : '',
      ];
      const end = bacon.length > 0 ? t` and ${the(bacon)} is browned and crisp` : '';
      if (isWarmed)
        d.step(
          t`${warm(listOf(parts))}, until hot and tender${end}${beside > 0 ? t`; a knife should slide through the potatoes` : ''}.`,
        );
      d.step(
        t`Split ${d.the('potato')} and fluff the insides with a fork. ${seasonSentence(d)} Fill ${many ? t`each ` : ''}with ${d.the('cream', 'beans', 'meat', 'vegetables', 'cheese', 'top')}.`,
      );
      const lead = d.all('beans', 'meat', 'vegetables', 'cheese', 'cream').filter(isNamed).slice(0, 2);
      const kind =
        { oven: t`Loaded`, microwave: t`Microwave`, air_fryer: t`Air-Fryer` }[equipment as string] ??
        t`Loaded`;
      return {
        title: t`${kind} ${nounsOf(d.all('potato'))} with ${nounsOf(lead)}`,
        description: t`Fluffy ${d.names('potato')} loaded with ${d.names('beans', 'meat', 'vegetables', 'cheese', 'cream')}.`,
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
      herbs: role('woodyherb', 0, 1),
      herb: role('herb', 0, 1),
      cheese: role(['hardcheese', 'crumbly'], 0, 1, { share: 0.8 }),
      sauce: role(['mayo', 'ketchup', 'yogurt', 'sourcream'], 0, 1, { grams: 25 }),
      ...seasonings,
    },
    write(d) {
      if (oven) {
        d.step(
          t`Heat the oven to 425°F / 220°C. Toss ${d.the('potato', 'allium')} with ${d.the('fat', 'herbs')} on a sheet pan${withSeasoning(d) ? t` and season${withSeasoning(d)}` : ''}.`,
        );
        d.step(t`Roast for 32 minutes, turning once, until crisp outside and tender inside.`, {
          tip: t`Give them room: crowded wedges steam.`,
        });
      } else {
        d.step(
          t`Heat ${d.the('fat')} in a large skillet over medium heat. Add ${d.the('potato')}, cover, and cook for 10 minutes. Uncover, ${d.has('allium') ? t`add ${d.the('allium', 'herbs')}` : d.has('herbs') ? t`add ${d.the('herbs')}` : t`turn up the heat a little`}, and cook for 8 minutes more, turning now and then, until crisp and tender.`,
        );
        const season = seasonSentence(d);
        if (season) d.step(season);
      }
      d.step(
        t`Serve hot${d.has('herb', 'cheese') ? t`, scattered with ${d.the('herb', 'cheese')}` : ''}${d.if('sauce', (x) => t`, with ${x} for dipping`)}.`,
      );
      return {
        title: t`${oven ? t`Oven-Roasted` : t`Pan-Fried`} ${nounsOf(d.all('potato'))}${d.has('herbs', 'herb', 'cheese', 'allium') ? t` with ${nounsOf(d.all('herbs', 'herb', 'cheese', 'allium').slice(0, 1))}` : ''}`,
        description: t`Crisp ${d.names('potato')}, done with patience and very little else.`,
      };
    },
  });
}

export const potatoDishes: readonly Blueprint[] = [
  bakedPotato('baked-potato', 'oven', {
    heat: t`Heat the oven to 400°F / 200°C.`,
    how: t`Bake on the rack`,
    minutes: 56,
    warm: (what) => t`Beside the potatoes, bake ${what} for 16 minutes more`,
    beside: 16,
  }),
  bakedPotato('microwave-potato', 'microwave', {
    heat: '',
    how: t`Microwave on high`,
    minutes: 9,
    warm: (what) => t`Microwave ${what} on high for 4 minutes`,
    beside: 0,
  }),
  bakedPotato('air-fryer-potato', 'air_fryer', {
    heat: t`Heat the air fryer to 390°F / 200°C.`,
    how: t`Air-fry`,
    minutes: 38,
    warm: (what) => t`Beside the potatoes, air-fry ${what} for 10 minutes more`,
    beside: 10,
  }),
  potatoes('oven-wedges', 'oven'),
  potatoes('pan-potatoes', 'stovetop'),
];
