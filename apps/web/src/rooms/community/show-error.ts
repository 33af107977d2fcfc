import { ApiError } from '../../lib/api.ts';
import { openAuth } from '../../lib/auth-dialog-store.ts';
import { toast } from '../../ui/toast-store.ts';

/** Where the server says something a person can act on, that is said; otherwise what did not work. */
export function showError(error: unknown, otherwise: string): void {
  const known = error instanceof ApiError ? error : null;
  if (known?.code === 'unauthorized') {
    openAuth({ tab: 'signin' });
    return;
  }
  toast({ tone: 'error', title: 'Error', text: (known?.refused && known.message) || otherwise });
}
