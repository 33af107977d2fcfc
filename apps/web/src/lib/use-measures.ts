import { updateKitchen } from '@crisper/contract/household/household';
import type { Units } from '@crisper/contract/vocabulary';
import { call } from './api.ts';
import { useInBrowser } from './in-browser.ts';
import { usualUnits } from './language.ts';
import { getSession } from './session/session-store.ts';
import { useLocalStorage } from './use-local-storage.ts';

const isUnits = (text: string | null): text is Units => text === 'us' || text === 'metric';

/** The person's units, for recipes, lists and the body alike. A choice is kept with the account too. */
export function useMeasures(): [Units, (units: Units) => void] {
  const [stored, store] = useLocalStorage('measures');
  const habit = useInBrowser(usualUnits, 'us');
  const choose = (units: Units) => {
    store(units);
    // This device follows at once; another one asks the server when it has no choice of its own.
    if (getSession()) void call(updateKitchen, { body: { units } }).catch(() => undefined);
  };
  return [isUnits(stored) ? stored : habit, choose];
}

/** Takes over what was chosen on another device. */
export function useChosenElsewhere(): (units: Units) => void {
  const [stored, store] = useLocalStorage('measures');
  return (units) => {
    if (!isUnits(stored)) store(units);
  };
}
