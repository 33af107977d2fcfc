import { EQUIPMENT, type Equipment } from '@crisper/contract/vocabulary';

/** What scans and browse tiles say for the same thing. */
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

/** One word as the kitchen knows it, however it is spelled: "Air-Fryer", "no cook", "stove". */
function equipmentOf(word: string): Equipment | null {
  const plain = word
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  const known = EQUIPMENT.find((one) => one === plain);
  return known ?? (Object.hasOwn(ALSO, plain) ? ALSO[plain]! : null);
}

/** The known ones, each once; words that name no equipment are left out. */
export function readEquipment(words: readonly string[]): Equipment[] {
  return [...new Set(words.map(equipmentOf).filter((one) => one !== null))];
}
