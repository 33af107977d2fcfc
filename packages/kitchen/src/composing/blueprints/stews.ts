import type { Equipment } from '@crisper/contract/vocabulary';
import { type Blueprint, castOf, role } from '../blueprint.ts';
import { panSentences } from '../cooking-stages.ts';
import { minutesOf } from '../dish.ts';
import { fitFor, unfitFor } from '../foods-by-role.ts';
import type { Kind } from '../kinds.ts';
import { nounsOf, t, the, titleOf } from '../saying/marks.ts';
import { cookPot, ID_OF_POT, POTS, type Pot, soften, TITLE_OF_POT } from './pot-cooking.ts';
import { atLeast, BOARD_CHEESES, blueprint, seasonings, seasonSentence, withSeasoning } from './shared.ts';

const BROWNED_IN: Readonly<Record<Pot, string>> = {
  stovetop: t`a heavy pot over medium heat`,
  slow_cooker: t`a large skillet over medium-high heat`,
  instant_pot: t`the pressure cooker set to sauté`,
};

function chili(pot: Pot): Blueprint {
  return blueprint({
    id: `${ID_OF_POT[pot]}chili`,
    family: 'chili',
    // Ground meat is browned in a skillet first.
    equipment: pot === 'slow_cooker' ? [pot, 'stovetop'] : [pot as Equipment],
    cuisine: 'Tex-Mex',
    servings: 4,
    weight: pot === 'stovetop' ? 1 : 0.9,
    roles: {
      protein: role(['ground', 'bean'], 1, 1, {
        by: 'simmer',
        not: unfitFor('chili.protein'),
      }),
      beans: role('bean', 0, 2, { share: 0.7, not: unfitFor('chili.beans') }),
      tomato: role(['tomatocan', 'tomato', 'tomatosauce'], 1, 1, { grams: 140 }),
      vegetables: role(['soft', 'small'], 0, 2, {
        by: 'simmer',
        share: 0.6,
        not: unfitFor('chili.vegetables'),
      }),
      allium: role('allium', 0, 1),
      garlic: role('garlic', 0, 1, { only: fitFor('chili.garlic') }),
      chili: role(['chili', 'hotsauce'], 0, 1),
      liquid: role(['stock', 'water'], 0, 1, { grams: 80, ranked: true }),
      fat: role(['oil', 'butter'], 1, 1, { ranked: true }),
      top: role(['melting', 'sourcream', 'avocado'], 0, 1, { share: 0.7, not: BOARD_CHEESES }),
      ...seasonings,
    },
    suits: (c) =>
      castOf(c, 'allium', 'garlic').length > 0 &&
      castOf(c, 'spices', 'chili', 'garlic').length > 0 &&
      castOf(c, 'protein', 'beans', 'vegetables').length >= 2,
    write(d) {
      const p = d.one('protein');
      const started = soften(
        d,
        pot,
        d.all('allium', 'garlic', 'chili').filter((item) => minutesOf(item, 'saute') > 0),
      );
      if (p.thing.kind === 'ground')
        d.step(
          t`${started ? '' : t`Heat ${d.the('fat')} in ${BROWNED_IN[pot]}. `}Add ${the([p])} and cook for 8 minutes, breaking up the lumps with a spoon, ${d.safe(p)}.`,
        );
      const aromatics =
        pot === 'slow_cooker'
          ? d.all('allium', 'garlic', 'chili')
          : d.all('chili').filter((item) => minutesOf(item, 'saute') === 0);
      const pool = [
        ...d.all('tomato', 'beans', 'vegetables', 'liquid'),
        ...aromatics,
        ...(started || p.thing.kind === 'ground' ? [] : d.all('fat')),
        ...(p.thing.kind === 'bean' ? [p] : pot === 'slow_cooker' ? [p] : []),
      ];
      const quick = d.all('vegetables').filter((item) => minutesOf(item, 'simmer') <= 5);
      const slow = pool.filter((item) => !quick.includes(item));
      if (pot === 'stovetop') {
        d.step(
          t`${d.steps.length === 0 ? t`Put ${the(slow)} in a large heavy pot` : t`Stir in ${the(slow)}`}${withSeasoning(d) ? t`, season${withSeasoning(d)},` : ''} and bring to a simmer. Cook, partly covered, for ${quick.length > 0 ? 20 : 25} minutes, stirring now and then${quick.length > 0 ? t`. Add ${the(quick)} and simmer for another 5 minutes` : ''}, until thick.`,
          {
            looks: t`A spoon leaves a slow-closing trail.`,
            tip: t`It is better the next day; chill within two hours of cooking.`,
          },
        );
      } else cookPot(d, pot, pool, [], 'until thick');
      d.step(
        t`Taste${d.has('salt') ? t` for salt` : ''} and serve hot${d.if('top', (x) => t`, topped with ${x}`)}.`,
      );
      const lead =
        p.thing.kind === 'ground'
          ? [p, ...d.all('beans').slice(0, 1)]
          : [p, ...d.all('vegetables', 'beans').slice(0, 1)];
      return {
        title: t`${TITLE_OF_POT[pot]}${titleOf(lead)} Chili`,
        description: t`A thick chili of ${d.names('protein', 'beans', 'vegetables')} with ${d.names('tomato')}, ${d.pick(t`built for leftovers`, t`warming and generous`)}.`,
      };
    },
  });
}

/** Vegetables that give a stew some body. */
const STARCHY: ReadonlySet<Kind> = new Set(['root', 'potato', 'squash']);
/** Pale when they only simmer, so they are browned first. */
const BROWNED: ReadonlySet<Kind> = new Set(['stewmeat', 'sausage']);

function stew(pot: Pot): Blueprint {
  return blueprint({
    id: `${ID_OF_POT[pot]}stew`,
    family: 'stew',
    equipment: [pot as Equipment],
    servings: 4,
    prep: 8,
    weight: pot === 'stovetop' ? 1 : 0.9,
    roles: {
      protein: role(
        pot === 'stovetop'
          ? ['poultry', 'sausage', 'bean', 'stewmeat']
          : ['stewmeat', 'poultry', 'bean', 'sausage'],
        1,
        1,
        {
          by: 'simmer',
          share: 0.9,
          not: unfitFor('stew.protein'),
        },
      ),
      vegetables: role(['root', 'potato', 'squash', 'soft', 'firm'], 1, 3, {
        by: 'simmer',
        share: 0.8,
        cut: 'cut into chunks',
        not: unfitFor('stew.vegetables'),
      }),
      allium: role('allium', 0, 1, { not: unfitFor('stew.allium') }),
      garlic: role('garlic', 0, 1, { only: fitFor('stew.garlic') }),
      tomato: role(['tomatopaste', 'tomatocan', 'tomato'], 0, 1, { share: 0.6 }),
      wine: role('wine', 0, 1),
      liquid: role(['stock', 'water'], 1, 1, {
        per: {
          roles: ['protein', 'vegetables', 'greens'],
          grams: ({ grams }) => grams * (pot === 'stovetop' ? 0.65 : 0.4),
        },
        ranked: true,
      }),
      ...(pot === 'slow_cooker' ? {} : { fat: role(['oil', 'butter'], 1, 1, { ranked: true }) }),
      greens: role(['greens', 'small'], 0, 1, {
        by: 'simmer',
        share: 0.6,
        not: unfitFor('stew.greens'),
      }),
      dried: role(['woodyherb', 'driedherb'], 0, 1),
      ...seasonings,
    },
    // Peppers and sausages in water are no stew: something must flavor it, and something thicken it.
    suits: (c) =>
      castOf(c, 'allium', 'garlic', 'dried', 'spices').length > 0 &&
      (castOf(c, 'tomato', 'wine').length > 0 ||
        c.get('liquid')?.[0]?.kind === 'stock' ||
        castOf(c, 'vegetables').some(({ kind }) => STARCHY.has(kind))),
    write(d) {
      const first = d.all('allium', 'garlic').filter((item) => minutesOf(item, 'saute') > 0);
      const p = d.one('protein');
      const brown = pot !== 'slow_cooker' && BROWNED.has(p.thing.kind);
      if (brown)
        d.step(
          t`Heat ${d.the('fat')} in ${pot === 'stovetop' ? t`a large heavy pot over medium-high heat` : t`the pressure cooker set to sauté`}. Add ${the([p])} and brown on all sides for 6 minutes. Move to a plate.${first.length > 0 ? t` Turn the heat down a little. ${panSentences(d, first)}` : ''}`,
          { tip: t`The brown crust on the bottom is the flavor of the stew: scrape it up with the liquid.` },
        );
      const started = brown || soften(d, pot, first);
      const into = [
        ...d.all('protein', 'vegetables', 'tomato', 'wine', 'liquid'),
        ...(pot === 'slow_cooker' ? d.all('allium', 'garlic') : started ? [] : d.all('fat')),
      ];
      const done = t`until everything is tender and the broth has some body`;
      cookPot(d, pot, into, d.all('greens'), done, brown ? p : undefined);
      d.step(
        t`${d.pick(t`Crush a few pieces of vegetable against the side to thicken the stew`, t`Let stand off the heat for 5 minutes so the flavors settle`)}, taste, and ladle into deep bowls.`,
      );
      return {
        title: t`${TITLE_OF_POT[pot]}${titleOf([...d.all('protein'), ...d.all('vegetables').slice(0, 1)])} Stew`,
        description: t`${pot === 'stovetop' ? t`A plain, deep stew` : t`A hands-off stew`} of ${d.names('protein', 'vegetables')} that ${d.pick(t`fills the kitchen with its smell`, t`asks for little and gives a lot`)}.`,
      };
    },
  });
}

const slowShred: Blueprint = blueprint({
  id: 'slow-braise',
  family: 'braise',
  equipment: ['slow_cooker'],
  servings: 4,
  weight: 0.9,
  roles: {
    protein: role(['stewmeat', 'poultry'], 1, 1, {
      cut: 'left whole',
      not: unfitFor('slow-braise.protein'),
    }),
    sauce: role(['salsa', 'bbq', 'tomatosauce', 'tomatocan', 'stock'], 1, 1, { grams: 70 }),
    allium: role('allium', 0, 1, { cut: 'sliced', not: unfitFor('slow-braise.allium') }),
    garlic: role('garlic', 0, 1, { only: fitFor('slow-braise.garlic') }),
    acid: role(['vinegar', 'citrus'], 0, 1, { share: 0.6 }),
    serve: role(['roll', 'bread', 'tortilla'], 0, 1, { not: unfitFor('slow-braise.serve') }),
    ...seasonings,
  },
  write(d) {
    const p = d.one('protein');
    d.step(
      t`${d.has('allium', 'garlic') ? t`Spread ${d.the('allium', 'garlic')} over the bottom of the slow cooker and lay` : t`Lay`} ${the([p])} ${d.has('allium', 'garlic') ? t`on top` : t`in the slow cooker`}. ${seasonSentence(d)} Pour over ${d.the('sauce', 'acid')}.`,
    );
    d.step(
      t`Cover and cook on low for ${p.thing.kind === 'stewmeat' ? 8 : 5} hours, until fork-tender and ${p.thing.kind === 'poultry' ? t`165°F / 74°C in the thickest part` : t`well past 145°F / 63°C inside; it should fall apart`}.`,
      {
        tip: t`Thaw meat fully before it goes into a slow cooker; from frozen it spends too long at unsafe temperatures.`,
      },
    );
    d.step(
      t`Shred with two forks and stir back into the juices. Let stand for 10 minutes to soak them up${d.if('serve', (x) => t`, then pile into ${x}`)}.`,
    );
    return {
      title: t`Slow-Cooker Pulled ${d.title('protein')}${d.has('serve') ? t` with ${nounsOf(d.all('serve'))}` : ''}`,
      description: t`${d.names('protein')} cooked low and slow ${d.one('sauce').thing.kind === 'stock' ? t`in its own juices` : t`in ${d.names('sauce')}`} until it pulls apart.`,
    };
  },
});

const pressureBeans: Blueprint = blueprint({
  id: 'pressure-beans',
  family: 'beans',
  equipment: ['instant_pot'],
  servings: 4,
  weight: 0.85,
  roles: {
    beans: role('bean', 1, 1, { share: 1.3, not: unfitFor('pressure-beans.beans') }),
    meat: role(['bacon', 'smoked', 'cooked', 'sausage'], 0, 1, {
      by: 'saute',
      share: 0.5,
      not: unfitFor('pressure-beans.meat'),
    }),
    vegetables: role(['root', 'firm', 'soft', 'tomato'], 0, 2, {
      by: 'simmer',
      share: 0.6,
      not: unfitFor('pressure-beans.vegetables'),
    }),
    allium: role('allium', 0, 1),
    garlic: role('garlic', 0, 1, { only: fitFor('pressure-beans.garlic') }),
    liquid: role(['stock', 'water'], 1, 1, { grams: 90, ranked: true }),
    fat: role(['oil', 'butter'], 1, 1, { ranked: true }),
    dried: role(['woodyherb', 'driedherb'], 0, 1),
    ...seasonings,
  },
  suits: atLeast(1, 'meat', 'vegetables', 'allium', 'garlic'),
  write(d) {
    const [meat] = d.all('meat');
    d.step(
      t`Set the pressure cooker to sauté and heat ${d.the('fat')}. ${meat ? t`Add ${the([meat])} and cook for ${minutesOf(meat, 'saute')} minutes, ${d.safe(meat)}.` : ''} ${d.has('allium', 'garlic') ? panSentences(d, d.all('allium', 'garlic')) : ''}`,
    );
    d.step(
      t`Stir in ${d.the('beans', 'vegetables', 'liquid')}${withSeasoning(d) ? t`, and season${withSeasoning(d)}` : ''}. Lock the lid and cook at high pressure for 8 minutes, then let the pressure fall for 10 minutes.`,
      {
        tip: t`These times are for cooked or canned beans. Dried beans need soaking overnight, three times their volume of water and 25 minutes at pressure.`,
      },
    );
    d.step(
      t`Open the lid, crush a spoonful of ${d.the('beans')} against the side, and stir until the pot turns creamy.`,
    );
    return {
      title: t`Pressure-Cooker ${nounsOf(d.all('beans'))}${d.has('meat', 'vegetables') ? t` with ${nounsOf(d.all('meat', 'vegetables').slice(0, 2))}` : ''}`,
      description: t`Creamy ${d.names('beans')}${d.has('meat', 'vegetables') ? t` with ${d.names('meat', 'vegetables')}` : ''} in their own sauce, in about half an hour.`,
    };
  },
});

export const stews: readonly Blueprint[] = [...POTS.map(chili), ...POTS.map(stew), slowShred, pressureBeans];
