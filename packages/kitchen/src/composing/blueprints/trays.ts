import type { Equipment } from '@crisper/contract/vocabulary';
import { type Blueprint, castOf, type Kinds, role } from '../blueprint.ts';
import { minutesText, stages } from '../cooking-stages.ts';
import { FOR_ROASTING, IN_LARGE_PIECES } from '../cuts.ts';
import type { Dish } from '../dish.ts';
import { fitFor, unfitFor } from '../foods-by-role.ts';
import type { Kind } from '../kinds.ts';
import type { Item } from '../role.ts';
import { nounsOf, t, the } from '../saying/marks.ts';
import { blueprint, MAIN, plainSeasonings, seasonings, WHOLE_CUTS, withSeasoning } from './shared.ts';

const ROAST_VEG: readonly Kind[] = [
  'root',
  'potato',
  'squash',
  'brassica',
  'soft',
  'firm',
  'tomato',
  'allium',
];
/** Beans with thin skins burst and dry out in the oven. */
const DRY_WHEN_ROASTED = fitFor('dry-when-roasted');
const NOT_ROASTED = unfitFor('roasted');

/** Roasts in stages: slow foods first, quick foods later, all done together. */
function roastInTurns(d: Dish, items: readonly Item[], technique: 'roast' | 'airfry', where: string): void {
  const groups = stages(items, technique, technique === 'roast' ? 5 : 3);
  const shake = technique === 'airfry' ? t`, shaking the basket once,` : ',';
  groups.forEach((stage, i) => {
    const last = i === groups.length - 1;
    const raw = last ? items.find((item) => item.thing.end !== null) : undefined;
    const until = raw
      ? t`${d.safe(raw)}${items.length > 1 ? t`, and the vegetables are tender` : ''}`
      : t`until tender and browned at the edges`;
    const time = minutesText(stage.minutes);
    const lead =
      i === 0
        ? technique === 'airfry'
          ? t`Spread ${the(stage.items)} ${where}. Air-fry for ${time}`
          : t`Spread ${the(stage.items)} ${where}. Roast for ${time}`
        : t`Add ${the(stage.items)}${stage.items.some((item) => item.thing.kind === 'fish') ? '' : t`, toss,`} and ${technique === 'airfry' ? t`air-fry for ${time} more` : t`roast for ${time} more`}`;
    d.step(
      t`${lead}${last ? t`${shake} ${until}` : ''}.`,
      last ? { looks: t`Browned edges, and a knife slides into the largest piece.` } : {},
    );
  });
}

const FINISH = {
  acid: role(['citrus', 'vinegar'], 0, 1, { share: 0.5 }),
  herb: role('herb', 0, 1),
  cheese: role(['crumbly', 'hardcheese'], 0, 1, { share: 0.8 }),
};

function finish(d: Dish): void {
  const tops = d.the('acid', 'cheese', 'herb');
  d.step(
    t`${tops ? t`Finish with ${tops}` : d.pick(t`Taste for seasoning`, t`Let stand for a moment`)} and serve ${d.pick(t`straight from the pan`, t`hot`)}${d.if('sauce', (x) => t`, with ${x} for dipping`)}.`,
  );
}

function tray(id: string, equipment: Equipment, protein: readonly Kind[], least: number): Blueprint {
  const small = equipment === 'toaster_oven';
  return blueprint({
    id,
    family: 'roast',
    courses: least > 0 ? MAIN : ['lunch', 'snack'],
    equipment: [equipment],
    prep: 8,
    weight: least === 0 ? 0.65 : small ? 0.8 : 1,
    roles: {
      protein: role(protein, least, 1, { by: 'roast', cut: IN_LARGE_PIECES, not: DRY_WHEN_ROASTED }),
      vegetables: role(ROAST_VEG, 1, small ? 2 : 3, {
        by: 'roast',
        share: 1.1,
        cut: FOR_ROASTING,
        not: NOT_ROASTED,
      }),
      fat: role('oil', 1, 1, { share: 1.6 }),
      garlic: role('garlic', 0, 1, { only: fitFor('tray.garlic') }),
      herbs: role('woodyherb', 0, 1),
      ...FINISH,
      ...seasonings,
    },
    // A roasted onion alone is no dish.
    suits: (c) =>
      castOf(c, 'protein', 'vegetables').length >= 2 ||
      castOf(c, 'vegetables').some(({ kind }) => kind !== 'allium'),
    write(d) {
      const all = d.all('protein', 'vegetables');
      const heat = t`Heat the ${small ? t`toaster oven` : t`oven`} to 425°F / 220°C.`;
      const season = withSeasoning(d) ? t`, and season${withSeasoning(d)}` : '';
      d.step(
        d.has('protein')
          ? t`${heat} Toss ${d.the('vegetables')} with half of ${d.the('fat')} in a large bowl, and ${d.the('protein')} with the rest in another. ${d.has('garlic', 'herbs', 'spices', 'salt', 'pepper') ? t`Season both with ${d.the('garlic', 'herbs', 'spices', 'salt', 'pepper')} and toss again.` : ''}`
          : t`${heat} Toss ${d.the('vegetables')} with ${d.the('fat', 'garlic', 'herbs')}${season}.`,
        { tip: t`Cut everything to about the same size so that it is done at the same time.` },
      );
      roastInTurns(d, all, 'roast', t`on a ${small ? t`small ` : ''}rimmed sheet pan in one layer`);
      finish(d);
      const veg = d.all('vegetables').slice(0, 2);
      return {
        title: d.has('protein')
          ? t`${small ? t`Toaster-Oven` : t`Sheet-Pan`} ${d.nouns('protein')} with ${nounsOf(veg)}`
          : t`${small ? t`Toaster-Oven` : t`Roasted`} ${nounsOf(veg)}`,
        description: t`${d.names('protein', 'vegetables')} roasted on one pan until browned at the edges: ${d.pick(t`ten minutes of work, then the oven takes over`, t`hands-off and hard to get wrong`)}.`,
      };
    },
  });
}

function airFry(id: string, kinds: Kinds, coated: boolean, title: (d: Dish) => string): Blueprint {
  return blueprint({
    id,
    family: 'air-fryer',
    equipment: ['air_fryer'],
    courses: ['lunch', 'dinner', 'snack'],
    weight: 0.85,
    roles: {
      protein: role(kinds, 1, 1, {
        by: 'airfry',
        not: [...unfitFor('air-fry.protein'), ...WHOLE_CUTS],
      }),
      vegetables: role(['brassica', 'firm', 'soft', 'root'], 0, 2, {
        by: 'airfry',
        share: 0.8,
        not: unfitFor('air-fry.vegetables'),
      }),
      fat: role('oil', 1, 1),
      ...(coated ? { starch: role(['starch', 'flour', 'crumbs'], 0, 1, { grams: 5 }) } : {}),
      sauce: role(['bbq', 'mayo', 'yogurt', 'ketchup', 'dressing'], 0, 1, {
        grams: 20,
      }),
      acid: role('citrus', 0, 1, { share: 0.5 }),
      ...seasonings,
    },
    write(d) {
      const p = d.one('protein');
      d.step(
        t`Heat the air fryer to 390°F / 200°C. Toss ${d.the('vegetables', 'protein')} with ${d.the('fat')} in a large bowl${withSeasoning(d) ? t`, and season${withSeasoning(d)}` : ''}. ${d.if('starch', (x) => t`Dust ${the([p])} with ${x} and turn until coated.`)}`,
      );
      roastInTurns(d, d.all('protein', 'vegetables'), 'airfry', t`in the basket in one layer`);
      d.step(
        t`Serve hot${d.if('acid', (_, x) => t` with a squeeze of ${x}`)}${d.if('sauce', (x) => t`${d.has('acid') ? t` and` : t` with`} ${x} for dipping`)}.`,
      );
      return {
        title: title(d),
        description: t`Crisp ${d.names('protein')}${d.has('vegetables') ? t` with ${d.names('vegetables')}` : ''} from the air fryer, ${d.pick(t`with a spoonful of oil instead of a pot of it`, t`crunchy in minutes`)}.`,
      };
    },
  });
}

function bites(d: Dish): string {
  const { kind, form } = d.one('protein').thing;
  const name = kind === 'fish' || form === 'plural' ? d.nouns('protein') : t`${d.title('protein')} Bites`;
  return t`Air-Fryer ${name}${d.has('vegetables') ? t` with ${nounsOf(d.all('vegetables').slice(0, 1))}` : ''}`;
}

export const trays: readonly Blueprint[] = [
  blueprint({
    id: 'glazed-tofu-tray',
    family: 'roast',
    equipment: ['oven'],
    prep: 8,
    weight: 1.1,
    roles: {
      protein: role('tofu', 1, 1, { by: 'roast' }),
      vegetables: role(['root', 'brassica', 'firm', 'soft'], 1, 2, {
        by: 'roast',
        share: 1.1,
        not: NOT_ROASTED,
      }),
      fat: role('oil', 1, 1, { share: 1.6 }),
      sauce: role('soysauce', 1, 1),
      garlic: role('garlic', 1, 2),
      acid: role('citrus', 0, 1, { share: 0.5 }),
      herb: role('herb', 0, 1),
      ...plainSeasonings,
    },
    write(d) {
      d.step(
        t`Heat the oven to 425°F / 220°C. Toss ${d.the('vegetables')} with half of ${d.the('fat')} in a large bowl, and ${d.the('protein')} with the rest in another${withSeasoning(d) ? t`. Season both${withSeasoning(d)}` : ''}.`,
      );
      roastInTurns(d, d.all('protein', 'vegetables'), 'roast', t`on a rimmed sheet pan in one layer`);
      d.step(
        t`Stir ${d.the('sauce', 'garlic', 'acid')} together, pour over the hot pan, and toss. Roast for 3 minutes more, until it clings.`,
      );
      d.step(t`${d.has('herb') ? t`Scatter with ${d.the('herb')} and serve` : t`Serve`} at once.`);
      return {
        title: t`Soy-Glazed ${d.nouns('protein')} with ${nounsOf(d.all('vegetables').slice(0, 2))}`,
        description: t`${d.names('protein', 'vegetables')} roasted on one pan and turned in ${d.names('sauce', 'garlic')} at the end.`,
      };
    },
  }),
  tray('sheet-pan', 'oven', ['poultry', 'sausage', 'smoked', 'fish', 'tofu', 'grillcheese', 'bean'], 1),
  tray('roast-vegetables', 'oven', ['bean', 'grillcheese'], 0),
  tray(
    'toaster-oven-pan',
    'toaster_oven',
    ['poultry', 'sausage', 'smoked', 'fish', 'tofu', 'shellfish', 'grillcheese'],
    1,
  ),
  airFry('air-fryer-bites', ['poultry', 'tofu', 'fish', 'shellfish', 'meat'], true, bites),
  airFry('air-fryer-sausages', ['sausage', 'smoked', 'grillcheese'], false, bites),
  airFry(
    'air-fryer-vegetables',
    ['brassica', 'potato', 'squash', 'root', 'soft', 'firm', 'tomato', 'allium'],
    false,
    (d) => t`Crisp Air-Fryer ${nounsOf(d.all('protein', 'vegetables').slice(0, 2))}`,
  ),
];
