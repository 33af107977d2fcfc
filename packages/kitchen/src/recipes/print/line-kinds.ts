import { resolveFood } from '../../foods/names.ts';
import { trimEndOf } from '../../trim-end.ts';
import { opensPart } from '../reading/part-headings.ts';
import { isLocalizedInstruction } from './localized-instructions.ts';

const AMOUNT =
  /^(?:[•·*▪▢☐–-] ?)?(?:\d|[½¼¾⅓⅔⅛⅜⅝⅞%]|\? |an? (?:pinch|handful|dash|few|bunch|little|knob|splash)\b|(?:pinch|juice|zest|handful) of\b|(?:one|two|three|four|half) \p{L}|(?:etwas|eine? (?:prise|halbe)|quelques|une? (?:pincée|peu|gousse)|una? (?:pizca|poco|chorrito)|un (?:pizzico|filo|po)|mezz[ao]|medi[ao]) ?)/iu;
const NUMBERED = /^(?:step ?)?(\d{1,2}) ?[.)] ?(?=\p{Lu})/iu;
const TO_DO =
  /^(?:add|arrange|bake|beat|blend|blitz|boil|break|bring|brown|brush|char|chill|chop|coat|combine|cook|cool|cover|cream|crush|cut|deglaze|dice|discard|divide|drain|dredge|drizzle|drop|dust|fill|finish|flip|fold|form|freeze|fry|garnish|grate|grease|grill|heat|knead|ladle|layer|lay|leave|let|lift|lightly|line|make|marinate|mash|meanwhile|melt|mix|off the heat|once|pat|peel|pile|place|poach|pour|preheat|press|process|puree|put|reduce|refrigerate|remove|repeat|rest|return|rinse|roast|roll|rub|saut[eé]|scatter|scrape|scrub|sear|season|serve|set|shake|shape|shred|sift|simmer|slice|soak|soften|spoon|spread|sprinkle|squeeze|steam|stir|strain|stuff|take|tear|thread|tip|toast|top|toss|transfer|trim|turn|use|warm|wash|when|whip|whisk|wipe|wrap|in an? (?:large|small|medium|bowl|pan|pot)|using)\b/i;
const PART = /^(?:for (?:the )?|to (?:serve|finish|garnish|assemble|make)|the )?[\p{L}’' ]+:?$/iu;
const OPENS_PART = /^(?:for \p{L}|to (?:serve|finish|garnish|assemble)\b)|:$/iu;
const LONGEST_ITEM = 90;
const FACT =
  /^(?:serves|servings?|makes|yields?|prep(?:aration)?(?: time)?\b.{0,3}\d|cook(?:ing)?(?: time)\b|total(?: time)?\b|ready in|für \d|pour \d|para \d|per \d|(?:vor|zu)bereitungszeit|temps de|tiempo de|tempo di)/i;

export const isAmount = (text: string): boolean =>
  AMOUNT.test(text) && text.length <= LONGEST_ITEM && !NUMBERED.test(text);

export function stepNumber(text: string): number | null {
  const match = NUMBERED.exec(text);
  return match ? Number(match[1]) : null;
}

export function isToDo(text: string): boolean {
  const plain = text.replace(NUMBERED, '');
  return TO_DO.test(plain) || isLocalizedInstruction(plain);
}

export const isFact = (text: string): boolean => FACT.test(text);

/** "Salt and pepper": a food on a line of its own, without an amount. */
export function isBareFood(text: string): boolean {
  if (text.length > 50 || /[.!?]$/.test(text) || isToDo(text)) return false;
  const [name = ''] = text.split(/,|\(| to taste| for /, 1);
  return resolveFood(name.split(/ (?:and|or|&) /)[0]!) !== null;
}

/** The name of a part of the list, if this line is one: "For the sauce", "Topping:". */
export function partName(text: string, isLarger: boolean): string | null {
  if (text.length > 50 || text.split(' ').length > 6 || !PART.test(text)) return null;
  return OPENS_PART.test(text) || opensPart(text) || (isLarger && !isBareFood(text))
    ? trimEndOf(text, ':').trim()
    : null;
}
