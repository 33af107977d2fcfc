import { confirmPasswordReset, PASSWORD_MIN } from '@crisper/contract/auth/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiError, call } from '../../../lib/api.ts';
import { showFailure } from '../../../lib/form-errors.ts';
import { openAuth } from '../../../lib/session/auth-dialog-store.ts';
import { deviceMark, keepDeviceMark } from '../../../lib/session/device-mark.ts';
import { clearSession } from '../../../lib/session/session-store.ts';
import { NotMe } from '../../../shared/not-my-account.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { ForgotForm } from '../../auth/forgot-form.tsx';

const shape = confirmPasswordReset.body!.pick({ password: true, username: true });

function NewPassword({ token }: { token: string }) {
  const navigate = useNavigate();
  // An account whose address was never confirmed may be a stranger's: then its username is asked for, too.
  const [unconfirmed, setUnconfirmed] = useState(false);
  const form = useForm({ resolver: zodResolver(shape), defaultValues: { password: '', username: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    try {
      const body = { ...values, token, ...deviceMark() };
      const answer = await call(confirmPasswordReset, { body });
      keepDeviceMark(answer.deviceMark);
      // The server ended every session of the old password, including this one.
      clearSession();
      toast({ title: t`Password changed`, text: t`Sign in with the new one.` });
      await navigate('/', { replace: true });
      openAuth({ tab: 'signin' });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict' && !unconfirmed) {
        setUnconfirmed(true);
        return;
      }
      showFailure(error, form, {
        title: t`Reset Failed`,
        otherwise: t`This link no longer works. Ask for a new one.`,
        unreadable: t`The password could not be changed. Please try again.`,
      });
    }
  });

  return (
    <Card className="p-6 sm:p-8">
      <h1 className="text-3xl">
        <Trans>Choose a new password</Trans>
      </h1>
      <p className="mt-2 text-ink-soft">
        <Trans>You’ll be signed out everywhere. Then sign in with the new one.</Trans>
      </p>
      <form onSubmit={submit} noValidate className="mt-6 grid gap-4">
        <Field
          label={t`New password`}
          type="password"
          autoComplete="new-password"
          hint={t`At least ${PASSWORD_MIN} characters`}
          error={errors.password?.message}
          {...form.register('password')}
        />
        {unconfirmed && (
          <>
            <p role="status" className="rounded-card bg-honey-soft p-4">
              <Trans>
                This address was never confirmed, so the account may be somebody else’s. If you made it, type
                its username. If you didn’t, have it deleted.
              </Trans>
            </p>
            <Field
              label={t`Username`}
              autoComplete="username"
              error={errors.username?.message}
              {...form.register('username')}
            />
          </>
        )}
        <FormError>{errors.root?.message}</FormError>
        <Button type="submit" size="lg" busy={isSubmitting}>
          <Trans>Save new password</Trans>
        </Button>
      </form>
      {unconfirmed && (
        <div className="mt-4">
          <NotMe token={token} />
        </div>
      )}
    </Card>
  );
}

/** Also where the emails about sign-ins lead: a user who did not sign in chooses a new password. */
function AskForLink() {
  return (
    <Card className="p-6 sm:p-8">
      <h1 className="text-3xl">
        <Trans>Choose a new password</Trans>
      </h1>
      <p className="mt-2 mb-6 text-ink-soft">
        <Trans>We’ll email you a link. The new password signs out everyone who has the old one.</Trans>
      </p>
      <ForgotForm go={() => openAuth({ tab: 'signin' })} />
    </Card>
  );
}

export default function ResetPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <div className="mx-auto max-w-md px-4 py-16">
      {token ? <NewPassword token={token} /> : <AskForLink />}
    </div>
  );
}
