import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { isAway } from '../../../lib/kept/away.ts';
import { toast } from '../../../ui/toast-store.ts';

interface List {
  error: unknown;
  errorUpdatedAt: number;
}

/** Shows a toast each time a list fails to load. Without a connection the page itself says so. */
export function useLoadToast({ error, errorUpdatedAt }: List): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same error again is another failure
  useEffect(() => {
    if (error && !isAway(error))
      toast({ tone: 'error', title: t`Loading Failed`, text: t`Could not load recipes. Please try again.` });
  }, [error, errorUpdatedAt]);
}
