import type { Equipment } from '@crisper/contract/vocabulary';
import { drinks } from '../absorption.ts';
import { type Blueprint, castOf, role } from '../blueprint.ts';
import { minutesText, panSentences } from '../cooking-stages.ts';
import { minutesOf } from '../dish.ts';
import { unfitFor } from '../foods-by-role.ts';
import type { Item } from '../role.ts';
import { t, the, titleOf } from '../saying/marks.ts';
import { blueprint, plainSeasonings, STOVE, withSeasoning } from './shared.ts';

/** Laid on top near the end: in the pot from the start, these turn to mush. */
function isTender(item: Item): boolean {
  return item.thing.kind !== 'bean' && minutesOf(item, 'simmer') < 10 && !isQuick(item);
}

/** Done by the steam of the covered pot alone. */
function isQuick(item: Item): boolean {
  return item.thing.kind === 'greens' || minutesOf(item, 'simmer') <= 5;
}

/** Grains that are usually boiled and drained take about three times their weight of water. */
const FOR_SLOW_GRAINS = 3.2;

function soaking(item: Item): number {
  if (item.thing.kind === 'tomato') return item.grams * -0.3;
  return item.grams * (drinks(item) ?? FOR_SLOW_GRAINS);
}

/** Bite-size chicken is dry after half an hour, so it goes with grains that are quick. */
const WITH_POULTRY = 20;

function pilaf(id: string, equipment: readonly Equipment[], pressure: boolean): Blueprint {
  return blueprint({
    id,
    family: 'pilaf',
    equipment,
    servings: 4,
    roles: {
      grain: role(['rice', 'grain'], 1, 1, { not: unfitFor('pilaf.grain') }),
      vegetables: role(['root', 'soft', 'small', 'greens', 'squash', 'firm', 'brassica', 'tomato'], 0, 2, {
        by: 'simmer',
        share: 0.7,
        cut: null,
        not: unfitFor('pilaf.vegetables'),
      }),
      protein: role(['bean', 'poultry'], 0, 1, {
        by: 'simmer',
        share: 0.8,
        not: unfitFor('pilaf.protein'),
      }),
      allium: role('allium', 0, 1),
      garlic: role('garlic', 0, 1),
      liquid: role(['stock', 'water'], 1, 1, {
        per: { roles: ['grain'], grams: soaking },
        ranked: true,
      }),
      fat: role(['oil', 'butter'], 1, 1, { ranked: true }),
      nuts: role(['nut', 'driedfruit'], 0, 1, { share: 0.7 }),
      herb: role('herb', 0, 1),
      spices: role(['spice', 'curryspice'], 0, 2),
      ...plainSeasonings,
    },
    suits: (c) =>
      castOf(c, 'vegetables', 'protein', 'allium', 'nuts').length > 0 &&
      (castOf(c, 'protein')[0]?.kind !== 'poultry' ||
        (castOf(c, 'grain')[0]?.minutes.simmer ?? 0) <= WITH_POULTRY),
    write(d) {
      const g = d.one('grain');
      const pot = pressure
        ? t`an electric pressure cooker set to sauté`
        : t`a heavy pot with a lid over medium heat`;
      const [p] = d.all('protein');
      const first = d.all('allium', 'garlic');
      const heat = t`Heat ${d.the('fat')} in ${pot}.`;
      const started = first.length > 0;
      if (started) d.step(t`${heat} ${panSentences(d, first)}`);
      d.step(
        t`${started ? '' : heat} Stir in ${the([g])}${withSeasoning(d) ? t`, season${withSeasoning(d)},` : ''} and toast for 2 minutes, until it smells nutty.`,
        { tip: t`Coat every grain with fat and they stay separate.` },
      );
      const tender = d.all('vegetables').filter(isTender);
      const quick = d.all('vegetables').filter(isQuick);
      const early = [
        ...d.all('vegetables').filter((item) => !isTender(item) && !isQuick(item)),
        ...(p ? [p] : []),
      ];
      const safe =
        p && p.thing.kind === 'poultry'
          ? p.thing.form === 'plural'
            ? t`${the([p])} read 165°F / 74°C`
            : t`${the([p])} reads 165°F / 74°C`
          : '';
      const top = [...(pressure ? tender : []), ...quick];
      if (pressure)
        d.step(
          t`Add ${the([...early, ...d.all('liquid')])}, scraping the bottom clean. Lock the lid and cook at high pressure for ${Math.max(4, Math.round(minutesOf(g, 'simmer') * 0.45))} minutes. Let the pressure fall for 10 minutes, then release the rest and open the lid${safe ? t`; check that ${safe}` : ''}.`,
        );
      else {
        const last = Math.max(0, ...tender.map((item) => minutesOf(item, 'simmer')));
        const lay =
          tender.length > 0
            ? t` Lay ${the(tender)} on top, cover again, and cook for ${minutesText(last)} more`
            : '';
        d.step(
          t`${early.length > 0 ? t`Add ${the(early)}, pour in ${d.the('liquid')}, and bring to a boil.` : t`Pour in ${d.the('liquid')} and bring to a boil.`} Cover, turn the heat to low, and cook for ${minutesText(minutesOf(g, 'simmer') - last)}${lay ? t`.${lay}` : ''}, until the liquid is gone${safe ? t`, and ${safe}` : ''}.`,
          { tip: t`Keep the lid on: the steam does the cooking.` },
        );
      }
      d.step(
        t`${top.length > 0 ? t`Lay ${the(top)} on top, cover, and let steam off the heat for ${minutesText(Math.max(...top.map((item) => minutesOf(item, 'simmer'))))}, until tender.` : t`Let stand, covered, for 5 minutes.`} Fluff with a fork${d.has('nuts', 'herb') ? t` and fold in ${d.the('nuts', 'herb')}` : ''}.`,
      );
      const lead = d.all('protein', 'vegetables', 'allium', 'nuts').slice(0, 2);
      return {
        title: t`${pressure ? t`Pressure-Cooker ` : ''}${titleOf(lead)} ${d.title('grain')} Pilaf`,
        description: t`Toasted ${d.names('grain')} cooked with ${d.names('protein', 'vegetables', 'allium') || d.names('nuts')} until every grain is tender and separate.`,
      };
    },
  });
}

export const pilafs: readonly Blueprint[] = [
  pilaf('pilaf', STOVE, false),
  pilaf('pressure-pilaf', ['instant_pot'], true),
];
