import type { Hit } from './hit.ts';

/** Rank penalty for each earlier dish of the same family, or around the same food. */
const SAME_FAMILY = 130;
const SAME_MAIN = 12;
/** Caps the penalty; otherwise good matches would never be shown. */
const MOST_COUNTED = 3;
/** Families, main foods and twins are numbers of 16 bits. */
const GROUPS = 2 ** 16;
/** The dishes a cook looks at first. */
const FIRST = 10;
/** Dishes among the first that may leave out the food a dinner is planned around. */
const WITHOUT_PROTEIN = 2;

/** A dish with less at hand is another dish, or one to go shopping for. */
export const WORTH_COOKING = 45;

/** With fewer than this, a list is filled up with what would not be shown otherwise. */
export const FEWEST = 5;

/** For each of the two, a dinner's list has this many dishes of its protein: eight to two. */
const PER_SIDE = 4;

/** Better a shorter list than nonsense: the hits (best first) without the weak ones, in the same order. */
export function worthShowing(hits: readonly Hit[], weak: ReadonlySet<Hit>): Hit[] {
  let missing = FEWEST - (hits.length - weak.size);
  return hits.filter((hit) => {
    if (!weak.has(hit)) return true;
    missing -= 1;
    return missing >= 0;
  });
}

/** Which rules of the first ten hold; each line is tried when the one before leaves nothing. */
const RULES = [
  { protein: true, kinds: true, forms: true, repeats: true },
  { protein: false, kinds: true, forms: true, repeats: true },
  { protein: true, kinds: false, forms: true, repeats: true },
  { protein: true, kinds: false, forms: false, repeats: true },
  { protein: false, kinds: false, forms: true, repeats: true },
  { protein: false, kinds: false, forms: false, repeats: true },
  { protein: false, kinds: false, forms: false, repeats: false },
] as const;
type Rules = (typeof RULES)[number];
/** Improvised dishes of one form that a list may have: a third poached one is no further idea. */
const MOST_OF_A_FORM = 2;

/**
 * Reorders `hits` (best first) greedily: similar dishes move down. Among the first five no two are of one kind; among the first ten, a dish is shown on one appliance
 * only, there is one flatbread and one improvised dish of each form, and all but two use a main protein at hand, as far as
 * there are such dishes.
 */
export function inVariedOrder(hits: readonly Hit[], limit: number): Hit[] {
  const left = [...hits];
  const page = new Page();
  while (page.hits.length < limit && left.length > 0) {
    const hit = left.splice(page.next(left), 1)[0]!;
    if (!page.repeats(hit)) page.add(hit);
  }
  return page.hits;
}

/** The hits (in varied order) without the sides that a dinner's list would end in when the dishes of its protein run out. */
export function withFewSides(hits: readonly Hit[]): Hit[] {
  const withProtein = hits.filter((hit) => hit.usesProtein).length;
  let sides = Math.max(FEWEST - withProtein, Math.floor(withProtein / PER_SIDE));
  return hits.filter((hit) => {
    if (hit.usesProtein) return true;
    sides -= 1;
    return sides >= 0;
  });
}

/** What lacks no more than a garnish need not stand behind an improvised dish. */
const ALMOST_WHOLE = 90;

interface Kinds {
  sweet: ReadonlySet<Hit>;
  whole: ReadonlySet<Hit>;
  /** There are things at hand that a meal is made of. */
  savory: boolean;
}

/**
 * The hits with a meal in front: one for which nothing is missing, where one is among the first, and nothing sweet before it.
 * Sugar and chocolate alone ask for sweets, which then stay where they are.
 */
export function ledByMeal(hits: readonly Hit[], { sweet, whole, savory }: Kinds): Hit[] {
  const [head] = hits;
  if (!head || (sweet.has(head) && !savory)) return [...hits];
  const first = hits.slice(0, FIRST);
  const isSweet = sweet.has(head);
  const leads = (hit: Hit): boolean =>
    whole.has(hit) &&
    (isSweet || hit.usesProtein || !head.usesProtein) &&
    (isSweet || !hit.isImprovised || head.percentage < ALMOST_WHOLE);
  const lead = first.find(leads) ?? (isSweet ? first.find((hit) => !sweet.has(hit)) : undefined);
  return lead ? [lead, ...hits.filter((hit) => hit !== lead)] : [...hits];
}

/** The hits chosen so far. */
class Page {
  readonly hits: Hit[] = [];
  readonly #families = new Uint8Array(GROUPS);
  readonly #mains = new Uint8Array(GROUPS);
  readonly #twins = new Uint8Array(GROUPS);
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
      const sameFamily = this.#families[hit.family]! * SAME_FAMILY;
      const rank = hit.rank - sameFamily - this.#mains[hit.main]! * SAME_MAIN;
      if (rank <= bestRank) continue;
      bestRank = rank;
      best = at;
    }
    return best;
  }

  add(hit: Hit): void {
    this.hits.push(hit);
    count(this.#families, hit.family);
    count(this.#mains, hit.main);
    count(this.#twins, hit.twin);
    if (hit.isFlatbread) this.#flatbreads += 1;
    if (!hit.usesProtein) this.#withoutProtein += 1;
  }

  /** Whether it is no further idea: an improvised dish for which there is another one. */
  repeats(hit: Hit): boolean {
    if (!hit.isImprovised) return false;
    if (this.#twins[hit.twin]! > 0 || (hit.isFlatbread && this.#flatbreads > 0)) return true;
    return this.#families[hit.family]! >= MOST_OF_A_FORM;
  }

  #keeps({ protein, kinds, forms, repeats }: Rules, hit: Hit): boolean {
    if (kinds && this.hits.length < FEWEST && this.#families[hit.family]! > 0) return false;
    if (repeats && (this.#twins[hit.twin]! > 0 || (hit.isFlatbread && this.#flatbreads > 0))) return false;
    if (hit.isImprovised && this.#families[hit.family]! >= (forms ? 1 : MOST_OF_A_FORM)) return false;
    if (!protein || this.#withoutProtein < WITHOUT_PROTEIN) return true;
    return hit.usesProtein && hit.percentage >= WORTH_COOKING;
  }
}

function count(seen: Uint8Array, what: number): void {
  seen[what] = Math.min(seen[what]! + 1, MOST_COUNTED);
}
