import { extract, FEATURES, ROLE_COUNT, ROLES, type Role } from './features.ts';
import { packedWeights, sumPacked } from './packed-weights.ts';
import { MAX_TOKENS, type Token } from './tokens.ts';

export interface Weights {
  /** Rows of ROLE_COUNT weights, one row per hashed feature. */
  table: Int8Array | Float32Array;
  /** Transition weights from role to role, row-major; row ROLE_COUNT is the start of the line. */
  steps: Float32Array;
}

const bit = (role: Role): number => 1 << ROLES.indexOf(role);
/** `weigh` relies on name, preparation and comment being adjacent in ROLES. */
const NAME = ROLES.indexOf('name');
const TEXT = bit('name') | bit('preparation') | bit('comment');

/** Allowed roles as a bit mask: only numbers can be quantities, only known units can be units. */
export function allowedRoles(token: Token): number {
  if (token.kind === 'mark') return TEXT | bit('mark');
  if (token.kind === 'number') return TEXT | bit('quantity');
  return token.unit === undefined ? TEXT : TEXT | bit('unit');
}

const rows = new Int32Array(MAX_TOKENS * FEATURES);
const best = new Float64Array(MAX_TOKENS * ROLE_COUNT);
const from = new Int8Array(MAX_TOKENS * ROLE_COUNT);
const own = new Float64Array(ROLE_COUNT);

/** Sums the feature weights of one token for each allowed role. Words are the common case and have only three roles. */
function weigh(table: Weights['table'], first: number, mask: number): void {
  const width = ROLE_COUNT;
  const end = first + FEATURES;
  let name = 0;
  let preparation = 0;
  let comment = 0;
  for (let f = first; f < end; f++) {
    const row = rows[f]! * width;
    name += table[row + NAME]!;
    preparation += table[row + NAME + 1]!;
    comment += table[row + NAME + 2]!;
  }
  own[NAME] = name;
  own[NAME + 1] = preparation;
  own[NAME + 2] = comment;
  for (let role = 0; role < width; role++) {
    if ((mask & ~TEXT & (1 << role)) === 0) continue;
    let sum = 0;
    for (let f = first; f < end; f++) sum += table[rows[f]! * width + role]!;
    own[role] = sum;
  }
}

/**
 * The most likely role of every token (Viterbi over a linear chain), as indexes into ROLES, and the features used.
 * `masks` restricts the roles. The next call reuses the arrays behind `rows`.
 */
export function decode(
  tokens: readonly Token[],
  weights: Weights,
  masks?: readonly number[],
): { path: number[]; rows: Int32Array; score: number } {
  const { table, steps } = weights;
  const n = tokens.length;
  extract(tokens, rows);
  for (let i = 0; i < n; i++) {
    const mask = masks?.[i] ?? allowedRoles(tokens[i]!);
    weigh(table, i * FEATURES, mask);
    const here = i * ROLE_COUNT;
    for (let role = 0; role < ROLE_COUNT; role++) {
      if ((mask & (1 << role)) === 0) {
        best[here + role] = Number.NEGATIVE_INFINITY;
        continue;
      }
      let top = i === 0 ? steps[ROLE_COUNT * ROLE_COUNT + role]! : Number.NEGATIVE_INFINITY;
      let source = 0;
      for (let before = 0; i > 0 && before < ROLE_COUNT; before++) {
        const score = best[here - ROLE_COUNT + before]! + steps[before * ROLE_COUNT + role]!;
        if (score <= top) continue;
        top = score;
        source = before;
      }
      best[here + role] = top + own[role]!;
      from[here + role] = source;
    }
  }
  const path = new Array<number>(n);
  const last = (n - 1) * ROLE_COUNT;
  let role = 0;
  for (let other = 1; other < ROLE_COUNT; other++) if (best[last + other]! > best[last + role]!) role = other;
  const score = best[last + role]!;
  for (let i = n - 1; i >= 0; i--) {
    path[i] = role;
    role = from[i * ROLE_COUNT + role]!;
  }
  return { path, rows, score };
}

const QUANTITY = ROLES.indexOf('quantity');
const UNIT = ROLES.indexOf('unit');
const MARK = ROLES.indexOf('mark');
const sums = new Float64Array(4);
/** No role: what a word has instead of a special one. */
const NONE = -1;

/**
 * `decode` without masks for trained weights of one byte: the same path in half the time. A word can have three roles and any
 * other token four, so only these are summed and only their transitions are tried.
 */
function decodeFast(tokens: readonly Token[], table: Int8Array, steps: Float32Array): number[] {
  const packed = packedWeights(table);
  const n = tokens.length;
  extract(tokens, rows);
  let special = NONE;
  for (let i = 0; i < n; i++) {
    const token = tokens[i]!;
    const before = special;
    special = specialOf(token);
    const weights = special === QUANTITY ? packed.quantity : special === MARK ? packed.mark : packed.unit;
    sumPacked(weights, rows, i * FEATURES, sums);
    reach(i, NAME, before, steps, sums[0]!);
    reach(i, NAME + 1, before, steps, sums[1]!);
    reach(i, NAME + 2, before, steps, sums[2]!);
    if (special !== NONE) reach(i, special, before, steps, sums[3]!);
  }
  const path = new Array<number>(n);
  let role = likeliest((n - 1) * ROLE_COUNT, special);
  for (let i = n - 1; i >= 0; i--) {
    path[i] = role;
    role = from[i * ROLE_COUNT + role]!;
  }
  return path;
}

function specialOf(token: Token): number {
  if (token.kind === 'mark') return MARK;
  if (token.kind === 'number') return QUANTITY;
  return token.unit === undefined ? NONE : UNIT;
}

/** The best way to give token `i` this role, after the roles that the token before it can have. */
function reach(i: number, role: number, before: number, steps: Float32Array, own: number): void {
  const at = i * ROLE_COUNT + role;
  if (i === 0) {
    best[at] = steps[ROLE_COUNT * ROLE_COUNT + role]! + own;
    return;
  }
  const last = (i - 1) * ROLE_COUNT;
  let source = NAME;
  let top = best[last + NAME]! + steps[NAME * ROLE_COUNT + role]!;
  const preparation = best[last + NAME + 1]! + steps[(NAME + 1) * ROLE_COUNT + role]!;
  if (preparation > top) {
    top = preparation;
    source = NAME + 1;
  }
  const comment = best[last + NAME + 2]! + steps[(NAME + 2) * ROLE_COUNT + role]!;
  if (comment > top) {
    top = comment;
    source = NAME + 2;
  }
  if (before !== NONE) {
    const score = best[last + before]! + steps[before * ROLE_COUNT + role]!;
    // Of equal scores `decode` takes the first role.
    if (score > top || (score === top && before < source)) {
      top = score;
      source = before;
    }
  }
  best[at] = top + own;
  from[at] = source;
}

function likeliest(last: number, special: number): number {
  let role = NAME;
  for (let other = NAME + 1; other < NAME + 3; other++)
    if (best[last + other]! > best[last + role]!) role = other;
  if (special === NONE) return role;
  const gain = best[last + special]! - best[last + role]!;
  return gain > 0 || (gain === 0 && special < role) ? special : role;
}

/** Words tried as the name when the best path has none; names are near the start. */
const TRIED = 12;

/** The most likely roles of a line. If the best path has no name, the best path with a name is used. */
export function tagLine(tokens: readonly Token[], weights: Weights): { roles: Role[]; sure: boolean } {
  const { table, steps } = weights;
  const path = table instanceof Int8Array ? decodeFast(tokens, table, steps) : decode(tokens, weights).path;
  if (path.includes(NAME)) return { roles: rolesOf(path), sure: true };
  const masks = tokens.map(allowedRoles);
  let named = path;
  let top = Number.NEGATIVE_INFINITY;
  let tried = 0;
  for (let i = 0; i < tokens.length && tried < TRIED; i++) {
    if (tokens[i]!.kind !== 'word' || tokens[i]!.unit !== undefined) continue;
    tried++;
    const forced = masks.with(i, 1 << NAME);
    const found = decode(tokens, weights, forced);
    if (found.score <= top) continue;
    top = found.score;
    named = found.path;
  }
  return { roles: rolesOf(named), sure: false };
}

const rolesOf = (path: readonly number[]): Role[] => path.map((index) => ROLES[index]!);
