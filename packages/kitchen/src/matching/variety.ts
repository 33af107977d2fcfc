import type { Hit } from './search.ts';

/** Rank penalty for each earlier dish of the same family, or with the same main food. */
const SAME_FAMILY = 50;
const SAME_MAIN = 10;
/** Caps the penalty; otherwise good matches would never be shown. */
const MOST_COUNTED = 3;

/** Reorders `hits` (best first) greedily: cookable now stays first, and similar dishes move down. */
export function inVariedOrder(hits: readonly Hit[], limit: number): Hit[] {
  const left = [...hits];
  const ordered: Hit[] = [];
  const families = new Map<number, number>();
  const mains = new Map<number, number>();
  while (ordered.length < limit && left.length > 0) {
    // Hits are sorted, so all that can be cooked now come first, and no hit after a lower rank can win.
    const now = left[0]!.percentage === 100;
    let best = 0;
    let bestRank = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < left.length; at += 1) {
      const hit = left[at]!;
      if (hit.rank <= bestRank || (now && hit.percentage !== 100)) break;
      const rank =
        hit.rank - counted(families, hit.family) * SAME_FAMILY - counted(mains, hit.main) * SAME_MAIN;
      if (rank <= bestRank) continue;
      bestRank = rank;
      best = at;
    }
    const hit = left.splice(best, 1)[0]!;
    ordered.push(hit);
    families.set(hit.family, (families.get(hit.family) ?? 0) + 1);
    mains.set(hit.main, (mains.get(hit.main) ?? 0) + 1);
  }
  return ordered;
}

const counted = (seen: ReadonlyMap<number, number>, what: number) =>
  Math.min(seen.get(what) ?? 0, MOST_COUNTED);
