import type { Allergen, Diet } from '@crisper/contract/vocabulary';
import { ALLERGENS, DIETS } from '@crisper/contract/vocabulary';
import type { Food, FoodId } from '../../../foods/food.ts';
import { foodById, isA } from '../../../foods/larder.ts';
import { localizedNames, ofNames } from '../../../foods/localized/names.ts';
import { shownName } from '../../../foods/localized/shown-names.ts';
import { namedFood } from '../../../foods/localized-foods.ts';
import { fold } from '../../../foods/text.ts';
import { type Eaters, eatersAmong, together } from '../../../foods/who-eats.ts';
import type { RecipeIngredient } from '../../../recipes/recipe.ts';
import type { CookingContext } from '../../cooking-context.ts';
import type { Cue, Phrasebook, Saying } from './phrasebooks.ts';
import { plainWords, secondsSaid } from './spoken.ts';

const LONGEST_NAME = 4;

/** A question in another language, with what it names. */
export class Heard {
  readonly text: string;
  readonly seconds: number | null;
  /** The foods it names, in their order. */
  readonly foods: readonly Food[];
  /** Places of the recipe's lines that it names. */
  readonly lines: readonly number[];
  readonly context: CookingContext;
  readonly book: Phrasebook;

  constructor(question: string, context: CookingContext, book: Phrasebook) {
    this.context = context;
    this.book = book;
    this.text = plainWords(question, book);
    this.seconds = secondsSaid(this.text, book);
    this.foods = foodsIn(this.text, book);
    this.lines = this.linesOf(this.foods);
  }

  has(...cues: readonly Cue[]): boolean {
    return cues.some((cue) => patternOf(this.book, cue).test(this.text));
  }

  /** The first number that the words of a cue have in them. */
  numberIn(cue: Cue): number | null {
    const found = patternOf(this.book, cue).exec(this.text);
    const digits = found?.slice(1).find((part) => part !== undefined);
    return digits === undefined ? null : Number(digits);
  }

  found(cue: Cue): string | null {
    return patternOf(this.book, cue).exec(this.text)?.[0] ?? null;
  }

  get asks(): boolean {
    return this.has('asks');
  }

  say(text: Saying, values: Readonly<Record<string, string | number>> = {}): string {
    const said = this.book.says[text].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
    return this.book.joins.reduce((text, [apart, joined]) => text.replace(apart, joined), said);
  }

  listed(words: readonly string[]): string {
    const several = [...new Set(words)];
    if (several.length < 2) return several.join('');
    return `${several.slice(0, -1).join(', ')} ${this.book.says.and} ${several.at(-1)}`;
  }

  nameOf(id: FoodId): string {
    return shownName(id, this.book.language)?.one ?? foodById(id)?.name ?? id;
  }

  get allergens(): Allergen[] {
    return ALLERGENS.filter((one) => whole(this.book.allergens[one]).test(this.text));
  }

  get diet(): Diet | undefined {
    // What is vegan is vegetarian too, so the stricter word is looked for first.
    return [...DIETS].sort((one) => (one === 'vegan' ? -1 : 1)).find((one) => this.has(one));
  }

  /** Who eats, with what the question itself says of them. */
  get eaters(): Eaters {
    const { diet } = this;
    const said = { diets: diet ? [diet] : [], allergens: this.has('allergic') ? this.allergens : [] };
    return together([eatersAmong(this.context.people), said]);
  }

  linesWhere(test: (line: RecipeIngredient) => boolean): number[] {
    return this.context.recipe.ingredients.flatMap((line, at) => (test(line) ? [at] : []));
  }

  namesOf(lines: readonly number[]): string {
    return this.listed(lines.map((at) => this.context.recipe.ingredients[at]!.name));
  }

  /** Lines of a kind of food: of the same, of a narrower, and of a wider one. */
  linesOf(foods: readonly Food[]): number[] {
    return this.linesWhere(({ food }) =>
      foods.some(
        ({ id }) => food !== null && food !== undefined && (food === id || isA(food, id) || isA(id, food)),
      ),
    );
  }
}

const patterns = new WeakMap<Phrasebook, Map<Cue, RegExp>>();

function patternOf(book: Phrasebook, cue: Cue): RegExp {
  const known = patterns.get(book) ?? new Map<Cue, RegExp>();
  patterns.set(book, known);
  const pattern = known.get(cue) ?? whole(book.cues[cue]);
  known.set(cue, pattern);
  return pattern;
}

export const whole = (source: string): RegExp => new RegExp(`(?<![a-z0-9])(?:${source})(?![a-z0-9])`);

/** A text of the recipe as a question is read. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const exactNames = ofNames((language) => {
  const found = new Map<string, FoodId>();
  for (const { food, name } of localizedNames(language)) {
    const key = fold(name.replace(/['’-]/g, ' '));
    if (key !== '' && !found.has(key)) found.set(key, food);
  }
  return found;
});

export function foodsIn(text: string, { language, notFoods }: Phrasebook): Food[] {
  const words = text.split(' ');
  const others = new Set(notFoods.split(' '));
  const names = exactNames(language);
  const found: Food[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST_NAME, words.length - at);
    for (; length > 0; length -= 1) {
      const [first, last] = [words[at]!, words[at + length - 1]!];
      const name = words.slice(at, at + length).join(' ');
      // "Salsa" is no food here; "salsa de soja" is one.
      const isCommon = (others.has(first) || others.has(last)) && !(length > 1 && names.has(name));
      if (isCommon || /^\d/.test(first)) continue;
      // Endings are cut only where no food has this very name: Italian "pesce" is no "pesca".
      const exact = names.get(name);
      const food = exact ? foodById(exact) : name.length > 3 ? namedFood(name, language)?.food : undefined;
      if (!food) continue;
      if (!found.includes(food)) found.push(food);
      break;
    }
    at += Math.max(1, length);
  }
  return found;
}
