import type { Equipment } from '@crisper/contract/vocabulary';
import { type Blueprint, role } from '../blueprint.ts';
import { NOT_RAW } from '../eaten-raw.ts';
import { fitFor, unfitFor } from '../foods-by-role.ts';
import type { Kind } from '../kinds.ts';
import { t, titleOf } from '../saying/marks.ts';
import { BOARD_CHEESES, blueprint, sandwichMeat } from './shared.ts';

function melt(id: string, equipment: Equipment): Blueprint {
  const pan = equipment === 'stovetop';
  return blueprint({
    id,
    family: 'melt',
    equipment: [equipment],
    courses: ['lunch', 'snack'],
    servings: 1,
    prep: 4,
    weight: pan ? 0.9 : 0.85,
    roles: {
      bread: role(['bread', 'roll'], 1, 1, { not: unfitFor('melt.bread') }),
      cheese: role('melting', 1, 1, { share: 1.4 }),
      filling: sandwichMeat,
      fresh: role(['tomato', 'soft', 'avocado', 'greens', 'allium'], 0, 1, {
        share: 0.4,
        cut: 'thinly sliced',
        only: fitFor('melt.fresh'),
      }),
      spread: role(['mustard', 'mayo', 'pesto'], 0, 1),
      fat: role(pan ? ['butter', 'oil'] : 'butter', pan ? 1 : 0, 1, { ranked: true }),
      pepper: role('pepper', 0, 1),
    },
    write(d) {
      d.step(
        t`${pan ? '' : t`Heat the toaster oven to 425°F / 220°C. `}${d.if('spread', (x) => t`Spread ${x} over ${d.the('bread')}.`)} Layer ${d.has('spread') ? '' : t`${d.the('bread')} with `}${d.the('cheese', 'filling', 'fresh')}${d.has('spread') ? t` on top` : ''}${d.if('pepper', (_, x) => t`, with a little ${x}`)}.`,
        { tip: t`Cheese on both sides of the filling holds everything together.` },
      );
      if (pan)
        d.step(
          t`Close the sandwich. ${d.one('fat').thing.kind === 'butter' ? t`Melt half of ${d.the('fat')} in a skillet over medium-low heat and fry for 4 minutes.` : t`Warm half of ${d.the('fat')} in a skillet over medium-low heat and fry for 4 minutes.`} Add the rest of ${d.the('fat')}, turn, and fry for 4 minutes more, until the bread is golden and the cheese has melted.`,
          { looks: t`Deep gold on both sides, with cheese just escaping.` },
        );
      else
        d.step(
          t`Set on the tray${d.if('fat', (x) => t`, dot with ${x},`)} and toast for 6 minutes, until the edges are crisp and the cheese bubbles.`,
          { looks: t`Brown blisters on the cheese.` },
        );
      d.step(t`Let stand for 1 minute, then cut in half and eat hot.`);
      const lead = [...d.all('filling', 'fresh')].slice(0, 2);
      return {
        title: t`${pan ? '' : t`Open-Faced `}${titleOf([...lead, ...d.all('cheese')])} Melt`,
        description: t`Crisp bread and melted ${d.names('cheese')}${lead.length > 0 ? t` with ${d.names('filling', 'fresh')}` : ''}: ${d.pick(t`lunch in ten minutes`, t`the sandwich everybody wants a bite of`)}.`,
      };
    },
  });
}

function quesadilla(id: string, equipment: Equipment): Blueprint {
  const how: Partial<Record<Equipment, string>> = {
    stovetop: t`Cook in a skillet over medium heat for 6 minutes, turning once,`,
    grill: t`Grill for 4 minutes, turning once,`,
    air_fryer: t`Air-fry for 6 minutes, turning once,`,
    toaster_oven: t`Toast in the toaster oven for 7 minutes,`,
  };
  const heat: Partial<Record<Equipment, string>> = {
    grill: t`Heat the grill to medium, about 375°F / 190°C.`,
    air_fryer: t`Heat the air fryer to 375°F / 190°C.`,
    toaster_oven: t`Heat the toaster oven to 425°F / 220°C.`,
  };
  return blueprint({
    id,
    family: 'quesadilla',
    equipment: [equipment],
    courses: ['lunch', 'dinner', 'snack'],
    cuisine: 'Mexican',
    prep: 6,
    weight: equipment === 'stovetop' ? 1 : 0.8,
    roles: {
      tortilla: role('tortilla', 1, 1),
      cheese: role('melting', 1, 1, { share: 1.2, not: BOARD_CHEESES }),
      filling: role(['bean', 'cooked', 'small', 'soft', 'greens'], 0, 2, {
        share: 0.5,
        cut: 'finely chopped',
        not: [...unfitFor('quesadilla.filling'), ...NOT_RAW],
      }),
      allium: role('allium', 0, 1, {
        only: fitFor('quesadilla.allium'),
        share: 0.4,
        cut: 'finely chopped',
      }),
      heat: role('chili', 0, 1),
      dip: role(['salsa', 'sourcream', 'avocado'], 0, 2, { share: 0.7 }),
      spice: role('spice', 0, 1, { not: unfitFor('quesadilla.spice') }),
      ...(equipment === 'stovetop' ? { fat: role('oil', 0, 1, { grams: 3 }) } : {}),
    },
    write(d) {
      d.step(
        t`${heat[equipment] ?? ''} Lay out ${d.the('tortilla')} and scatter half of each with ${d.the('cheese', 'filling', 'allium', 'heat', 'spice')}. Fold over and press flat.`,
        { tip: t`Less filling, better quesadilla: an overfull one will not seal.` },
      );
      d.step(
        t`${d.if('fat', (x) => t`Brush with ${x}.`)} ${how[equipment] ?? ''} until the outside is crisp and the cheese has melted.`,
      );
      d.step(t`Let stand for 1 minute, then cut into wedges${d.if('dip', (x) => t` and serve with ${x}`)}.`);
      const names = {
        stovetop: '',
        grill: t`Grilled `,
        air_fryer: t`Air-Fryer `,
        toaster_oven: t`Toaster-Oven `,
      } as Record<string, string>;
      return {
        title: t`${names[equipment] ?? ''}${titleOf([...d.all('filling'), ...d.all('cheese')].slice(0, 2))} Quesadillas`,
        description: t`Crisp tortillas around melted ${d.names('cheese', 'filling')}.`,
      };
    },
  });
}

const PIZZA_ON: Partial<Record<Kind, string>> = {
  tortilla: t`Tortilla `,
  bread: t`Toast `,
  flatbread: t`Flatbread `,
};

function pizza(id: string, equipment: Equipment): Blueprint {
  const small = equipment === 'toaster_oven';
  return blueprint({
    id,
    family: 'pizza',
    equipment: [equipment],
    cuisine: 'Italian',
    prep: 6,
    weight: small ? 0.85 : 1,
    roles: {
      base: role(['pizzabase', 'flatbread', 'tortilla', 'bread'], 1, 1, {
        ranked: true,
        not: unfitFor('pizza.base'),
      }),
      sauce: role(['tomatosauce', 'pesto', 'tomatopaste', 'tomato'], 1, 1, { share: 0.7 }),
      cheese: role(['melting', 'crumbly'], 1, 1, { share: 1.2 }),
      toppings: role(['cooked', 'soft', 'allium', 'tomato', 'greens', 'accent'], 0, 3, {
        share: 0.4,
        cut: 'thinly sliced',
        not: [...unfitFor('pizza.toppings'), ...NOT_RAW],
      }),
      herb: role(['herb', 'driedherb'], 0, 1, {
        only: fitFor('pizza.herb'),
      }),
      fat: role('oil', 0, 1, { grams: 4 }),
      pepper: role('pepper', 0, 1),
    },
    suits: (c) => c.has('toppings') || c.has('herb') || c.get('sauce')?.[0]?.kind !== 'tomato',
    write(d) {
      d.step(
        t`Heat the ${small ? t`toaster oven` : t`oven`} to 450°F / 230°C${small ? '' : t` with a sheet pan inside`}. ${d.one('base').thing.like === 'pizza-dough' ? t`Stretch ${d.the('base')} into a thin round.` : t`Set out ${d.the('base')}.`}`,
      );
      d.step(
        t`${d.one('sauce').thing.kind === 'tomato' ? t`Scatter ${d.the('sauce')} to within half an inch of the edge.` : t`Spread ${d.the('sauce')} to within half an inch of the edge.`} Top with ${d.the('cheese', 'toppings')}${d.if('fat', (x) => t`, drizzle with ${x},`)}${d.if('pepper', (_, x) => t` and add a little ${x}`)}.`,
        { tip: t`Pat wet toppings dry, or the middle stays soft.` },
      );
      d.step(
        t`Slide onto the ${small ? t`tray` : t`hot pan`} and bake for ${d.one('base').thing.minutes.roast + 3} minutes, until the edge is crisp and the cheese bubbles and browns in spots. ${d.if('herb', (x) => t`Finish with ${x}.`)}`,
      );
      return {
        title: t`${titleOf(d.all('toppings', 'cheese').slice(0, 2))} ${PIZZA_ON[d.one('base').thing.kind] ?? ''}Pizza`,
        description: t`A thin, crisp pizza with ${d.names('cheese', 'toppings')}: ${d.one('base').thing.kind === 'pizzabase' ? t`from the fridge to the table in half an hour` : t`no dough to make, no waiting`}.`,
      };
    },
  });
}

export const melts: readonly Blueprint[] = [
  melt('grilled-cheese', 'stovetop'),
  melt('toaster-melt', 'toaster_oven'),
  quesadilla('quesadilla', 'stovetop'),
  quesadilla('grilled-quesadilla', 'grill'),
  quesadilla('air-fryer-quesadilla', 'air_fryer'),
  quesadilla('toaster-quesadilla', 'toaster_oven'),
  pizza('flatbread-pizza', 'oven'),
  pizza('toaster-pizza', 'toaster_oven'),
];
