let pending: Promise<void> | null = null;

/** Reading what was typed may have to fetch the foods first; nothing goes on without it meanwhile. */
export function whileReading(work: Promise<void>): Promise<void> {
  const all = Promise.allSettled([pending, work]).then(() => {
    if (pending === all) pending = null;
  });
  pending = all;
  return work;
}

/** Null when everything that was typed is on the list. */
export const typedReading = (): Promise<void> | null => pending;
