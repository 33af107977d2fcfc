import { trimEndOf } from '../../trim-end.ts';
import { readMinutes } from '../durations.ts';
import { readYield } from '../yields.ts';

/** Section headings of recipes in several languages. */
const INGREDIENTS =
  /^(?:the\s+)?(?:ingredients?|ingrédients?|ingredientes|ingredienti|ingrediënten|zutaten(?:liste)?|what you(?:['’]ll| will)? need|you(?:['’]ll| will) need|suroviny|składniki)\b/i;
const STEPS =
  /^(?:cooking\s+|recipe\s+)?(?:directions?|instructions?|method|methods|preparation|preparación|préparation|preparo|preparazione|procedimento|procedure|steps?|how to make(?: it)?|zubereitung|(?:voor)?bereid(?:ing|en|ingswijze)|werkwijze|anleitung|modo de prepar(?:o|ación)|elaboración|pasos|instrucciones|istruzioni|esecuzione|recette|étapes|réalisation|so geht['’]?s|zubereitungsschritte|postup|przygotowanie)\b/i;
const OTHER =
  /^(?:notes?|nutrition(?:al)?(?: facts| information| info)?|tips?|cook['’]?s? notes?|equipment|storage|comments?|reviews?|related|you may also like|share|print|video|faqs?|about|tags?|categories|contributors?|source|did you make this|similar recipes|more recipes|leave a (?:reply|comment))\b/i;

export type Section = 'ingredients' | 'steps' | 'other';

/** The section a line starts, if it is a heading and not a sentence. */
export function sectionOf(line: string): Section | null {
  const text = trimEndOf(line.replace(/^[#*_=\s>]+/, ''), ':*_=');
  if (text.length > 60 || /[.!?]$/.test(text) || text.split(' ').length > 7) return null;
  if (INGREDIENTS.test(text)) return 'ingredients';
  if (STEPS.test(text)) return 'steps';
  return OTHER.test(text) ? 'other' : null;
}

const TIMES: readonly (readonly [
  'prepMinutes' | 'cookMinutes' | 'inactiveMinutes' | 'totalMinutes',
  RegExp,
])[] = [
  [
    'prepMinutes',
    /\b(?:prep(?:aration)?(?:\s*time)?|vorbereitung(?:szeit)?|zubereitungszeit|temps de préparation|préparation|tiempo de preparación|preparación|tempo di preparazione|preparazione|voorbereiding)\s*[:=-]\s*(.{1,40})/i,
  ],
  [
    'cookMinutes',
    /\b(?:cook(?:ing)?(?:\s*time)?|bak(?:e|ing)(?:\s*time)?|kochzeit|backzeit|garzeit|temps de cuisson|cuisson|tiempo de cocción|cocción|tempo di cottura|cottura|bereidingstijd)\s*[:=-]\s*(.{1,40})/i,
  ],
  [
    'inactiveMinutes',
    /\b(?:inactive|resting|chilling|marinating|rest|chill|rising)(?:\s*time)?\s*[:=-]\s*(.{1,40})/i,
  ],
  [
    'totalMinutes',
    /\b(?:total(?:\s*time)?|ready in|gesamtzeit|temps total|tiempo total|tempo totale|time) ?[:=-]? ?(\d.{0,40})/i,
  ],
];
/** "Prep 20 min", and nothing else. */
const BARE_TIME = /^(\p{L}[\p{L} ]{2,24}) (\d{1,4} ?\p{L}{1,8}(?: \d{1,2} ?\p{L}{1,8})?)$/u;
const SERVES =
  /(?:^|\W)(?:serves|servings?|yields?|makes|portions?|für|pour|para|per|voor|porce) ?[:=-]? ?(?:about ?)?(\d.{0,40})|(\d{1,3} ?(?:- ?\d{1,3} ?)?(?:servings?|portions?|people|persons?|personnes|personen|personas|persone|portionen|porciones|raciones|porzioni))/i;

export interface TextFacts {
  prepMinutes: number | null;
  cookMinutes: number | null;
  inactiveMinutes: number | null;
  totalMinutes: number | null;
  yieldText: string | null;
  servings: number | null;
}

/** Times and yield from short lines of text. */
export function readFacts(lines: readonly string[]): TextFacts {
  const facts: TextFacts = {
    prepMinutes: null,
    cookMinutes: null,
    inactiveMinutes: null,
    totalMinutes: null,
    yieldText: null,
    servings: null,
  };
  let inHead = true;
  for (const line of lines) {
    if (line.length > 160) continue;
    // Among the steps, "Bake 20 min" is one of several times.
    inHead &&= sectionOf(line) === null && !/^\d/.test(line);
    const said = inHead ? withColons(line) : line;
    for (const [field, pattern] of TIMES)
      facts[field] ??= readMinutes(pattern.exec(said)?.[1]?.split(/[|•·]/)[0]);
    if (facts.yieldText !== null) continue;
    const match = SERVES.exec(line);
    facts.yieldText = match ? (match[1] ?? match[2] ?? null) : null;
    facts.servings = readYield(facts.yieldText);
  }
  // "Prep time: 8 minutes" says nothing of the whole.
  const least = (facts.prepMinutes ?? 0) + (facts.cookMinutes ?? 0);
  if (facts.totalMinutes !== null && facts.totalMinutes < least) facts.totalMinutes = null;
  return facts;
}

/** "Prep 20 min, bake 40 min" says its times without colons. */
function withColons(line: string): string {
  const pieces = line.split(/[,;|•·]/).map((piece) => piece.trim());
  if (!pieces.some((piece) => BARE_TIME.test(piece))) return line;
  return pieces.map((piece) => piece.replace(BARE_TIME, '$1: $2')).join(' | ');
}

/** Whether a line that starts with a number says how long or for how many: "45 minutes", "4 servings". */
export function isFact(line: string): boolean {
  if (/^\d{1,4} ?(?:min(?:ute)?[ns]?|m|h|hrs?|hours?|std|stunden?|heures?|horas?|ore)\b/i.test(line))
    return true;
  const serves = SERVES.exec(line);
  return serves !== null && serves.index === 0;
}
