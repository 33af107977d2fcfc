import { type prepareSecondFactor, turnOnSecondFactor } from '@crisper/contract/auth/second-factor';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import type { z } from 'zod';
import { call } from '../../../lib/api.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { CodeField } from './code-field.tsx';
import QrCode from './qr-code.tsx';
import { useCodeForm } from './use-code-form.ts';

export type NewSecret = z.infer<typeof prepareSecondFactor.response>;

interface TurnOnFormProps {
  secret: NewSecret;
  onDone: (recoveryCodes: string[]) => void;
}

export default function TurnOnForm({ secret: { secret, uri }, onDone }: TurnOnFormProps) {
  const { submit, busy, error, field } = useCodeForm(async (code) => {
    onDone((await call(turnOnSecondFactor, { body: { code } })).recoveryCodes);
  }, t`Not turned on`);
  const copy = () =>
    copyText(secret).then(
      () => toast({ title: t`Copied`, text: t`Paste it into your app.` }),
      () => toast({ tone: 'error', title: t`Not copied`, text: t`Please type it into your app.` }),
    );
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <div className="grid justify-items-center gap-3">
        <QrCode
          text={uri}
          label={t`QR code for your authenticator app. The same secret stands below it as text.`}
        />
        <p className="text-ink-soft text-sm">
          <Trans>
            Scan it with your app, or{' '}
            <a href={uri} className="text-herb-ink underline underline-offset-4">
              open it in an app on this device
            </a>
            .
          </Trans>
        </p>
      </div>
      <div>
        <p className="font-semibold text-sm">
          <Trans>Or type this secret into the app</Trans>
        </p>
        <div className="mt-1 flex items-center gap-2">
          <code className="min-w-0 flex-1 select-all wrap-anywhere">{inGroups(secret)}</code>
          <Button
            variant="ghost"
            aria-label={t`Copy the secret`}
            className="-me-3"
            onClick={() => void copy()}
          >
            <Copy aria-hidden className="size-5" />
            <Trans>Copy</Trans>
          </Button>
        </div>
      </div>
      <CodeField inputMode="numeric" hint={t`The six digits your app shows for Crisper now.`} {...field} />
      <FormError>{error}</FormError>
      <Button type="submit" busy={busy}>
        <Trans>Turn on</Trans>
      </Button>
    </form>
  );
}

/** Easier to read and to type. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
