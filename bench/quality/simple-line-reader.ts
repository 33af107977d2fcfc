import { localizedNames } from '@crisper/kitchen/foods/localized/names';
import type { FoodLanguage } from '@crisper/kitchen/foods/localized/shown-names';
import type { LineReading } from './lines-abroad.ts';

const LINE = /^(\d{1,5}(?:[.,]\d{1,3})?)?(?:-(\d{1,5}))? ?/;
const UNITS: Readonly<Record<FoodLanguage, string>> = {
  de: 'g gram|kg kilogram|ml milliliter|l liter|EL tablespoon|TL teaspoon|Prise pinch|Bund bunch|Dose can|Scheiben slice|Zehen clove',
  fr: 'g gram|kg kilogram|ml milliliter|cl centiliter|l liter|c. à s. tablespoon|c. à c. teaspoon|pincée pinch|gousses clove|boîte can|tranches slice',
  es: 'g gram|kg kilogram|ml milliliter|l liter|cucharadas tablespoon|cucharada tablespoon|cucharaditas teaspoon|cucharadita teaspoon|pizca pinch|dientes clove|lata can',
  it: 'g gram|kg kilogram|ml milliliter|l liter|cucchiai tablespoon|cucchiaio tablespoon|cucchiaini teaspoon|cucchiaino teaspoon|pizzico pinch|spicchi clove|fette slice',
};
const OF = /^(?:de |d'|di |del |of )/;

const tables = new Map<FoodLanguage, Map<string, string>>();

function foodsOf(language: FoodLanguage): Map<string, string> {
  const known = tables.get(language);
  if (known) return known;
  const found = new Map(localizedNames(language).map(({ food, name }) => [name.toLowerCase(), food]));
  tables.set(language, found);
  return found;
}

/** What a programmer writes in an afternoon: a number, a unit of a list, and the exact name of a food up to the first comma. */
export function readSimply(line: string, language: FoodLanguage): LineReading {
  const text = line.trim();
  const [all = '', low, high] = LINE.exec(text) ?? [];
  const rest = text.slice(all.length);
  const units = UNITS[language].split('|').map((pair) => {
    const space = pair.lastIndexOf(' ');
    return [pair.slice(0, space), pair.slice(space + 1)] as const;
  });
  const unit = units.find(([word]) => rest.startsWith(`${word} `));
  const name = (unit ? rest.slice(unit[0].length + 1) : rest).replace(OF, '').split(/[,(]/)[0]!.trim();
  return {
    quantity: low === undefined ? null : Number(low.replace(',', '.')),
    quantityMax: high === undefined ? null : Number(high),
    unit: unit?.[1] ?? null,
    food: foodsOf(language).get(name.toLowerCase()) ?? null,
  };
}
