import { NUMBER_WORDS } from '../measures/number-words.ts';

/** Reads servings from a yield: "Serves 4-6" is 6, as small portions; "1 loaf (12 slices)" is 12; "2 cups" gives none. */

const MOST_SERVINGS = 1_000;
const PEOPLE =
  /(\d{1,4})\s*(?:(?:gener\w+|hearty|small|large|main\p{L}*|adult|dinner|side)\s+)?(?:servings?|serves|people|persons?|personen|personnes?|personas?|persone|raciones|pessoas?|porcj\w+|porce|porcí|porties?|portionen|portions?|porzioni|porciones|doses|guests|portioner)/iu;
const SERVES =
  /(?:serves|servings?|makes|yields?|feeds|serveert|pour|für|para|per|voor|porce) ?:? ?(?:(?:about|approximately|up to|around) ?)?(\d{1,4})(?: ?(?:-|–|to|bis|à) ?(\d{1,4}))?/iu;
const INNER = /\(\s*(?:about\s*)?(\d{1,4})\s*(?:slices|pieces|servings?|cookies|bars|squares|muffins)/i;
const VOLUME =
  /^(?:about |makes )?[\d./½¼¾⅓⅔ -]+(?:cups?|pints?|quarts?|gallons?|ml|milliliters?|l|liters?|litres?|oz|ounces?|lbs?|pounds?|kg|g|grams?|tablespoons?|tbsps?|tsps?|teaspoons?)\b/i;

const SERVES_SOMEBODY = /serv|feeds|people|slices|pieces/i;
/** Things that are cut up for several: "1 loaf" and "2 (9-inch) pies" say nothing of servings. */
const WHOLE =
  /^(?:makes|yields?|about|ergibt|für)?:? ?(?:about )?(?:\d{1,2}|an?|one|two|three|ein|eine|une?) (?:\([^)]{1,30}\) ?)?(?:[\p{L}\d"”'.-]{1,15} ){0,3}(?:loaf|loaves|(?:cheese|coffee)?cakes?|pies?|tarts?|quiches?|galettes?|batch(?:es)?|trays?|(?:sheet )?pans?|dish|casseroles?|jars?|bottles?|bowls?|recipe|kuchen|torten?|brote?|blech|springform|kastenform|gläser|glas|gâteaux?|tartes?|pains?)\b/iu;

export function readYield(value: unknown): number | null {
  if (typeof value === 'number') return within(value);
  if (typeof value !== 'string') return null;
  const text = value.slice(0, 1_000).replace(/\s+/g, ' ').trim().slice(0, 200);
  const people = PEOPLE.exec(text) ?? INNER.exec(text);
  if (people) return within(Number(people[1]));
  if (WHOLE.test(text) && !SERVES_SOMEBODY.test(text)) return null;
  if (VOLUME.test(text.replace(/^[^\w½¼¾⅓⅔]+/, ''))) return null;
  const digits = SERVES.exec(text) ?? /(\d{1,4})(?:\s*(?:-|–|to|bis|à)\s*(\d{1,4}))?/.exec(text);
  if (digits) return within(Number(digits[2] ?? digits[1]));
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.map((word) => NUMBER_WORDS.get(word)).find((count) => count !== undefined) ?? null;
}

function within(count: number): number | null {
  return Number.isFinite(count) && count >= 1 && count <= MOST_SERVINGS ? Math.round(count) : null;
}
