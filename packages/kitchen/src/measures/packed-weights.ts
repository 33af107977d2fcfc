import { FEATURES, ROLE_COUNT, ROLES, type Role } from './features.ts';

/**
 * The weights of one token's possible roles in one number, so that adding up its features adds up all roles at once: name,
 * preparation, comment, and the role that only numbers, units or marks can have. Each is a field of 13 bits, which the sum
 * of all features cannot overflow; four fields fit exactly into a double.
 */
export interface PackedWeights {
  quantity: Float64Array;
  unit: Float64Array;
  mark: Float64Array;
}

const FIELD = 2 ** 13;
/** Makes a weight of one byte positive. */
const BIAS = 128;
/** What the bias adds to the sum of a token. */
const TOTAL_BIAS = BIAS * FEATURES;

const NAME = ROLES.indexOf('name');

function pack(table: Int8Array, special: Role): Float64Array {
  const extra = ROLES.indexOf(special);
  const packed = new Float64Array(table.length / ROLE_COUNT);
  for (let row = 0; row < packed.length; row++) {
    const at = row * ROLE_COUNT;
    const field = (role: number): number => table[at + role]! + BIAS;
    packed[row] = field(NAME) + FIELD * (field(NAME + 1) + FIELD * (field(NAME + 2) + FIELD * field(extra)));
  }
  return packed;
}

const known = new WeakMap<Int8Array, PackedWeights>();

export function packedWeights(table: Int8Array): PackedWeights {
  const found = known.get(table);
  if (found !== undefined) return found;
  const packed = { quantity: pack(table, 'quantity'), unit: pack(table, 'unit'), mark: pack(table, 'mark') };
  known.set(table, packed);
  return packed;
}

/** Sums the features of the token whose rows start at `first` and writes name, preparation, comment and the special role. */
export function sumPacked(packed: Float64Array, rows: Int32Array, first: number, out: Float64Array): void {
  // Two sums, because each addition would otherwise wait for the one before it.
  let even = 0;
  let odd = 0;
  for (let at = first; at < first + FEATURES; at += 2) {
    even += packed[rows[at]!]!;
    odd += packed[rows[at + 1]!]!;
  }
  const all = even + odd;
  const upper = Math.floor(all / (FIELD * FIELD));
  // Both halves are whole numbers below 2^26, so shifts are exact.
  const lower = all - upper * (FIELD * FIELD);
  out[0] = (lower & (FIELD - 1)) - TOTAL_BIAS;
  out[1] = (lower >> 13) - TOTAL_BIAS;
  out[2] = (upper & (FIELD - 1)) - TOTAL_BIAS;
  out[3] = (upper >> 13) - TOTAL_BIAS;
}
