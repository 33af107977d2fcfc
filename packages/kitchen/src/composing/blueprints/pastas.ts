import { type Blueprint, role } from '../blueprint.ts';
import { minutesOf, nounsOf, the, titleOf } from '../dish.ts';
import type { Kind } from '../kinds.ts';
import { panSentences, potSentences } from '../staging.ts';
import {
  atLeast,
  blueprint,
  boilStarch,
  NOT_RAW,
  panCook,
  plainSeasonings,
  SOLID_OILS,
  STOVE,
  seasonSentence,
  sideStarch,
  withSeasoning,
} from './shared.ts';

const PASTA_VEG: readonly Kind[] = ['soft', 'brassica', 'firm', 'small', 'greens', 'tomato', 'accent'];
const NOT_IN_PASTA = [
  'bean-sprouts',
  'bok-choy',
  'cabbage',
  'red-cabbage',
  'napa-cabbage',
  'okra',
  'celery',
  'corn',
  'green-bean',
  'snow-pea',
  'bamboo-shoots',
  'collard-greens',
];
const italian = {
  herbs: role('driedherb', 0, 1, { not: ['bay-leaf'] }),
  flakes: role('spice', 0, 1, { only: ['chili-flakes', 'garlic-powder'] }),
  ...plainSeasonings,
};

export const pastas: readonly Blueprint[] = [
  blueprint({
    id: 'one-pot-pasta',
    family: 'pasta',
    equipment: STOVE,
    cuisine: 'Italian',
    roles: {
      pasta: role('pasta', 1, 1, { not: ['fresh-pasta'] }),
      liquid: role(['stock', 'water'], 1, 1, { grams: 330, ranked: true }),
      vegetables: role([...PASTA_VEG, 'tomatocan'], 1, 3, { by: 'simmer', share: 0.9, not: NOT_IN_PASTA }),
      beans: role('bean', 0, 1, {
        share: 0.7,
        only: ['white-bean', 'chickpea', 'kidney-bean'],
      }),
      allium: role('allium', 0, 1),
      garlic: role('garlic', 0, 1, { only: ['garlic'] }),
      fat: role(['oil', 'butter'], 1, 1, { ranked: true }),
      cheese: role(['hardcheese', 'melting', 'crumbly', 'freshcheese'], 0, 1, {
        not: ['cottage-cheese', 'american-cheese'],
      }),
      herb: role('herb', 0, 1, { not: ['cilantro', 'mint'] }),
      ...italian,
    },
    write(d) {
      const [tomato] = d.all('vegetables').filter((item) => item.thing.kind === 'tomatocan');
      const veg = d.all('vegetables').filter((item) => item !== tomato);
      const early = veg.filter((item) => minutesOf(item, 'simmer') >= 6);
      const late = veg.filter((item) => minutesOf(item, 'simmer') < 6);
      const p = d.one('pasta');
      const first = d.all('allium', 'garlic');
      const warm = `Warm ${d.the('fat')} in a wide pot over medium heat.`;
      if (first.length > 0) d.step(`${warm} ${panSentences(d, first)}`);
      const season = [d.names('herbs', 'flakes', 'salt', 'pepper')].filter(Boolean).join('');
      d.step(
        `${first.length > 0 ? '' : warm} Add ${the([p, ...(tomato ? [tomato] : []), ...early])}, pour in ${d.the('liquid')}${season ? `, and season with ${season}` : ''}. Bring to a boil, then simmer for ${minutesOf(p, 'simmer')} minutes, stirring often so that nothing sticks, until the pasta is tender and the liquid has turned into a sauce.`.replace(
          'the pasta is',
          `the ${p.word} is`,
        ),
        {
          tip: 'If it dries out before the pasta is done, add a splash of hot water.',
          looks: 'The sauce coats the back of a spoon.',
        },
      );
      if (late.length > 0 || d.has('beans'))
        d.step(
          `Stir in ${the([...d.all('beans'), ...late])} and cook for ${Math.max(2, ...late.map((item) => minutesOf(item, 'simmer')))} minutes more, until ${late.length > 0 ? 'just tender' : 'hot through'}.`,
        );
      d.step(
        `${d.has('cheese') ? `Off the heat, stir in ${d.the('cheese')} until it melts into the sauce.` : 'Take the pot off the heat and let the sauce settle a moment.'} ${d.if('herb', (x) => `Finish with ${x}.`)}`,
      );
      return {
        title: `One-Pot ${d.title('pasta')} with ${nounsOf([...(tomato ? [tomato] : []), ...veg].slice(0, 2))}`,
        description: `${d.names('pasta')} cooked in its own sauce with ${d.names('vegetables')}: one pot, no draining, nothing wasted.`,
      };
    },
  }),
  blueprint({
    id: 'tossed-pasta',
    family: 'pasta',
    equipment: STOVE,
    cuisine: 'Italian',
    roles: {
      ...sideStarch(['pasta', 'dumpling'], 1),
      protein: role(
        ['sausage', 'smoked', 'bacon', 'shellfish', 'poultry', 'ground', 'tinnedfish', 'cooked'],
        0,
        1,
        {
          by: 'saute',
          share: 0.65,
          not: ['turkey-deli-meat', 'roast-beef'],
        },
      ),
      vegetables: role(PASTA_VEG, 0, 3, { by: 'saute', not: NOT_IN_PASTA }),
      sauce: role(['tomatosauce', 'pesto', 'tomatocan'], 0, 1, { by: null }),
      garlic: role('garlic', 0, 1, { only: ['garlic'] }),
      allium: role('allium', 0, 1, { not: ['scallion'] }),
      fat: role(['oil', 'butter'], 1, 1, { ranked: true, share: 1.4 }),
      cheese: role(['hardcheese', 'crumbly', 'melting'], 0, 1, { share: 0.9 }),
      acid: role('citrus', 0, 1, { share: 0.5, only: ['lemon', 'lemon-juice'] }),
      herb: role('herb', 0, 1, { not: ['cilantro', 'mint'] }),
      ...italian,
    },
    suits: (c) =>
      c.has('vegetables') || c.has('sauce') || c.has('protein') || (c.has('garlic') && c.has('cheese')),
    write(d) {
      boilStarch(d);
      const veg = d.all('allium', 'vegetables', 'garlic');
      if (d.has('protein'))
        d.step(
          `Meanwhile, heat half of ${d.the('fat')} in a large skillet over medium-high heat. Add ${d.the('protein')} and ${panCook(d, d.one('protein'))}. Move to a plate.`,
        );
      if (veg.length > 0)
        d.step(
          `${d.has('protein') ? 'Add the rest of ' : 'Heat '}${d.the('fat')} ${d.has('protein') ? 'to the skillet' : 'in a large skillet'} over medium heat. ${panSentences(d, veg)}`,
        );
      else if (!d.has('protein')) d.step(`Warm ${d.the('fat')} in a large skillet over low heat.`);
      const sauce = d.has('sauce') && d.one('sauce').thing.kind !== 'pesto';
      if (sauce)
        d.step(`Pour ${d.the('sauce')} into the skillet and simmer for 5 minutes, until slightly thickened.`);
      const season = d.names('herbs', 'flakes', 'salt', 'pepper');
      d.step(
        `Add ${d.the('starch', 'protein')}${d.has('sauce') && !sauce ? ` with ${d.the('sauce')}` : ''} to the skillet and toss over medium heat for 1 minute${season ? `, seasoning with ${season}` : ''}. ${d.has('cheese', 'acid', 'herb') ? `Finish with ${d.the('cheese', 'acid', 'herb')}.` : ''}`,
        { tip: 'Save a cup of the cooking water before you drain: a splash makes the sauce cling.' },
      );
      const lead = [...d.all('protein'), ...d.all('vegetables').slice(0, 2)].slice(0, 2);
      const name = d.title('starch');
      const tail =
        lead.length > 0
          ? ` with ${nounsOf(lead)}`
          : d.has('sauce')
            ? ` with ${d.title('sauce')}`
            : ' with Garlic and Cheese';
      return {
        title: `${name}${tail}`,
        description: `${d.names('starch')} tossed with ${d.names('protein', 'vegetables', 'sauce') || 'garlic and cheese'}, ${d.pick('quick enough for any evening', 'a weeknight plate without fuss')}.`,
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
        only: [
          'cream',
          'heavy-cream',
          'half-and-half',
          'cream-cheese',
          'ricotta',
          'mascarpone',
          'milk',
          'creme-fraiche',
        ],
        ranked: true,
      }),
      cheese: role(['hardcheese', 'melting'], 1, 1, { ranked: true }),
      vegetables: role(['soft', 'brassica', 'small', 'greens', 'firm'], 0, 2, {
        by: 'saute',
        share: 0.8,
        not: [...NOT_IN_PASTA, 'eggplant'],
      }),
      protein: role(['bacon', 'cooked', 'poultry'], 0, 1, {
        by: 'saute',
        share: 0.6,
        not: ['pepperoni', 'salami', 'chorizo'],
      }),
      fat: role(['butter', 'oil'], 1, 1, { ranked: true }),
      garlic: role('garlic', 0, 1, { only: ['garlic'] }),
      flour: role('flour', 0, 1, { grams: 2.5 }),
      ...plainSeasonings,
    },
    write(d) {
      boilStarch(d);
      if (d.has('protein'))
        d.step(
          `Heat half of ${d.the('fat')} in a large skillet over medium heat. Add ${d.the('protein')} and ${panCook(d, d.one('protein'))}. Move to a plate.`,
        );
      const veg = d.all('vegetables', 'garlic');
      const thick = ['freshcheese', 'sourcream'].includes(d.one('cream').thing.kind);
      d.step(
        `${d.has('protein') ? 'Add the rest of ' : 'Heat '}${d.the('fat')} ${d.has('protein') ? 'to the skillet' : 'in a large skillet'} over medium heat. ${veg.length > 0 ? panSentences(d, veg) : ''} ${d.if('flour', (x) => `Sprinkle in ${x} and stir for 1 minute.`)}`,
      );
      d.step(
        `Stir in ${d.the('cream')}${thick ? ' with a ladle of the cooking water' : ''} and let it bubble gently for 3 minutes, then stir in ${d.the('cheese')} until smooth. ${seasonSentence(d)}`,
        {
          tip: 'Keep the heat low once the cheese is in, or the sauce turns grainy.',
          looks: 'Thick enough to coat a spoon.',
        },
      );
      d.step(
        `Fold in ${d.the('starch', 'protein')} and serve right away, loosened with a spoonful of the cooking water if needed.`,
      );
      const lead = [...d.all('protein'), ...d.all('vegetables')].slice(0, 2);
      return {
        title: `Creamy ${lead.length > 0 ? `${titleOf(lead)} ` : `${d.title('cheese')} `}${d.title('starch')}`,
        description: `${d.names('starch')} in a silky sauce of ${d.names('cream', 'cheese')}${lead.length > 0 ? ` with ${d.names('protein', 'vegetables')}` : ''}.`,
      };
    },
  }),
  blueprint({
    id: 'pasta-salad',
    family: 'salad',
    equipment: STOVE,
    servings: 4,
    weight: 0.85,
    roles: {
      ...sideStarch('pasta', 1),
      vegetables: role(['raw', 'tomato', 'soft', 'small', 'firm', 'allium', 'accent'], 2, 4, {
        share: 0.5,
        cut: 'cut into small pieces',
        not: [
          'eggplant',
          'mushroom',
          'portobello-mushroom',
          'bean-sprouts',
          'okra',
          'green-bean',
          'asparagus',
          'fennel',
          'leek',
          'zucchini',
          'summer-squash',
          'chayote',
          ...NOT_RAW,
        ],
      }),
      protein: role(['cooked', 'tinnedfish', 'bean'], 0, 1, {
        share: 0.6,
        not: ['anchovy', 'baked-bean', 'refried-bean'],
      }),
      cheese: role(['crumbly', 'melting'], 0, 1, {
        share: 0.8,
        cut: 'cut into small cubes',
        not: ['american-cheese', 'brie'],
      }),
      dressing: role(['oil', 'mayo', 'dressing', 'pesto'], 1, 1, { grams: 14, not: SOLID_OILS }),
      acid: role(['vinegar', 'citrus'], 0, 1),
      herb: role('herb', 0, 1, { not: ['cilantro'] }),
      ...plainSeasonings,
    },
    suits: (c) => c.get('dressing')?.[0]?.kind !== 'oil' || c.has('acid'),
    write(d) {
      boilStarch(d, false);
      d.step(`Rinse ${d.the('starch')} under cold water until cool, and shake dry.`);
      d.step(
        `Whisk ${d.the('dressing', 'acid')} in a large bowl${withSeasoning(d) ? ` and season${withSeasoning(d)}` : ''}.`,
      );
      d.step(
        `Add ${d.the('starch', 'vegetables', 'protein', 'cheese', 'herb')} and toss well. Let stand for 10 minutes so the pasta drinks in the dressing, then taste again.`.replace(
          'the pasta drinks',
          `the ${d.names('starch')} drinks`,
        ),
        { tip: 'It keeps for 3 days in the fridge; add the herbs just before serving.' },
      );
      return {
        title: `${d.title('starch')} Salad with ${nounsOf([...d.all('protein'), ...d.all('vegetables')].slice(0, 2))}`,
        description: `A cool ${d.names('starch')} salad with ${d.names('vegetables', 'protein', 'cheese')}, made for lunch boxes and picnics.`,
      };
    },
  }),
  blueprint({
    id: 'noodle-bowl',
    equipment: STOVE,
    cuisine: 'Japanese',
    roles: {
      noodles: role('noodle', 1, 1, { by: 'simmer' }),
      liquid: role(['stock', 'water'], 1, 1, { ranked: true }),
      protein: role(['egg', 'tofu', 'poultry', 'shellfish'], 0, 1, {
        by: 'simmer',
        share: 0.6,
        not: ['chicken-wing', 'chicken-drumstick'],
      }),
      vegetables: role(['greens', 'soft', 'brassica', 'firm', 'root', 'small'], 1, 3, {
        by: 'simmer',
        share: 0.7,
        not: [
          'beet',
          'eggplant',
          'olive',
          'zucchini',
          'sun-dried-tomato',
          'collard-greens',
          'artichoke',
          'brussels-sprouts',
          'fennel',
          'parsnip',
          'rutabaga',
          'turnip',
          'celery-root',
          'lima-bean',
          'fava-bean',
        ],
      }),
      garlic: role('garlic', 0, 2),
      sauce: role(['soysauce', 'asiansauce'], 1, 2, { share: 0.9 }),
      allium: role('allium', 0, 1, { only: ['scallion', 'onion', 'leek', 'shallot'] }),
      heat: role(['hotsauce', 'chili'], 0, 1, { share: 0.7 }),
    },
    write(d) {
      const [p] = d.all('protein');
      const egg = p && p.thing.kind === 'egg' ? p : null;
      const meat = p && !egg ? p : null;
      d.step(
        `Bring ${d.the('liquid')} to a simmer in a pot with ${d.the('garlic', 'sauce')}. Let it bubble gently for 5 minutes while you cut everything else.`,
      );
      if (egg)
        d.step(
          `Meanwhile, boil ${the([egg])} in a second pot for 9 minutes, until the eggs are set. Cool under running water, peel, and halve.`,
          {
            meanwhile: true,
            tip: 'Seven minutes gives jammy yolks; keep to nine or more where a soft egg is not safe (160°F / 71°C).',
          },
        );
      if (meat)
        d.step(
          `Slip ${the([meat])} into the broth and simmer for ${minutesOf(meat, 'simmer')} minutes, ${d.safe(meat, 'wet')}.`,
        );
      d.step(
        potSentences(
          d.all('allium', 'vegetables', 'noodles').filter((item) => minutesOf(item, 'simmer') > 0),
          'until the noodles are tender',
        ).replace('the noodles are', `the ${d.names('noodles')} are`),
      );
      d.step(
        `Ladle into deep bowls${egg ? ` and set ${the([egg])} on top` : ''}${d.if('heat', (x) => `, with ${x} to taste`)}. Taste the broth: it should be bold, since the noodles dilute it.`,
      );
      const lead = [...(p ? [p] : []), ...d.all('vegetables')].slice(0, 2);
      return {
        title: `${titleOf(lead)} Noodle Bowl`,
        description: `Slurpable ${d.names('noodles')} in a broth seasoned with ${d.names('sauce')}, with ${d.names('protein', 'vegetables')}.`,
      };
    },
  }),
  blueprint({
    id: 'pasta-bake',
    equipment: ['stovetop', 'oven'],
    servings: 4,
    cuisine: 'Italian',
    roles: {
      ...sideStarch(['pasta', 'lasagna'], 1),
      sauce: role(['tomatosauce', 'tomatocan', 'cream'], 1, 1, { grams: 110 }),
      cheese: role('melting', 1, 1, { share: 1.2 }),
      vegetables: role(['soft', 'greens', 'small', 'brassica'], 0, 2, {
        by: 'saute',
        share: 0.8,
        not: NOT_IN_PASTA,
      }),
      protein: role(['ground', 'sausage', 'smoked', 'cooked', 'poultry'], 0, 1, {
        by: 'saute',
        share: 0.6,
        not: ['hot-dog'],
      }),
      fat: role(['oil', 'butter'], 1, 1, { ranked: true }),
      crumbs: role(['crumbs', 'hardcheese'], 0, 1),
      ...italian,
    },
    suits: atLeast(1, 'vegetables', 'protein'),
    write(d) {
      d.step('Heat the oven to 400°F / 200°C.');
      boilStarch(d, false);
      const season = d.names('herbs', 'flakes', 'salt', 'pepper');
      if (d.has('protein'))
        d.step(
          `Heat ${d.the('fat')} in a large skillet over medium-high heat. Add ${d.the('protein')} and ${panCook(d, d.one('protein'))}.`,
          { meanwhile: true },
        );
      if (d.has('vegetables'))
        d.step(
          `${d.has('protein') ? '' : `Heat ${d.the('fat')} in a large skillet over medium heat. `}${panSentences(d, d.all('vegetables'))}`,
          { meanwhile: true },
        );
      d.step(
        `Stir ${d.the('starch', 'vegetables', 'protein')} together with ${d.the('sauce')} and half of ${d.the('cheese')} in a baking dish${season ? `, and season with ${season}` : ''}. Top with the rest of the ${d.names('cheese')}${d.if('crumbs', (x) => ` and ${x}`)}.`,
      );
      d.step(
        'Bake for 20 minutes, until bubbling at the edges and browned on top. Let stand for 5 minutes before serving.',
        { looks: 'Bubbles all the way to the middle, and dark gold spots on top.' },
      );
      const lead = [...d.all('protein'), ...d.all('vegetables')].slice(0, 2);
      return {
        title: `Baked ${d.nouns('starch')} with ${nounsOf(lead)}`,
        description: `${d.names('starch')} baked with ${d.names('protein', 'vegetables')} under a lid of ${d.names('cheese')}.`,
      };
    },
  }),
];
