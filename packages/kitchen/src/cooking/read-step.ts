import type { Heat } from '@crisper/contract/vocabulary';

/** Reads the details of a step: heat, tools, doneness sign. */

const HEAT_WORDS: readonly (readonly [RegExp, Heat])[] = [
  [/\bmedium[- ]high\b/i, 'medium-high'],
  [/\bmedium[- ]low\b/i, 'medium-low'],
  [/\b(?:turn|switch) off\b|\b(?:off|from) the (?:heat|stove|burner)\b|\bheat off\b/i, 'off'],
  [
    /\b(?:over|on|to|at|a) (?:a )?(?:high|strong|fierce)(?: heat| flame)?\b|\bhigh heat\b|\brolling boil\b/i,
    'high',
  ],
  [
    /\b(?:over|on|to|at|a) (?:a )?(?:low|gentle|very low)(?: heat| flame)\b|\blow heat\b|\bbare simmer\b/i,
    'low',
  ],
  [/\b(?:over|on|to|at) (?:a )?(?:medium|moderate)(?: heat| flame)?\b|\bmedium heat\b/i, 'medium'],
  [/\bbring\b[^.]{0,60}\bboil\b/i, 'high'],
  [/\bsimmer/i, 'medium-low'],
];

export function readHeat(text: string): Heat | null {
  return HEAT_WORDS.find(([words]) => words.test(text))?.[1] ?? null;
}

const TOOLS: readonly string[] = [
  'air fryer',
  'slow cooker',
  'instant pot',
  'pressure cooker',
  'microwave',
  'toaster oven',
  'dutch oven',
  'oven',
  'grill',
  'wok',
  'griddle',
  'skillet',
  'frying pan',
  'saucepan',
  'stockpot',
  'pot',
  'sheet pan',
  'baking sheet',
  'baking dish',
  'loaf pan',
  'cake pan',
  'muffin tin',
  'blender',
  'food processor',
  'mixing bowl',
  'bowl',
  'colander',
  'sieve',
  'whisk',
  'rolling pin',
  'cutting board',
  'thermometer',
  'parchment',
  'foil',
];

/** Longer names first, so that "dutch oven" is not also read as "oven". */
export function readTools(text: string): string[] {
  let rest = ` ${text
    .toLowerCase()
    .replaceAll('-', ' ')
    .replace(/[^a-z ]+/g, ' | ')} `;
  const found: string[] = [];
  for (const tool of TOOLS) {
    const names = [` ${tool} `, ` ${tool}s `].filter((name) => rest.includes(name));
    if (names.length === 0) continue;
    found.push(tool);
    for (const name of names) rest = rest.replaceAll(name, ' | ');
  }
  return found;
}

const UNTIL = /\b(?:until|till)\s+([^.;]{3,160})/i;
const TIME_SAID =
  /,? ?(?:(?:about|around) ?)?\d{1,4}(?: ?(?:to|-|–) ?\d{1,4})? ?(?:more )?(?:minutes?|mins?|hours?|seconds?)\b/i;

/** "…until golden and crisp" -> "Golden and crisp". */
export function readDoneness(text: string): string | null {
  const until = UNTIL.exec(text)?.[1]?.replace(/\s+/g, ' ') ?? '';
  const time = until.search(TIME_SAID);
  const sign = (time < 0 ? until : until.slice(0, time)).trim();
  if (!sign || sign.length < 3) return null;
  return sign.charAt(0).toUpperCase() + sign.slice(1);
}
