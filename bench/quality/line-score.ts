import type { LabelledLine } from '../../packages/kitchen/scripts/labelled-lines.ts';

/** The scored parts of one parsed line. */
export interface Reading {
  quantity: number | null;
  quantityMax: number | null;
  unit: string | null;
  name: string;
}

export interface LineScore {
  quantity: number;
  quantityAndUnit: number;
  /** The same for labels that write the amount differently: "400 g can" for a can, "juice of 1 lemon" as a name. */
  sameAmount: number;
  nameF1: number;
}

/** Labels and parsers spell units differently; units are compared after normalizing them with this table. */
const FOLDED: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'tablespoon:tbs,tbsp,tbsps,tablespoons teaspoon:tsp,tsps,teaspoons cup:cups,c ounce:oz,ounces pound:lb,lbs,pounds gram:g,gr,grams,gramme ' +
    'kilogram:kg,kilograms milliliter:ml,millilitre,milliliters liter:l,litre,liters pint:pt,pints quart:qt,quarts clove:cloves can:cans tin:tins ' +
    'bunch:bunches sprig:sprigs slice:slices stalk:stalks stick:sticks head:heads handful:handfuls pinch:pinches dash:dashes piece:pieces ' +
    'package:packages,pkg leaf:leaves ear:ears drop:drops gallon:gallons,gal fillet:fillets jar:jars bottle:bottles packet:packets rib:ribs ' +
    'strip:strips sheet:sheets knob:knobs bag:bags bulb:bulbs box:boxes cube:cubes splash:splashes rasher:rashers inch:inches centimeter:cm'
  )
    .split(' ')
    .flatMap((entry) => {
      const [unit = '', spellings = ''] = entry.split(':');
      return spellings.split(',').map((spelling) => [spelling, unit]);
    }),
);
const SIZES = new Set(['small', 'medium', 'large', 'extra-large', 'extra large', 'big']);

function foldUnit(text: string): string {
  const plain = text
    .toLowerCase()
    .replaceAll('.', '')
    .trim()
    .replace('fl oz', 'fluid ounce')
    .replace('_', ' ');
  return FOLDED[plain] ?? plain;
}

const withoutSize = (unit: string): string => (SIZES.has(unit) ? '' : unit);

function nameWords(text: string): Set<string> {
  const words = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9 ]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  return new Set(
    words.map((word) => {
      if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
      return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
    }),
  );
}

function quantityRight(label: string, reading: Reading): boolean {
  const first = label.trim().split(/\s+/)[0]!;
  if (first === '') return reading.quantity === null || reading.quantity === 0;
  const wanted = Number.parseFloat(first);
  const near = (value: number | null): boolean =>
    value !== null && Math.abs(wanted - value) < 0.02 * Math.max(1, wanted);
  return near(reading.quantity) || near(reading.quantityMax);
}

function unitRight(label: string, reading: Reading): boolean {
  const found = withoutSize(foldUnit(reading.unit ?? ''));
  return found === withoutSize(foldUnit(label.split(/\s+/)[0]!)) || found === foldUnit(label);
}

const lastWord = (unit: string): string => foldUnit(unit.trim().split(/\s+/).at(-1) ?? '').replace(/s$/, '');

function sameAmount(line: LabelledLine, reading: Reading): boolean {
  if (line.quantity.trim() === '' && /[\d½¼¾⅓⅔]|&frac|\bone\b/.test(line.name))
    return reading.quantity !== null;
  return quantityRight(line.quantity, reading) && lastWord(line.unit) === lastWord(reading.unit ?? '');
}

function nameF1(label: string, name: string): number {
  const wanted = nameWords(label);
  const found = nameWords(name);
  if (wanted.size === 0 && found.size === 0) return 1;
  const shared = [...found].filter((word) => wanted.has(word)).length;
  return (2 * shared) / (wanted.size + found.size);
}

/** Quantity within 2% (either end of a range counts), unit after normalizing, name as token F1. */
export function scoreLines(lines: readonly LabelledLine[], readings: readonly Reading[]): LineScore {
  const total: LineScore = { quantity: 0, quantityAndUnit: 0, sameAmount: 0, nameF1: 0 };
  lines.forEach((line, i) => {
    const reading = readings[i]!;
    const right = quantityRight(line.quantity, reading);
    if (right) total.quantity += 1 / lines.length;
    const exact = right && unitRight(line.unit, reading);
    if (exact) total.quantityAndUnit += 1 / lines.length;
    if (exact || sameAmount(line, reading)) total.sameAmount += 1 / lines.length;
    total.nameF1 += nameF1(line.name, reading.name) / lines.length;
  });
  return total;
}
