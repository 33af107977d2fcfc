import type { FoodId } from '../food.ts';
import { heads, singleNames, stem, stemsInNames } from './name-stems.ts';

/** Parts before and behind a food that leave it what it is: "Biomilch", "Paprikastreifen". */
const FRONTS =
  /^(?:bio|speise|land|freiland|suppen|back|tk|tiefkuhl|koch|tafel|gemuse|fein|roh|jung|frisch|haus|bauern|weide|alpen|berg|mini|baby|riesen|natur|premium|garten|sommer|winter|herbst|fruh|strauch|fleisch|dattel|flaschen|rispen|ochsenherz|cocktail|markt|supermarkt|marken|deutsch|heu|salat|brat|schmor|grill|pfannen|ofen|einmach|delikatess|gourmet|sieb|streu|kristall|voll)/;
const BACKS =
  /(?:filet|stuck|stuckch|wurfel|wurfelch|scheib|scheibch|blatt|blattch|blatter|streif|ring|spalt|zweig|zweiglein|halft|kugel|rosch|stang|schnitzel|spiess|schnitz|raspel|stift|stiftch|knoll|kopf|nadel|zehe|zeh|viertel|flock|spane|hobel|bund|stiel|stangel|brock|stern|herz|locke|ecke|spitz|schot|brust|stampf)$/;
const MIN_REAR = 4;
const SURE_REAR = 6;
const MIN_FRONT = 3;
const LINK = /(?:en|er|es|[nse])$/;

/** German joins words. The food stands at the end, or in front of what it was cut to. */
export function compoundFood(word: string, names: ReadonlyMap<string, FoodId>): FoodId | undefined {
  const rear = word.replace(FRONTS, '');
  const front = word.replace(BACKS, '');
  for (const part of [rear, front, stem(front, 'de'), front.replace(LINK, '')])
    if (part !== word && part.length >= MIN_FRONT) {
      const food = names.get(part);
      if (food !== undefined) return food;
    }
  return undefined;
}

/**
 * "Hirschgulasch", "Datteltomaten": something before a food that is known. What is named by its first part ("Hanfmilch") is told by
 * nothing behind it.
 */
export function looseCompound(
  word: string,
  written: string,
  names: ReadonlyMap<string, FoodId>,
): { food: FoodId; head: string } | undefined {
  for (let cut = MIN_FRONT; cut <= word.length - MIN_REAR; cut += 1) {
    const head = word.slice(cut);
    const food = names.get(head);
    if (food === undefined) continue;
    // Short ends are whole words or chance: a "Staub" is no "Taube".
    if (head.length < SURE_REAR && !singleNames('de').has(written.slice(cut))) continue;
    const front = word.slice(0, cut);
    const isFood = [front, front.replace(LINK, '')].some((part) => stemsInNames('de').has(part));
    return isFood && heads.de.has(head) ? undefined : { food, head };
  }
  return undefined;
}
