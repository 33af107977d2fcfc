import type { PartAmount, PartTick, ShoppingPart } from './shopping.tables.ts';

/** By hand: one part for each change, so that two people who want milk want two. */
export const HAND = 'hand:';

/**
 * The name of a part as somebody has seen it. A plan or a recipe has a part in many lines, so that the line belongs to the name.
 * One that wants more later is another part to them: a tick or a removal from before does not touch it.
 */
export function stampOf({ key }: { key: string }, { source, since }: ShoppingPart): string {
  if (source.startsWith(HAND)) return source;
  return since === undefined ? `${key}: ${source}` : `${key}: ${source}@${since}`;
}

/** A line is in the basket when everything that anybody wants of it is. */
export function isInBasket({ parts }: { parts: readonly ShoppingPart[] }): boolean {
  return parts.length > 0 && parts.every(({ tick }) => tick?.ticked === true);
}

export function lastTick({ parts }: { parts: readonly ShoppingPart[] }): PartTick | undefined {
  return parts.reduce<PartTick | undefined>(
    (last, { tick }) => (tick && (!last || counts(tick, last)) ? tick : last),
    undefined,
  );
}

/** The later tick counts, whichever arrives first. */
export function withTick(part: ShoppingPart, tick: PartTick): ShoppingPart {
  return part.tick && !counts(tick, part.tick) ? part : { ...part, tick };
}

/** The later amount counts as well. */
export function withAmount(part: ShoppingPart, amount: PartAmount): ShoppingPart {
  return part.amount && !counts(amount, part.amount) ? part : { ...part, amount };
}

/** What is wanted of a part now; null when unknown. */
export function gramsOf({ grams, amount }: ShoppingPart): number | null {
  return amount && amount.text !== null ? amount.grams : grams;
}

/** What somebody said of a whole line and of nothing else, in their words. */
export function toldAmount([first, ...others]: readonly ShoppingPart[]): string | null {
  const said = first?.amount;
  if (!said || said.of !== others.length + 1) return null;
  const isAll = others.every(({ amount }) => amount?.key === said.key && amount.at === said.at);
  return isAll ? said.text : null;
}

type Said = Pick<PartTick, 'at' | 'key'>;

function counts(next: Said, before: Said): boolean {
  return next.at === before.at ? next.key >= before.key : next.at > before.at;
}
