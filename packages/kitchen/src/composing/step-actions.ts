import type { Technique } from './kinds.ts';

export type Heat = Technique | 'pressure' | 'slow';

/** What one sentence of a step does, whatever food it is about. */
export interface StepAction {
  /** The sentence up to the sign that it is done. */
  text: string;
  /** In another pot, pan or dish than before. */
  isElsewhere: boolean;
  usesMixture: boolean;
  isWet: boolean;
  isGentle: boolean;
  minutes: number;
  heat: Heat | null;
  mixes: boolean;
  takesOut: boolean;
}

const MINUTES = /(\d{1,3})(?: to (\d{1,3}))? (minute|hour)s?\b/g;
/** Names a pot, pan or dish that was not in use before. */
const NEW_VESSEL =
  /\b(?:in|into|on) (?:(?:a|an|your|another|small)\b[^.]*\b(?:skillet|pot|pan|wok|dish|dishes|mug|bowl|plate)\b|the (?:basket|grate|slow cooker|pressure cooker)\b)/;
const MIXES =
  /\b(?:whisk|beat|mix|mash|rub|knead|shape|thread|layer|wrap|spread|stir .* together|add|crack|fold|toss|divide|press|put|lay out|turn)\b/;
/** Words for what was mixed before. */
const MIXTURE =
  /\b(?:batter|dough|mixture|patties|meatballs|balls|skewers|packets|sandwich|slices|flatbreads|heaped tablespoons|gratin|burgers)\b/;
const OUT =
  /\b(?:move to a plate|onto (?:a|the) plate|on a plate|add to the plate|drain|lift out|keep warm|fluff with a fork|off the heat, and let stand|peel)\b/;
const WETTED = /\bpour|to a (?:bare )?(?:boil|simmer)\b|\ba ladle\b/;
const GENTLE = /\b(?:pour|crack) .*\beggs?\b|heaped tablespoons|batter/;
const STANDS = /\b(?:stand|rest|cool|chill|soak|knead)\b[^.]* for\b/;
const HEATS: readonly (readonly [RegExp, Heat])[] = [
  [/microwave/, 'microwave'],
  [/high pressure/, 'pressure'],
  [/on (?:low|high) for/, 'slow'],
  [/air-fry/, 'airfry'],
  [/\bgrill\b/, 'grill'],
  [/\b(?:roast|bake)\b|toaster oven/, 'roast'],
  [/\bsteam\b/, 'steam'],
  [/simmer|\bboil\b|poach|bubble|ladle at a time/, 'simmer'],
  [/\b(?:cook|fry|brown|sear|toast|sizzle|warm|toss|stir|draw)\b/, 'saute'],
];
/** Sentences that are kept: nine of ten have been written before. */
const MOST_KEPT = 10_000;
const kept = new Map<string, StepAction>();

/** Reads a sentence in lower case. */
export function actionOf(sentence: string): StepAction {
  const known = kept.get(sentence);
  if (known) return known;
  const made = read(sentence);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(sentence, made);
  return made;
}

function read(sentence: string): StepAction {
  const text = sentence.split(', until')[0] ?? sentence;
  const minutes = minutesIn(sentence);
  return {
    text,
    isElsewhere: NEW_VESSEL.test(text) || text.startsWith('meanwhile'),
    usesMixture: MIXTURE.test(text),
    isWet: WETTED.test(text) && !/\beggs?\b|batter/.test(text),
    isGentle: GENTLE.test(text),
    minutes,
    heat: heatOf(text, minutes),
    mixes: MIXES.test(text),
    takesOut: OUT.test(sentence),
  };
}

function minutesIn(sentence: string): number {
  if (!sentence.includes(' minute') && !sentence.includes(' hour')) return 0;
  let total = 0;
  MINUTES.lastIndex = 0;
  for (let found = MINUTES.exec(sentence); found; found = MINUTES.exec(sentence))
    total += Number(found[1]) * (found[3] === 'hour' ? 60 : 1);
  return total;
}

function heatOf(action: string, minutes: number): Heat | null {
  // Couscous and instant rice are done by standing in water that has just boiled.
  if (/take off the heat, and let stand/.test(action)) return 'simmer';
  if (STANDS.test(action) && !/steam/.test(action)) return null;
  const heat = HEATS.find(([words]) => words.test(action))?.[1] ?? null;
  return heat === 'saute' && minutes === 0 && !/\b(?:cook|fry|toast|warm)\b/.test(action) ? null : heat;
}
