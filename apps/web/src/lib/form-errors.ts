import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { toast } from '../ui/toast-store.ts';
import { ApiError } from './api.ts';

interface Failure {
  title: string;
  /** Shown if the server refused without a message for people. */
  otherwise: string;
  /** Shown if the answer cannot be read, such as the error page of a proxy; `otherwise` when absent. */
  unreadable?: string;
}

/** Shows a failed submit: a toast, and each message at its field, or at the form. The input is kept. */
export function showFailure<Values extends FieldValues>(
  error: unknown,
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  { title, otherwise, unreadable = otherwise }: Failure,
): void {
  const known = error instanceof ApiError ? error : null;
  const text = known?.message || (known?.refused ? otherwise : unreadable);
  toast({ tone: 'error', title, text });
  const names = Object.keys(form.getValues());
  const at = Object.entries(known?.fields ?? {}).filter(([name]) => names.includes(name));
  for (const [name, message] of at) form.setError(name as Path<Values>, { message });
  // A toast goes by itself; what is wrong with no field in particular stays at the form.
  if (at.length === 0) form.setError('root', { message: text });
}

/** Shows the first validation message as a toast, for forms that show none at their fields. */
export function showObjection(errors: FieldErrors, title: string): void {
  toast({ tone: 'error', title, text: firstMessage(errors) ?? 'Please try again.' });
}

function firstMessage(errors: object): string | undefined {
  for (const error of Object.values(errors) as ({ message?: unknown } | undefined)[]) {
    if (!error) continue;
    const message = typeof error.message === 'string' ? error.message : firstMessage(error);
    if (message) return message;
  }
  return undefined;
}
