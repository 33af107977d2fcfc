import type { Equipment } from '@crisper/contract/vocabulary';
import { type Blueprint, role } from '../blueprint.ts';
import { minutesOf, the, titleOf } from '../dish.ts';
import type { Item } from '../items.ts';
import { panSentences } from '../staging.ts';
import { atLeast, blueprint, plainSeasonings, STOVE, withSeasoning } from './shared.ts';

function isLate(item: Item): boolean {
  return item.thing.kind === 'greens' || minutesOf(item, 'simmer') <= 5;
}

function pilaf(id: string, equipment: readonly Equipment[], pressure: boolean): Blueprint {
  return blueprint({
    id,
    family: 'pilaf',
    equipment,
    servings: 4,
    roles: {
      grain: role(['rice', 'grain'], 1, 1, { not: ['couscous', 'arborio-rice', 'instant-rice'] }),
      vegetables: role(['root', 'soft', 'small', 'greens', 'squash', 'firm', 'brassica', 'tomato'], 0, 2, {
        by: 'simmer',
        share: 0.7,
        cut: null,
        not: ['beet', 'eggplant', 'collard-greens', 'kale'],
      }),
      protein: role(['bean', 'poultry'], 0, 1, {
        by: 'simmer',
        share: 0.8,
        not: ['baked-bean', 'refried-bean', 'chicken-drumstick', 'chicken-wing'],
      }),
      allium: role('allium', 0, 1),
      garlic: role('garlic', 0, 1),
      liquid: role(['stock', 'water'], 1, 1, { grams: 175, ranked: true }),
      fat: role(['oil', 'butter'], 1, 1, { ranked: true }),
      nuts: role(['nut', 'driedfruit'], 0, 1, { share: 0.7 }),
      herb: role('herb', 0, 1),
      spices: role(['spice', 'curryspice'], 0, 2),
      ...plainSeasonings,
    },
    suits: atLeast(1, 'vegetables', 'protein', 'allium', 'nuts'),
    write(d) {
      const g = d.one('grain');
      const pot = pressure
        ? 'an electric pressure cooker set to sauté'
        : 'a heavy pot with a lid over medium heat';
      const [p] = d.all('protein');
      const first = d.all('allium', 'garlic');
      const browned = p && p.thing.kind === 'poultry' ? `Add ${the([p])} and brown for 4 minutes.` : '';
      const heat = `Heat ${d.the('fat')} in ${pot}.`;
      const started = first.length > 0 || browned !== '';
      if (started) d.step(`${heat} ${first.length > 0 ? panSentences(d, first) : ''} ${browned}`);
      d.step(
        `${started ? '' : heat} Stir in ${the([g])}${withSeasoning(d) ? `, season${withSeasoning(d)},` : ''} and toast for 2 minutes, until it smells nutty.`,
        { tip: 'Coat every grain with fat and they stay separate.' },
      );
      // Foods that cook much faster than the grain would turn to mush, so they steam on top at the end.
      const early = [...d.all('vegetables'), ...(p && p.thing.kind === 'bean' ? [p] : [])].filter(
        (item) => !isLate(item),
      );
      const late = d.all('vegetables').filter(isLate);
      const safe =
        p && p.thing.kind === 'poultry'
          ? `, and ${the([p])} ${p.thing.form === 'plural' ? 'read' : 'reads'} 165°F / 74°C`
          : '';
      if (pressure)
        d.step(
          `Add ${the([...early, ...d.all('liquid')])}, scraping the bottom clean. Lock the lid and cook at high pressure for ${Math.max(6, Math.round(minutesOf(g, 'simmer') * 0.5))} minutes. Let the pressure fall for 10 minutes, then release the rest and open the lid${safe ? `; check that ${safe.slice(6)}` : ''}.`,
        );
      else
        d.step(
          `${early.length > 0 ? `Add ${the(early)}, pour` : 'Pour'} in ${d.the('liquid')}${early.length > 0 ? ',' : ''} and bring to a boil. Cover, turn the heat to low, and cook for ${minutesOf(g, 'simmer')} minutes, until the liquid is gone${safe}.`,
          { tip: 'Keep the lid on: the steam does the cooking.' },
        );
      d.step(
        `${late.length > 0 ? `Lay ${the(late)} on top, cover, and let stand off the heat for 8 minutes, until tender.` : 'Let stand, covered, for 5 minutes.'} Fluff with a fork${d.has('nuts', 'herb') ? ` and fold in ${d.the('nuts', 'herb')}` : ''}.`,
      );
      const lead = d.all('protein', 'vegetables', 'allium', 'nuts').slice(0, 2);
      return {
        title: `${pressure ? 'Pressure-Cooker ' : ''}${titleOf(lead)} ${d.title('grain')} Pilaf`,
        description: `Toasted ${d.names('grain')} cooked with ${d.names('protein', 'vegetables', 'allium') || d.names('nuts')} until every grain is tender and separate.`,
      };
    },
  });
}

export const pilafs: readonly Blueprint[] = [
  pilaf('pilaf', STOVE, false),
  pilaf('pressure-pilaf', ['instant_pot'], true),
];
