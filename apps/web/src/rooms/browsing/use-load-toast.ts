import { useEffect } from 'react';
import { toast } from '../../ui/toast-store.ts';

/** Says that a list could not be loaded, once for each time it fails. */
export function useLoadToast(failedAt: number): void {
  useEffect(() => {
    if (failedAt > 0)
      toast({ tone: 'error', title: 'Loading Failed', text: 'Could not load recipes. Please try again.' });
  }, [failedAt]);
}
