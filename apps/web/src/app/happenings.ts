/** Something worth counting, as analytics names it. Whether it leaves the browser is decided where it is counted. */
export interface Happening {
  event:
    | 'recipe_generated'
    | 'viral_action'
    | 'user_journey'
    | 'error_occurred'
    | 'referral_link_copied'
    | 'referral_shared';
  properties: Record<string, string | number | boolean | null>;
}

const listeners = new Set<(happening: Happening) => void>();

export function happened(happening: Happening): void {
  for (const listener of listeners) listener(happening);
}

export function onHappening(listener: (happening: Happening) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
