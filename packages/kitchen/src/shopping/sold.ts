import type { Food, FoodId } from '../foods/food.ts';
import { foodById } from '../foods/larder.ts';
import { rowsIn } from '../foods/made-tables.ts';
import { densityOf } from '../measures/convert.ts';
import { formatAmount, type MeasureSystem } from '../measures/format.ts';
import { BOUGHT_AS, SOLD } from './sold.gen.ts';
import { SOLD_BY_AISLE } from './sold-by-aisle.ts';

/** One size of a package, or one piece. */
interface Size {
  amount: number;
  /** "g" also stands for ounces and pounds, "ml" for fluid measures. Null: as heavy as the larder says. */
  unit: 'g' | 'ml' | null;
  /** Pieces in a package: 8 tortillas. */
  pieces: number | null;
  /** "15 oz", "8"; empty where no cook asks for it. */
  told: string;
}

interface Way {
  container: string;
  sizes: readonly Size[];
}

interface Sold {
  ways: Readonly<Record<MeasureSystem, Way>>;
  /** Keeps for months and is used by the spoon. */
  cupboard: boolean;
}

/** What a shop hands over for an amount that a cook needs. All weights are edible grams, as recipes count them. */
export interface Purchase {
  /** Packages, bunches or pieces; 1 for what is weighed at the counter. */
  packs: number;
  packGrams: number;
  /** Bought in all, never less than a package. */
  grams: number;
  /** What is left over once the need is met. */
  rest: number;
  /** "1 pack (8)", "2 cans (15 oz)", "3", "1/2 pound". */
  text: string;
  /** One of them: "1 can (15 oz)"; empty for what is weighed at the counter. */
  pack: string;
}

const UNITS: Readonly<Record<string, readonly ['g' | 'ml', number, string]>> = {
  g: ['g', 1, 'g'],
  kg: ['g', 1000, 'kg'],
  oz: ['g', 28.349523125, 'oz'],
  lb: ['g', 453.59237, 'lb'],
  ml: ['ml', 1, 'ml'],
  l: ['ml', 1000, 'l'],
  floz: ['ml', 29.5735295625, 'fl oz'],
  pt: ['ml', 473.176473, 'pint'],
  qt: ['ml', 946.352946, 'quart'],
  gal: ['ml', 3785.411784, 'gallon'],
};
const HALF = /^0\.5 /;
const SIZE = /^(~?)(?:(\d+)x)?(\d+(?:\.\d+)?)(g|kg|oz|lb|ml|l|floz|pt|qt|gal)$/;
/** Grown, not packed: their weights are without peel and stalk, as in the larder. */
const GROWN: ReadonlySet<string> = new Set([
  'piece',
  'bunch',
  'head',
  'stalk',
  'ear',
  'whole',
  'loaf',
  'knob',
]);
/** A shopper sees what these are. */
const UNTOLD: ReadonlySet<string> = new Set([...GROWN, 'ball', 'wheel']);
const IRREGULAR: Readonly<Record<string, string>> = {
  loaf: 'loaves',
  bunch: 'bunches',
  pouch: 'pouches',
  box: 'boxes',
  whole: 'whole',
};
/** This share of the need may be missing before another package is bought: cans of 400 g serve recipes with cans of 425 g. */
const SPARE = 0.1;
/** This much of one piece may be missing: no two onions are the same. */
const SPARE_GROWN = 0.2;
/** More small packages than this are inconvenient: the largest size is bought. */
const FEW = 3;
/** No cook carries three pints home where a half gallon does: each further package counts as this much more. */
const ANOTHER_PACK = 0.2;
const POUND = 453.59237;
const KEEPS_DAYS = 60;
/** Below this share of a package it is worth looking into the cupboard first. */
const SMALL_PART = 0.25;
/** Below this share a cook may well do without. */
const CRUMB = 0.1;
/** A spoon or two of something season a dish; more of it is a part of the dish. */
const SPOONFUL_GRAMS = 25;

function readSize(text: string): Size {
  const [, about = '', pieces, number = '', unit = ''] = SIZE.exec(text) ?? [];
  const known = UNITS[unit];
  if (!known) throw new Error(`No size: "${text}"`);
  const [kind, factor, name] = known;
  const count = pieces === undefined ? null : Number(pieces);
  const told = count === null ? `${number} ${name}`.replace(HALF, 'half ') : String(count);
  return {
    amount: Number(number) * factor * (count ?? 1),
    unit: kind,
    pieces: count,
    told: about === '' ? told : '',
  };
}

function readWay(text: string): Way {
  const [container = '', sizes] = text.split(' ');
  if (sizes === undefined) return { container, sizes: [{ amount: 0, unit: null, pieces: null, told: '' }] };
  return { container, sizes: sizes.split('/').map(readSize) };
}

const table = new Map<string, Sold>(
  rowsIn(SOLD_BY_AISLE + SOLD.trim()).map(([name = '', us = '', metric = '', kept = '']) => [
    name,
    { ways: { us: readWay(us), metric: readWay(metric || us) }, cupboard: kept === 'cupboard' },
  ]),
);

export interface BoughtAs {
  food: FoodId;
  ratio: number;
  /** One fruit or egg gives all its parts. */
  part: boolean;
}

const boughtAs = new Map<FoodId, BoughtAs>(
  rowsIn(BOUGHT_AS).map(([name = '', food = '', ratio = '', part = '']) => [
    name,
    { food, ratio: Number(ratio), part: part === 'part' },
  ]),
);

/** The food that a shop sells for it: lemons for lemon juice. */
export function soldFor(id: FoodId): BoughtAs {
  return boughtAs.get(id) ?? { food: id, ratio: 1, part: false };
}

/** The row of the food, of what it is a kind of, or of its aisle. */
export function rowFor(food: Food): string {
  let level: readonly FoodId[] = [food.id];
  while (level.length > 0) {
    const found = level.find((id) => table.has(id) && foodById(id)?.aisle === food.aisle);
    if (found !== undefined) return found;
    level = level.flatMap((id) => foodById(id)?.parents ?? []);
  }
  return `@${food.aisle}`;
}

const sold = new Map<FoodId, Sold>();

function soldAs(food: Food): Sold {
  let known = sold.get(food.id);
  if (!known) {
    known = table.get(rowFor(food))!;
    sold.set(food.id, known);
  }
  return known;
}

/**
 * Why a cook is asked for something before it is bought: a dish needs a good part of it, though it may well be there; a basic or
 * a seasoning that most kitchens have; so little that a cook may do without.
 */
export type Asked = 'needed' | 'basic' | 'little';

/** True for what most kitchens have for months: oil, flour, spices. */
export function isCupboard(food: Food): boolean {
  return food.staple || soldAs(food).cupboard;
}

/**
 * What most kitchens have is bought only where it is missing. So is what keeps, when a week takes a small part of a package, and
 * of what spoils a mere crumb: no cook needs a whole celery for a stick of it.
 */
export function askedFor(food: Food, grams: number | null): Asked | null {
  const kept = isBasic(food, grams) ? 'basic' : 'needed';
  if (isCupboard(food)) return kept;
  if (grams === null) return null;
  const share = grams / purchaseOf(food, grams, 'metric').packGrams;
  if (keepsForWeeks(food)) return share < SMALL_PART ? kept : null;
  return share < CRUMB ? 'little' : null;
}

/** Salt, oil, spices, and what a week takes by the spoon. */
function isBasic(food: Food, grams: number | null): boolean {
  return food.staple || food.aisle === 'spices' || grams === null || grams < SPOONFUL_GRAMS;
}

/** Unopened and at its best place. */
export function keepsForWeeks(food: Food): boolean {
  return keptDays(food) >= KEEPS_DAYS;
}

function keptDays({ aisle, storage: { pantry, fridge, freezer } }: Food): number {
  return Math.max(pantry ?? 0, fridge ?? 0, aisle === 'frozen' ? (freezer ?? 0) : 0);
}

/** How a shop sells these edible grams of a food. */
export function purchaseOf(food: Food, grams: number, system: MeasureSystem): Purchase {
  const way = soldAs(food).ways[system];
  if (way.container === 'loose') return weighed(food, grams, way, system);
  const offers = way.sizes.map((size) => {
    const each = edibleGrams(food, way.container, size);
    const spare = GROWN.has(way.container) ? each * SPARE_GROWN : spareOf(size, grams, each);
    return { size, each, packs: Math.max(1, Math.ceil((grams - spare) / each)) };
  });
  const handy = offers.filter(({ packs }) => packs <= FEW);
  const burden = ({ packs, each }: { packs: number; each: number }) =>
    packs * each * (1 + ANOTHER_PACK * (packs - 1));
  const [best] = (handy.length > 0 ? handy : offers.slice(-1)).sort(
    (a, b) => burden(a) - burden(b) || a.packs - b.packs,
  );
  const { size, each, packs } = best!;
  const bought = packs * each;
  return {
    packs,
    packGrams: each,
    grams: bought,
    rest: Math.max(0, bought - grams),
    text: packText(way.container, size, packs),
    pack: packText(way.container, size, 1),
  };
}

/** Edible grams in a pack that `purchaseOf` named, in any shop; null: the food is not sold so. */
export function packGramsOf(food: Food, pack: string): number | null {
  for (const { container, sizes } of Object.values(soldAs(food).ways)) {
    if (container === 'loose') continue;
    const size = sizes.find((one) => packText(container, one, 1) === pack);
    if (size) return edibleGrams(food, container, size);
  }
  return null;
}

/** A share of what is weighed, a part of one egg or bun. */
function spareOf({ pieces }: Size, grams: number, each: number): number {
  return pieces === null ? grams * SPARE : (each / pieces) * SPARE_GROWN;
}

function edibleGrams(food: Food, container: string, size: Size): number {
  if (size.unit === null)
    return food.units[container] ?? food.units['piece:medium'] ?? food.units.piece ?? 100;
  if (size.unit === 'ml') return size.amount * (densityOf(food) ?? 1);
  return GROWN.has(container) || size.pieces !== null ? size.amount : size.amount * (food.edibleShare || 1);
}

/** Weighed at the counter: in steps of the first size, from the second. */
function weighed(food: Food, grams: number, { sizes }: Way, system: MeasureSystem): Purchase {
  const step = sizes[0]!.amount;
  const asked = grams / (food.edibleShare || 1);
  const least = Math.max(sizes[1]?.amount ?? step, Math.ceil(asked / step - SPARE) * step);
  // No cook asks for quarters of a pound beyond two pounds, or for steps of 50 g beyond a kilo.
  const coarse = system === 'us' ? POUND / 2 : 250;
  const total = least > coarse * 4 ? Math.ceil(least / coarse - SPARE) * coarse : least;
  const bought = total * (food.edibleShare || 1);
  return {
    packs: 1,
    packGrams: bought,
    grams: bought,
    rest: Math.max(0, bought - grams),
    text: formatAmount(system === 'us' ? total / POUND : total, system === 'us' ? 'pound' : 'gram', system),
    pack: '',
  };
}

function packText(container: string, { told }: Size, packs: number): string {
  if (container === 'piece') return String(packs);
  const name = packs === 1 ? container : (IRREGULAR[container] ?? `${container}s`);
  return told === '' || UNTOLD.has(container) ? `${packs} ${name}` : `${packs} ${name} (${told})`;
}
