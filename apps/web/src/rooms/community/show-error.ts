import { t } from '@lingui/core/macro';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../lib/api.ts';
import { keepFailure } from '../../lib/form-errors.ts';
import { openAuth } from '../../lib/session/auth-dialog-store.ts';
import { toast } from '../../ui/toast-store.ts';

/** Shows the server's message if it helps the user; otherwise says which action failed. In a form it stays. */
export function showError<Values extends FieldValues = FieldValues>(
  error: unknown,
  otherwise: string,
  form?: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
): void {
  const known = error instanceof ApiError ? error : null;
  if (known?.code === 'unauthorized') {
    openAuth({ tab: 'signin' });
    return;
  }
  const text = (known?.refused && known.message) || otherwise;
  toast({ tone: 'error', title: t`Error`, text });
  if (form) keepFailure(error, form, text);
}
