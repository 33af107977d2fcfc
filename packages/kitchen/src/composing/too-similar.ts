import type { Handled } from './composable-food.ts';
import type { Kind } from './kinds.ts';

/** At most one of each kind per dish: two soft cheeses or two tins of fish look like a mistake. */
const ONE_OF_A_KIND: ReadonlySet<Kind> = new Set([
  'tinnedfish',
  'crumbly',
  'hardcheese',
  'melting',
  'freshcheese',
  'mayo',
  'mustard',
  'yogurt',
  'sourcream',
  'milk',
]);

/** Two foods of one of these kinds must not end in the same word: "yellow and red bell peppers" looks like a mistake. */
const NAMED_ALIKE: ReadonlySet<Kind> = new Set([
  'allium',
  'root',
  'potato',
  'squash',
  'brassica',
  'firm',
  'soft',
  'small',
  'tomato',
  'greens',
  'salad',
]);

/** True for foods that taste fine together but look like a mistake in one recipe. */
export function alike(a: Handled, b: Handled): boolean {
  if (a.id === b.id || a.many === b.many) return true;
  if (a.many.endsWith(` ${b.many}`) || b.many.endsWith(` ${a.many}`)) {
    if (a.kind === b.kind || a.kind === 'bean' || b.kind === 'bean') return true;
  }
  if (a.kind === b.kind && ONE_OF_A_KIND.has(a.kind)) return true;
  return a.kind === b.kind && NAMED_ALIKE.has(a.kind) && lastWord(a.many) === lastWord(b.many);
}

function lastWord(name: string): string {
  return name.slice(name.lastIndexOf(' ') + 1);
}
