import type { Allergen, Diet, Equipment } from '@crisper/contract/words';
import { ALLERGENS, DIETS, EQUIPMENT } from '@crisper/contract/words';
import type { FoodId } from '../foods/food.ts';
import { foodById, foods } from '../foods/larder.ts';
import { ingredientWeight } from './weights.ts';

/** What the index needs to know of a recipe; a finished `Recipe` fits. */
export interface Matchable {
  id: string;
  title: string;
  totalMinutes: number;
  equipment: readonly Equipment[];
  diets: readonly Diet[];
  allergens: readonly Allergen[];
  hasUnknown: boolean;
  ingredients: readonly {
    food: FoodId | null;
    grams: number | null;
    optional: boolean;
    alternatives: readonly FoodId[];
  }[];
}

/**
 * Recipes as flat typed arrays: a query walks all of them in one pass, which stays fast at a million recipes because
 * it touches three bytes per ingredient and allocates nothing per recipe.
 */
export interface MatchIndex {
  ids: string[];
  /** Entries of recipe i are at starts[i] up to starts[i + 1]. */
  starts: Uint32Array;
  /** Slot asked for: a food's number, or a number past the foods for "this or that" and for unknown. */
  slots: Uint16Array;
  weights: Uint8Array;
  /** FIELDS numbers per recipe, in the order of the constants below. */
  perRecipe: Uint16Array;
  /** Foods behind each "this or that" slot. */
  choices: FoodId[][];
}

export const TOTAL_WEIGHT = 0;
export const MINUTES = 1;
export const EQUIPMENT_MASK = 2;
export const DIET_MASK = 3;
export const ALLERGEN_MASK = 4;
/** Same number for dishes a cook would call the same thing ("omelette"). */
export const FAMILY = 5;
export const MAIN_SLOT = 6;
export const FIELDS = 7;

export const UNKNOWN_ALLERGEN_BIT = 1 << ALLERGENS.length;
const MAX_ENTRIES_PER_RECIPE = 60;
const MAX_FAMILIES = 0xffff;

const foodNumbers = new Map(foods.map((food, number) => [food.id, number]));
export const UNKNOWN_SLOT = foods.length;
export const FIRST_CHOICE_SLOT = foods.length + 1;

export const foodNumber = (id: FoodId): number | undefined => foodNumbers.get(id);

export function maskOf<T extends string>(all: readonly T[], chosen: readonly T[]): number {
  return chosen.reduce((mask, word) => mask | (1 << all.indexOf(word)), 0);
}

export function buildIndex(recipes: Iterable<Matchable>): MatchIndex {
  const builder = new IndexBuilder();
  for (const recipe of recipes) builder.add(recipe);
  return builder.finish();
}

/** Grows by doubling, so that recipes can be streamed in from a database cursor. */
export class IndexBuilder {
  readonly #ids: string[] = [];
  #starts = new Uint32Array(1024);
  #slots = new Uint16Array(8192);
  #weights = new Uint8Array(8192);
  #perRecipe = new Uint16Array(1024 * FIELDS);
  #entries = 0;
  readonly #choices: FoodId[][] = [];
  readonly #choiceSlots = new Map<string, number>();
  readonly #families = new Map<string, number>();

  add(recipe: Matchable): void {
    const at = this.#ids.length;
    const needed = recipe.ingredients.filter((line) => !line.optional).slice(0, MAX_ENTRIES_PER_RECIPE);
    const totalGrams = needed.reduce((sum, line) => sum + (line.grams ?? 0), 0);
    const entries = new Map<number, number>();
    let main = UNKNOWN_SLOT;
    let mainGrams = 0;
    for (const line of needed) {
      const slot = this.#slotOf(line.food, line.alternatives);
      const food = line.food ? foodById(line.food) : undefined;
      const weight = ingredientWeight(
        food,
        line.grams === null || totalGrams === 0 ? null : line.grams / totalGrams,
      );
      // Two unknown lines are two things missing; the same food twice is one thing.
      const before = entries.get(slot) ?? 0;
      entries.set(slot, slot === UNKNOWN_SLOT ? Math.min(255, before + weight) : Math.max(before, weight));
      if (food && !food.staple && (line.grams ?? 0) > mainGrams) {
        main = slot;
        mainGrams = line.grams ?? 0;
      }
    }
    this.#reserve(at, entries.size);
    this.#starts[at] = this.#entries;
    let total = 0;
    for (const [slot, weight] of entries) {
      this.#slots[this.#entries] = slot;
      this.#weights[this.#entries] = weight;
      this.#entries += 1;
      total += weight;
    }
    const fields = [
      total,
      Math.min(0xffff, Math.max(0, Math.round(recipe.totalMinutes))),
      maskOf(EQUIPMENT, recipe.equipment),
      maskOf(DIETS, recipe.diets),
      maskOf(ALLERGENS, recipe.allergens) | (recipe.hasUnknown ? UNKNOWN_ALLERGEN_BIT : 0),
      this.#familyOf(recipe.title),
      main,
    ];
    this.#perRecipe.set(fields, at * FIELDS);
    this.#ids.push(recipe.id);
  }

  finish(): MatchIndex {
    const count = this.#ids.length;
    const starts = this.#starts.slice(0, count + 1);
    starts[count] = this.#entries;
    return {
      ids: this.#ids,
      starts,
      slots: this.#slots.slice(0, this.#entries),
      weights: this.#weights.slice(0, this.#entries),
      perRecipe: this.#perRecipe.slice(0, count * FIELDS),
      choices: this.#choices,
    };
  }

  #slotOf(food: FoodId | null, alternatives: readonly FoodId[]): number {
    const known = [food, ...alternatives].filter((id): id is FoodId => id !== null && foodNumbers.has(id));
    const first = known[0];
    if (first === undefined) return UNKNOWN_SLOT;
    const options = [...new Set(known)].sort();
    if (options.length === 1) return foodNumbers.get(first)!;
    const key = options.join('|');
    const slot = this.#choiceSlots.get(key) ?? FIRST_CHOICE_SLOT + this.#choices.length;
    if (slot > 0xffff) return foodNumbers.get(first)!;
    if (!this.#choiceSlots.has(key)) {
      this.#choiceSlots.set(key, slot);
      this.#choices.push(options);
    }
    return slot;
  }

  /** The last word of a title names the dish in English: "Spinach and Feta Omelette". */
  #familyOf(title: string): number {
    const head = title.toLowerCase().split(/ with | in | on |,|\(/)[0] ?? '';
    const word =
      head
        .trim()
        .split(/[^\p{L}]+/u)
        .filter(Boolean)
        .at(-1) ?? '';
    const known = this.#families.get(word);
    if (known !== undefined) return known;
    const family = Math.min(this.#families.size, MAX_FAMILIES);
    this.#families.set(word, family);
    return family;
  }

  #reserve(at: number, entries: number): void {
    if (at + 2 > this.#starts.length) {
      this.#starts = grown(this.#starts, at + 2);
      this.#perRecipe = grown(this.#perRecipe, (at + 2) * FIELDS);
    }
    if (this.#entries + entries > this.#slots.length) {
      this.#slots = grown(this.#slots, this.#entries + entries);
      this.#weights = grown(this.#weights, this.#entries + entries);
    }
  }
}

function grown<T extends Uint8Array | Uint16Array | Uint32Array>(array: T, atLeast: number): T {
  const bigger = new (array.constructor as new (length: number) => T)(Math.max(atLeast, array.length * 2));
  bigger.set(array);
  return bigger;
}
