import { EQUIPMENT, type Equipment } from '@crisper/contract/vocabulary';

/** Other names that scans and browse tiles use. */
const ALSO: Readonly<Record<string, Equipment>> = {
  stove: 'stovetop',
  hob: 'stovetop',
  cooktop: 'stovetop',
  pan: 'stovetop',
  barbecue: 'grill',
  bbq: 'grill',
  airfryer: 'air_fryer',
  pressure_cooker: 'instant_pot',
  crockpot: 'slow_cooker',
  toaster: 'toaster_oven',
  none: 'no_cook',
  raw: 'no_cook',
};

/** The equipment of a word in any spelling: "Air-Fryer", "no cook", "stove". */
function equipmentOf(word: string): Equipment | null {
  const plain = word
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  const known = EQUIPMENT.find((one) => one === plain);
  return known ?? (Object.hasOwn(ALSO, plain) ? ALSO[plain]! : null);
}

/** The known equipment without duplicates. Unknown words are skipped. */
export function readEquipment(words: readonly string[]): Equipment[] {
  return [...new Set(words.map(equipmentOf).filter((one) => one !== null))];
}
