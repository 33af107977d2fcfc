import { t } from '@lingui/core/macro';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { toast } from '../ui/toast-store.ts';
import { ApiError } from './api.ts';

interface Failure {
  title: string;
  /** Shown if the server refused without a message for people. */
  otherwise: string;
  /** Shown if the answer cannot be read, such as the error page of a proxy; `otherwise` when absent. */
  unreadable?: string;
}

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'setError'>;

/** Shows a failed submit: a toast, and each message at its field, or at the form. The input is kept. */
export function showFailure<Values extends FieldValues>(
  error: unknown,
  form: Form<Values>,
  { title, otherwise, unreadable = otherwise }: Failure,
): void {
  const known = error instanceof ApiError ? error : null;
  const text = known?.message || (known?.refused ? otherwise : unreadable);
  toast({ tone: 'error', title, text });
  keepFailure(error, form, text);
}

/** A toast goes by itself: what went wrong stays at its field, or at the form when no field is to blame. */
export function keepFailure<Values extends FieldValues>(
  error: unknown,
  form: Form<Values>,
  text: string,
): void {
  const known = error instanceof ApiError ? error : null;
  const names = Object.keys(form.getValues());
  const at = Object.entries(known?.fields ?? {}).filter(([name]) => names.includes(name));
  for (const [index, [name, message]] of at.entries())
    form.setError(name as Path<Values>, { message }, { shouldFocus: index === 0 });
  if (at.length === 0) form.setError('root', { message: text });
}

/** Why something failed, in words for people. */
export function whyOf(error: Error, otherwise = t`Please try again.`): string {
  return (error instanceof ApiError && error.message) || otherwise;
}
