import type { FoodLanguage } from '../../foods/localized/shown-names.ts';
import { fold } from '../../foods/text.ts';
import { wordingOf } from '../../measures/localized/wording.ts';
import { readQuantity } from '../quantity.ts';

/**
 * Words of amounts in the cook book's translations. A word may stand for several units (a "Blatt" of bay or of gelatin, a
 * "branche" of thyme or of celery): the one of the English recipe is meant.
 */
const SEVERAL: Readonly<Record<FoodLanguage, string>> = {
  de: `blatt blatter: leaf sheet
blattchen: leaf
glas glaser: jar glass
stange stangen: stalk stick
zweig zweige: sprig
stuck stucke: piece
wurfel: cube piece
laib laibe: loaf
kugel kugeln: ball scoop
packchen: packet package sachet
dicke: large`,
  fr: `branche branches: stalk sprig
tige tiges: stalk stem sprig
baton batons: stick stalk
pot pots: jar pot tub
bocal bocaux: jar
feuille feuilles: leaf sheet
brin brins: sprig strand
sachet sachets: sachet packet package
boule boules: ball scoop
pain pains: loaf
epi epis: ear`,
  es: `rama ramas: stalk sprig stick
ramita ramitas: sprig
hoja hojas: leaf sheet
bote botes: jar can
sobre sobres: sachet packet package
barra barras: loaf bar stick
bola bolas: ball scoop
filete filetes: fillet steak slice
mazorca mazorcas: ear`,
  it: `gambo gambi: stalk stem
costa coste: stalk
foglia foglie: leaf sheet
bustina bustine: sachet packet package
vasetto vasetti: jar tub
stecca stecche: stick
pallina palline: ball scoop
filetto filetti: fillet
pagnotta pagnotte: loaf
pannocchia pannocchie: ear`,
};

const several = new Map<string, readonly string[]>();
for (const [language, table] of Object.entries(SEVERAL))
  for (const line of table.split('\n')) {
    const [words = '', units = ''] = line.split(':');
    for (const word of words.split(' ')) several.set(`${language} ${word}`, units.trim().split(' '));
  }

/** The units that a word may mean, the usual one first; none for a word that is no unit. */
export function unitsMeant(word: string, language: FoodLanguage): readonly string[] {
  const known = several.get(`${language} ${fold(word)}`);
  if (known) return known;
  const found = wordingOf(language).units.at(word);
  // Behind the words only a dot may be left: "c. à s."
  return found && /^\.?$/.test(word.slice(found.length).trim()) && found.value.times === 1
    ? [found.value.unit]
    : [];
}

/** Amounts as they are written there: "2,5", "2 bis 3", "1 1/2". */
export const localQuantity = (text: string) =>
  readQuantity(text.replace(/(\d),(\d)/g, '$1.$2').replace(/(\d) (?:bis|à|a|o|ou|oder) (?=\d)/g, '$1-'));

const TIMES: readonly (readonly [RegExp, number])[] = [
  [/^(?:tage?|jours?|dias?|giorn[oi])$/, 86_400],
  [/^(?:stunden?|std|hours?|heures?|horas?|or[ae]|h)$/, 3_600],
  [/^(?:minuten?|minutes?|minutos?|minut[oi]|min)$/, 60],
  [/^(?:sekunden?|seconds?|secondes?|segundos?|second[oi]|s|sek)$/, 1],
];

/** Seconds of a unit of time; undefined for a word that is none. */
export const secondsOf = (word: string): number | undefined =>
  TIMES.find(([words]) => words.test(fold(word)))?.[1];
