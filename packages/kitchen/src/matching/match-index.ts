import type { Course } from '@crisper/contract/vocabulary';
import type { FoodId } from '../foods/food.ts';
import { foods } from '../foods/larder.ts';
import type { RecipeOrigin } from '../recipes/recipe.ts';
import { familyWord, formWord, isFlatbread, isSweet, shortHash, withoutAppliance } from './dish-kinds.ts';
import { type Need, type Needing, nameOf, readNeeds } from './needs.ts';
import { KEY, WEIGHTS } from './weights.ts';
import { type Filtered, maskOf, minutesOf } from './wishes.ts';

/** The part of a recipe that the index needs; a finished `Recipe` fits. */
export interface Matchable extends Needing, Filtered {
  id: string;
  /** Absent: a recipe that a cook wrote. */
  origin?: RecipeOrigin;
  /** Absent: may be a meal. */
  courses?: readonly Course[];
}

/**
 * All recipes as flat typed arrays. A recipe is filed under its rarest key food: a query reads only the files of the foods
 * at hand, which skips most of the book before anything is added up.
 */
export interface MatchIndex {
  ids: string[];
  /** The needs of recipe r (see `entryOf`) are at starts[r] up to starts[r + 1], its keys first, the rarest of them in front. */
  starts: Uint32Array;
  entries: Uint16Array;
  keys: Uint8Array;
  /** Recipes filed under slot s are at files[s] up to files[s + 1]: next to each other, because memory is read in rows. */
  files: Uint32Array;
  /** The place of a recipe in the book. */
  places: Uint32Array;
  /** Sum of the weights of a recipe's needs. */
  totals: Uint16Array;
  /** What filters ask for: see `maskOf` and `minutesOf`. */
  masks: Uint32Array;
  minutes: Uint16Array;
  /** FIELDS numbers per recipe, in the order of the constants below. */
  kinds: Uint16Array;
  /** The slots of each "this or that" slot. */
  choices: Uint16Array[];
  /** What each entry is worth to the running query: reused, because clearing is cheaper than allocating. */
  values: Float64Array;
}

/** The same number for dishes of the same name ("omelette"). */
export const FAMILY = 0;
/** The same number for a dish and its twin on another appliance. */
export const TWIN = 1;
export const MAIN_SLOT = 2;
export const FLAGS = 3;
export const FIELDS = 4;

export const IS_FLATBREAD = 1;
export const IS_IMPROVISED = 2;
export const IS_SWEET = 4;
/** Improvised, and what one makes when there is nothing better to make of it. */
export const IS_MAKESHIFT = 8;
export const MOST_FLAGS = 16;

const foodNumbers = new Map(foods.map((food, number) => [food.id, number]));
/** A slot is one thing a recipe can need: a food's number, "unknown", or, above that, a choice of foods ("this or that"). */
const UNKNOWN_SLOT = foods.length;
export const FIRST_CHOICE_SLOT = foods.length + 1;
const LAST_SLOT = Math.floor(0xffff / WEIGHTS.length) - 1;

/** Combines slot and weight class into one number, so that a query needs only one table. */
export const entryOf = (slot: number, weight: number): number => slot * WEIGHTS.length + weight;
export const slotIn = (entry: number): number => Math.floor(entry / WEIGHTS.length);

/** The foods that each slot takes; the slot of what is unknown takes none. */
export const optionsOf = ({ choices }: Pick<MatchIndex, 'choices'>): readonly (readonly FoodId[])[] => [
  ...foods.map(({ id }) => [id]),
  [],
  ...choices.map((numbers) => Array.from(numbers, (number) => foods[number]!.id)),
];

export const foodNumber = (id: FoodId): number | undefined => foodNumbers.get(id);

export function buildIndex(recipes: Iterable<Matchable>): MatchIndex {
  const builder = new IndexBuilder();
  for (const recipe of recipes) builder.add(recipe);
  return builder.finish();
}

/** What a page of results looks at so that it does not repeat itself, as numbers in the order of FIELDS. */
export function kindsOf(recipe: Matchable, main: number): [number, number, number, number] {
  const flatbread = isFlatbread(recipe.title);
  const isImprovised = recipe.origin === 'composed';
  const isMakeshift = isImprovised && (flatbread || recipe.equipment.join() === 'microwave');
  const flags =
    (flatbread ? IS_FLATBREAD : 0) |
    (isImprovised ? IS_IMPROVISED : 0) |
    (isSweet(recipe.ingredients) ? IS_SWEET : 0) |
    (isMakeshift ? IS_MAKESHIFT : 0);
  const family = recipe.origin === 'composed' ? formWord(recipe.title) : familyWord(recipe.title);
  return [shortHash(family), shortHash(withoutAppliance(recipe.title)), main, flags];
}

/** Its arrays grow by doubling, so that recipes can be streamed in from a database cursor. */
export class IndexBuilder {
  readonly #ids: string[] = [];
  #starts = new Uint32Array(1024);
  #entries = new Uint16Array(8192);
  #keys = new Uint8Array(1024);
  #totals = new Uint16Array(1024);
  #masks = new Uint32Array(1024);
  #minutes = new Uint16Array(1024);
  #kinds = new Uint16Array(1024 * FIELDS);
  #used = 0;
  readonly #choices: Uint16Array[] = [];
  readonly #choiceSlots = new Map<string, number>();

  add(recipe: Matchable): void {
    const at = this.#ids.length;
    const needs = readNeeds(recipe).sort((a, b) => b.weight - a.weight);
    this.#reserve(at, needs.length);
    this.#starts[at] = this.#used;
    let total = 0;
    let keys = 0;
    for (const need of needs) {
      this.#entries[this.#used] = entryOf(this.#slotOf(need), need.weight);
      this.#used += 1;
      total += WEIGHTS[need.weight]!;
      if (need.weight === KEY) keys += 1;
    }
    this.#keys[at] = keys;
    this.#totals[at] = total;
    this.#masks[at] = maskOf(recipe);
    this.#minutes[at] = minutesOf(recipe);
    this.#kinds.set(kindsOf(recipe, mainOf(needs)), at * FIELDS);
    this.#ids.push(recipe.id);
  }

  finish(): MatchIndex {
    this.#starts[this.#ids.length] = this.#used;
    const slots = FIRST_CHOICE_SLOT + this.#choices.length;
    this.#putRarestKeyFirst(slots);
    const { files, places } = this.#filed(slots);
    return {
      ids: Array.from(places, (at) => this.#ids[at]!),
      ...this.#entriesInOrder(places),
      keys: this.#keys.slice(0, places.length).map((_, at) => this.#keys[places[at]!]!),
      files,
      places,
      totals: this.#totals.slice(0, places.length).map((_, at) => this.#totals[places[at]!]!),
      masks: this.#masks.slice(0, places.length).map((_, at) => this.#masks[places[at]!]!),
      minutes: this.#minutes.slice(0, places.length).map((_, at) => this.#minutes[places[at]!]!),
      kinds: this.#kinds
        .slice(0, places.length * FIELDS)
        .map((_, n) => this.#kinds[places[Math.floor(n / FIELDS)]! * FIELDS + (n % FIELDS)]!),
      choices: this.#choices,
      values: new Float64Array(entryOf(slots, 0)),
    };
  }

  #entriesInOrder(places: Uint32Array): Pick<MatchIndex, 'starts' | 'entries'> {
    const starts = new Uint32Array(places.length + 1);
    const entries = new Uint16Array(this.#used);
    places.forEach((from, at) => {
      const some = this.#entries.subarray(this.#starts[from]!, this.#starts[from + 1]!);
      entries.set(some, starts[at]!);
      starts[at + 1] = starts[at]! + some.length;
    });
    return { starts, entries };
  }

  #putRarestKeyFirst(slots: number): void {
    const often = new Uint32Array(slots);
    this.#eachKey((_, n) => {
      often[slotIn(this.#entries[n]!)]! += 1;
    });
    const entries = this.#entries;
    this.#eachKey((first, n) => {
      if (often[slotIn(entries[n]!)]! >= often[slotIn(entries[first]!)]!) return;
      const rarer = entries[n]!;
      entries[n] = entries[first]!;
      entries[first] = rarer;
    });
  }

  #eachKey(visit: (first: number, at: number) => void): void {
    for (let at = 0; at < this.#ids.length; at += 1) {
      const first = this.#starts[at]!;
      for (let n = first; n < first + this.#keys[at]!; n += 1) visit(first, n);
    }
  }

  /** Files every recipe under its first key, by counting sort; those without a key under "unknown". */
  #filed(slots: number): Pick<MatchIndex, 'files' | 'places'> {
    const slotOf = (at: number) =>
      this.#keys[at] === 0 ? UNKNOWN_SLOT : slotIn(this.#entries[this.#starts[at]!]!);
    const files = new Uint32Array(slots + 1);
    for (let at = 0; at < this.#ids.length; at += 1) files[slotOf(at) + 1]! += 1;
    for (let slot = 1; slot < files.length; slot += 1) files[slot]! += files[slot - 1]!;
    const next = files.slice();
    const places = new Uint32Array(this.#ids.length);
    for (let at = 0; at < this.#ids.length; at += 1) {
      const slot = slotOf(at);
      places[next[slot]!] = at;
      next[slot]! += 1;
    }
    return { files, places };
  }

  #slotOf({ options }: Need): number {
    const first = options[0];
    if (first === undefined) return UNKNOWN_SLOT;
    if (options.length === 1) return foodNumbers.get(first)!;
    const name = nameOf(options);
    const slot = this.#choiceSlots.get(name) ?? FIRST_CHOICE_SLOT + this.#choices.length;
    if (slot > LAST_SLOT) return foodNumbers.get(first)!;
    if (!this.#choiceSlots.has(name)) {
      this.#choiceSlots.set(name, slot);
      this.#choices.push(Uint16Array.from(options, (id) => foodNumbers.get(id)!));
    }
    return slot;
  }

  #reserve(at: number, entries: number): void {
    if (at + 2 > this.#starts.length) {
      this.#starts = grown(this.#starts, at + 2);
      this.#keys = grown(this.#keys, at + 2);
      this.#totals = grown(this.#totals, at + 2);
      this.#masks = grown(this.#masks, at + 2);
      this.#minutes = grown(this.#minutes, at + 2);
      this.#kinds = grown(this.#kinds, (at + 2) * FIELDS);
    }
    if (this.#used + entries > this.#entries.length) {
      this.#entries = grown(this.#entries, this.#used + entries);
    }
  }
}

/** The heaviest key, so that a page does not show five dishes around the same food. */
export function mainOf(needs: readonly Need[]): number {
  let main: Need | undefined;
  let most = -1;
  for (const need of needs) {
    const grams = need.weight === KEY ? (need.lines[0]?.grams ?? 0) : -1;
    if (!(grams > most)) continue;
    main = need;
    most = grams;
  }
  return main === undefined ? UNKNOWN_SLOT : shortHash(nameOf(main.options));
}

function grown<T extends Uint8Array | Uint16Array | Uint32Array>(array: T, atLeast: number): T {
  const bigger = new (array.constructor as new (length: number) => T)(Math.max(atLeast, array.length * 2));
  bigger.set(array);
  return bigger;
}
