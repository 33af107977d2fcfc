import type { Food, FoodId } from '../foods/food.ts';
import { foodById, foods } from '../foods/larder.ts';
import { idsIn } from '../foods/made-tables.ts';
import { HANDLING, SET_ASIDE } from './handling.gen.ts';
import { KINDS, type Kind, type SafeEnd, TECHNIQUES, type Technique } from './kinds.ts';
import { pluralize, properCase } from './wording.ts';

type Form = 'counted' | 'plural' | 'mass';

interface Row {
  kind: Kind;
  form: Form;
  short: string;
  unit: string;
  unitGrams: number;
  grams: number;
  cut: string;
  minutes: Readonly<Record<Technique, number>>;
}

/** A food with everything the composer needs to know. */
export interface Handled {
  id: FoodId;
  /** Index of its id among all sorted ids: integers are faster to sort and look up than strings. */
  place: number;
  /** The id of its row in the handling table: its own, or its nearest ancestor's. */
  like: FoodId;
  food: Food;
  kind: Kind;
  form: Form;
  /** Its name in steps, singular and plural; `line` is its full name in the ingredient list. */
  one: string;
  many: string;
  line: string;
  titled: string;
  unit: string;
  unitGrams: number;
  /** Grams of a usual serving. */
  grams: number;
  cut: string;
  minutes: Readonly<Record<Technique, number>>;
  end: SafeEnd | null;
  /** Grams of salt in a gram of it. */
  salt: number;
}

const SALT_PER_SODIUM = 2.54;

/** Words for shopping that are dropped in steps and titles. */
const SHOPPING_WORDS =
  /^(?:(?:canned|frozen|unsalted|salted|light|low-fat|low-moisture|low-sodium|reduced-fat|part-skim|lactose-free|gluten-free|lean|grated|compound|extra virgin|sea) )+/;
/** Preparation of packaged foods: cans are drained, frozen foods need no cutting. */
const CUTS: readonly (readonly [RegExp, string])[] = [
  [/^canned-/, 'drained'],
  [/^frozen-/, ''],
];
/** Short names that are plural in titles too. */
const ALWAYS_MANY = /(?:greens|oats|grits|gnocchi|pasta)$/;

const FORMS: Readonly<Record<string, Form>> = { c: 'counted', p: 'plural', m: 'mass' };
const LETTERS = 'srbtgma';

function minutesOf(kind: Kind, overrides: string): Record<Technique, number> {
  const minutes: number[] = [...KINDS[kind].minutes];
  for (const word of overrides.split(' ').filter(Boolean)) {
    minutes[LETTERS.indexOf(word.charAt(0))] = Number(word.slice(1));
  }
  return Object.fromEntries(TECHNIQUES.map((t, i) => [t, minutes[i] ?? 0])) as Record<Technique, number>;
}

function readRow(line: string): [FoodId, Row] {
  const [id = '', kind = '', form = '', unit = '', grams = '', cut = '', minutes = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  const [unitName = '', unitGrams = '0'] = unit.split(' ');
  const row: Row = {
    kind: kind as Kind,
    form: FORMS[form.charAt(0)] ?? 'mass',
    short: form.slice(2),
    unit: unitName,
    unitGrams: Number(unitGrams),
    grams: Number(grams),
    cut,
    minutes: minutesOf(kind as Kind, minutes),
  };
  return [id, row];
}

const rows = new Map(HANDLING.trim().split('\n').map(readRow));

const aside = new Set(idsIn(SET_ASIDE));

export const asideIds: readonly FoodId[] = [...aside];
export const handledIds: readonly FoodId[] = [...rows.keys()];

function nearestRow(food: Food): { row: Row; like: FoodId } | null {
  const seen = new Set<FoodId>();
  let level: FoodId[] = [food.id];
  while (level.length > 0) {
    for (const id of level) {
      const row = rows.get(id);
      if (row) return { row, like: id };
      seen.add(id);
    }
    level = level.flatMap((id) => [...(foodById(id)?.parents ?? [])]).filter((id) => !seen.has(id));
  }
  return null;
}

/** All food ids, sorted. */
export const orderedIds: readonly FoodId[] = foods.map((food) => food.id).sort();
const places = new Map(orderedIds.map((id, place) => [id, place]));

function handle(id: FoodId): Handled | null {
  const food = foodById(id);
  if (!food || aside.has(id)) return null;
  const found = nearestRow(food);
  if (!found) return null;
  const { row, like } = found;
  const own = like === id;
  const packed = own ? undefined : CUTS.find(([name]) => name.test(id));
  const measure = packed && row.unit === 'each' ? 'cup' : row.unit;
  const larderGrams = food.units[measure === 'each' ? 'piece' : measure];
  if (measure !== row.unit && larderGrams === undefined) return null;
  const form = measure !== row.unit ? 'plural' : row.form;
  const short = properCase(shortName(food, row, like));
  const listedAsMany = form === 'plural' && row.short !== '' && short === row.short;
  const defaults = KINDS[row.kind];
  return {
    id,
    place: places.get(id) ?? 0,
    like,
    food,
    kind: row.kind,
    form,
    one: short,
    many: form === 'mass' || listedAsMany || short.endsWith(' juice') ? short : pluralize(short),
    titled:
      listedAsMany && !ALWAYS_MANY.test(short) ? titledName(short).replace(/s$/, '') : titledName(short),
    line: properCase(food.name),
    unit: measure,
    unitGrams: own ? row.unitGrams : (larderGrams ?? row.unitGrams),
    grams: row.grams,
    cut: packed ? packed[1] : row.cut,
    minutes: row.minutes,
    end: 'end' in defaults ? defaults.end : null,
    salt: ((food.per100g.sodiumMg ?? 0) * SALT_PER_SODIUM) / 100_000,
  };
}

function shortName(food: Food, row: Row, like: FoodId): string {
  if (like === food.id) return row.short || food.name;
  const plain = food.name.replace(SHOPPING_WORDS, '').replace(/ spread$/, '');
  return plain === foodById(like)?.name ? row.short || plain : plain;
}

function titledName(short: string): string {
  return short
    .replace(/ juice$/, '')
    .replace(/toes$/, 'to')
    .replace(/chilies$/, 'chili')
    .replace(/ sprouts$/, ' sprout');
}

const cache = new Map<FoodId, Handled | null>();

/** Null for unknown ids and for foods that no blueprint uses. */
export function handled(id: FoodId): Handled | null {
  const known = cache.get(id);
  if (known !== undefined) return known;
  const made = handle(id);
  // Only known ids are cached: unknown ones come from user input and would grow the cache without bound.
  if (foodById(id)) cache.set(id, made);
  return made;
}
