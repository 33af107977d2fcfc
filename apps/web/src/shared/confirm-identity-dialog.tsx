import { confirmIdentity } from '@crisper/contract/auth/auth';
import { type AuthMethods, authMethods, prepareConfirm } from '@crisper/contract/auth/passkeys';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../lib/api.ts';
import { showFailure } from '../lib/form-errors.ts';
import { askWith } from '../lib/session/confirm-identity.ts';
import { askForPasskey, hasPasskeys, PasskeyError } from '../lib/session/passkeys.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { FormError } from '../ui/form-error.tsx';

/** What is asked for when the server does not say. */
const MOST: AuthMethods = { password: true, passkeys: 0, codes: false, provider: false };

/** Asks again who sits there. A page with something that needs it shows this once, whatever needs it. */
export function ConfirmIdentityDialog() {
  const [ways, setMethods] = useState<AuthMethods | null>(null);
  const answer = useRef<(confirmed: boolean) => void>(() => {});
  useEffect(
    () =>
      askWith(async () => {
        setMethods(await call(authMethods).catch(() => MOST));
        return new Promise((resolve) => {
          answer.current = resolve;
        });
      }),
    [],
  );
  const close = (confirmed: boolean) => {
    setMethods(null);
    answer.current(confirmed);
  };
  return (
    <Dialog
      open={ways !== null}
      onOpenChange={(next) => !next && close(false)}
      title={t`Is it you?`}
      description={ways && wordsOf(ways)}
    >
      {ways && <ProofForm ways={ways} onConfirmed={() => close(true)} onCancel={() => close(false)} />}
    </Dialog>
  );
}

function wordsOf({ password, passkeys, codes }: AuthMethods): string {
  if (password && passkeys > 0) return t`Please enter your password again or use a passkey to continue.`;
  if (password) return t`Please enter your password again to continue.`;
  if (passkeys > 0) return t`Please use your passkey again to continue.`;
  return codes
    ? t`Please enter a one-time code to continue.`
    : t`Please sign out and in again, then continue within ten minutes.`;
}

interface ProofFormProps {
  ways: AuthMethods;
  onConfirmed: () => void;
  onCancel: () => void;
}

function ProofForm({ ways, onConfirmed, onCancel }: ProofFormProps) {
  const form = useForm({ resolver: zodResolver(confirmIdentity.body!) });
  const { errors, isSubmitting } = form.formState;
  const [isAsking, setIsAsking] = useState(false);
  const confirm = async (work: () => Promise<unknown>) => {
    try {
      await work();
      onConfirmed();
    } catch (error) {
      const why = error instanceof PasskeyError ? error.message : t`That didn’t work. Please try again.`;
      showFailure(error, form, { title: t`Error`, otherwise: why });
    }
  };
  const submit = form.handleSubmit((body) => confirm(() => call(confirmIdentity, { body })));
  const proveByPasskey = async () => {
    setIsAsking(true);
    await confirm(async () => {
      const passkey = await askForPasskey(await call(prepareConfirm));
      await call(confirmIdentity, { body: { passkey } });
    });
    setIsAsking(false);
  };
  const hasField = ways.password || ways.codes;
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      {ways.password && (
        <Field
          label={t`Password`}
          type="password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
      )}
      {!ways.password && ways.codes && (
        <Field
          label={t`One-time code`}
          autoComplete="one-time-code"
          spellCheck={false}
          error={errors.code?.message}
          {...form.register('code')}
        />
      )}
      <FormError>{errors.root?.message}</FormError>
      <div className="flex flex-wrap gap-3">
        {hasField && (
          <Button type="submit" busy={isSubmitting} disabled={isAsking}>
            <Trans>Continue</Trans>
          </Button>
        )}
        {ways.passkeys > 0 && hasPasskeys() && (
          <Button
            variant={hasField ? 'outline' : 'primary'}
            busy={isAsking}
            disabled={isSubmitting}
            onClick={() => void proveByPasskey()}
          >
            <KeyRound aria-hidden className="size-5" />
            <Trans>Use a passkey</Trans>
          </Button>
        )}
        <Button variant="outline" onClick={onCancel} disabled={isSubmitting}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
