import type { Handled } from './handled.ts';
import type { Kind } from './kinds.ts';

/** One of these is enough: two soft cheeses or two tins of fish on one plate read like a mistake. */
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

/** "yellow and red bell peppers", "beans and fava beans": the same word twice in one pot reads like a mistake, too. */
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

/** Foods that do not taste foul together, but read like a mistake. */
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
