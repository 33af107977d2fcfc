import { waterFor } from '../absorption.ts';
import { type Blueprint, castOf, role } from '../blueprint.ts';
import { minutesText, panSentences } from '../cooking-stages.ts';
import { FOR_SEARING, isInRounds } from '../cuts.ts';
import { type Dish, minutesOf } from '../dish.ts';
import { fitFor, unfitFor } from '../foods-by-role.ts';
import type { Item } from '../role.ts';
import { listOf, nounsOf, t, the } from '../saying/marks.ts';
import { blueprint, boilStarch, plainSeasonings, STOVE, WHOLE_CUTS } from './shared.ts';

/** Chops are served whole; a steak is sliced when it has rested. */
const CARVED = new Set(fitFor('carved'));
/** Their fat must run out slowly, so the pan starts cold. */
const SKIN_SIDE_DOWN = new Set(fitFor('skin-side-down'));
/** Minutes more than for thin strips. */
const WHOLE_PIECE = 3;

function sear(d: Dish, meat: Item, hasFat: boolean): void {
  const tip = t`Leave it alone while it browns: it lets go of the pan by itself.`;
  if (SKIN_SIDE_DOWN.has(meat.thing.like)) {
    d.step(
      t`Score the skin of ${the([meat])}, season${seasoned(d)}, and lay skin side down in a cold heavy skillet. Set over medium heat and cook for 10 minutes, until the fat has run out and the skin is deep gold. Spoon off most of the fat, turn, and cook for 7 minutes more, until no longer pink and 165°F / 74°C in the thickest part. Move to a board and let rest for 5 minutes.`,
      { tip: t`Keep the fat: potatoes fried in it are the best there are.` },
    );
    return;
  }
  const minutes = minutesText(minutesOf(meat, 'saute') + WHOLE_PIECE);
  d.step(
    t`Season ${the([meat])} on both sides${seasoned(d)}. ${hasFat ? t`Heat ${d.has('vegetables') ? t`the rest of ` : ''}${d.the('fat')} in the skillet` : t`Heat a heavy skillet`} over medium-high heat until it shimmers. Lay in ${the([meat])} and cook for ${minutes}, turning once, ${d.safe(meat)}. Move to a board and let rest for 5 minutes.`,
    { tip },
  );
}

/** Half of the salt goes on the meat when vegetables get the other half. */
function seasoned(d: Dish): string {
  const words = [d.names('pepper')];
  if (d.has('salt')) words.push(d.has('vegetables') ? t`the rest of the salt` : d.names('salt'));
  const listed = listOf(words);
  return listed ? t` with ${listed}` : '';
}

function sauce(d: Dish): void {
  if (!d.has('butter', 'garlic', 'herbs', 'wine', 'cream', 'mustard')) return;
  const first = d.the('butter', 'garlic', 'herbs');
  const whisked = d.the('mustard', 'cream');
  d.step(
    t`Lower the heat to medium. ${first ? t`Add ${first} to the skillet and stir for 1 minute.` : ''} ${d.if('wine', (x) => t`Pour in ${x}, scrape up the browned bits, and let it bubble for 3 minutes.`)} ${whisked ? t`Stir in ${whisked} and simmer for 1 minute, until it coats a spoon.` : ''} Stir in the juices from the board.`,
  );
}

export const wholeCuts: readonly Blueprint[] = [
  blueprint({
    id: 'seared-cut',
    equipment: STOVE,
    roles: {
      protein: role('meat', 1, 1, { by: 'saute', cut: FOR_SEARING, only: WHOLE_CUTS }),
      vegetables: role(['soft', 'firm', 'brassica', 'greens', 'small', 'tomato', 'root'], 0, 2, {
        by: 'saute',
        not: unfitFor('skillet-supper.vegetables'),
      }),
      starch: role('potato', 0, 1, { by: 'simmer', cut: 'peeled and cut into chunks' }),
      water: role('water', 0, 1, {
        per: { roles: ['starch'], grams: waterFor },
        eatenShare: 0,
        along: 'starch',
      }),
      fat: role('oil', 1, 1),
      butter: role('butter', 0, 1),
      allium: role('allium', 0, 1, { along: 'vegetables' }),
      garlic: role('garlic', 0, 1, { not: unfitFor('skillet-supper.garlic') }),
      herbs: role('woodyherb', 0, 1),
      wine: role(['wine', 'stock'], 0, 1, { grams: 45 }),
      mustard: role('mustard', 0, 1),
      cream: role(['cream', 'sourcream'], 0, 1, { grams: 30 }),
      salad: role('salad', 0, 1, { share: 0.6 }),
      ...plainSeasonings,
    },
    suits: (c) => castOf(c, 'vegetables', 'starch', 'salad').length > 0,
    write(d) {
      const meat = d.one('protein');
      boilStarch(d, { meanwhile: false, saveWater: !d.has('butter') });
      if (d.has('starch'))
        d.step(
          t`Crush ${d.the('starch')} roughly with a fork${d.has('butter') ? t` and half of ${d.the('butter')}` : t` and a spoonful of the saved water`}, cover, and keep warm.`,
        );
      const hot = d.all('allium', 'vegetables');
      if (hot.length > 0)
        d.step(
          t`Heat half of ${d.the('fat')} in a large heavy skillet over medium heat. ${panSentences(d, hot)} ${d.has('salt') ? t`Season with half of the salt.` : ''} Move to a plate.`,
        );
      sear(d, meat, true);
      sauce(d);
      const carved =
        CARVED.has(meat.thing.like) && !isInRounds(meat.thing)
          ? t`Slice ${the([meat])} across the grain and serve`
          : t`Serve ${the([meat])}`;
      const beside = the([...hot, ...d.all('starch', 'salad')]);
      d.step(
        t`${carved} with ${beside}${d.has('butter', 'wine', 'cream', 'mustard') ? t`, and spoon over what is in the pan` : ''}.`,
      );
      const named = [...d.all('vegetables').slice(0, d.has('starch') ? 1 : 2), ...d.all('starch')];
      return {
        title:
          named.length > 0
            ? t`Seared ${d.title('protein')} with ${nounsOf(named)}`
            : t`Seared ${d.title('protein')} with Salad`,
        description: t`${d.names('protein')} seared ${isInRounds(meat.thing) ? t`in thick rounds` : t`in one piece`}, rested, with ${d.names('vegetables', 'starch', 'salad')}${d.has('wine', 'cream') ? t`, in a quick pan sauce` : ''}.`,
      };
    },
  }),
];
