import type { FoodId } from '../foods/food.ts';
import { idsIn, rowsIn } from '../foods/made-tables.ts';
import { LEFTOVERS } from './alike.gen.ts';

/** What a dish does with a food that may be cooked already, by words of its title, and what to know then. */
const DISHES = {
  /** Meat in pieces among other things: roast chicken fries rice and fills a soup, and is no schnitzel. */
  reheated: {
    title:
      /\b(?:fried rice|rice bowls?|soups?|chowder|chao|congee|pho|laksa|ramen|noodles?|mein|yakisoba|pancit|pasta|salads?|slaw|sandwich(?:es)?|cubano|subs?|wraps?|summer rolls|lettuce cups|quesadillas?|tacos?|tostadas?|enchiladas?|burritos?|nachos|fajitas|pot pie|pie|hash|casserole|curry|jambalaya|pizza|dip)\b/i,
    note: 'Cooked already: add it last, and heat it until it is steaming hot.',
  },
  /** Pasta that is boiled apart from its sauce. */
  boiled: {
    title: /^(?!.*\b(?:one[- ]pot|instant pot|slow cooker|lasagna|stuffed)\b)/i,
    note: 'Cooked already: only warm it in the sauce.',
  },
  mashed: {
    title: /\b(?:shepherd|cottage pie|fish pie|mash|croquettes?|potato cakes?)\b/i,
    note: 'Mashed already: it goes straight on.',
  },
} as const;
type Use = keyof typeof DISHES;

interface Leftover {
  food: FoodId;
  use: Use;
}

const leftoversOf = new Map<FoodId, Leftover[]>();
for (const [food = '', raw = '', use = ''] of rowsIn(LEFTOVERS))
  for (const id of idsIn(raw))
    leftoversOf.set(id, [...(leftoversOf.get(id) ?? []), { food, use: use as Use }]);

const NONE: readonly FoodId[] = [];

/** The cooked foods that do as well as this raw one in a dish of this title. */
export function leftoversFor(title: string, id: FoodId): readonly FoodId[] {
  const all = leftoversOf.get(id);
  return all ? all.filter(({ use }) => DISHES[use].title.test(title)).map(({ food }) => food) : NONE;
}

/** What to know where a cooked food stands for this raw one; null where it is none of its leftovers. */
export function leftoverNote(cooked: FoodId, raw: FoodId): string | null {
  const leftover = leftoversOf.get(raw)?.find(({ food }) => food === cooked);
  return leftover ? DISHES[leftover.use].note : null;
}
