import { DIETS, type Diet, type DietMatch } from '@crisper/contract/vocabulary';

/** The chosen diets, and whether a recipe keeps all of them or at least one. */
export interface DietChoice {
  diets: readonly Diet[];
  dietMatch: DietMatch;
}

export const NO_DIETS: DietChoice = { diets: [], dietMatch: 'all' };

export function keepsDiets(kept: readonly Diet[], { diets, dietMatch }: DietChoice): boolean {
  if (diets.length === 0) return true;
  const keeps = (diet: Diet) => kept.includes(diet);
  return dietMatch === 'any' ? diets.some(keeps) : diets.every(keeps);
}

/** From the address, in one order, so that the same choice always gives the same address and cache entry. */
export function readDiets(address: URLSearchParams): DietChoice {
  const given = (address.get('diet') ?? '').split(',');
  return {
    diets: DIETS.filter((diet) => given.includes(diet)),
    dietMatch: address.get('dietMatch') === 'any' ? 'any' : 'all',
  };
}

/** For the address; what is usual is left out of it. */
export function writeDiets({ diets, dietMatch }: DietChoice): { diet: string; dietMatch: string } {
  return { diet: diets.join(','), dietMatch: diets.length > 1 && dietMatch === 'any' ? 'any' : '' };
}
