import { EQUIPMENT, type Equipment } from '@crisper/contract/vocabulary';

/** Appliance names, searched in the cookware and in the steps. */
const APPLIANCES: readonly (readonly [Equipment, RegExp])[] = [
  ['air_fryer', /\bair[- ]?fr(?:yer|y|ied)\b/i],
  ['slow_cooker', /\b(?:slow[- ]cooker|crock[- ]?pot)\b/i],
  [
    'instant_pot',
    /\b(?:instant[- ]pot|pressure[- ]cook(?:er|ed|ing)?|multi[- ]?cooker|high pressure|natural(?:ly)? (?:pressure )?release)\b/i,
  ],
  ['microwave', /\bmicrowave\b/i],
  ['toaster_oven', /\btoaster oven\b/i],
  ['grill', /\b(?:(?<!pan[- ])grill(?!ed)|barbecue|charcoal)\b/i],
  ['oven', /\b(?<!dutch |toaster |french )ovens?\b|\bbroiler\b|\bbroil\b|\bsheet pan\b/i],
];
/** These mean a stove burner, even when the recipe also uses a slow cooker or an oven. */
const BURNER =
  /\b(?:over|on) (?:a )?(?:very )?(?:low|medium|high|gentle|moderate)(?:[- ](?:low|high))?(?: heat| flame)?\b|\bstove(?:top)?\b|\bburner\b/i;
const PANS =
  /\b(?:skillet|frying pan|saucepan|sauté pan|saute pan|wok|griddle|dutch oven|stockpot|pot|pan|kettle|steamer|grill pan)\b/i;
const OVEN_PANS =
  /\b(?:baking|sheet|loaf|cake|muffin|roasting|springform|pie|tart|bundt|jelly roll|air fryer|instant|inner|crock)[- ](?:pan|pot|tin|dish)s?\b|\binstant pot\b/gi;
const STOVE_VERBS =
  /\b(?:simmer|sauté|saute|boil|stir-fry|pan-fry|deep-fry|fry|sear|blanch|poach|brown the)\b/i;

/** Baking or roasting without a named appliance. */
const BAKED = /\b(?:bake|roast)\b/i;

/** The equipment a recipe needs. Without any heat it is no_cook. */
export function equipmentOf(cookware: readonly string[], steps: readonly string[]): Equipment[] {
  const method = steps.join(' ');
  const tools = cookware.join(', ');
  const found = new Set<Equipment>();
  for (const [equipment, words] of APPLIANCES)
    if (words.test(tools) || words.test(method)) found.add(equipment);
  const pans = `${tools}. ${method}`.replace(OVEN_PANS, ' ');
  const hasAppliance = found.size > 0;
  if (BURNER.test(method) || (PANS.test(pans) && STOVE_VERBS.test(method) && !hasAppliance))
    found.add('stovetop');
  else if (
    PANS.test(tools.replace(OVEN_PANS, ' ')) &&
    (STOVE_VERBS.test(method) || /\b(?:heat|warm|melt|cook|toast)\b/i.test(method))
  )
    found.add('stovetop');
  else if (
    !hasAppliance &&
    /\b(?:simmer|boil (?:the|until|for)|fry|sauté|cook until|cook for)\b/i.test(method)
  )
    found.add('stovetop');
  if (found.size === 0 && BAKED.test(method)) found.add('oven');
  if (found.size === 0) found.add('no_cook');
  return EQUIPMENT.filter((equipment) => found.has(equipment));
}
