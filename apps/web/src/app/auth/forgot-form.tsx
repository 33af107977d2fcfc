import { requestPasswordReset } from '@crisper/contract/auth/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { ArrowLeft } from 'lucide-react';
import type { Dispatch } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { showFailure } from '../../lib/form-errors.ts';
import { offers } from '../../lib/offers.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import type { AuthMode } from './auth-mode.ts';

export function ForgotForm({ go }: { go: Dispatch<AuthMode> }) {
  const form = useForm({ resolver: zodResolver(requestPasswordReset.body!), defaultValues: { email: '' } });
  const { errors, isSubmitting, isSubmitSuccessful, isValid } = form.formState;
  const sent = isSubmitSuccessful && isValid && !errors.root;

  const submit = form.handleSubmit(async (body) => {
    try {
      await call(requestPasswordReset, { body });
    } catch (error) {
      form.setError('root', {});
      showFailure(error, form, {
        title: 'Reset Failed',
        otherwise: 'We couldn’t send the email. Please try again.',
      });
    }
  });

  if (!offers('mail'))
    return (
      <div className="grid gap-4">
        <p className="rounded-card bg-honey-soft p-4">
          Ask whoever runs this installation for a link to choose a new password. They make one on their
          administration page, and it works once.
        </p>
        <Button variant="outline" onClick={() => go('signin')}>
          <ArrowLeft aria-hidden className="size-4" />
          Back to sign in
        </Button>
      </div>
    );

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {sent ? (
        <p role="status" className="rounded-card bg-herb-soft p-4 text-herb-ink">
          If {form.getValues('email')} has an account, a link is on its way. It works once and only for a
          short time.
        </p>
      ) : (
        <>
          <Field
            label="Email"
            type="email"
            autoComplete="email"
            inputMode="email"
            error={errors.email?.message}
            {...form.register('email')}
          />
          <FormError>{errors.root?.message}</FormError>
          <Button type="submit" size="lg" busy={isSubmitting}>
            Send Reset Link
          </Button>
        </>
      )}
      <Button variant="ghost" className="justify-self-start -ms-5" onClick={() => go('signin')}>
        <ArrowLeft aria-hidden className="size-4" />
        Back to sign in
      </Button>
    </form>
  );
}
