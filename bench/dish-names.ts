import { foods } from '@crisper/kitchen/foods/larder';
import { nameKey, nameWords } from '@crisper/kitchen/foods/text';

/** Words that praise or describe, and do not tell one dish from another. */
const EMPTY = new Set(
  `a an the of and or my our your best ever easy quick simple classic homemade perfect ultimate recipe style authentic
  traditional basic favorite minute one pot two ingredient healthy super delicious real good great new old fashioned how to
  make crispy creamy air fryer slow cooker instant crockpot pressure oven baked microwave sheet pan skillet toaster stovetop
  weeknight everyday family smooth fresh warm cold hot soft thin fudgy three four five dutch alla al e
  breakfast roast roasted stuffed verde baby mix`
    .split(/\s+/)
    .filter(Boolean),
);

const SAME: Readonly<Record<string, string>> = {
  tabouleh: 'tabbouleh',
  omelet: 'omelette',
  lasagne: 'lasagna',
  prawn: 'shrimp',
  dhal: 'dal',
  mac: 'macaroni',
  burger: 'hamburger',
};

/** A last word of this many dishes of the book (soup, salad) does not name one by itself. */
const COMMON = 2;

const foodNames = new Set(foods.flatMap((food) => [food.name, ...food.names]).map(nameKey));

/** The words of the phrase that names the dish, without praise: "Best Pasta Carbonara with Peas" is pasta, carbonara. */
function dishWords(title: string): string[] {
  const phrase = title
    .toLowerCase()
    .split('(')[0]!
    .split(/ with | in | on | for | from |[,:|–—]| - /)[0]!;
  return nameWords(phrase.replace(/['’]s\b/g, ''))
    .filter((word) => word.length > 1 && !EMPTY.has(word))
    .map((word) => SAME[word] ?? word);
}

/**
 * Whether two titles name the same dish. The last word names it in English. A telling one (carbonara) is enough wherever
 * it stands in the other title; a food (salmon) or one that many dishes share (soup) must be the last word of both, with
 * a further word in common, unless one title says nothing else.
 */
export function dishMatcher(bookTitles: readonly string[]): (one: string, other: string) => boolean {
  const ends = new Map<string, number>();
  for (const title of bookTitles) {
    const head = dishWords(title).at(-1) ?? '';
    ends.set(head, (ends.get(head) ?? 0) + 1);
  }
  const tells = (word: string) => (ends.get(word) ?? 0) < COMMON && !foodNames.has(word);
  return (one, other) => {
    const [a, b] = [dishWords(one), dishWords(other)];
    const [headA, headB] = [a.at(-1), b.at(-1)];
    if (headA === undefined || headB === undefined) return false;
    if ((tells(headA) && b.includes(headA)) || (tells(headB) && a.includes(headB))) return true;
    if (headA !== headB) return false;
    const shared = a.filter((word) => b.includes(word)).length;
    const isWhole = shared === a.length || shared === b.length;
    return foodNames.has(headA) ? isWhole && (shared > 1 || a.length === b.length) : isWhole || shared > 1;
  };
}
