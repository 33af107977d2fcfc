import { densityOf } from '../../measures/convert.ts';
import { unitById } from '../../measures/units.ts';
import { gramsIn, type MarkPair } from './pair-marks.ts';

/** So far may a weight be from the English one; a cook measures in round figures. */
const TOLERANCE = 0.15;
/** A cup of leaves weighs more or less as they are pressed. */
const LEAF_DENSITY = 0.25;
const LEAF_TOLERANCE = 0.5;
/** Below this, rounding to what a scale or a spoon shows is more than that share. */
const SMALL_GRAMS = 2;
/** A bunch or a handful is no measure: half of it or twice as much is the same. */
const LOOSE = new Set([
  'bunch',
  'sprig',
  'handful',
  'stem',
  'leaf',
  'pinch',
  'dash',
  'splash',
  'drizzle',
  'knob',
]);
const LOOSE_TIMES = 2.5;
const CUPS_AND_OUNCES = new Set(['cup', 'ounce', 'pound', 'pint', 'quart', 'gallon', 'fluid ounce', 'inch']);
/** Of these only the count tells. */
const PIECES = new Set(['piece', 'small', 'medium', 'large']);

/** What is wrong with the amount of a translated mark, as a translator would put it; null if it agrees. */
export function amountProblem({ english, local }: MarkPair): string | null {
  const { token } = local;
  const said = `“${token.name}”`;
  if (token.quantity !== '' && local.amount === null)
    return `${said}: the amount “${token.quantity}” cannot be read`;
  if (local.unit !== null && unitById(local.unit) === undefined)
    return `${said}: the unit “${token.unit}” is not known`;
  if (local.unit !== null && CUPS_AND_OUNCES.has(local.unit))
    return `${said}: “${token.unit}” is no metric measure`;
  if ((english.amount === null) !== (local.amount === null))
    return english.amount === null
      ? `${said} has an amount (${shown(local.token)}), the English has none`
      : `${said} has no amount, the English has ${shown(english.token)}`;
  if (english.amount === null || local.amount === null) return null;
  if ((english.amount.max === null) !== (local.amount.max === null))
    return `${said}: one of ${shown(local.token)} and the English ${shown(english.token)} is a range, the other is not`;
  return agree(english, local)
    ? null
    : `${said}: ${shown(local.token)} is not the English ${shown(english.token)}${weights(english, local)}`;
}

const shown = ({ quantity, unit }: { quantity: string; unit: string }) => `${quantity} ${unit}`.trim();

type Side = MarkPair['english'];

function agree(english: Side, local: Side): boolean {
  const [from, to] = [english.amount!, local.amount!];
  if (areAlike(english.unit, local.unit) && isNear(from.min, to.min) && isNear(from.max, to.max)) return true;
  if (inSameMeasure(english, local)) return true;
  const [one, other] = [gramsIn(english, english.food), gramsIn(local, english.food)];
  if (one === null || other === null) return false;
  const isLoose = LOOSE.has(local.unit ?? '') || LOOSE.has(english.unit ?? '');
  if (isLoose) return other / one <= LOOSE_TIMES && one / other <= LOOSE_TIMES;
  if (PIECES.has(local.unit ?? 'piece') && PIECES.has(english.unit ?? 'piece')) return false;
  const density = (english.food ? densityOf(english.food) : null) ?? 1;
  const share = density < LEAF_DENSITY ? LEAF_TOLERANCE : TOLERANCE;
  return Math.abs(one - other) <= Math.max(one * share, SMALL_GRAMS);
}

/** "1 head cauliflower" is one cauliflower, and a can may be a jar. */
function areAlike(one: string | null, other: string | null): boolean {
  if (one === other) return true;
  const kinds = [one, other].map((unit) => (unit === null ? 'count' : unitById(unit)?.dimension));
  if (kinds.every((kind) => kind === 'container')) return true;
  const isPiece = [one, other].some((unit) => unit === null || PIECES.has(unit));
  return isPiece && kinds.every((kind) => kind === 'count' || kind === 'size');
}

const isNear = (one: number | null, other: number | null): boolean =>
  one === other || (one !== null && other !== null && Math.abs(one - other) <= one * TOLERANCE);

/** Eight spoons are half a cup, whatever is in them. */
function inSameMeasure(english: Side, local: Side): boolean {
  const [from, to] = [unitById(english.unit ?? ''), unitById(local.unit ?? '')];
  if (from?.factor == null || to?.factor == null || from.dimension !== to.dimension) return false;
  return isNear(english.amount!.min * from.factor, local.amount!.min * to.factor);
}

function weights(english: Side, local: Side): string {
  const [one, other] = [gramsIn(english, english.food), gramsIn(local, english.food)];
  return one === null || other === null ? '' : ` (${Math.round(other)} g against ${Math.round(one)} g)`;
}
