import { type prepareSecondFactor, turnOnSecondFactor } from '@crisper/contract/auth/second-factor';
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
  }, 'Not turned on');
  const copy = () =>
    copyText(secret).then(
      () => toast({ title: 'Copied', text: 'Paste it into your app.' }),
      () => toast({ tone: 'error', title: 'Not copied', text: 'Please type it into your app.' }),
    );
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <div className="grid justify-items-center gap-3">
        <QrCode
          text={uri}
          label="QR code for your authenticator app. The same secret stands below it as text."
        />
        <p className="text-ink-soft text-sm">
          Scan it with your app, or{' '}
          <a href={uri} className="text-herb-ink underline underline-offset-4">
            open it in an app on this device
          </a>
          .
        </p>
      </div>
      <div>
        <p className="font-semibold text-sm">Or type this secret into the app</p>
        <div className="mt-1 flex items-center gap-2">
          <code className="min-w-0 flex-1 select-all wrap-anywhere">{inGroups(secret)}</code>
          <Button variant="ghost" aria-label="Copy the secret" className="-me-3" onClick={() => void copy()}>
            <Copy aria-hidden className="size-5" />
            Copy
          </Button>
        </div>
      </div>
      <CodeField inputMode="numeric" hint="The six digits your app shows for Crisper now." {...field} />
      <FormError>{error}</FormError>
      <Button type="submit" busy={busy}>
        Turn on
      </Button>
    </form>
  );
}

/** Easier to read and to type. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
