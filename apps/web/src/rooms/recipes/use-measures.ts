import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { useInBrowser } from '../../lib/in-browser.ts';
import { usualUnits } from '../../lib/language.ts';
import { useLocalStorage } from './use-local-storage.ts';

/** The user's measures, for all recipes until changed. */
export function useMeasures(): [MeasureSystem, (system: MeasureSystem) => void] {
  const [stored, store] = useLocalStorage('measures');
  const habit = useInBrowser(usualUnits, 'us');
  return [stored === 'us' || stored === 'metric' ? stored : habit, store];
}
