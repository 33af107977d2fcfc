import { adding, panSentences, potSentences } from '../cooking-stages.ts';
import { type Dish, minutesOf } from '../dish.ts';
import type { Kind } from '../kinds.ts';
import type { Item } from '../role.ts';
import { t, the } from '../saying/marks.ts';
import { withSeasoning } from './shared.ts';

export type Pot = 'stovetop' | 'slow_cooker' | 'instant_pot';

export const POTS: readonly Pot[] = ['stovetop', 'slow_cooker', 'instant_pot'];
export const TITLE_OF_POT: Readonly<Record<Pot, string>> = {
  stovetop: '',
  slow_cooker: t`Slow-Cooker `,
  instant_pot: t`Pressure-Cooker `,
};
export const ID_OF_POT: Readonly<Record<Pot, string>> = {
  stovetop: '',
  slow_cooker: 'slow-',
  instant_pot: 'pressure-',
};

/** These turn to mush in a slow cooker or pressure cooker, so they are added at the end. */
const TENDER: ReadonlySet<Kind> = new Set(['brassica', 'firm', 'soft', 'small', 'asianveg', 'greens']);
const ROOTS: ReadonlySet<Kind> = new Set(['root', 'potato', 'squash']);
const BROTH: ReadonlySet<Kind> = new Set(['stock', 'water', 'coconutmilk', 'wine']);
const JUICY: ReadonlySet<Kind> = new Set(['tomatocan', 'tomato', 'tomatosauce', 'salsa']);

function isAromatic(item: Item): boolean {
  return JUICY.has(item.thing.kind) || item.thing.kind === 'allium' || item.thing.kind === 'garlic';
}

function isTender(item: Item): boolean {
  return TENDER.has(item.thing.kind) && minutesOf(item, 'simmer') <= 8;
}

/** Softens onions and garlic in the fat; slowly where they are all the flavor the pot gets. False when there are none. */
export function soften(d: Dish, pot: Pot, items: readonly Item[], slowly = false): boolean {
  if (pot === 'slow_cooker' || items.length === 0) return false;
  const where =
    pot === 'instant_pot' ? t`the pressure cooker set to sauté` : t`a large heavy pot over medium heat`;
  const quick = items.filter((item) => item.thing.kind === 'garlic');
  const sweated = items.filter((item) => item.thing.kind !== 'garlic');
  const how =
    slowly && sweated.length > 0
      ? t`Add ${the(sweated)} and cook gently, stirring now and then, for 10 minutes, until soft and golden.${quick.length > 0 ? t` Add ${the(quick)} and cook 1 minute more, until fragrant.` : ''}`
      : panSentences(d, items);
  d.step(t`Heat ${d.the('fat')} in ${where}. ${how}`);
  return true;
}

/** The main cooking of a pot dish, on the stove, in a slow cooker or in a pressure cooker. */
export function cookPot(
  d: Dish,
  pot: Pot,
  into: readonly Item[],
  late: readonly Item[],
  done: string,
  browned?: Item,
): void {
  if (pot === 'stovetop') {
    simmer(d, into, late, done, browned);
    return;
  }
  const solid = into.some((item) => minutesOf(item, 'simmer') > 8 && !isAromatic(item));
  const sturdy = into.filter((item) => !isTender(item));
  const tender = [...into.filter(isTender), ...late];
  if (pot === 'slow_cooker') slowCook(d, sturdy, tender, solid);
  else pressureCook(d, sturdy, tender, browned);
}

function season(d: Dish): string {
  const words = withSeasoning(d);
  return words ? t`, season${words},` : '';
}

const SLOW_HOURS: Partial<Record<Kind, number>> = { stewmeat: 8, poultry: 5 };

function slowCook(d: Dish, into: readonly Item[], late: readonly Item[], solid: boolean): void {
  const raw = into.find(isRawMeat);
  d.step(
    t`Put ${the(into)} in the slow cooker${season(d)} and stir. Cover and cook ${solid ? t`on low for ${SLOW_HOURS[raw?.thing.kind ?? 'root'] ?? 6} hours` : t`on high for 2 hours`}, ${raw ? d.safe(raw, 'wet') : t`until everything is tender`}.`,
    {
      tip: t`Keep the lid closed: every look costs 20 minutes.${solid ? t` On high it takes about half as long.` : ''}`,
    },
  );
  if (late.length === 0) return;
  const minutes = late.every((item) => item.thing.kind === 'greens') ? 15 : 30;
  d.step(t`Stir in ${the(late)}, cover, and cook on high for ${minutes} minutes more, until tender.`);
}

function pressureMinutes(item: Item): number {
  return Math.round(minutesOf(item, 'simmer') * (item.thing.kind === 'stewmeat' ? 0.35 : 0.4));
}

function pressureCook(d: Dish, into: readonly Item[], late: readonly Item[], browned?: Item): void {
  const raw = into.find(isRawMeat);
  const tough = into.some((item) => item.thing.kind === 'stewmeat');
  // Half an hour under pressure is right for a shoulder of beef and turns potatoes to mash.
  const second = tough ? into.filter((item) => ROOTS.has(item.thing.kind)) : [];
  const now = into.filter((item) => !second.includes(item));
  const minutes = Math.max(5, ...now.map(pressureMinutes));
  const first = d.steps.length === 0;
  const water = into.some((item) => BROTH.has(item.thing.kind)) ? '' : t` with a cup of water`;
  const check = raw ? t` Check ${the([raw])}: cook on sauté ${d.safe(raw, 'wet')}, if needed.` : '';
  d.step(
    t`${first ? t`Put ${the(now)} in the pressure cooker` : adding(now, browned)}${water}${season(d)} and ${first ? t`stir` : t`scrape up anything stuck to the bottom`}. Lock the lid and cook at high pressure for ${minutes} minutes. Let the pressure fall for 10 minutes, release the rest, and open the lid.${second.length > 0 ? '' : check}`,
    { tip: t`The pot takes about 10 minutes to come up to pressure before its clock starts.` },
  );
  if (second.length > 0)
    d.step(
      t`Add ${the(second)}, lock the lid again, and cook at high pressure for 5 minutes. Release the pressure and open the lid.${check}`,
    );
  if (late.length === 0) return;
  d.step(t`Set the pot to sauté. ${potSentences(late, t`until just tender`)}`);
}

function simmer(d: Dish, into: readonly Item[], late: readonly Item[], done: string, browned?: Item): void {
  const raw = [...into, ...late].find(isRawMeat);
  const broth = into.filter((item) => minutesOf(item, 'simmer') === 0);
  // Without broth the tomatoes provide the liquid, so they go in before the foods that simmer in it.
  const base = broth.length > 0 ? broth : into.filter((item) => JUICY.has(item.thing.kind));
  const timed = [...into, ...late].filter((item) => !base.includes(item));
  const water = broth.length > 0 ? '' : t` and a cup of water`;
  const pour =
    d.steps.length === 0 ? t`Pour ${the(base)}${water} into a heavy pot` : t`Pour in ${the(base)}${water}`;
  const rest =
    timed.length > 0
      ? potSentences(timed, raw ? d.safe(raw, 'wet') : done, browned)
      : t`Simmer for 10 minutes, so that the flavors come together.`;
  d.step(t`${pour}${season(d)} and bring to a simmer. ${rest}`, {
    looks: t`A spoon cuts the largest piece without effort.`,
  });
}

function isRawMeat(item: Item): boolean {
  return item.thing.end !== null && item.thing.kind !== 'egg';
}
