import type { Item } from './role.ts';

/** Opened, drained, torn or squeezed: no knife is needed. */
const QUICK =
  /^(?:drained|rinsed|patted|torn|crumbled|snipped|juiced|split|left|scrubbed|thawed|flaked|shredded$)/;
/** Work for every piece: peeling, coring, small florets, fine dice. */
const FIDDLY = /peel|core|pit|seed|floret|stem|strip|finely|small|dice|grate|devein|hull|trim/;
/** Cloves are peeled one by one, and herbs are picked. */
const PIECEMEAL = new Set(['garlic', 'chili', 'herb', 'woodyherb']);

/** Minutes at the board for one food of a dish, by how much of it there is and how fine it is cut. */
export function minutesToPrepare({ thing, line, grams }: Item): number {
  const cut = line.preparation;
  if (cut === null) return 0;
  if (QUICK.test(cut)) return 0.5;
  if (PIECEMEAL.has(thing.kind)) return 1 + grams / 10;
  return 1 + grams / (FIDDLY.test(cut) ? 120 : 200);
}
