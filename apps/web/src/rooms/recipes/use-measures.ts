import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { useInBrowser } from '../../app/in-browser.ts';
import { usualUnits } from '../../lib/language.ts';
import { useStored } from './stored.ts';

/** The person's own measures, on every recipe until they change their mind. */
export function useMeasures(): [MeasureSystem, (system: MeasureSystem) => void] {
  const [stored, store] = useStored('measures');
  const habit = useInBrowser(usualUnits, 'us');
  return [stored === 'us' || stored === 'metric' ? stored : habit, store];
}
