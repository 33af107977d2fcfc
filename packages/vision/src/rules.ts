import { readSettings } from './detector-settings.ts';
import type { FusionRules } from './fusion.ts';
import { modelFolder } from './runtime.ts';

/** On the validation fridges every reading above was right; flavors and makers of many things stay below on their own. */
const SHOW_READ = 0.6;

/** The thresholds that belong to the shipped weights. */
export async function loadRules(folder = modelFolder()): Promise<FusionRules> {
  const { classes, thresholds } = await readSettings(folder);
  return {
    classes: new Set(classes),
    show: { seen: thresholds.show, read: SHOW_READ },
    maybe: thresholds.maybe,
  };
}
