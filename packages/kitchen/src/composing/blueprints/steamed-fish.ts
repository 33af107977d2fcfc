import { type Blueprint, role } from '../blueprint.ts';
import { minutesOf } from '../dish.ts';
import { fitFor, unfitFor } from '../foods-by-role.ts';
import { nounsOf, t, the } from '../saying/marks.ts';
import { blueprint, boilStarch, STOVE, sideStarch } from './shared.ts';

/** Minutes that green leaves take beside the fish. */
const LEAVES = 3;

export const steamedFish: readonly Blueprint[] = [
  blueprint({
    id: 'steamed-fish',
    equipment: STOVE,
    cuisine: 'Chinese',
    roles: {
      ...sideStarch('rice'),
      protein: role('fish', 1, 1, { by: 'steam', cut: 'patted dry' }),
      garlic: role('garlic', 1, 1, { not: unfitFor('blended-soup.garlic') }),
      greens: role(['greens', 'brassica', 'firm'], 0, 1, { by: 'steam', not: unfitFor('pan-seared.side') }),
      allium: role('allium', 0, 1, { only: fitFor('congee.allium') }),
      sauce: role('soysauce', 1, 1, { share: 0.7 }),
      drizzle: role('asiansauce', 0, 1, { share: 0.4, not: unfitFor('congee.drizzle') }),
      fat: role('oil', 1, 1, { share: 0.8 }),
      herb: role('herb', 0, 1, { only: fitFor('curry.herb') }),
      salt: role('salt', 0, 1),
    },
    write(d) {
      const fish = d.one('protein');
      const greens = d.all('greens');
      boilStarch(d);
      const minutes = minutesOf(fish, 'steam');
      const first = greens.length > 0 ? minutes - LEAVES : minutes;
      d.step(
        t`Pour an inch of water into a wide pot with a lid, set a rack or an upturned bowl in it, and bring to a boil. Lay ${the([fish])} on a heatproof plate${d.has('salt') ? t`, season with ${d.has('starch') && d.has('water') ? t`the rest of the ` : ''}salt` : ''}, and scatter with ${d.the('garlic')}.`,
      );
      d.step(
        t`Set the plate on the rack, cover, and steam ${the([fish])} for ${first} minutes${greens.length > 0 ? t`. Lay ${the(greens)} around it and steam for ${LEAVES} minutes more` : ''}, ${d.safe(fish, 'wet')}.`,
        { tip: t`Open the lid away from you. A thick piece takes 2 minutes longer.` },
      );
      d.step(
        t`Pour off the water on the plate. Spoon ${d.the('sauce', 'drizzle')} over ${the([fish, ...greens])}${d.has('allium', 'herb') ? t` and scatter with ${d.the('allium', 'herb')}` : ''}.`,
      );
      d.step(
        t`Heat ${d.the('fat')} in a small pan for 2 minutes, until it shimmers, and pour it over: it should sizzle. Serve at once${d.if('starch', (x) => t` with ${x}`)}.`,
      );
      return {
        title: t`Steamed ${d.nouns('protein')} with ${nounsOf([...d.all('garlic'), ...greens].slice(0, 2))}`,
        description: t`${d.names('protein')} steamed with ${d.names('garlic')}, finished with ${d.names('sauce')} and hot oil.`,
      };
    },
  }),
];
