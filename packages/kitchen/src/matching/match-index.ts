import type { Allergen, Diet, Equipment } from '@crisper/contract/vocabulary';
import { ALLERGENS, DIETS, EQUIPMENT } from '@crisper/contract/vocabulary';
import type { FoodId } from '../foods/food.ts';
import { foodById, foods } from '../foods/larder.ts';
import { WEIGHTS, weightClass } from './weights.ts';

/** The part of a recipe that the index needs; a finished `Recipe` fits. */
export interface Matchable {
  id: string;
  title: string;
  totalMinutes: number;
  equipment: readonly Equipment[];
  diets: readonly Diet[];
  allergens: readonly Allergen[];
  mayContain: readonly Allergen[];
  hasUnknown: boolean;
  ingredients: readonly {
    food: FoodId | null;
    grams: number | null;
    optional: boolean;
    alternatives: readonly FoodId[];
  }[];
}

/**
 * Inverted index: for every slot and weight class, the recipes that need it, as flat typed arrays. A query reads only the lists
 * of the foods at hand and skips most of the book.
 */
export interface MatchIndex {
  ids: string[];
  /** Recipes with entry e (see `entryOf`) are at starts[e] up to starts[e + 1], in the order of the book. */
  starts: Uint32Array;
  recipes: Uint32Array;
  /** Sum of the weights of a recipe's needs. A separate array, because every query reads all of it. */
  totals: Uint16Array;
  /** FIELDS numbers per recipe, in the order of the constants below. */
  perRecipe: Uint16Array;
  /** The foods of each "this or that" slot. */
  choices: FoodId[][];
  /** Buffers of a query, reused because clearing them is cheaper than allocating new ones. */
  sums: Int32Array;
  scores: Int32Array;
}

export const MINUTES = 0;
export const EQUIPMENT_MASK = 1;
export const DIET_MASK = 2;
export const ALLERGEN_MASK = 3;
/** The same number for dishes of the same name ("omelette"). */
export const FAMILY = 4;
export const MAIN_SLOT = 5;
export const FIELDS = 6;

export const UNKNOWN_ALLERGEN_BIT = 1 << ALLERGENS.length;
export const MAX_ENTRIES_PER_RECIPE = 60;
const MAX_FAMILIES = 0xffff;

const foodNumbers = new Map(foods.map((food, number) => [food.id, number]));
/** A slot is one thing a recipe can need: a food's number, "unknown", or, above that, a choice of foods ("this or that"). */
export const UNKNOWN_SLOT = foods.length;
export const FIRST_CHOICE_SLOT = foods.length + 1;
const LAST_SLOT = Math.floor(0xffff / WEIGHTS.length) - 1;

/** Combines slot and weight class into one number, so that a query needs only one table. */
export const entryOf = (slot: number, weight: number): number => slot * WEIGHTS.length + weight;

export const foodNumber = (id: FoodId): number | undefined => foodNumbers.get(id);

export function maskOf<T extends string>(all: readonly T[], chosen: readonly T[]): number {
  return chosen.reduce((mask, word) => mask | (1 << all.indexOf(word)), 0);
}

export function buildIndex(recipes: Iterable<Matchable>): MatchIndex {
  const builder = new IndexBuilder();
  for (const recipe of recipes) builder.add(recipe);
  return builder.finish();
}

/** Allergens the recipe contains or may contain, with an extra bit when an ingredient is unknown. */
export const allergenMask = (recipe: Pick<Matchable, 'allergens' | 'mayContain' | 'hasUnknown'>): number =>
  maskOf(ALLERGENS, recipe.allergens) |
  maskOf(ALLERGENS, recipe.mayContain) |
  (recipe.hasUnknown ? UNKNOWN_ALLERGEN_BIT : 0);

/** Its arrays grow by doubling, so that recipes can be streamed in from a database cursor. */
export class IndexBuilder {
  readonly #ids: string[] = [];
  #starts = new Uint32Array(1024);
  #entries = new Uint16Array(8192);
  #totals = new Uint16Array(1024);
  #perRecipe = new Uint16Array(1024 * FIELDS);
  #used = 0;
  readonly #choices: FoodId[][] = [];
  readonly #choiceSlots = new Map<string, number>();
  readonly #families = new Map<string, number>();

  add(recipe: Matchable): void {
    const at = this.#ids.length;
    const needed = recipe.ingredients.filter((line) => !line.optional).slice(0, MAX_ENTRIES_PER_RECIPE);
    const totalGrams = needed.reduce((sum, line) => sum + (line.grams ?? 0), 0);
    const asked = new Map<number, number>();
    let unknown = 0;
    let main = UNKNOWN_SLOT;
    let mainGrams = 0;
    for (const line of needed) {
      const slot = this.#slotOf(line.food, line.alternatives);
      const food = line.food ? foodById(line.food) : undefined;
      const share = line.grams === null || totalGrams === 0 ? null : line.grams / totalGrams;
      // Two unknown lines are two missing foods; the same food twice is one.
      if (slot === UNKNOWN_SLOT) unknown += 1;
      const key = slot === UNKNOWN_SLOT ? -unknown : slot;
      asked.set(key, Math.max(asked.get(key) ?? 0, weightClass(food, share)));
      if (food && !food.staple && (line.grams ?? 0) > mainGrams) {
        main = slot;
        mainGrams = line.grams ?? 0;
      }
    }
    this.#reserve(at, asked.size);
    this.#starts[at] = this.#used;
    let total = 0;
    for (const [key, weight] of asked) {
      this.#entries[this.#used] = entryOf(key < 0 ? UNKNOWN_SLOT : key, weight);
      this.#used += 1;
      total += WEIGHTS[weight]!;
    }
    this.#totals[at] = total;
    const fields = [
      Math.min(0xffff, Math.max(0, Math.round(recipe.totalMinutes))),
      maskOf(EQUIPMENT, recipe.equipment),
      maskOf(DIETS, recipe.diets),
      allergenMask(recipe),
      this.#familyOf(recipe.title),
      main,
    ];
    this.#perRecipe.set(fields, at * FIELDS);
    this.#ids.push(recipe.id);
  }

  finish(): MatchIndex {
    const count = this.#ids.length;
    this.#starts[count] = this.#used;
    return {
      ids: this.#ids,
      ...this.#turned(),
      totals: this.#totals.slice(0, count),
      perRecipe: this.#perRecipe.slice(0, count * FIELDS),
      choices: this.#choices,
      sums: new Int32Array(count),
      scores: new Int32Array(entryOf(FIRST_CHOICE_SLOT + this.#choices.length, 0)),
    };
  }

  /** Inverts "needs of each recipe" into "recipes of each need", by counting sort. */
  #turned(): { starts: Uint32Array; recipes: Uint32Array } {
    const starts = new Uint32Array(entryOf(FIRST_CHOICE_SLOT + this.#choices.length, 0) + 1);
    for (let n = 0; n < this.#used; n += 1) starts[this.#entries[n]! + 1]! += 1;
    for (let entry = 1; entry < starts.length; entry += 1) starts[entry]! += starts[entry - 1]!;
    const next = starts.slice();
    const recipes = new Uint32Array(this.#used);
    for (let at = 0; at < this.#ids.length; at += 1) {
      for (let n = this.#starts[at]!; n < this.#starts[at + 1]!; n += 1) {
        const entry = this.#entries[n]!;
        recipes[next[entry]!] = at;
        next[entry]! += 1;
      }
    }
    return { starts, recipes };
  }

  #slotOf(food: FoodId | null, alternatives: readonly FoodId[]): number {
    const known = [food, ...alternatives].filter((id): id is FoodId => id !== null && foodNumbers.has(id));
    const first = known[0];
    if (first === undefined) return UNKNOWN_SLOT;
    const options = [...new Set(known)].sort();
    if (options.length === 1) return foodNumbers.get(first)!;
    const key = options.join('|');
    const slot = this.#choiceSlots.get(key) ?? FIRST_CHOICE_SLOT + this.#choices.length;
    if (slot > LAST_SLOT) return foodNumbers.get(first)!;
    if (!this.#choiceSlots.has(key)) {
      this.#choiceSlots.set(key, slot);
      this.#choices.push(options);
    }
    return slot;
  }

  #familyOf(title: string): number {
    const word = familyWord(title);
    const known = this.#families.get(word);
    if (known !== undefined) return known;
    const family = Math.min(this.#families.size, MAX_FAMILIES);
    this.#families.set(word, family);
    return family;
  }

  #reserve(at: number, entries: number): void {
    if (at + 2 > this.#starts.length) {
      this.#starts = grown(this.#starts, at + 2);
      this.#totals = grown(this.#totals, at + 2);
      this.#perRecipe = grown(this.#perRecipe, (at + 2) * FIELDS);
    }
    if (this.#used + entries > this.#entries.length) {
      this.#entries = grown(this.#entries, this.#used + entries);
    }
  }
}

/** The last word of a title names the dish in English: "Spinach and Feta Omelette". */
export function familyWord(title: string): string {
  const head = title.toLowerCase().split(/ with | in | on |,|\(/)[0] ?? '';
  const words = head.trim().split(/[^\p{L}]+/u);
  return words.findLast(Boolean) ?? '';
}

function grown<T extends Uint16Array | Uint32Array>(array: T, atLeast: number): T {
  const bigger = new (array.constructor as new (length: number) => T)(Math.max(atLeast, array.length * 2));
  bigger.set(array);
  return bigger;
}
