import type { RecipeCard } from '@crisper/contract/recipes/recipes';
import type { Random } from './brush.ts';
import { type Crockery, GLAZES } from './crockery.ts';
import { type Look, lookOf, type Shape } from './looks.ts';
import { pick, seeded } from './seeded.ts';
import type { Tone } from './tones.ts';
import { wordsOf } from './words.ts';

export type Drawable = Pick<RecipeCard, 'id' | 'title' | 'plate' | 'equipment'> &
  Partial<Pick<RecipeCard, 'courses' | 'englishTitle'>>;

/** A recipe looks the same in every language: its English title says what it is. */
export const drawnTitle = ({ title, englishTitle }: Pick<Drawable, 'title' | 'englishTitle'>): string =>
  englishTitle ?? title;

/** What a form needs to know to draw one recipe. */
export interface Dish {
  random: Random;
  /** What it is served on. */
  ware: Crockery;
  /** The color of its pottery. */
  glaze: Tone;
  /** The visible foods in pieces, largest first. */
  bits: readonly Look[];
  /** Whether the title or a food has one of these words, in the singular. */
  has(...words: string[]): boolean;
  /** The same for the title alone. */
  says(...words: string[]): boolean;
}

const MOST_BITS = 5;

export function dishOf(recipe: Drawable): Dish {
  const random = seeded(recipe.id + drawnTitle(recipe));
  const title = new Set(wordsOf(drawnTitle(recipe)));
  const all = new Set([...title, ...recipe.plate.flatMap((food) => wordsOf(food))]);
  const glaze = pick(random, GLAZES);
  const any = () => Math.floor(random() * 64);
  return {
    random,
    glaze,
    ware: { glaze, plate: any(), bowl: any(), board: any(), pan: any() },
    bits: bitsOf(recipe.plate, title),
    has: (...words) => words.some((word) => all.has(word)),
    says: (...words) => words.some((word) => title.has(word)),
  };
}

/** Bread and eggs have drawings of their own in the forms, herbs are strewn by them, and grains and sauces are layers. */
const NO_BITS = new Set<Shape>(['pool', 'grain', 'strand', 'slice', 'egg', 'sprig']);

/** Foods in pieces, those of the title first, without what cooking hides and what looks like one before. */
function bitsOf(foods: readonly string[], title: ReadonlySet<string>): Look[] {
  const named = (food: string) => wordsOf(food).some((word) => title.has(word));
  const seen = new Map<string, Look>();
  for (const food of [...foods.filter(named), ...foods.filter((food) => !named(food))]) {
    const look = lookOf(food);
    if (!look || NO_BITS.has(look.shape) || isHidden(look, food, title)) continue;
    const key = `${look.shape} ${look.tone}`;
    if (!seen.has(key)) seen.set(key, look);
  }
  return [...seen.values()].slice(0, MOST_BITS);
}

const RAW = [
  'salad',
  'slaw',
  'skewer',
  'board',
  'platter',
  'fruit',
  'bowl',
  'muesli',
  'nicoise',
  'fattoush',
  'salsa',
];

/** Citrus is juice, cheese melts and onions soften, except where the title says otherwise. */
function isHidden({ shape, tone }: Look, food: string, title: ReadonlySet<string>): boolean {
  const cheese = shape === 'cube' && tone === 'lemon';
  const onion = shape === 'crescent' && tone === 'rice';
  if (shape !== 'wedge' && shape !== 'apple' && !cheese && !onion) return false;
  if (wordsOf(food).some((word) => word !== 'cheese' && title.has(word)) && (!onion || title.has('onion')))
    return false;
  return !RAW.some((word) => title.has(word));
}

/** The bits without tomatoes, which become the sauce. */
export const cooked = ({ bits }: Dish): Look[] =>
  bits.filter(({ shape, tone }) => shape !== 'ring' || tone !== 'tomato');
