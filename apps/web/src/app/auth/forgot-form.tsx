import { requestPasswordReset } from '@crisper/contract/auth/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
        title: t`Reset Failed`,
        otherwise: t`We couldn’t send the email. Please try again.`,
      });
    }
  });

  if (!offers('mail'))
    return (
      <div className="grid gap-4">
        <p className="rounded-card bg-honey-soft p-4">
          <Trans>
            Ask whoever runs this installation for a link to choose a new password. They make one on their
            administration page, and it works once.
          </Trans>
        </p>
        <Button variant="outline" onClick={() => go('signin')}>
          <ArrowLeft aria-hidden className="size-4" />
          <Trans>Back to sign in</Trans>
        </Button>
      </div>
    );

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {sent ? (
        <p role="status" className="rounded-card bg-herb-soft p-4 text-herb-ink">
          <Trans>
            If {form.getValues('email')} has an account, a link is on its way. It works once and only for a
            short time.
          </Trans>
        </p>
      ) : (
        <>
          <Field
            label={t`Email`}
            type="email"
            autoComplete="email"
            inputMode="email"
            error={errors.email?.message}
            {...form.register('email')}
          />
          <FormError>{errors.root?.message}</FormError>
          <Button type="submit" size="lg" busy={isSubmitting}>
            <Trans>Send Reset Link</Trans>
          </Button>
        </>
      )}
      <Button variant="ghost" className="justify-self-start -ms-5" onClick={() => go('signin')}>
        <ArrowLeft aria-hidden className="size-4" />
        <Trans>Back to sign in</Trans>
      </Button>
    </form>
  );
}
