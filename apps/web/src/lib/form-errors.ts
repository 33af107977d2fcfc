import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { toast } from '../ui/toast-store.ts';
import { ApiError } from './api.ts';

interface Failure {
  title: string;
  /** When the answer says nothing that can be shown. */
  otherwise: string;
}

/** Shows a failed submit: a toast, and each message at its field. What was typed stays. */
export function showFailure<Values extends FieldValues>(
  error: unknown,
  form: UseFormReturn<Values>,
  { title, otherwise }: Failure,
): void {
  const known = error instanceof ApiError ? error : null;
  toast({ tone: 'error', title, text: known?.message || otherwise });
  const names = Object.keys(form.getValues());
  for (const [name, message] of Object.entries(known?.fields ?? {})) {
    if (names.includes(name)) form.setError(name as Path<Values>, { message });
  }
}
