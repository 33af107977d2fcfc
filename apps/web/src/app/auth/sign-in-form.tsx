import { login } from '@crisper/contract/auth/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Dispatch } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { call } from '../../lib/api.ts';
import { showFailure } from '../../lib/form-errors.ts';
import { offers } from '../../lib/offers.ts';
import { openAuth } from '../../lib/session/auth-dialog-store.ts';
import { deviceMark } from '../../lib/session/device-mark.ts';
import { timeZone } from '../../lib/time-zone.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import type { AuthMode } from './auth-mode.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { ProviderButton } from './provider-button.tsx';

const shape = login
  .body!.pick({ email: true })
  .extend({ password: z.string().min(1, t`Enter your password`) });

export function SignInForm({ go }: { go: Dispatch<AuthMode> }) {
  const form = useForm({ resolver: zodResolver(shape), defaultValues: { email: '', password: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      const body = { ...values, timeZone: timeZone(), ...deviceMark() };
      const answer = await call(login, { body });
      if ('ticket' in answer) openAuth({ ticket: answer.ticket });
      else completeSignIn(answer);
    } catch (error) {
      showFailure(error, form, {
        title: t`Login Failed`,
        otherwise: t`Invalid email or password`,
        unreadable: t`Login failed`,
      });
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Field
        label={t`Email`}
        type="email"
        autoComplete="email webauthn"
        inputMode="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <Field
        label={t`Password`}
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" size="lg" busy={isSubmitting}>
        {isSubmitting ? t`Signing in…` : t`Sign In`}
      </Button>
      <PasskeyButton />
      <ProviderButton />
      <div className="flex flex-wrap justify-between gap-x-2">
        <Button variant="ghost" className="-ms-5" onClick={() => go('forgot')}>
          <Trans>Forgot password?</Trans>
        </Button>
        <Button
          variant="ghost"
          className="-me-5"
          onClick={() => go(offers('plans') ? 'plans' : 'signup-free')}
        >
          <Trans>Create account</Trans>
        </Button>
      </div>
    </form>
  );
}
