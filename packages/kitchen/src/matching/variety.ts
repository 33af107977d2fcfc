import type { Hit } from './search.ts';

/** Rank penalty for each earlier dish of the same family, or around the same food. */
const SAME_FAMILY = 130;
const SAME_MAIN = 12;
/** Caps the penalty; otherwise good matches would never be shown. */
const MOST_COUNTED = 3;
/** The dishes a cook looks at first. */
const FIRST = 10;
/** Dishes among the first that may leave out the food a dinner is planned around. */
const WITHOUT_PROTEIN = 2;

/** A dish with less at hand is not shown for its protein alone. */
const WORTH_COOKING = 45;

/** Which rules of the first ten hold; each line is tried when the one before leaves nothing. */
const RULES = [
  { protein: true, repeats: true },
  { protein: false, repeats: true },
  { protein: false, repeats: false },
] as const;
type Rules = (typeof RULES)[number];

/**
 * Reorders `hits` (best first) greedily: similar dishes move down. Among the first ten, a dish is shown on one appliance
 * only, there is one flatbread, and all but two use a main protein at hand, as far as there are such dishes.
 */
export function inVariedOrder(hits: readonly Hit[], limit: number): Hit[] {
  const left = [...hits];
  const page = new Page();
  while (page.hits.length < limit && left.length > 0) page.add(left.splice(page.next(left), 1)[0]!);
  return page.hits;
}

/** The hits chosen so far. */
class Page {
  readonly hits: Hit[] = [];
  readonly #families = new Map<number, number>();
  readonly #mains = new Map<number, number>();
  readonly #twins = new Set<number>();
  #flatbreads = 0;
  #withoutProtein = 0;

  /** The place of the hit that should follow. */
  next(left: readonly Hit[]): number {
    const rules = this.hits.length < FIRST ? RULES : RULES.slice(-1);
    for (const rule of rules) {
      const best = this.#best(left, rule);
      if (best !== undefined) return best;
    }
    return 0;
  }

  #best(left: readonly Hit[], rules: Rules): number | undefined {
    let best: number | undefined;
    let bestRank = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < left.length; at += 1) {
      const hit = left[at]!;
      // Hits are sorted, so no hit after a lower rank can win.
      if (hit.rank <= bestRank) break;
      if (!this.#keeps(rules, hit)) continue;
      const sameFamily = counted(this.#families, hit.family) * SAME_FAMILY;
      const rank = hit.rank - sameFamily - counted(this.#mains, hit.main) * SAME_MAIN;
      if (rank <= bestRank) continue;
      bestRank = rank;
      best = at;
    }
    return best;
  }

  add(hit: Hit): void {
    this.hits.push(hit);
    this.#families.set(hit.family, (this.#families.get(hit.family) ?? 0) + 1);
    this.#mains.set(hit.main, (this.#mains.get(hit.main) ?? 0) + 1);
    this.#twins.add(hit.twin);
    if (hit.isFlatbread) this.#flatbreads += 1;
    if (!hit.usesProtein) this.#withoutProtein += 1;
  }

  #keeps({ protein, repeats }: Rules, hit: Hit): boolean {
    if (repeats && (this.#twins.has(hit.twin) || (hit.isFlatbread && this.#flatbreads > 0))) return false;
    if (!protein || this.#withoutProtein < WITHOUT_PROTEIN) return true;
    return hit.usesProtein && hit.percentage >= WORTH_COOKING;
  }
}

const counted = (seen: ReadonlyMap<number, number>, what: number) =>
  Math.min(seen.get(what) ?? 0, MOST_COUNTED);
