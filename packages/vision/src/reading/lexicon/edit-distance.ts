/** Characters that text recognition confuses; such a substitution costs half. */
const LOOK_ALIKE = new Set(
  '0o 1l 1i il 5s 8b 6g 2z uv vy ce ec ao oa nm hn un rn co gq ft tf ei bh eo oe lt tl ij fr dl pn'
    .split(' ')
    .flatMap((pair) => [pair, `${pair[1]}${pair[0]}`]),
);

/** Bit mask of the letters in a word: a cheap filter before the edit distance. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let i = 0; i < word.length; i += 1) mask |= 1 << (word.charCodeAt(i) % 31);
  return mask;
}

export function bitsApart(a: number, b: number): number {
  let bits = a ^ b;
  let count = 0;
  while (bits !== 0) {
    bits &= bits - 1;
    count += 1;
  }
  return count;
}

const LONGEST = 64;
let previous = new Float32Array(LONGEST + 1);
let current = new Float32Array(LONGEST + 1);

/** Edit distance with half cost for look-alikes; Infinity when above `limit`. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit || b.length > LONGEST) return Infinity;
  for (let j = 0; j <= b.length; j += 1) previous[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    current[0] = i;
    let lowest = i;
    for (let j = 1; j <= b.length; j += 1) {
      const x = a[i - 1]!;
      const y = b[j - 1]!;
      const swap = x === y ? 0 : LOOK_ALIKE.has(x + y) ? 0.5 : 1;
      const value = Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + swap);
      current[j] = value;
      lowest = Math.min(lowest, value);
    }
    if (lowest > limit) return Infinity;
    [previous, current] = [current, previous];
  }
  const total = previous[b.length]!;
  return total > limit ? Infinity : total;
}

/** Allowed mistakes for a word of this length; none for short words, or "better" would match "butter". */
export function tolerance(length: number): number {
  if (length < 5) return 0;
  if (length < 7) return 0.5;
  if (length < 9) return 1;
  return 2;
}
