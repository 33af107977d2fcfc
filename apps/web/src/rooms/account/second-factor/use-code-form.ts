import { turnOnSecondFactor } from '@crisper/contract/auth/second-factor';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';
import { showFailure } from '../../../lib/form-errors.ts';
import { confirmed, NotConfirmed } from '../../../lib/session/confirm-identity.ts';

/** A form with one code, whose sending may ask for the password again. */
export function useCodeForm(send: (code: string) => Promise<void>, failed: string) {
  const form = useForm({ resolver: zodResolver(turnOnSecondFactor.body!), defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await confirmed(() => send(code));
    } catch (error) {
      if (error instanceof NotConfirmed) return;
      showFailure(error, form, { title: failed, otherwise: t`That didn’t work. Please try again.` });
    }
  });
  return {
    submit,
    busy: isSubmitting,
    error: errors.root?.message,
    field: { ...form.register('code'), error: errors.code?.message },
  };
}
