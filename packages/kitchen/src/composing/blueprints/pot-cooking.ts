import { type Dish, type Item, minutesOf, the } from '../dish.ts';
import { panSentences, potSentences } from '../staging.ts';
import { seasonSentence, withSeasoning } from './shared.ts';

export type Pot = 'stovetop' | 'slow_cooker' | 'instant_pot';

export const POTS: readonly Pot[] = ['stovetop', 'slow_cooker', 'instant_pot'];
export const TITLE_OF_POT: Readonly<Record<Pot, string>> = {
  stovetop: '',
  slow_cooker: 'Slow-Cooker ',
  instant_pot: 'Pressure-Cooker ',
};
export const ID_OF_POT: Readonly<Record<Pot, string>> = {
  stovetop: '',
  slow_cooker: 'slow-',
  instant_pot: 'pressure-',
};

/** In a pot meat does not brown: its end point is tenderness and temperature. */
function braised(d: Dish, item: Item): string {
  return d
    .safe(item)
    .replace('until browned with', 'until cooked through, with')
    .replace('until browned and', 'until tender and');
}

/** Softens onions and garlic in the fat. False where the dish starts without that. */
export function soften(d: Dish, pot: Pot, items: readonly Item[]): boolean {
  if (pot === 'slow_cooker' || items.length === 0) return false;
  const where =
    pot === 'instant_pot' ? 'the pressure cooker set to sauté' : 'a large heavy pot over medium heat';
  d.step(`Heat ${d.the('fat')} in ${where}. ${panSentences(d, items)}`);
  return true;
}

/** The long middle of a pot dish: the same foods in a pot, a slow cooker or a pressure cooker. */
export function cookPot(d: Dish, pot: Pot, into: readonly Item[], late: readonly Item[], done: string): void {
  if (pot === 'slow_cooker') slowCook(d, into, late);
  else if (pot === 'instant_pot') pressureCook(d, into, late);
  else simmer(d, into, late, done);
}

function season(d: Dish): string {
  const words = withSeasoning(d);
  return words ? `, season${words},` : '';
}

function slowCook(d: Dish, into: readonly Item[], late: readonly Item[]): void {
  const raw = into.find(isRawMeat);
  d.step(
    `Put ${the(into)} in the slow cooker${season(d)} and stir. Cover and cook on low for 6 hours, ${raw ? braised(d, raw) : 'until everything is tender'}.`,
    {
      tip: 'Keep the lid closed: every look costs 20 minutes. On high it takes about 3 hours.',
    },
  );
  if (late.length > 0) d.step(`Stir in ${the(late)}, cover, and cook for 15 minutes more.`);
}

function pressureMinutes(item: Item): number {
  return Math.round(minutesOf(item, 'simmer') * (item.thing.kind === 'stewmeat' ? 0.35 : 0.5));
}

function pressureCook(d: Dish, into: readonly Item[], late: readonly Item[]): void {
  const raw = into.find(isRawMeat);
  const minutes = Math.max(5, ...into.map(pressureMinutes));
  d.step(
    `Add ${the(into)}${season(d)} and scrape up anything stuck to the bottom. Lock the lid and cook at high pressure for ${minutes} minutes. Let the pressure fall for 10 minutes, release the rest, and open the lid.${raw ? ` Check ${the([raw])}: cook on sauté ${braised(d, raw)}, if needed.` : ''}`,
    { tip: 'The pot takes about 10 minutes to come up to pressure before its clock starts.' },
  );
  if (late.length === 0) return;
  const longest = Math.max(2, ...late.map((item) => minutesOf(item, 'simmer')));
  d.step(`Set the pot to sauté, stir in ${the(late)}, and simmer for ${longest} minutes.`);
}

function simmer(d: Dish, into: readonly Item[], late: readonly Item[], done: string): void {
  const raw = into.find(isRawMeat);
  const still = into.filter((item) => minutesOf(item, 'simmer') === 0);
  const timed = [...into, ...late].filter((item) => minutesOf(item, 'simmer') > 0);
  const words = withSeasoning(d);
  const open =
    still.length > 0
      ? `${d.steps.length === 0 ? `Pour ${the(still)} into a heavy pot` : `Pour in ${the(still)}`}${words ? `, season${words},` : ''} and bring to a simmer.`
      : seasonSentence(d);
  d.step(`${open} ${potSentences(timed, raw ? braised(d, raw) : done)}`, {
    looks: 'A spoon cuts the largest piece without effort.',
  });
}

function isRawMeat(item: Item): boolean {
  return item.thing.end !== null && item.thing.kind !== 'egg';
}
