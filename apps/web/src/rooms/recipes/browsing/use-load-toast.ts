import { useEffect } from 'react';
import { toast } from '../../../ui/toast-store.ts';

/** Shows a toast each time a list fails to load. */
export function useLoadToast(failedAt: number): void {
  useEffect(() => {
    if (failedAt > 0)
      toast({ tone: 'error', title: 'Loading Failed', text: 'Could not load recipes. Please try again.' });
  }, [failedAt]);
}
