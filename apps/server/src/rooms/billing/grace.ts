const DAY_MS = 24 * 60 * 60 * 1000;
/** How long Pro continues after a failed renewal. */
export const GRACE_MS = 3 * DAY_MS;
export const REFUND_MS = 7 * DAY_MS;

export function graceEnd(paidThrough: Date): Date {
  return new Date(paidThrough.getTime() + GRACE_MS);
}
