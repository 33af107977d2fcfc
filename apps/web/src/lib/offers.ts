import type { User } from '@crisper/contract/auth/auth';
import type { Missing } from '@crisper/contract/site/site';

/** Told by the server before it paints; in a browser the page itself says it. */
let leftOut: readonly Missing[] = [];

export function leaveOut(missing: readonly Missing[]): void {
  leftOut = missing;
}

/** Which parts of the product this installation does not have. The only place that knows. */
function missing(): readonly Missing[] {
  if (typeof document === 'undefined') return leftOut;
  return (document.documentElement.dataset.without?.split(' ') ?? []) as Missing[];
}

export const offers = (what: Missing): boolean => !missing().includes(what);

/** Where nothing is sold everybody has everything, and no user is called Pro. */
export const isCalledPro = ({ plan }: Pick<User, 'plan'>): boolean => plan === 'pro' && offers('plans');
