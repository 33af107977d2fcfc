import { type Blueprint, castOf, role } from '../blueprint.ts';
import { minutesText, panSentences } from '../cooking-stages.ts';
import { minutesOf } from '../dish.ts';
import { fitFor, unfitFor } from '../foods-by-role.ts';
import type { Kind } from '../kinds.ts';
import { listOf, nounsOf, t, the, titleOf } from '../saying/marks.ts';
import {
  atLeast,
  blueprint,
  boilStarch,
  panCook,
  plainSeasonings,
  restOfSalt,
  STOVE,
  sear,
  seasonings,
  seasonSentence,
  sideStarch,
  WHOLE_CUTS,
  withSeasoning,
} from './shared.ts';

const STIR_FRY_VEG: readonly Kind[] = ['brassica', 'firm', 'soft', 'root', 'small', 'greens', 'asianveg'];
const NOT_FOR_WOK = unfitFor('for-wok');

/** Minutes more for meat that is not cut into strips. */
const WHOLE_PIECE = 3;
/** What gains nothing by a rest. */
const UNRESTED: ReadonlySet<Kind> = new Set(['shellfish', 'fish', 'tofu', 'grillcheese']);

/** Meat that can be cut thin across, with no bone in it. */
const CUTLETS = fitFor('cutlets');

export const pans: readonly Blueprint[] = [
  blueprint({
    id: 'stir-fry',
    equipment: STOVE,
    cuisine: 'Chinese',
    roles: {
      protein: role(['poultry', 'meat', 'shellfish', 'tofu'], 0, 1, {
        by: 'saute',
        not: unfitFor('stir-fry.protein'),
      }),
      vegetables: role(STIR_FRY_VEG, 1, 3, { by: 'saute', not: NOT_FOR_WOK }),
      sauce: role('soysauce', 1, 1),
      extra: role('asiansauce', 0, 1),
      fat: role('oil', 1, 1),
      allium: role('allium', 0, 1),
      garlic: role('garlic', 0, 2),
      sweet: role(['sweetener', 'sugar'], 0, 1, { grams: 4 }),
      heat: role(['hotsauce', 'chili'], 0, 1),
      seeds: role('seed', 0, 1, { only: fitFor('stir-fry.seeds') }),
      salt: role('salt', 0, 1),
      ...sideStarch(['rice', 'noodle']),
    },
    suits: atLeast(2, 'protein', 'vegetables'),
    write(d) {
      boilStarch(d);
      const sauce = d.names('sauce', 'extra', 'sweet', 'heat');
      d.step(
        t`Stir together the ${sauce} in a small bowl${d.has('sweet') ? t` until dissolved` : ''}. Have everything cut and within reach: from here it goes fast.`,
      );
      if (d.has('protein')) sear(d, t`a wok or your widest skillet`);
      const heat = d.has('protein')
        ? t`Heat the rest of ${d.the('fat')} in the same pan over high heat.`
        : t`Heat ${d.the('fat')} in a wok or your widest skillet over high heat.`;
      d.step(
        t`${heat} ${panSentences(d, d.all('allium', 'vegetables', 'garlic'))} ${restOfSalt(d, d.has('protein'))}`,
        {
          looks: t`The vegetables are bright, with a few browned spots, and still have some bite.`,
        },
      );
      const back = d.has('protein')
        ? t`Return ${d.the('protein')} to the pan, pour in the sauce`
        : t`Pour in the sauce`;
      d.step(
        t`${back} and toss for 1 minute, until everything is glossy. ${d.if('seeds', (x) => t`Scatter ${x} on top.`)} ${d.has('starch') ? t`Serve over ${d.the('starch')}.` : t`Serve at once.`}`,
      );
      const lead = [...d.all('protein'), ...d.all('vegetables').slice(0, d.has('protein') ? 1 : 2)];
      return {
        title: t`${titleOf(lead)} Stir-Fry`,
        description: t`${d.pick(t`A fast stir-fry`, t`A quick, saucy stir-fry`)} of ${d.names('protein', 'vegetables')} in a glossy ${d.names('sauce')} glaze${d.if('starch', (_, x) => t`, served over ${x}`)}.`,
      };
    },
  }),
  blueprint({
    id: 'skillet-supper',
    equipment: STOVE,
    roles: {
      protein: role(
        ['poultry', 'meat', 'sausage', 'smoked', 'cooked', 'ground', 'grillcheese', 'tofu'],
        1,
        1,
        {
          by: 'saute',
          not: [...unfitFor('skillet-supper.protein'), ...WHOLE_CUTS],
        },
      ),
      vegetables: role(['soft', 'brassica', 'firm', 'small', 'greens', 'tomato', 'root'], 1, 3, {
        by: 'saute',
        not: unfitFor('skillet-supper.vegetables'),
      }),
      fat: role(['oil', 'butter'], 1, 1, { ranked: true }),
      allium: role('allium', 0, 1),
      garlic: role('garlic', 0, 1, { not: unfitFor('skillet-supper.garlic') }),
      mustard: role('mustard', 0, 1),
      cream: role(['cream', 'sourcream', 'coconutmilk'], 0, 1, { grams: 40 }),
      sauce: role(['soysauce', 'asiansauce', 'gravy', 'bbq', 'pesto'], 0, 1, { share: 0.8 }),
      acid: role(['citrus', 'vinegar'], 0, 1, { share: 0.6, cut: '' }),
      herbs: role('woodyherb', 0, 1),
      herb: role('herb', 0, 1),
      ...seasonings,
      ...sideStarch(['mash', 'rice', 'grain']),
    },
    write(d) {
      boilStarch(d);
      sear(d, t`a large skillet`);
      d.step(
        t`Lower the heat to medium and add the rest of ${d.the('fat')}. ${panSentences(d, d.all('allium', 'vegetables', 'garlic'))} ${d.if('herbs', (x) => t`Add ${x} for the last minute.`)}`,
        {
          tip: t`If the pan looks dry, a splash of water loosens the browned bits, and those are the flavor.`,
        },
      );
      const acid = d.has('acid')
        ? d.one('acid').thing.kind === 'citrus'
          ? t`a squeeze of ${d.names('acid')}`
          : t`a splash of ${d.names('acid')}`
        : '';
      const finish = listOf([acid, d.the('herb')]);
      d.step(
        t`Return ${d.the('protein')} to the skillet with any juices${d.has('mustard', 'cream', 'sauce') ? t`, stir in ${d.the('mustard', 'cream', 'sauce')}, and simmer for 1 minute, until everything is coated` : t` and warm through for 1 minute`}. ${restOfSalt(d)} ${finish ? t`Finish with ${finish}.` : ''} ${d.has('starch') ? t`Spoon over ${d.the('starch')}.` : ''}`,
      );
      const veg = nounsOf(d.all('vegetables').slice(0, d.has('starch') ? 1 : 2));
      return {
        title: t`Skillet ${d.nouns('protein')} with ${veg}${d.has('starch') ? t` and ${d.title('starch')}` : ''}`,
        description: t`Browned ${d.names('protein')} with ${d.names('vegetables')}, from one skillet: ${d.pick(t`a weeknight supper that asks for little`, t`plain cooking, done well`, t`dinner with one pan to wash`)}.`,
      };
    },
  }),
  blueprint({
    id: 'pan-seared',
    family: 'plain-protein',
    equipment: STOVE,
    prep: 4,
    weight: 0.75,
    roles: {
      protein: role(['fish', 'shellfish', 'poultry', 'meat', 'sausage', 'grillcheese', 'tofu'], 1, 1, {
        by: 'saute',
        share: 1.1,
        cut: 'patted dry',
        not: [...unfitFor('pan-seared.protein'), ...WHOLE_CUTS],
      }),
      fat: role('oil', 1, 1),
      butter: role('butter', 0, 1),
      garlic: role('garlic', 0, 1, { only: fitFor('pan-seared.garlic') }),
      acid: role('citrus', 0, 1),
      herb: role(['herb', 'woodyherb'], 0, 1),
      side: role(['firm', 'brassica', 'greens', 'small'], 0, 1, {
        by: 'steam',
        share: 1.2,
        not: unfitFor('pan-seared.side'),
      }),
      water: role('water', 0, 1, { grams: 60, eatenShare: 0, along: 'side' }),
      ...plainSeasonings,
    },
    // No cook presses a lime over sausages, and tofu has no taste of its own.
    suits: (c) => {
      const kind = castOf(c, 'protein')[0]?.kind;
      if (kind === 'sausage') return !c.has('acid');
      return kind !== 'tofu' || castOf(c, 'garlic', 'acid').length > 0;
    },
    write(d) {
      const p = d.one('protein');
      const thick =
        p.thing.kind === 'poultry'
          ? t` Slice thick pieces in half through the middle so that they cook evenly.`
          : '';
      const seasoned =
        seasonSentence(d, t`Season ${the([p])} on both sides`) || t`Have ${the([p])} dry and at hand.`;
      d.step(t`${seasoned}${thick}`, { tip: t`A dry surface browns; a wet one sticks.` });
      if (d.has('side'))
        d.step(
          t`Put ${d.the('side')} in a covered pan with ${d.the('water') || t`a splash of water`} and steam over medium heat for ${minutesText(minutesOf(d.one('side'), 'steam'))}, until just tender. Drain${d.has('salt') ? t`, season with a pinch of the salt,` : ''} and keep warm.`,
        );
      d.step(
        t`Heat ${d.the('fat')} in a heavy skillet over medium-high heat until it shimmers. Lay in ${the([p])} and ${panCook(d, p, false, p.thing.kind === 'meat' ? WHOLE_PIECE : 0)}. Move to a plate.`,
        { looks: t`A deep golden crust that releases from the pan.` },
      );
      const extras = d.the('butter', 'garlic', 'herb');
      if (extras)
        d.step(
          t`Take the pan off the heat, stir ${extras} into what is left in it, and spoon over ${the([p])}.`,
        );
      d.step(
        t`${UNRESTED.has(p.thing.kind) ? t`Serve at once` : t`Let ${the([p])} rest for 3 minutes, then serve`}${d.if('acid', (x) => t` with ${x} spooned over the top`)}${d.if('side', (x) => t`${d.has('acid') ? t` and` : t` with`} ${x} alongside`)}.`,
      );
      const frill = d.has('acid') ? t` with ${d.title('acid')}` : d.has('butter') ? t` with Butter` : '';
      return {
        title: t`Pan-Seared ${d.nouns('protein')}${d.has('side') ? t` and ${nounsOf(d.all('side'))}` : frill}`,
        description: t`${d.pick(t`A hard sear and nothing to hide behind`, t`Crisp outside, juicy inside`)}: ${d.names('protein')}${d.if('side', (_, x) => t` with ${x}`)}, cooked simply.`,
      };
    },
  }),
  blueprint({
    id: 'floured-cutlets',
    family: 'plain-protein',
    equipment: STOVE,
    weight: 0.7,
    prep: 8,
    roles: {
      protein: role(['poultry', 'meat', 'fish'], 1, 1, {
        by: 'saute',
        cut: 'cut into thin cutlets',
        only: CUTLETS,
      }),
      flour: role('flour', 1, 1, { grams: 12 }),
      fat: role('oil', 1, 1, { grams: 14, eatenShare: 0.7 }),
      acid: role('citrus', 0, 1),
      herb: role('herb', 0, 1),
      salad: role('salad', 0, 1, { share: 0.6 }),
      ...seasonings,
    },
    write(d) {
      const p = d.one('protein');
      d.step(
        t`Spread ${d.the('flour')} in a shallow dish and mix it${withSeasoning(d) || t` loose with a fork`}. Press both sides of ${the([p])} into it and shake off the excess.`,
      );
      d.step(
        t`Heat ${d.the('fat')} in a large skillet over medium-high heat. Add ${the([p])} in one layer and fry for ${minutesOf(p, 'saute') - 1} minutes, turning once, ${d.safe(p)}.`,
        {
          looks: t`Golden and crisp at the edges.`,
          tip: t`Work in two batches if they do not fit; crowding makes the crust soggy.`,
        },
      );
      d.step(
        t`Drain on paper towels for 2 minutes. Serve hot${d.if('acid', (x) => t` with ${x} sprinkled over`)}${d.if('herb', (x) => t`, scattered with ${x}`)}${d.if('salad', (x) => t`, with ${x} on the side`)}.`,
      );
      return {
        title: t`Crisp ${p.thing.kind === 'fish' ? d.nouns('protein') : t`${d.title('protein')} Cutlets`}${d.has('acid') ? t` with ${d.title('acid')}` : ''}`,
        description: t`Thin ${d.names('protein')}${p.thing.kind === 'fish' ? '' : t` cutlets`} in a light seasoned crust, fried until golden.`,
      };
    },
  }),
];
