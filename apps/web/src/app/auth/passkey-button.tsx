import type { UsedPasskey } from '@crisper/contract/auth/passkey-answers';
import { prepareSignIn, signInWithPasskey } from '@crisper/contract/auth/passkeys';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { whyOf } from '../../lib/form-errors.ts';
import { deviceMark } from '../../lib/session/device-mark.ts';
import {
  askForPasskey,
  canOfferInField,
  hasPasskeys,
  offerInField,
  PasskeyError,
  stopOffering,
} from '../../lib/session/passkeys.ts';
import { timeZone } from '../../lib/time-zone.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { completeSignIn } from './complete-sign-in.ts';

async function signIn(passkey: UsedPasskey): Promise<void> {
  completeSignIn(await call(signInWithPasskey, { body: { passkey, timeZone: timeZone(), ...deviceMark() } }));
}

function sayFailed(error: Error): void {
  const text = error instanceof PasskeyError ? error.message : whyOf(error);
  toast({ tone: 'error', title: t`Login Failed`, text });
}

/** Signs in with a passkey: by this button, or by choosing one in the field for the email where browsers offer that. */
export function PasskeyButton() {
  const [busy, setBusy] = useState(false);
  useOfferInField();
  if (!hasPasskeys()) return null;

  const use = async () => {
    setBusy(true);
    try {
      await signIn(await askForPasskey(await call(prepareSignIn)));
    } catch (error) {
      sayFailed(error as Error);
      setBusy(false);
    }
  };
  return (
    <Button variant="outline" size="lg" busy={busy} onClick={() => void use()}>
      <KeyRound aria-hidden className="size-5" />
      <Trans>Use a passkey</Trans>
    </Button>
  );
}

function useOfferInField(): void {
  useEffect(() => {
    let isOver = false;
    const offer = async (): Promise<void> => {
      if (!(await canOfferInField()) || isOver) return;
      const asked = await call(prepareSignIn);
      const passkey = isOver ? null : await offerInField(asked);
      if (!passkey) return;
      try {
        await signIn(passkey);
      } catch (error) {
        sayFailed(error as Error);
        // What was asked is used up.
        if (!isOver) await offer();
      }
    };
    // No user asked for this: without it the form works as before.
    offer().catch(() => {});
    return () => {
      isOver = true;
      if (hasPasskeys()) void stopOffering();
    };
  }, []);
}
