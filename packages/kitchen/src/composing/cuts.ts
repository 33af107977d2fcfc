import type { FoodId } from '../foods/food.ts';
import { idsIn } from '../foods/made-tables.ts';
import type { Handled } from './composable-food.ts';
import { KEEPS_ITS_SHAPE } from './handling.gen.ts';
import type { Kind } from './kinds.ts';
import type { Role } from './role.ts';

const CUT_THEIR_OWN_WAY: ReadonlySet<Kind> = new Set([
  'greens',
  'salad',
  'small',
  'asianveg',
  'accent',
  'bean',
  'tinnedfish',
  'shellfish',
  'herb',
]);

/** Too small or leafy to slice or chunk; only a fine cut applies. */
const KEEP_THEIR_SHAPE: ReadonlySet<FoodId> = new Set(idsIn(KEEPS_ITS_SHAPE));

/** Fillets are thin already. */
const CUTLETS = 'cut into thin cutlets';

const FINE = /^(?:finely|coarsely|cut into small|mashed|scrubbed)/;
/** These preparations already give the shape that is eaten. */
const READY = /^(?:drained|torn|flaked|crumbled|shelled|snipped)/;
const KNIFE = /^(?:cut|thinly|sliced|diced|finely|coarsely|halved)/;
/** Work that is needed before any cut: "peeled", "cored". */
const FIRST = /^(peeled|cored|pitted|hulled|seeded|trimmed|stemmed)(?: and|$)/;

/** A dish may ask for another cut, but only for foods that are cut at all: peas stay whole. */
export function cutOf(thing: Handled, role: Role): string {
  if (role.cut === null) return thing.cut;
  if (role.cut === '') return '';
  if (thing.cut === '' || CUT_THEIR_OWN_WAY.has(thing.kind) || READY.test(thing.cut)) return thing.cut;
  if (role.cut === CUTLETS && thing.kind === 'fish') return thing.cut;
  if (KEEP_THEIR_SHAPE.has(thing.like) && !FINE.test(role.cut)) return thing.cut;
  const first = KNIFE.test(role.cut) ? FIRST.exec(thing.cut)?.[1] : undefined;
  return first ? `${first} and ${role.cut}` : role.cut;
}
