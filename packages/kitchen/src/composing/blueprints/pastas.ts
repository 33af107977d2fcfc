import { type Blueprint, role } from '../blueprint.ts';
import { panSentences, potSentences } from '../cooking-stages.ts';
import { fitFor, unfitFor } from '../foods-by-role.ts';
import type { Kind } from '../kinds.ts';
import type { Item } from '../role.ts';
import { nounsOf, t, the, titleOf } from '../saying/marks.ts';
import {
  blueprint,
  boilStarch,
  panCook,
  plainSeasonings,
  STOVE,
  seasonSentence,
  sideStarch,
} from './shared.ts';

const PASTA_VEG: readonly Kind[] = ['soft', 'brassica', 'firm', 'small', 'greens', 'tomato', 'accent'];
export const NOT_IN_PASTA = unfitFor('in-pasta');
/** Melts in warm oil, and is what the sauce tastes of. */
const ANCHOVY = 'anchovy';
/** Water that one pot of pasta drinks and turns into sauce; canned tomatoes bring some of their own. */
function saucing({ thing, grams }: Item): number {
  if (thing.kind === 'pasta') return grams * 3;
  return thing.kind === 'tomatocan' ? grams * -0.4 : 0;
}

export const italian = {
  herbs: role('driedherb', 0, 1, { not: unfitFor('italian.herbs') }),
  flakes: role('spice', 0, 1, { only: fitFor('italian.flakes') }),
  ...plainSeasonings,
};

export const pastas: readonly Blueprint[] = [
  blueprint({
    id: 'one-pot-pasta',
    family: 'pasta',
    equipment: STOVE,
    cuisine: 'Italian',
    roles: {
      pasta: role('pasta', 1, 1, { not: unfitFor('one-pot-pasta.pasta') }),
      liquid: role(['stock', 'water'], 1, 1, {
        per: { roles: ['pasta', 'vegetables'], grams: saucing },
        ranked: true,
      }),
      vegetables: role([...PASTA_VEG, 'tomatocan'], 1, 3, {
        by: 'simmer',
        share: 0.9,
        not: [...unfitFor('one-pot-pasta.vegetables'), ...NOT_IN_PASTA],
      }),
      beans: role('bean', 0, 1, {
        share: 0.7,
        only: fitFor('one-pot-pasta.beans'),
      }),
      allium: role('allium', 0, 1),
      garlic: role('garlic', 0, 1, { only: fitFor('one-pot-pasta.garlic') }),
      fat: role(['oil', 'butter'], 1, 1, { ranked: true }),
      cheese: role(['hardcheese', 'melting', 'crumbly', 'freshcheese'], 0, 1, {
        not: unfitFor('one-pot-pasta.cheese'),
      }),
      herb: role('herb', 0, 1, { not: unfitFor('one-pot-pasta.herb') }),
      ...italian,
    },
    write(d) {
      const [tomato] = d.all('vegetables').filter((item) => item.thing.kind === 'tomatocan');
      const veg = d.all('vegetables').filter((item) => item !== tomato);
      const p = d.one('pasta');
      const first = d.all('allium', 'garlic');
      const warm = t`Warm ${d.the('fat')} in a wide pot over medium heat.`;
      if (first.length > 0) d.step(t`${warm} ${panSentences(d, first)}`);
      const season = d.names('herbs', 'flakes', 'salt', 'pepper');
      d.step(
        t`${first.length > 0 ? '' : warm} Pour in ${the([...(tomato ? [tomato] : []), ...d.all('liquid')])}${season ? t`, season with ${season},` : ''} and bring to a boil. ${potSentences([p, ...veg, ...d.all('beans')], t`stirring often, until ${the([p])} is tender and the liquid has turned into a sauce`)}`,
        {
          tip: t`If it dries out before the pasta is done, add a splash of hot water.`,
          looks: t`The sauce coats the back of a spoon.`,
        },
      );
      d.step(
        t`${d.has('cheese') ? t`Off the heat, stir in ${d.the('cheese')} until it melts into the sauce.` : t`Take the pot off the heat and let the sauce settle a moment.`} ${d.if('herb', (x) => t`Finish with ${x}.`)}`,
      );
      return {
        title: t`One-Pot ${d.title('pasta')} with ${nounsOf([...(tomato ? [tomato] : []), ...veg].slice(0, 2))}`,
        description: t`${d.names('pasta')} cooked in its own sauce with ${d.names('vegetables')}: one pot, no draining, nothing wasted.`,
      };
    },
  }),
  blueprint({
    id: 'tossed-pasta',
    family: 'pasta',
    equipment: STOVE,
    cuisine: 'Italian',
    roles: {
      ...sideStarch(['cookedpasta', 'pasta', 'dumpling'], 1),
      protein: role(
        ['sausage', 'smoked', 'bacon', 'shellfish', 'poultry', 'ground', 'tinnedfish', 'cooked'],
        0,
        1,
        {
          by: 'saute',
          share: 0.65,
          not: unfitFor('tossed-pasta.protein'),
        },
      ),
      vegetables: role(PASTA_VEG, 0, 3, { by: 'saute', not: NOT_IN_PASTA }),
      sauce: role(['tomatosauce', 'pesto', 'tomatocan'], 0, 1, { by: null }),
      garlic: role('garlic', 0, 1, { only: fitFor('tossed-pasta.garlic') }),
      allium: role('allium', 0, 1, { not: unfitFor('tossed-pasta.allium') }),
      fat: role(['oil', 'butter'], 1, 1, { ranked: true, share: 1.4 }),
      cheese: role(['hardcheese', 'crumbly', 'melting'], 0, 1, { share: 0.9 }),
      acid: role('citrus', 0, 1, { share: 0.5, only: fitFor('tossed-pasta.acid') }),
      herb: role('herb', 0, 1, { not: unfitFor('tossed-pasta.herb') }),
      ...italian,
    },
    suits: (c) =>
      c.has('vegetables') || c.has('sauce') || c.has('protein') || (c.has('garlic') && c.has('cheese')),
    write(d) {
      const isCooked = d.one('starch').thing.kind === 'cookedpasta';
      if (!isCooked) boilStarch(d, { saveWater: true });
      const isSimmered = d.has('sauce') && d.one('sauce').thing.kind !== 'pesto';
      // Peas and corn would go gray while the sauce simmers.
      const last = isSimmered ? d.all('vegetables').filter(({ thing }) => thing.kind === 'small') : [];
      const veg = d.all('allium', 'vegetables', 'garlic').filter((item) => !last.includes(item));
      const meanwhile = isCooked ? '' : t`Meanwhile, `;
      const isMelted = d.has('protein') && d.one('protein').thing.like === ANCHOVY;
      const isSeared = d.has('protein') && !isMelted;
      if (isSeared)
        d.step(
          t`${meanwhile}heat half of ${d.the('fat')} in a large skillet over medium-high heat. Add ${d.the('protein')} and ${panCook(d, d.one('protein'), true)}. Move to a plate.`,
        );
      if (isMelted)
        d.step(
          t`${meanwhile || t`Now `}heat ${d.the('fat')} in a large skillet over medium-low heat. Add ${d.the('protein')} and stir for 2 minutes, until they melt into it. ${veg.length > 0 ? panSentences(d, veg) : ''}`,
        );
      else if (veg.length > 0)
        d.step(
          t`${isSeared ? t`Add the rest of ` : t`Heat `}${d.the('fat')} ${isSeared ? t`to the skillet` : t`in a large skillet`} over medium heat. ${panSentences(d, veg)}`,
        );
      else if (!isSeared) d.step(t`Warm ${d.the('fat')} in a large skillet over low heat.`);
      if (isSimmered)
        d.step(
          t`Pour ${d.the('sauce')} into the skillet and simmer for ${d.one('sauce').thing.kind === 'tomatocan' ? 10 : 5} minutes, until slightly thickened.`,
        );
      const season = d.names('herbs', 'flakes', 'salt', 'pepper');
      const beside = [...(isMelted ? [] : d.all('protein')), ...last, ...(isSimmered ? [] : d.all('sauce'))];
      d.step(
        t`Tip ${isCooked ? '' : t`the drained `}${isCooked ? d.the('starch') : d.names('starch')} into the skillet${beside.length > 0 ? t` with ${the(beside)}` : ''} and toss over medium heat for ${isCooked || last.length > 0 ? t`3 minutes, with a splash of water, until steaming hot` : t`1 minute, with a splash of the saved water`}${season ? t`, seasoning with ${season}` : ''}. ${d.has('cheese', 'acid', 'herb') ? t`Finish with ${d.the('cheese', 'acid', 'herb')}.` : ''}`,
      );
      const lead = [...d.all('protein'), ...d.all('vegetables').slice(0, 2)].slice(0, 2);
      const name = d.title('starch');
      const tail =
        lead.length > 0
          ? t` with ${nounsOf(lead)}`
          : d.has('sauce')
            ? t` with ${d.title('sauce')}`
            : t` with ${nounsOf(d.all('garlic', 'cheese'))}`;
      return {
        title: t`${name}${tail}`,
        description: t`${d.names('starch')} tossed with ${d.names('protein', 'vegetables', 'sauce') || d.names('garlic', 'cheese')}, ${d.pick(t`quick enough for any evening`, t`a weeknight plate without fuss`)}.`,
      };
    },
  }),
  blueprint({
    id: 'creamy-pasta',
    family: 'pasta',
    equipment: STOVE,
    roles: {
      ...sideStarch('pasta', 1),
      cream: role(['cream', 'freshcheese', 'sourcream', 'milk'], 1, 1, {
        grams: 60,
        only: fitFor('creamy-pasta.cream'),
        ranked: true,
      }),
      cheese: role(['hardcheese', 'melting'], 1, 1, { ranked: true }),
      vegetables: role(['soft', 'brassica', 'small', 'greens', 'firm'], 0, 2, {
        by: 'saute',
        share: 0.8,
        not: [...unfitFor('creamy-pasta.vegetables'), ...NOT_IN_PASTA],
      }),
      protein: role(['bacon', 'cooked', 'poultry'], 0, 1, {
        by: 'saute',
        share: 0.6,
        not: unfitFor('creamy-pasta.protein'),
      }),
      fat: role(['butter', 'oil'], 1, 1, { ranked: true }),
      garlic: role('garlic', 0, 1, { only: fitFor('creamy-pasta.garlic') }),
      flour: role('flour', 0, 1, { grams: 2.5 }),
      ...plainSeasonings,
    },
    // Milk needs flour to become a sauce.
    suits: (c) => c.get('cream')?.[0]?.kind !== 'milk' || c.has('flour'),
    write(d) {
      boilStarch(d, { saveWater: true });
      if (d.has('protein'))
        d.step(
          t`Heat half of ${d.the('fat')} in a large skillet over medium heat. Add ${d.the('protein')} and ${panCook(d, d.one('protein'))}. Move to a plate.`,
        );
      const veg = d.all('vegetables', 'garlic');
      const thick = ['freshcheese', 'sourcream'].includes(d.one('cream').thing.kind);
      d.step(
        t`${d.has('protein') ? t`Add the rest of ` : t`Heat `}${d.the('fat')} ${d.has('protein') ? t`to the skillet` : t`in a large skillet`} over medium heat. ${veg.length > 0 ? panSentences(d, veg) : ''} ${d.if('flour', (x) => t`Sprinkle in ${x} and stir for 1 minute.`)}`,
      );
      d.step(
        t`Stir in ${d.the('cream')}${thick ? t` with a ladle of the cooking water` : ''} and let it bubble gently for 3 minutes, then stir in ${d.the('cheese')} until smooth. ${seasonSentence(d)}`,
        {
          tip: t`Keep the heat low once the cheese is in, or the sauce turns grainy.`,
          looks: t`Thick enough to coat a spoon.`,
        },
      );
      d.step(
        t`Fold in ${d.the('starch', 'protein')} and serve right away, loosened with a spoonful of the cooking water if needed.`,
      );
      const lead = [...d.all('protein'), ...d.all('vegetables')].slice(0, 2);
      return {
        title: t`Creamy ${lead.length > 0 ? t`${titleOf(lead)} ` : t`${d.title('cheese')} `}${d.title('starch')}`,
        description: t`${d.names('starch')} in a silky sauce of ${d.names('cream', 'cheese')}${lead.length > 0 ? t` with ${d.names('protein', 'vegetables')}` : ''}.`,
      };
    },
  }),
];
