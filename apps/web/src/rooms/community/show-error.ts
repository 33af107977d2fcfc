import { ApiError } from '../../lib/api.ts';
import { openAuth } from '../../lib/auth-dialog-store.ts';
import { toast } from '../../ui/toast-store.ts';

/** Shows the server's message if it helps the user; otherwise says which action failed. */
export function showError(error: unknown, otherwise: string): void {
  const known = error instanceof ApiError ? error : null;
  if (known?.code === 'unauthorized') {
    openAuth({ tab: 'signin' });
    return;
  }
  toast({ tone: 'error', title: 'Error', text: (known?.refused && known.message) || otherwise });
}
