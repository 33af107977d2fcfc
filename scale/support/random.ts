export interface Random {
  /** From `from` up to, but not including, `to`. */
  between(from: number, to: number): number;
  whole(from: number, to: number): number;
  pick<Thing>(list: readonly Thing[]): Thing;
  chance(share: number): boolean;
}

/** Numbers that depend on the seed alone (mulberry32), so that a round can be repeated. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number) => from + next() * (to - from);
  return {
    between,
    whole: (from, to) => Math.floor(between(from, to)),
    pick: (list) => list[Math.floor(between(0, list.length))]!,
    chance: (share) => next() < share,
  };
}
