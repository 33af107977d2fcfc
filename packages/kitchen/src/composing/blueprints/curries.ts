import type { Equipment } from '@crisper/contract/vocabulary';
import { type Blueprint, role } from '../blueprint.ts';
import { panSentences } from '../cooking-stages.ts';
import { minutesOf } from '../dish.ts';
import { fitFor, unfitFor } from '../foods-by-role.ts';
import { t, titleOf } from '../saying/marks.ts';
import { cookPot, ID_OF_POT, POTS, type Pot, soften, TITLE_OF_POT } from './pot-cooking.ts';
import { atLeast, blueprint, boilStarch, STOVE, sideStarch } from './shared.ts';

function curry(pot: Pot): Blueprint {
  return blueprint({
    id: `${ID_OF_POT[pot]}curry`,
    family: 'curry',
    equipment: pot === 'stovetop' ? STOVE : [pot as Equipment],
    cuisine: 'Indian',
    servings: 3,
    weight: pot === 'stovetop' ? 1 : 0.9,
    roles: {
      spice: role(['curryspice', 'currypaste'], 1, 2),
      protein: role(
        pot === 'stovetop'
          ? ['poultry', 'bean', 'shellfish', 'tofu', 'grillcheese', 'fish']
          : ['poultry', 'bean', 'tofu'],
        0,
        1,
        {
          by: 'simmer',
          share: 0.85,
          not: unfitFor('curry.protein'),
        },
      ),
      vegetables: role(['brassica', 'potato', 'squash', 'root', 'soft', 'firm', 'small'], 0, 3, {
        by: 'simmer',
        share: 0.8,
        not: unfitFor('curry.vegetables'),
      }),
      sauce: role(['coconutmilk', 'tomatocan', 'tomato'], 1, 1, { grams: 110, ranked: true }),
      ...(pot === 'stovetop' ? {} : { liquid: role(['water', 'stock'], 0, 1, { grams: 60, ranked: true }) }),
      allium: role('allium', 0, 1, { not: unfitFor('curry.allium') }),
      garlic: role('garlic', 0, 2),
      greens: role('greens', 0, 1, { by: 'simmer' }),
      ...(pot === 'slow_cooker' ? {} : { fat: role(['oil', 'butter'], 1, 1, { ranked: true }) }),
      salt: role('salt', 0, 1),
      finish: role(['citrus', 'yogurt'], 0, 1, { share: 0.3 }),
      herb: role('herb', 0, 1, { only: fitFor('curry.herb') }),
      ...(pot === 'stovetop' ? sideStarch('rice') : {}),
    },
    suits: atLeast(2, 'protein', 'vegetables', 'greens'),
    write(d) {
      boilStarch(d);
      const fishy = d
        .all('protein')
        .filter((item) => item.thing.kind === 'fish' || item.thing.kind === 'shellfish');
      const rest = d.all('protein').filter((item) => !fishy.includes(item));
      if (pot === 'slow_cooker') {
        cookPot(
          d,
          pot,
          [...rest, ...d.all('vegetables', 'allium', 'garlic', 'spice', 'sauce', 'liquid')],
          d.all('greens'),
          '',
        );
      } else {
        const started = soften(d, pot, d.all('allium', 'garlic'));
        d.step(
          t`${started ? t`Stir in` : t`Heat ${d.the('fat')} in ${pot === 'instant_pot' ? t`the pressure cooker set to sauté` : t`a large heavy pot over medium heat`}. Add`} ${d.the('spice')} and fry for 1 minute, until it smells toasted.`,
          {
            tip: t`Spices open up in hot fat; do not let them darken.`,
          },
        );
        cookPot(
          d,
          pot,
          [...d.all('sauce', 'liquid'), ...rest, ...d.all('vegetables')],
          [...d.all('greens'), ...fishy],
          t`until the vegetables are tender and the sauce coats them`,
        );
      }
      d.step(
        t`${d.pick(t`Taste once more.`, t`Taste the sauce.`)} ${d.if('finish', (x) => t`Stir in ${x} off the heat.`)} ${d.if('herb', (x) => t`Scatter with ${x}.`)} ${d.if('starch', (x) => t`Serve with ${x}.`)}`,
      );
      return {
        title: t`${TITLE_OF_POT[pot]}${titleOf(d.all('protein', 'vegetables', 'greens').slice(0, 2))} Curry`,
        description: t`${d.names('protein', 'vegetables', 'greens')} simmered in ${d.names('sauce')} with ${d.names('spice')}, ${d.pick(t`gently spiced and saucy`, t`better with every spoonful`)}.`,
      };
    },
  });
}

const dal = (pot: 'stovetop' | 'instant_pot'): Blueprint =>
  blueprint({
    id: `${ID_OF_POT[pot]}dal`,
    family: 'dal',
    equipment: [pot as Equipment],
    cuisine: 'Indian',
    servings: 3,
    roles: {
      lentils: role('lentil', 1, 1, { share: 1.1 }),
      liquid: role(['water', 'stock'], 1, 1, { grams: 330, ranked: true }),
      allium: role('allium', 0, 1, { not: unfitFor('dal.allium') }),
      garlic: role('garlic', 0, 2, { not: unfitFor('dal.garlic') }),
      tomato: role(['tomato', 'tomatocan'], 0, 1, { share: 0.7 }),
      greens: role('greens', 0, 1, { by: 'simmer' }),
      spices: role(['curryspice', 'spice'], 1, 2),
      fat: role(['butter', 'oil'], 1, 1, { ranked: true, share: 1.2 }),
      salt: role('salt', 0, 1),
      acid: role('citrus', 0, 1, { share: 0.4 }),
      herb: role('herb', 0, 1, { only: fitFor('dal.herb') }),
    },
    suits: atLeast(1, 'allium', 'garlic'),
    write(d) {
      const time = minutesOf(d.one('lentils'), 'simmer');
      if (pot === 'stovetop')
        d.step(
          t`Bring ${d.the('lentils')} and ${d.the('liquid')} to a boil, skim, and simmer, partly covered, for ${time} minutes, until they fall apart.`,
          { tip: t`Salt them at the end; they soften faster without it.` },
        );
      else
        d.step(
          t`Put ${d.the('lentils')} and ${d.the('liquid')} in the pressure cooker. Cook at high pressure for ${Math.max(8, Math.round(time * 0.45))} minutes, then let the pressure fall for 10 minutes before you open the lid.`,
        );
      d.step(
        t`Heat ${d.the('fat')} in a small skillet over medium heat. ${panSentences(d, d.all('allium', 'garlic'))} Add ${d.the('spices')} and let sizzle for 1 minute. ${d.if('tomato', (x) => t`Add ${x} and cook for 4 minutes, until jammy.`)}`,
        {
          meanwhile: true,
          looks: t`Golden edges, and fat that smells strongly of spice.`,
        },
      );
      d.step(
        t`Stir the sizzling mixture into ${d.the('lentils')}${d.if('greens', (x) => t` with ${x} and simmer for ${minutesOf(d.one('greens'), 'simmer')} minutes, until wilted`)}. ${d.if('salt', (x) => t`Season with ${x}.`)} ${d.has('acid', 'herb') ? t`Finish with ${d.the('acid', 'herb')}.` : ''}`,
      );
      return {
        title: t`${TITLE_OF_POT[pot]}${d.has('greens') ? t`${d.title('greens')} ` : d.has('tomato') ? t`${d.title('tomato')} ` : ''}${d.title('lentils')} Dal`,
        description: t`Soft ${d.names('lentils')} finished with a sizzling pan of ${d.names('allium', 'garlic', 'spices')}.`,
      };
    },
  });

export const curries: readonly Blueprint[] = [...POTS.map(curry), dal('stovetop'), dal('instant_pot')];
