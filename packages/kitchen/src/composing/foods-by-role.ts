import type { FoodId } from '../foods/food.ts';
import { listsIn } from '../foods/made-tables.ts';
import { FITS, UNFIT } from './fitting.gen.ts';

const fits = new Map(Object.entries(listsIn(FITS)));
const unfit = new Map(Object.entries(listsIn(UNFIT)));

function known(table: ReadonlyMap<string, readonly FoodId[]>, role: string): readonly FoodId[] {
  const foods = table.get(role);
  if (foods === undefined) throw new Error(`No food of the catalogue names the role "${role}"`);
  return foods;
}

/** The foods that the catalogue gives a role of a dish: it takes no others. */
export const fitFor = (role: string): readonly FoodId[] => known(fits, role);

/** The foods that the catalogue keeps from a role of a dish, although they are of its kinds. */
export const unfitFor = (role: string): readonly FoodId[] => known(unfit, role);
