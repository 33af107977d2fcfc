/** A recipe as read from a source, before foods, diets and figures are computed. Unknown values are null. */
export interface RecipeDraft {
  title: string;
  description: string;
  cuisine: string | null;
  /** Course or category words of the source ("Main Course", "dinner"). */
  categories: readonly string[];
  keywords: readonly string[];
  /** The yield as written ("12 cookies"), next to its number of servings. */
  yieldText: string | null;
  servings: number | null;
  prepMinutes: number | null;
  cookMinutes: number | null;
  /** Marinating, rising, chilling; only where the source gives it. */
  inactiveMinutes: number | null;
  totalMinutes: number | null;
  ingredients: readonly DraftIngredient[];
  steps: readonly DraftStep[];
  cookware: readonly string[];
  imageUrl: string | null;
  sourceUrl: string | null;
  /** Energy per serving stated by the source; compared with ours, never copied. */
  publishedCalories: number | null;
}

export interface DraftIngredient {
  /** The line as shown to a cook. */
  text: string;
  /** The parts, where the source marks them up (Cooklang); otherwise the text is parsed. */
  marked: MarkedIngredient | null;
  section?: string | null;
}

export interface MarkedIngredient {
  name: string;
  quantity: number | null;
  quantityMax: number | null;
  unit: string | null;
  preparation: string | null;
  optional: boolean;
}

export interface DraftStep {
  text: string;
  /** Null when the source has no timers; they are then read from the text. */
  timers: readonly StepTimer[] | null;
  tip: string | null;
  looksRight: string | null;
  /** The part of the method it stands in; absent where the source marks none. */
  section?: string | null;
}

export interface StepTimer {
  name: string | null;
  seconds: number;
}

export const EMPTY_DRAFT: RecipeDraft = {
  title: '',
  description: '',
  cuisine: null,
  categories: [],
  keywords: [],
  yieldText: null,
  servings: null,
  prepMinutes: null,
  cookMinutes: null,
  inactiveMinutes: null,
  totalMinutes: null,
  ingredients: [],
  steps: [],
  cookware: [],
  imageUrl: null,
  sourceUrl: null,
  publishedCalories: null,
};

/** Limits for every reader, so that no source can cause unbounded work. */
export const LIMITS = {
  sourceChars: 8_000_000,
  title: 300,
  description: 2_000,
  ingredients: 200,
  ingredientChars: 600,
  steps: 200,
  stepChars: 6_000,
  words: 60,
} as const;

export function plainIngredient(text: string): DraftIngredient {
  return { text, marked: null };
}

export function plainStep(text: string): DraftStep {
  return { text, timers: null, tip: null, looksRight: null };
}
