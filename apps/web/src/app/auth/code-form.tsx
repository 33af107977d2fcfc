import { finishLogin } from '@crisper/contract/auth/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type Dispatch, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { showFailure } from '../../lib/form-errors.ts';
import { deviceMark } from '../../lib/session/device-mark.ts';
import { timeZone } from '../../lib/time-zone.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import type { AuthMode } from './auth-mode.ts';
import { completeSignIn } from './complete-sign-in.ts';

const shape = finishLogin.body!.pick({ code: true });

interface CodeFormProps {
  ticket: string;
  go: Dispatch<AuthMode>;
}

/** The second step of signing in. */
export function CodeForm({ ticket, go }: CodeFormProps) {
  const [hasApp, setHasApp] = useState(true);
  const form = useForm({ resolver: zodResolver(shape), defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);

  const submit = form.handleSubmit(async ({ code }) => {
    try {
      completeSignIn(
        await call(finishLogin, { body: { ticket, code, timeZone: timeZone(), ...deviceMark() } }),
      );
    } catch (error) {
      showFailure(error, form, {
        title: t`Login Failed`,
        otherwise: t`That code didn’t work. Please try again.`,
      });
    }
  });

  const change = () => {
    setHasApp(!hasApp);
    form.reset();
    setFocus('code');
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Field
        label={hasApp ? t`Code from your app` : t`Recovery code`}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        inputMode={hasApp ? 'numeric' : 'text'}
        hint={
          hasApp
            ? t`Six digits. A new code comes every half minute.`
            : t`One of those you saved. Each works once.`
        }
        error={errors.code?.message}
        {...form.register('code')}
      />
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" size="lg" busy={isSubmitting}>
        {isSubmitting ? t`Signing in…` : t`Sign In`}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-2">
        <Button variant="ghost" className="-ms-5" onClick={change}>
          {hasApp ? t`Use a recovery code` : t`Use a code from your app`}
        </Button>
        <Button variant="ghost" className="-me-5" onClick={() => go('signin')}>
          <Trans>Start again</Trans>
        </Button>
      </div>
    </form>
  );
}
