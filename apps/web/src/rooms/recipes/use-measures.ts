import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { useInBrowser } from '../../app/in-browser.ts';
import { useStored } from './stored.ts';

/** Only three countries cook without grams. */
function usual(): MeasureSystem {
  return /-(US|LR|MM)$/i.test(navigator.language) || navigator.language === 'en' ? 'us' : 'metric';
}

/** The person's own measures, on every recipe until they change their mind. */
export function useMeasures(): [MeasureSystem, (system: MeasureSystem) => void] {
  const [stored, store] = useStored('measures');
  const habit = useInBrowser(usual, 'us');
  return [stored === 'us' || stored === 'metric' ? stored : habit, store];
}
