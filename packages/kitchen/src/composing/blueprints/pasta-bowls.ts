import { type Blueprint, castOf, role } from '../blueprint.ts';
import { panSentences, potSentences } from '../cooking-stages.ts';
import { NOT_RAW, RAW_VEG } from '../eaten-raw.ts';
import { fitFor, unfitFor } from '../foods-by-role.ts';
import { nounsOf, t, the, titleOf } from '../saying/marks.ts';
import { italian, NOT_IN_PASTA } from './pastas.ts';
import {
  atLeast,
  blueprint,
  boilStarch,
  isDone,
  panCook,
  plainSeasonings,
  SOLID_OILS,
  STOVE,
  sideStarch,
  withSeasoning,
} from './shared.ts';

/** Pasta drinks while it bakes: with less sauce than this it comes out dry. */
const SAUCE_FOR_A_BAKE = 180;

function pastaBake(id: string, white: boolean): Blueprint {
  return blueprint({
    id,
    family: 'pasta-bake',
    equipment: ['stovetop', 'oven'],
    servings: 4,
    cuisine: white ? 'American' : 'Italian',
    roles: {
      ...sideStarch(['pasta', 'lasagna'], 1),
      sauce: role(white ? 'milk' : ['tomatosauce', 'tomatocan'], 1, 1, {
        grams: SAUCE_FOR_A_BAKE,
        not: unfitFor('pasta-bake.sauce'),
      }),
      cheese: role('melting', 1, 1, { share: white ? 1.3 : 1 }),
      vegetables: role(['soft', 'greens', 'small', 'brassica'], 0, 2, {
        by: 'saute',
        share: 0.8,
        not: NOT_IN_PASTA,
      }),
      protein: role(['ground', 'sausage', 'smoked', 'cooked', 'poultry'], 0, 1, {
        by: 'saute',
        share: 0.6,
        not: unfitFor('pasta-bake.protein'),
      }),
      fat: role(white ? ['butter', 'oil'] : ['oil', 'butter'], 1, 1, {
        ranked: true,
        ...(white ? { grams: 14 } : {}),
      }),
      ...(white ? { flour: role('flour', 1, 1, { grams: 12 }) } : {}),
      crumbs: role(['crumbs', 'hardcheese'], 0, 1),
      ...italian,
    },
    suits: white ? () => true : atLeast(1, 'vegetables', 'protein'),
    write(d) {
      d.step(t`Heat the oven to 400°F / 200°C.`);
      boilStarch(d, { meanwhile: false, early: true });
      const season = d.names('herbs', 'flakes', 'salt', 'pepper');
      const fatLeft = d.has('protein', 'vegetables') ? t`the rest of ${d.the('fat')}` : d.the('fat');
      const fat = white ? t`a third of ${d.the('fat')}` : d.the('fat');
      if (d.has('protein'))
        d.step(
          t`Heat ${fat} in a large skillet over medium-high heat. Add ${d.the('protein')} and ${panCook(d, d.one('protein'))}. Move to a plate.`,
          { meanwhile: true },
        );
      if (d.has('vegetables'))
        d.step(
          t`${d.has('protein') ? t`Set the skillet back over medium heat. ` : t`Heat ${fat} in a large skillet over medium heat. `}${panSentences(d, d.all('vegetables'))}`,
          { meanwhile: true },
        );
      if (white)
        d.step(
          t`${d.one('fat').thing.kind === 'butter' ? t`Melt ${fatLeft} in a pot over medium heat` : t`Warm ${fatLeft} in a pot over medium heat`} and stir in ${d.the('flour')} for 1 minute. Pour in ${d.the('sauce')} bit by bit, whisking, and simmer for 4 minutes, until thick. Stir in half of ${d.the('cheese')}.`,
          { looks: t`The sauce coats a spoon and a finger leaves a trail in it.` },
        );
      d.step(
        t`Stir ${d.the('starch', 'vegetables', 'protein')} together with ${white ? t`the sauce` : t`${d.the('sauce')} and half of ${d.the('cheese')}`} in a baking dish${season ? t`, and season with ${season}` : ''}. Top with the rest of the ${d.names('cheese')}${d.if('crumbs', (x) => t` and ${x}`)}.`,
      );
      d.step(
        t`Bake for 20 minutes, until bubbling at the edges and browned on top. Let stand for 5 minutes before serving.`,
        { looks: t`Bubbles all the way to the middle, and dark gold spots on top.` },
      );
      const lead = d.all('protein', 'vegetables').slice(0, white ? 1 : 2);
      return {
        title: white
          ? t`Baked ${d.nouns('starch')} and ${d.title('cheese')}${lead.length > 0 ? t` with ${nounsOf(lead)}` : ''}`
          : t`Baked ${d.nouns('starch')} with ${nounsOf(lead)}`,
        description: t`${d.names('starch')} baked ${white ? t`in a creamy cheese sauce` : t`with ${d.names('protein', 'vegetables')}`} under a lid of ${d.names('cheese')}.`,
      };
    },
  });
}

export const pastaBowls: readonly Blueprint[] = [
  blueprint({
    id: 'pasta-salad',
    family: 'salad',
    equipment: STOVE,
    servings: 4,
    weight: 0.85,
    roles: {
      ...sideStarch('pasta', 1),
      vegetables: role(['raw', 'tomato', 'soft', 'firm', 'allium', 'accent'], 2, 4, {
        share: 0.5,
        cut: 'cut into small pieces',
        only: [...fitFor('pasta-salad.vegetables'), ...RAW_VEG],
        not: [...unfitFor('pasta-salad.vegetables'), ...NOT_RAW],
      }),
      protein: role(['cooked', 'tinnedfish', 'bean'], 0, 1, {
        share: 0.6,
        not: unfitFor('pasta-salad.protein'),
      }),
      cheese: role(['crumbly', 'melting'], 0, 1, {
        share: 0.8,
        cut: 'cut into small cubes',
        not: unfitFor('pasta-salad.cheese'),
      }),
      dressing: role(['oil', 'mayo', 'dressing', 'pesto'], 1, 1, { grams: 14, not: SOLID_OILS }),
      acid: role(['vinegar', 'citrus'], 0, 1),
      herb: role('herb', 0, 1, { not: unfitFor('pasta-salad.herb') }),
      ...plainSeasonings,
    },
    suits: (c) => c.get('dressing')?.[0]?.kind !== 'oil' || c.has('acid'),
    write(d) {
      boilStarch(d, { meanwhile: false });
      d.step(t`Rinse ${d.the('starch')} under cold water until cool, and shake dry.`);
      d.step(
        t`Whisk ${d.the('dressing', 'acid')} in a large bowl${withSeasoning(d) ? t` and season${withSeasoning(d)}` : ''}.`,
      );
      d.step(
        t`Add ${d.the('starch', 'vegetables', 'protein', 'cheese', 'herb')} and toss well. Let stand for 10 minutes so ${d.the('starch')} drinks in the dressing, then taste again.`,
        { tip: t`It keeps for 3 days in the fridge; add the herbs just before serving.` },
      );
      return {
        title: t`${d.title('starch')} Salad with ${nounsOf([...d.all('protein'), ...d.all('vegetables')].slice(0, 2))}`,
        description: t`A cool ${d.names('starch')} salad with ${d.names('vegetables', 'protein', 'cheese')}, made for lunch boxes and picnics.`,
      };
    },
  }),
  blueprint({
    id: 'noodle-bowl',
    equipment: STOVE,
    cuisine: 'Japanese',
    roles: {
      noodles: role('noodle', 1, 1, { by: 'simmer' }),
      liquid: role(['stock', 'water'], 1, 1, { grams: 350, ranked: true }),
      protein: role(['poultry', 'tofu', 'shellfish', 'cooked'], 0, 1, {
        by: 'simmer',
        share: 0.6,
        not: unfitFor('noodle-bowl.protein'),
      }),
      eggs: role('egg', 0, 1, { share: 0.5 }),
      top: role('seaweed', 0, 1),
      vegetables: role(['greens', 'soft', 'brassica', 'firm', 'root', 'small'], 1, 3, {
        by: 'simmer',
        share: 0.7,
        not: unfitFor('noodle-bowl.vegetables'),
      }),
      garlic: role('garlic', 0, 2),
      sauce: role(['soysauce', 'asiansauce'], 1, 2, { share: 0.9 }),
      allium: role('allium', 0, 1, { only: fitFor('noodle-bowl.allium') }),
      heat: role(['hotsauce', 'chili'], 0, 1, { share: 0.7 }),
      salt: role('salt', 0, 1),
    },
    // Water needs more than soy sauce to become a broth.
    suits: (c) => c.get('liquid')?.[0]?.kind === 'stock' || castOf(c, 'garlic', 'allium').length > 0,
    write(d) {
      const [p] = d.all('protein');
      const [egg] = d.all('eggs');
      const meat = p ?? null;
      d.step(
        t`Bring ${d.the('liquid')} to a simmer in a pot with ${d.the('garlic', 'sauce', 'salt')}. Let it bubble gently for 5 minutes while you cut everything else.`,
      );
      if (egg)
        d.step(
          t`Meanwhile, boil ${the([egg])} in a second pot for 9 minutes, until the eggs are set. Cool under running water, peel, and halve.`,
          {
            meanwhile: true,
            tip: t`Seven minutes gives jammy yolks; keep to nine or more where a soft egg is not safe (160°F / 71°C).`,
          },
        );
      d.step(
        potSentences(
          [...(meat ? [meat] : []), ...d.all('allium', 'vegetables', 'noodles')],
          t`until ${d.the('noodles')} are tender${meat?.thing.end ? isDone(d, meat) : ''}`,
        ),
      );
      d.step(
        t`Ladle into deep bowls${d.has('eggs', 'top') ? t` and set ${d.the('eggs', 'top')} on top` : ''}${d.if('heat', (x) => t`, with ${x} to taste`)}. Taste the broth: it should be bold, since the noodles dilute it.`,
      );
      const lead = [...(p ? [p] : d.all('eggs')), ...d.all('vegetables')].slice(0, 2);
      return {
        title: t`${titleOf(lead)} Noodle Soup`,
        description: t`Slurpable ${d.names('noodles')} in a broth seasoned with ${d.names('sauce')}, with ${d.names('protein', 'vegetables', 'eggs')}.`,
      };
    },
  }),
  pastaBake('pasta-bake', false),
  pastaBake('white-pasta-bake', true),
];
