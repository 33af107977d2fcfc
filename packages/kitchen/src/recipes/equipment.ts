import { EQUIPMENT, type Equipment } from '@crisper/contract/vocabulary';

/** Appliances by the names and verbs that cannot mean anything else. */
const APPLIANCES: readonly (readonly [Equipment, RegExp])[] = [
  ['air_fryer', /\bair[- ]?fr(?:yer|y|ied)\b/gi],
  ['slow_cooker', /\b(?:slow[- ]cooker|crock[- ]?pot)\b/gi],
  [
    'instant_pot',
    /\b(?:instant[- ]pot|pressure[- ]cook(?:er|ed|ing)?|multi[- ]?cooker|high pressure|natural(?:ly)? (?:pressure )?release)\b/gi,
  ],
  ['microwave', /\bmicrowaves?\b(?! oven)|\bmicrowave oven\b/gi],
  ['toaster_oven', /\btoaster oven\b/gi],
  // Under a grill, as the British say, is under a broiler.
  [
    'oven',
    /\b(?<!dutch |toaster |french |microwave )ovens?\b|\bbroil(?:er|ing)?\b|\bunder (?:a|the) (?:hot )?grill\b/gi,
  ],
  // A sauce for it, marks of it, and a pan with ridges are none.
  [
    'grill',
    /(?<!under (?:a|the) (?:hot )?)\bgrill(?:ing|s)?\b(?! (?:pan|marks?|seasoning))|\bbarbecue\b(?! (?:sauce|rub|seasoning|spice|chips?|ribs|chicken|pork|beans))|\bcharcoal\b/gi,
  ],
];

/** Whatever follows "or" is another way of doing the same, and is not needed as well. */
const OTHER_WAY =
  /(?:\bor\b|\/) ?(?:(?:in|on|under|over|with|use|using) )?(?:(?:a|an|the|your) )?(?:(?:hot|preheated|outdoor|charcoal|gas|dry|nonstick|low|warm|toaster) )*(?:grill(?: pan)?|broil(?:er)?|oven|microwave|air[- ]fry(?:er)?|barbecue|skillet|frying pan|griddle|slow cooker|instant pot|pressure cooker|pan-fry|bake)\b/gi;
/** Plates and pancakes can wait under a cloth too. */
const KEPT_WARM = /\bkeep(?:ing)?\b[^.]{0,40}\bwarm\b|\bwarm (?:plates?|oven)\b/i;

/** A burner in so many words. */
const BURNER =
  /\b(?:over|on|to|with) (?:a )?(?:very )?(?:low|medium|high|gentle|moderate)(?:[- ](?:low|high))?(?: to (?:low|medium|high)(?:[- ]high)?)? (?:heat|flame)\b|\b(?:off|from) the (?:heat|stove)\b|\bstove(?:top)?\b|\bburner\b|\bdirect(?:ly)? over a flame\b/i;
/** How hot, of a burner or of an appliance with such a switch. */
const SETTING = /\bon (?:low|medium|high)(?:[- ](?:low|high))?\b(?![- ](?:low|high|speed|pressure|power))/i;
const PANS =
  /(?<!\bhot )\b(?:skillet|(?:frying|sauté|saute|grill) pan|(?:sauce)?pan|wok|griddle|dutch oven|(?:stock)?pot|steamer)s?\b/i;
/** Pans that no pot of an appliance is called. */
const OWN_PANS = /\b(?:skillet|(?:frying|sauté|saute|grill) pan|saucepan|wok|griddle|stockpot)s?\b/i;
const OVEN_PANS =
  /\b(?:baking|sheet|loaf|cake|muffin|roasting|springform|pie|tart|bundt|tube|popover|pizza|square|jelly roll|air fryer|instant|inner|crock|removable[- ]bottom)[- ](?:pan|pot|tin|dish)s?\b|\bcrock[- ]?pot\b|\b(?:pot|pan) (?:roast|pie|juices|drippings)\b/gi;
const STOVE_VERBS =
  /\b(?:simmer|sauté|saute|boil|stir-fry|pan-fry|deep-fry|(?<!air[- ])fry|sear|blanch|poach|steam|brown the)\b/i;
const HEATING = /\b(?:heat|warm|melt|cook|toast|brown|reduce|bring|char|pop|fry in)\b/i;
const BAKED = /\b(?:bake|roast)\b/i;
/** What the appliance's own pot does not cook: the pasta for a sauce that has cooked for hours. */
const BESIDES = /^(?:meanwhile,? )?boil the\b/i;
const COOKED = /\bcook (?:until|for)\b/i;

type Place = Equipment | null;
/** What one leaves alone with its food: what follows happens in it until a pan is named. */
const STAYS: ReadonlySet<Place> = new Set<Place>(['microwave', 'slow_cooker', 'instant_pot', 'air_fryer']);

/** The equipment a recipe needs, read from the verbs and vessels of its steps. Without any heat it is no_cook. */
export function equipmentOf(cookware: readonly string[], steps: readonly string[]): Equipment[] {
  const tools = cookware.join(', ');
  const found = new Set<Equipment>(appliancesIn(tools));
  // Steps may speak of what the list of tools names: "cook on low for eight hours".
  let place: Place = [...found].find((one) => STAYS.has(one)) ?? null;
  for (const step of steps) {
    if (!STAYS.has(place)) place = null;
    for (const sentence of sentencesOf(step)) {
      const named = appliancesIn(sentence);
      for (const one of named) found.add(one);
      if (named.length > 0 && !isPreheating(sentence)) place = named.at(-1)!;
      if (!needsBurner(sentence, place)) continue;
      found.add('stovetop');
      place = 'stovetop';
    }
  }
  const method = steps.join(' ');
  if (/\bgrill pan\b/i.test(`${tools} ${method}`) && !appliancesIn(tools).includes('grill'))
    found.delete('grill');
  if (found.size === 0) found.add(withoutName(tools, method));
  return EQUIPMENT.filter((equipment) => found.has(equipment));
}

/** Where nothing says it: a recipe of pans, or one that is baked. */
function withoutName(tools: string, method: string): Equipment {
  if (PANS.test(tools.replace(OVEN_PANS, ' ')) && HEATING.test(method)) return 'stovetop';
  if (BAKED.test(method)) return 'oven';
  return COOKED.test(method) ? 'stovetop' : 'no_cook';
}

function sentencesOf(step: string): string[] {
  return step
    .split(/(?<=[.!?;])\s+/)
    .filter((sentence) => !KEPT_WARM.test(sentence))
    .map((sentence) => sentence.replace(OTHER_WAY, ' '));
}

/** In the order in which the text names them. */
function appliancesIn(text: string): Equipment[] {
  const named: [at: number, Equipment][] = [];
  for (const [equipment, words] of APPLIANCES)
    for (const { index } of text.matchAll(words)) named.push([index, equipment]);
  return named.sort(([one], [other]) => one - other).map(([, equipment]) => equipment);
}

const isPreheating = (sentence: string): boolean =>
  /^(?:pre)?heat (?:the|an?|your) (?:\w+ )?(?:oven|broiler|grill|barbecue|air fryer)\b/i.test(sentence);

function needsBurner(sentence: string, place: Place): boolean {
  const pans = sentence.replace(OVEN_PANS, ' ');
  if (place === 'grill') return OWN_PANS.test(pans) && HEATING.test(pans);
  if (BURNER.test(sentence)) return true;
  if (STAYS.has(place))
    return BESIDES.test(sentence) || (OWN_PANS.test(pans) && (HEATING.test(pans) || STOVE_VERBS.test(pans)));
  if (place === 'oven' || place === 'toaster_oven') return false;
  if (SETTING.test(sentence) || STOVE_VERBS.test(sentence)) return true;
  return PANS.test(pans) && HEATING.test(pans);
}
