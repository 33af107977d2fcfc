import { ApiError } from '../../lib/api.ts';
import { openAuth } from '../../lib/auth-dialog-store.ts';
import { toast } from '../../ui/toast-store.ts';

/** Where the server says something a person can act on, that is said; otherwise what did not work. */
export function showError(error: unknown, otherwise: string): void {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) openAuth({ tab: 'signin' });
  else {
    const known = error instanceof ApiError && status >= 400 && status < 500 && error.message;
    toast({ tone: 'error', title: 'Error', text: known || otherwise });
  }
}
