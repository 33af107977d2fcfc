import { PASSWORD_MAX, PASSWORD_MIN, register } from '@crisper/contract/auth/auth';
import type { Plan } from '@crisper/contract/billing/plans';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, KeyRound, RectangleEllipsis } from 'lucide-react';
import { type Dispatch, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { showFailure } from '../../lib/form-errors.ts';
import { offers } from '../../lib/offers.ts';
import { closeAuth } from '../../lib/session/auth-dialog-store.ts';
import { keepDeviceMark } from '../../lib/session/device-mark.ts';
import { hasPasskeys, PasskeyError } from '../../lib/session/passkeys.ts';
import { keepSession } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { toast } from '../../ui/toast-store.ts';
import { forgetReferralCode } from '../referral-code.ts';
import type { AuthMode } from './auth-mode.ts';
import { createAccount } from './create-account.ts';
import { ProviderButton } from './provider-button.tsx';
import type { Invited } from './sign-up-gate.tsx';

const TO_SUBSCRIBE_AFTER_MS = 500;
const shape = register.body!.pick({ email: true, username: true, password: true });
const withoutPassword = shape.extend({ password: z.string().max(PASSWORD_MAX) });

interface SignUpFormProps {
  plan: Plan;
  go: Dispatch<AuthMode>;
  invited?: Invited | undefined;
}

export function SignUpForm({ plan, go, invited }: SignUpFormProps) {
  const navigate = useNavigate();
  const [withPasskey, setWithPasskey] = useState(false);
  const form = useForm({
    resolver: zodResolver(withPasskey ? withoutPassword : shape),
    defaultValues: { username: '', email: invited?.email ?? '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ password, ...person }) => {
    try {
      const { deviceMark: mark, ...session } = await createAccount(
        withPasskey ? person : { ...person, password },
        invited,
      );
      keepDeviceMark(mark);
      forgetReferralCode();
      keepSession(session);
      if (plan === 'free') {
        closeAuth();
        toast({
          title: t`Welcome to Crisper, ${session.user.username}!`,
          text:
            session.user.role === 'admin'
              ? t`You are the administrator here. Administration is in your menu.`
              : t`Your account is ready. Time to open the fridge.`,
          quiet: session.user.role !== 'admin',
        });
        return;
      }
      toast({ title: t`Account Created!`, text: t`Complete your subscription to unlock Pro.` });
      await new Promise((done) => setTimeout(done, TO_SUBSCRIBE_AFTER_MS));
      // Closed only once the page is there, so that the welcome does not come up in between.
      await navigate('/subscribe');
      closeAuth();
    } catch (error) {
      const why = error instanceof PasskeyError ? error.message : undefined;
      showFailure(error, form, {
        title: t`Signup Failed`,
        otherwise: t`Unable to create account`,
        unreadable: why ?? t`Registration failed`,
      });
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Field
        label={t`Username`}
        autoComplete="username"
        error={errors.username?.message}
        {...form.register('username')}
      />
      <Field
        label={t`Email`}
        type="email"
        autoComplete="email"
        inputMode="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      {withPasskey ? (
        <p className="text-ink-soft">
          <Trans>
            Your device will make a passkey: you sign in with your fingerprint, your face or its PIN. There’s
            no password to remember.
          </Trans>
        </p>
      ) : (
        <Field
          label={t`Password`}
          type="password"
          autoComplete="new-password"
          hint={t`At least ${PASSWORD_MIN} characters`}
          error={errors.password?.message}
          {...form.register('password')}
        />
      )}
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" size="lg" busy={isSubmitting}>
        {isSubmitting ? t`Creating your account…` : t`Create Account`}
      </Button>
      {hasPasskeys() && (
        <Button
          variant="outline"
          size="lg"
          disabled={isSubmitting}
          onClick={() => setWithPasskey(!withPasskey)}
        >
          {withPasskey ? (
            <RectangleEllipsis aria-hidden className="size-5" />
          ) : (
            <KeyRound aria-hidden className="size-5" />
          )}
          {withPasskey ? t`Use a password instead` : t`Use a passkey instead`}
        </Button>
      )}
      <ProviderButton invitation={invited?.token} />
      <div className="flex flex-wrap justify-between gap-x-2">
        {offers('plans') && (
          <Button variant="ghost" className="-ms-5" onClick={() => go('plans')}>
            <ArrowLeft aria-hidden className="size-4" />
            <Trans>Back to Plans</Trans>
          </Button>
        )}
        <Button variant="ghost" className="-me-5" onClick={() => go('signin')}>
          <Trans>Sign in instead</Trans>
        </Button>
      </div>
    </form>
  );
}
