import type { Allergen } from '@crisper/contract/vocabulary';
import type { FoodId } from '../foods/food.ts';
import { foodById } from '../foods/larder.ts';
import { listedIn, saidList, say } from '../saying/say.ts';

/** What the label of a pack says about allergens. Nothing said is not known, which is not "has none". */
export interface AllergenLabel {
  /** The kitchen's food that it is sold as. */
  food: FoodId | null;
  allergens: readonly Allergen[];
  mayContain: readonly Allergen[];
}

interface Eater {
  name: string;
  isSelf: boolean;
  allergens: readonly Allergen[];
}

interface NotFor {
  name: string;
  allergens: Allergen[];
}

export const saysSomething = ({ allergens, mayContain }: Omit<AllergenLabel, 'food'>): boolean =>
  allergens.length + mayContain.length > 0;

/**
 * Who must not have it, and what in it. Traces count, because it is not known how little is too much. Where the label says
 * nothing, what the food usually contains stands in.
 */
export function notFor(label: AllergenLabel, eaters: readonly Eater[]): NotFor[] {
  const usual = label.food === null ? [] : (foodById(label.food)?.allergens ?? []);
  const inIt = saysSomething(label) ? [...label.allergens, ...label.mayContain] : usual;
  return eaters
    .map(({ name, isSelf, allergens }) => ({
      name: isSelf ? 'you' : name,
      allergens: allergens.filter((one) => inIt.includes(one)),
    }))
    .filter(({ allergens }) => allergens.length > 0);
}

/**
 * Whether this pack cannot be its food at a table: its label names something that an eater avoids and that the food itself
 * has not got. Another pack of the food may do. What the food itself contains, every recipe with it says.
 */
export function isExcluded(label: AllergenLabel, avoid: readonly Allergen[]): boolean {
  const own = label.food === null ? [] : (foodById(label.food)?.allergens ?? []);
  return [...label.allergens, ...label.mayContain].some((one) => avoid.includes(one) && !own.includes(one));
}

/** "contains milk and may contain nuts, which Mia avoids"; null when no eater is known to avoid it. */
export function labelWarning(label: AllergenLabel, eaters: readonly Eater[]): string | null {
  const people = notFor(label, eaters);
  if (people.length === 0) return null;
  const found = new Set(people.flatMap(({ allergens }) => allergens));
  const among = (said: readonly Allergen[]) => [...found].filter((one) => said.includes(one));
  const contains = among(label.allergens);
  const traces = among(label.mayContain).filter((one) => !contains.includes(one));
  const usual = [...found].filter((one) => !contains.includes(one) && !traces.includes(one));
  const parts = [
    ...(contains.length > 0 ? [say('contains {allergens}', { allergens: saidList(contains) })] : []),
    ...(traces.length > 0 ? [say('may contain {allergens}', { allergens: saidList(traces) })] : []),
    ...(usual.length > 0 ? [say('usually contains {allergens}', { allergens: saidList(usual) })] : []),
  ];
  const names = people.map(({ name }) => name).sort((a, b) => Number(b === 'you') - Number(a === 'you'));
  const said = {
    what: listedIn(parts),
    people: listedIn(names.map((name) => (name === 'you' ? say('you') : name))),
  };
  return names.length > 1 || names[0] === 'you'
    ? say('{what}, which {people} avoid', said)
    : say('{what}, which {people} avoids', said);
}

/** The words of a warning as a sentence. */
export const warningText = (words: string | null): string | null =>
  words && `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
