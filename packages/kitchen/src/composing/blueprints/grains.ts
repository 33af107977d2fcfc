import { type Blueprint, castOf, role } from '../blueprint.ts';
import { panSentences, potSentences } from '../cooking-stages.ts';
import { fitFor, unfitFor } from '../foods-by-role.ts';
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

export const grains: readonly Blueprint[] = [
  blueprint({
    id: 'fried-rice',
    equipment: STOVE,
    cuisine: 'Chinese',
    roles: {
      ...sideStarch('rice', 1),
      eggs: role('egg', 0, 1, { share: 0.5 }),
      protein: role(['cooked', 'poultry', 'shellfish', 'tofu', 'bacon', 'meat'], 0, 1, {
        by: 'saute',
        share: 0.5,
        not: unfitFor('fried-rice.protein'),
      }),
      vegetables: role(['small', 'root', 'firm', 'soft', 'brassica', 'greens'], 1, 3, {
        by: 'saute',
        share: 0.6,
        cut: 'cut into small dice',
        not: unfitFor('fried-rice.vegetables'),
      }),
      peas: role('small', 0, 1, {
        by: 'saute',
        share: 0.6,
        only: fitFor('fried-rice.peas'),
      }),
      allium: role('allium', 0, 1),
      garlic: role('garlic', 0, 2),
      sauce: role(['soysauce', 'asiansauce'], 0, 2),
      kimchi: role('pickle', 0, 1, { only: fitFor('fried-rice.kimchi') }),
      fat: role(['oil', 'butter'], 1, 1, { ranked: true, share: 1.4 }),
      ...plainSeasonings,
    },
    suits: (c) =>
      (c.has('eggs') || c.has('protein')) && (c.has('sauce') || c.has('garlic') || c.has('allium')),
    write(d) {
      const isCooked = d.one('starch').thing.kind === 'cookedrice';
      if (isCooked) d.step(t`Break up ${d.the('starch')} with wet hands, so that no lumps are left.`);
      else boilStarch(d, { meanwhile: false });
      if (!isCooked)
        d.step(
          t`Spread ${d.the('starch')} on a plate to steam dry and cool while you prepare the rest. Cold rice left from yesterday is better still.`,
          { tip: t`Dry rice fries; wet rice turns to paste.` },
        );
      if (d.has('eggs'))
        d.step(
          t`Heat a third of ${d.the('fat')} in a wok or large skillet over medium-high heat. Beat ${d.the('eggs')}, pour in, and stir for 2 minutes, until the eggs are set. Tip onto a plate.`,
        );
      if (d.has('protein'))
        d.step(
          t`${d.has('eggs') ? t`Add another spoonful of ${d.the('fat')} to the pan.` : t`Heat a third of ${d.the('fat')} in a wok or large skillet over medium-high heat.`} Add ${d.the('protein')} and ${panCook(d, d.one('protein'), true)}. ${d.has('eggs') ? t`Add to the plate` : t`Tip onto a plate`}.`,
        );
      d.step(
        t`Heat half of what is left of ${d.the('fat')}${d.has('eggs', 'protein') ? '' : t` in a wok or large skillet`} over high heat. ${panSentences(d, d.all('allium', 'vegetables', 'peas', 'garlic'))} Tip onto the plate.`,
      );
      d.step(
        t`Heat the last of the ${d.names('fat')}. Tip in ${d.the('starch')}${d.if('kimchi', (x) => t` and ${x}`)} and fry for 4 minutes, pressing it against the pan, until steaming hot. Stir in everything from the plate${d.if('sauce', (x) => t` with ${x}`)} and toss until hot. ${seasonSentence(d, t`Finish`)}`,
        { looks: t`The grains jump separately and some are golden.` },
      );
      const lead = d.has('protein') ? d.all('protein') : d.has('eggs') ? d.all('eggs') : d.all('peas');
      return {
        title: t`${titleOf([...lead, ...d.all('kimchi'), ...d.all('vegetables').slice(0, d.has('kimchi') ? 0 : 1)])} Fried Rice`,
        description: t`${d.pick(t`Better than takeout`, t`A clear-out-the-fridge classic`)}: ${d.names('starch')} fried hot with ${d.names('eggs', 'protein', 'vegetables')}.`,
      };
    },
  }),
  blueprint({
    id: 'risotto',
    equipment: STOVE,
    cuisine: 'Italian',
    roles: {
      rice: role('rice', 1, 1, { only: fitFor('risotto.rice'), share: 1.1, cut: '' }),
      vegetables: role(['soft', 'squash', 'firm', 'small', 'greens'], 1, 2, {
        by: 'saute',
        share: 0.9,
        not: unfitFor('risotto.vegetables'),
      }),
      allium: role('allium', 0, 1, { cut: 'finely chopped' }),
      wine: role('wine', 0, 1, { only: fitFor('risotto.wine') }),
      liquid: role(['stock', 'water'], 1, 1, { grams: 300, ranked: true }),
      butter: role(['butter', 'oil'], 1, 1, { ranked: true }),
      cheese: role(['hardcheese', 'crumbly', 'freshcheese', 'melting'], 1, 1, {
        ranked: true,
        not: unfitFor('risotto.cheese'),
      }),
      herb: role('herb', 0, 1, { not: unfitFor('risotto.herb') }),
      ...plainSeasonings,
    },
    write(d) {
      d.step(t`Bring ${d.the('liquid')} to a bare simmer in a small pot and keep it hot.`);
      d.step(
        t`Heat half of ${d.the('butter')} in a heavy pot over medium heat. ${panSentences(d, d.all('allium', 'vegetables'))} Tip onto a plate.`,
      );
      d.step(
        t`Stir ${d.the('rice')} into the same pot and toast for 2 minutes. ${d.if('wine', (x) => t`Pour in ${x} and let it bubble away.`)} Add a ladle of the hot ${d.names('liquid')} and stir until nearly absorbed. Keep going, a ladle at a time, for 18 minutes, until ${d.the('rice')} is tender with a little bite.`,
        {
          looks: t`Loose enough to spread slowly when you tilt the plate.`,
          tip: t`You may not need all of the liquid, or a splash more: trust your teeth.`,
        },
      );
      d.step(
        t`Off the heat, beat in ${d.the('cheese')} and the rest of ${d.the('butter')}, then fold in ${d.the('allium', 'vegetables')}. ${seasonSentence(d)} Cover for 2 minutes before serving${d.if('herb', (x) => t`, with ${x} on top`)}.`,
      );
      return {
        title: t`${titleOf(d.all('vegetables'))} Risotto`,
        description: t`Creamy risotto with ${d.names('vegetables', 'cheese')}; ${d.pick(t`half an hour of stirring well spent`, t`stirred slowly, finished off the heat`)}.`,
      };
    },
  }),
  blueprint({
    id: 'congee',
    equipment: STOVE,
    courses: ['breakfast', 'lunch', 'dinner'],
    cuisine: 'Chinese',
    servings: 3,
    roles: {
      rice: role('rice', 1, 1, { share: 0.6, not: unfitFor('congee.rice') }),
      liquid: role(['stock', 'water'], 1, 1, { grams: 480, ranked: true }),
      garlic: role('garlic', 0, 2),
      protein: role(['poultry', 'tofu', 'fish', 'cooked'], 0, 1, {
        by: 'simmer',
        share: 0.6,
        not: unfitFor('congee.protein'),
      }),
      eggs: role('egg', 0, 1, { share: 0.5 }),
      nuts: role('nut', 0, 1, { share: 0.6 }),
      fat: role('oil', 1, 1, { share: 0.8 }),
      vegetables: role(['greens', 'soft', 'small'], 0, 1, {
        by: 'simmer',
        share: 0.6,
        only: fitFor('congee.vegetables'),
      }),
      allium: role('allium', 0, 1, { only: fitFor('congee.allium') }),
      sauce: role('soysauce', 0, 1, { share: 0.6 }),
      drizzle: role(['asiansauce', 'hotsauce'], 0, 1, {
        share: 0.6,
        not: unfitFor('congee.drizzle'),
      }),
      salt: role('salt', 0, 1),
    },
    // Rice and water want something that tastes.
    suits: (c) =>
      castOf(c, 'protein', 'eggs', 'vegetables', 'garlic').length > 0 &&
      (castOf(c, 'garlic', 'allium', 'sauce', 'drizzle').length > 0 ||
        c.get('liquid')?.[0]?.kind === 'stock'),
    write(d) {
      const [p] = d.all('protein');
      d.step(
        t`Put ${d.the('rice')} in a heavy pot with ${d.the('liquid')}${d.if('salt', (x) => t` and ${x}`)}. Bring to a boil, then turn down and simmer for 40 minutes, stirring now and then, until the grains burst and the porridge is creamy.`,
        { tip: t`Add hot water by the half cup if it gets too thick before it is creamy.` },
      );
      if (d.has('eggs'))
        d.step(
          t`Meanwhile, boil ${d.the('eggs')} in a second pot for 9 minutes, until the eggs are set, 160°F / 71°C. Cool, peel and halve.`,
          { meanwhile: true },
        );
      const late = [...d.all('vegetables'), ...(p ? [p] : [])];
      if (late.length > 0) d.step(potSentences(late, p ? d.safe(p, 'wet') : t`until tender`));
      const sizzled = d.all('garlic');
      d.step(
        sizzled.length > 0
          ? t`Warm ${d.the('fat')} in a small pan over medium heat, add ${the(sizzled)}, and sizzle for 1 minute, until fragrant. Stir it into the pot.`
          : t`Stir ${d.the('fat')} into the pot.`,
      );
      const tops = d.all('eggs', 'allium', 'nuts', 'sauce', 'drizzle');
      d.step(tops.length > 0 ? t`Ladle into bowls and finish with ${the(tops)}.` : t`Ladle into warm bowls.`);
      const lead = [...d.all('protein', 'vegetables', 'eggs')].slice(0, 2);
      return {
        title: t`${lead.length > 0 ? t`${titleOf(lead)} ` : t`Soothing `}Congee`,
        description: t`Rice cooked down to a silky porridge${lead.length > 0 ? t` with ${d.names('protein', 'vegetables')}` : ''}: ${d.pick(t`comfort in a bowl`, t`gentle food for a slow morning`)}.`,
      };
    },
  }),
  blueprint({
    id: 'savory-oats',
    equipment: STOVE,
    courses: ['breakfast', 'lunch'],
    servings: 1,
    prep: 4,
    weight: 0.7,
    roles: {
      oats: role('oats', 1, 1),
      liquid: role(['stock', 'water'], 1, 1, { grams: 260, ranked: true }),
      eggs: role('egg', 0, 1, { share: 0.5 }),
      vegetables: role(['greens', 'soft', 'tomato'], 1, 2, {
        by: 'saute',
        share: 0.7,
        not: unfitFor('savory-oats.vegetables'),
      }),
      cheese: role(['melting', 'hardcheese', 'crumbly'], 0, 1, { share: 0.8 }),
      fat: role(['oil', 'butter'], 1, 1, { ranked: true }),
      hot: role(['hotsauce', 'soysauce'], 0, 1, { share: 0.5 }),
      ...plainSeasonings,
    },
    suits: (c) => c.has('eggs') || c.has('cheese'),
    write(d) {
      d.step(
        t`Bring ${d.the('liquid')} to a boil in a small pot. Stir in ${d.the('oats')} and simmer for 5 minutes, stirring, until thick and creamy. ${d.has('salt') ? t`Stir in half of the salt.` : ''}${d.if('pepper', (_, x) => t` Season with ${x}.`)}`,
      );
      d.step(
        t`Meanwhile, heat ${d.the('fat')} in a skillet over medium heat. ${panSentences(d, d.all('vegetables'))} ${d.has('salt') ? t`Season with the rest of the salt.` : ''}`,
      );
      if (d.has('eggs'))
        d.step(
          t`Push the vegetables aside, crack in ${d.the('eggs')}, cover, and cook for 4 minutes, until the whites are set and the yolks are as firm as you like.`,
          { tip: t`Cook until the yolks are firm (160°F / 71°C) for anyone who should not eat soft eggs.` },
        );
      d.step(
        t`Spoon the oats into a bowl${d.if('cheese', (x) => t`, stir in ${x}`)}, and top with ${d.the('vegetables', 'eggs')}${d.if('hot', (_, x) => t` and a dash of ${x}`)}.`,
      );
      return {
        title: t`Savory Oats with ${nounsOf([...d.all('vegetables').slice(0, 1), ...d.all('eggs')])}`,
        description: t`Oatmeal taken to the savory side with ${d.names('vegetables', 'eggs', 'cheese')}.`,
      };
    },
  }),
];
