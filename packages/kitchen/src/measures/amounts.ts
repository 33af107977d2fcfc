import type { Role } from './features.ts';
import type { Token } from './tokens.ts';
import { modifiedId, type Unit } from './units.ts';

export interface Amount {
  value: number;
  max: number | null;
  unit: Unit | null;
  /** Unit id, including its modifier. */
  id: string | null;
  /** Token indexes of its number and of its last token. */
  at: number;
  end: number;
}

export interface Amounts {
  quantity: number | null;
  quantityMax: number | null;
  unit: string | null;
  package: { quantity: number; unit: string } | null;
  /** "1 cup plus 2 tablespoons": the second amount. */
  plus: { quantity: number; unit: string } | null;
  /** Total or single weight that the line states: "8 shrimp, about 1/2 pound", "each about 3 ounces", "1 cup (120 g)". */
  stated: { quantity: number; unit: string; each: boolean } | null;
}

const NONE: Amounts = {
  quantity: null,
  quantityMax: null,
  unit: null,
  package: null,
  plus: null,
  stated: null,
};

const isMeasure = (unit: Unit | null): boolean =>
  unit !== null && (unit.dimension === 'mass' || unit.dimension === 'volume');
const isLoose = (unit: Unit | null): boolean => unit === null || unit.dimension === 'size';

/** True when only punctuation, an "x" or a size is between two tokens: "2 (14-oz)", "2 x 400 g", "4 large 6-ounce". */
function touches(tokens: readonly Token[], from: number, to: number): boolean {
  for (let i = from + 1; i < to; i++) {
    const token = tokens[i]!;
    const bridge = token.text === '(' || token.text === '-' || token.lower === 'x' || token.lower === 'about';
    if (!bridge && token.unit?.dimension !== 'size') return false;
  }
  return true;
}

/** "large cloves", "large garlic cloves": the size word of the unit. */
function modifierBefore(tokens: readonly Token[], i: number): string | undefined {
  const before = tokens[i - 1];
  if (before === undefined || before.kind !== 'word') return undefined;
  const further = tokens[i - 2];
  if (before.unit === undefined && further?.unit?.dimension === 'size' && tokens[i - 3]?.kind === 'number')
    return further.unit.id;
  return before.unit?.id ?? before.lower;
}

function collect(
  tokens: readonly Token[],
  roles: readonly Role[],
): { amounts: Amount[]; bare: string | null } {
  const amounts: Amount[] = [];
  let bare: Unit | null = null;
  let bareId: string | null = null;
  tokens.forEach((token, i) => {
    if (roles[i] === 'quantity') {
      amounts.push({ value: token.value, max: token.max, unit: null, id: null, at: i, end: i });
      return;
    }
    if (roles[i] !== 'unit' || token.unit === undefined) return;
    const last = amounts.at(-1);
    const id = modifiedId(token.unit, modifierBefore(tokens, i));
    if (last === undefined) {
      if (!isLoose(bare)) return;
      bare = token.unit;
      bareId = id;
      return;
    }
    const first = amounts[0]!;
    const target = isLoose(last.unit) ? last : isLoose(first.unit) ? first : null;
    if (target === null || (target.unit !== null && token.unit.dimension === 'size')) return;
    target.unit = token.unit;
    target.id = id;
    if (target === last) last.end = i;
  });
  return { amounts, bare: bareId };
}

function plusOf(tokens: readonly Token[], first: Amount): Amounts['plus'] {
  if (!isMeasure(first.unit)) return null;
  let i = first.end + 1;
  if (tokens[i]?.text === ',') i++;
  const joined = tokens[i]?.lower === 'plus' || tokens[i]?.text === '+' || tokens[i]?.lower === 'and';
  const number = tokens[i + 1];
  const unit = tokens[i + 2]?.unit;
  if (!joined || number?.kind !== 'number' || unit === undefined || !isMeasure(unit)) return null;
  return { quantity: number.value, unit: unit.id };
}

function hasEach(tokens: readonly Token[], amount: Amount): boolean {
  const near = tokens.slice(Math.max(0, amount.at - 2), amount.end + 3);
  return near.some((token) => token.lower === 'each' || token.lower === 'apiece');
}

const isVolume = (unit: Unit | null): boolean => unit?.dimension === 'volume';

/** "1 cup nuts or 100 g seeds", "2 cups plus 50 g": the second amount is another one, not the same by weight. */
const OTHER = new Set(['or', 'plus', 'and', '+']);

function saysTheSame(tokens: readonly Token[], first: Amount, second: Amount): boolean {
  for (let i = first.end + 1; i < second.at; i++) if (OTHER.has(tokens[i]!.lower)) return false;
  return true;
}

const ABOUT = new Set(['about', 'approximately', 'approx', 'around', 'roughly', 'weighing', 'total', '~']);

/** "(approximately 12 ounces)": a weight alone in parentheses, which the tagger may take for a remark. */
function weightInside(tokens: readonly Token[], first: Amount): Amount | undefined {
  for (let open = first.end + 1; open < tokens.length - 2; open++) {
    if (tokens[open]!.text !== '(') continue;
    let at = open + 1;
    while (at < tokens.length && ABOUT.has(tokens[at]!.lower)) at++;
    const number = tokens[at];
    const unit = tokens[at + 1]?.unit;
    if (number?.kind !== 'number' || unit?.dimension !== 'mass') continue;
    return { value: number.value, max: number.max, unit, id: unit.id, at, end: at + 1 };
  }
  return undefined;
}

/** The weight beside a count or a cup; null where the amount is a weight itself. */
function weightBeside(tokens: readonly Token[], amounts: readonly Amount[]): Amount | null {
  const first = amounts[0]!;
  if (first.unit?.dimension === 'mass') return null;
  const weighed =
    amounts.find((amount, at) => at > 0 && amount.unit?.dimension === 'mass') ?? weightInside(tokens, first);
  if (weighed === undefined || (isVolume(first.unit) && !saysTheSame(tokens, first, weighed))) return null;
  return weighed;
}

/** Reads the amounts of a line from the roles of its tokens. The first number is the amount; the others refine it. */
export function readAmounts(tokens: readonly Token[], roles: readonly Role[]): Amounts {
  const { amounts, bare } = collect(tokens, roles);
  const first = amounts[0];
  if (first === undefined) return bare === null ? NONE : { ...NONE, unit: bare };
  const second = amounts[1];
  const packed =
    second !== undefined &&
    !isMeasure(first.unit) &&
    isMeasure(second.unit) &&
    touches(tokens, first.at, second.at) &&
    // "3 to 4 (1 pound) chicken breasts": however many they are, they weigh a pound together.
    (first.max === null || first.unit?.dimension === 'container' || tokens[second.at + 1]?.text === '-');
  const weighed = packed ? null : weightBeside(tokens, amounts);
  return {
    quantity: first.value,
    quantityMax: first.max,
    unit: first.id ?? bare,
    package: packed ? { quantity: second.value, unit: second.unit!.id } : null,
    plus: plusOf(tokens, first),
    stated: weighed === null ? null : statedBy(tokens, first, weighed),
  };
}

/** The grams of a line belong to the lower end of its range, so a weight for the whole range is brought down to it. */
function statedBy(tokens: readonly Token[], first: Amount, weighed: Amount): Amounts['stated'] {
  const unit = weighed.unit!.id;
  const middle = (amount: Amount) => (amount.value + (amount.max ?? amount.value)) / 2;
  if (hasEach(tokens, weighed)) return { quantity: middle(weighed), unit, each: true };
  const quantity =
    first.max === null
      ? middle(weighed)
      : weighed.max === null
        ? (weighed.value * first.value) / middle(first)
        : weighed.value;
  return { quantity, unit, each: false };
}
