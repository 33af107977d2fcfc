import { readSettings } from '../detecting/detector-settings.ts';
import { modelFolder } from '../runtime.ts';
import type { FusionRules } from './fusion.ts';

/** On the validation photos every label read above this was right; weak words alone stay below. */
const SHOW_READ = 0.6;

/** The thresholds for the shipped weights. */
export async function loadFusionRules(folder = modelFolder()): Promise<FusionRules> {
  const { classes, thresholds } = await readSettings(folder);
  return {
    classes: new Set(classes),
    show: { seen: thresholds.show, read: SHOW_READ },
    maybe: thresholds.maybe,
  };
}
