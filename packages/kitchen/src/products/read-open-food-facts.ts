import type { PackSize, ProductLabel } from '@crisper/contract/products/products';
import { ALLERGENS, type Allergen } from '@crisper/contract/vocabulary';
import { isShopCode, readCode } from './codes.ts';
import { readPackSize } from './pack-size.ts';

/** A product as a dump or an online answer tells it, before the kitchen names its food. */
export interface PublishedProduct {
  code: string;
  name: string;
  brand: string | null;
  /** Names to find the food by, the best first: categories in English from special to general, then the name. */
  kinds: string[];
  pack: PackSize | null;
  per100g: ProductLabel | null;
  servingGrams: number | null;
  allergens: Allergen[];
  /** Traces, without what it contains anyway. */
  mayContain: Allergen[];
}

const NAME_MAX = 120;
const BRAND_MAX = 80;
const KINDS_MAX = 8;
const CONTROL = /[\p{Cc}\p{Cs}]/gu;

const ALLERGEN_TAGS: Readonly<Record<string, Allergen>> = {
  ...Object.fromEntries(ALLERGENS.map((allergen) => [allergen, allergen])),
  'sulphur-dioxide-and-sulphites': 'sulphites',
  'sesame-seeds': 'sesame',
  wheat: 'gluten',
  barley: 'gluten',
  rye: 'gluten',
  oats: 'gluten',
  soya: 'soybeans',
};

type Row = Readonly<Record<string, unknown>>;

/**
 * Reads one product of Open Food Facts: a line of its JSONL, a row of its CSV or Parquet file, or an answer of its API.
 * Returns a reason in words when the row is of no use. Nothing in it is believed: numbers are checked, texts cut.
 */
export function readOpenFoodFacts(row: Row): PublishedProduct | string {
  const code = readCode(text(row.code));
  if (!code) return 'no valid bar code';
  if (code.notFood || code.weighed || isShopCode(code.gtin)) return 'a code of a shop, or of no food';
  const name = cut(nameOf(row), NAME_MAX);
  if (name === '') return 'no name';
  const allergens = allergensOf(row.allergens_tags ?? row.allergens);
  const brand = cut(text(row.brands).split(',', 1)[0] ?? '', BRAND_MAX);
  return {
    code: code.gtin,
    name,
    brand: brand || null,
    kinds: kindsOf(row, name),
    pack: packOf(row),
    per100g: labelOf(row),
    servingGrams: inRange(numberOf(row.serving_quantity), 0.1, 5000),
    allergens,
    mayContain: allergensOf(row.traces_tags ?? row.traces).filter((one) => !allergens.includes(one)),
  };
}

function text(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return typeof value === 'string' ? value.slice(0, 2000).replace(CONTROL, ' ').trim() : '';
}

/** Without the half of an emoji that a cut may leave at the end: no database takes it. */
const cut = (value: string, most: number): string => value.slice(0, most).replace(CONTROL, '').trim();

/** Parquet keeps names as a list with a language each; "main" is the one on the package. */
function nameOf(row: Row): string {
  if (Array.isArray(row.product_name)) {
    const names = row.product_name.filter((one): one is Row => typeof one === 'object' && one !== null);
    const best = names.find(({ lang }) => lang === 'main') ?? names.find(({ lang }) => lang === 'en');
    return text((best ?? names[0])?.text);
  }
  return text(row.product_name) || text(row.product_name_en) || text(row.generic_name);
}

/** Tags are a list in JSON and Parquet, a text with commas in CSV: "en:dairies,en:milks". */
function tagsOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : text(value).split(',', 60);
  return list.slice(0, 60).flatMap((tag) => (typeof tag === 'string' ? [tag.trim().slice(0, 80)] : []));
}

function kindsOf(row: Row, name: string): string[] {
  const english = tagsOf(row.categories_tags)
    .filter((tag) => tag.startsWith('en:'))
    .map((tag) => tag.slice(3).replaceAll('-', ' '));
  return [...english.reverse().slice(0, KINDS_MAX - 1), name];
}

function packOf(row: Row): PackSize | null {
  const amount = inRange(numberOf(row.product_quantity), 0.1, 1_000_000);
  const unit = text(row.product_quantity_unit);
  if (amount !== null && unit === 'g') return { amount, unit: 'gram' };
  if (amount !== null && unit === 'ml') return { amount, unit: 'milliliter' };
  return readPackSize(text(row.quantity));
}

function allergensOf(tags: unknown): Allergen[] {
  const found = tagsOf(tags).flatMap((tag) => {
    const word = tag.replace(/^[a-z]{2}:/, '').toLowerCase();
    return Object.hasOwn(ALLERGEN_TAGS, word) ? [ALLERGEN_TAGS[word]!] : [];
  });
  return ALLERGENS.filter((allergen) => found.includes(allergen));
}

function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

function inRange(value: number | null, least: number, most: number): number | null {
  return value !== null && value >= least && value <= most ? value : null;
}

/** Figures lie in an object (JSON), in a list (Parquet) or in columns (CSV). */
function nutrientsOf(row: Row): (name: string) => number | null {
  const { nutriments } = row;
  if (Array.isArray(nutriments)) {
    const list = nutriments.filter((one): one is Row => typeof one === 'object' && one !== null);
    return (name) => numberOf(list.find((one) => one.name === name)?.['100g']);
  }
  const from = typeof nutriments === 'object' && nutriments !== null ? (nutriments as Row) : row;
  return (name) => numberOf(from[`${name}_100g`]);
}

const KJ_PER_KCAL = 4.184;

/** Null unless energy and the three macros are there and can be true. */
function labelOf(row: Row): ProductLabel | null {
  const get = nutrientsOf(row);
  const kilojoules = get('energy-kj') ?? get('energy');
  const calories = get('energy-kcal') ?? (kilojoules === null ? null : kilojoules / KJ_PER_KCAL);
  const [protein, carbs, fat] = [get('proteins'), get('carbohydrates'), get('fat')];
  if (calories === null || protein === null || carbs === null || fat === null) return null;
  const grams = (name: string) => inRange(get(name), 0, 100);
  const milligrams = (name: string) => inRange(scaled(get(name)), 0, 100_000);
  const label: ProductLabel = {
    calories: round(calories),
    protein,
    carbs,
    fat,
    fiber: grams('fiber'),
    sugar: grams('sugars'),
    sodiumMg: milligrams('sodium'),
    vitaminCMg: milligrams('vitamin-c'),
    ironMg: milligrams('iron'),
    calciumMg: milligrams('calcium'),
  };
  return isPlausible(label) ? label : null;
}

/** Micronutrients are given in grams. */
const scaled = (value: number | null): number | null => (value === null ? null : round(value * 1000));
const round = (value: number): number => Math.round(value * 100) / 100;

/** 100 g hold no more than 100 g, and the energy is about that of the macros (alcohol and fibre aside). */
export function isPlausible({ calories, protein, carbs, fat, sugar }: ProductLabel): boolean {
  if ([calories, protein, carbs, fat].some((value) => value < 0) || calories > 950) return false;
  if (protein + carbs + fat > 105 || (sugar !== null && sugar > carbs + 1)) return false;
  const computed = 4 * protein + 4 * carbs + 9 * fat;
  return computed <= calories * 1.35 + 30;
}
