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

/** For the oven, where small pieces of a bird are dry before the vegetables are done. */
export const IN_LARGE_PIECES = 'in large pieces';
const BITE_SIZE = 'cut into bite-size pieces';
const LARGE_PIECES = 'cut into 2-inch pieces';

/** For the oven, where a finely chopped onion burns. */
export const FOR_ROASTING = 'for roasting';
const CHOPPED = /^(?:finely )?(?:chopped|sliced)$/;

/** For a pan or a grill: what is as thick as a wrist would be charred outside before it is done inside. */
export const FOR_SEARING = 'for searing';
const THICK: ReadonlySet<FoodId> = new Set(['pork-tenderloin']);

/** Seared in rounds instead of in one piece. */
export const isInRounds = ({ like }: Pick<Handled, 'like'>): boolean => THICK.has(like);

const SMALL_DICE = 'cut into small dice';
/** Green beans, snow peas, asparagus. */
const LONG = /^trimmed/;

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
  if (role.cut === IN_LARGE_PIECES) return thing.cut === BITE_SIZE ? LARGE_PIECES : thing.cut;
  if (role.cut === FOR_ROASTING)
    return thing.kind === 'allium' && CHOPPED.test(thing.cut) ? 'cut into wedges' : thing.cut;
  if (role.cut === FOR_SEARING) return isInRounds(thing) ? 'cut into 1-inch rounds' : 'patted dry';
  if (role.cut === SMALL_DICE && LONG.test(thing.cut)) return 'trimmed and cut into short pieces';
  if (thing.cut === '' || CUT_THEIR_OWN_WAY.has(thing.kind) || READY.test(thing.cut)) return thing.cut;
  if (role.cut === CUTLETS && thing.kind === 'fish') return thing.cut;
  if (KEEP_THEIR_SHAPE.has(thing.like) && !FINE.test(role.cut)) return thing.cut;
  const first = KNIFE.test(role.cut) ? FIRST.exec(thing.cut)?.[1] : undefined;
  return first ? `${first} and ${role.cut}` : role.cut;
}
