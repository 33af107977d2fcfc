import { leaveForProvider } from '@crisper/contract/auth/providers';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LogIn } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { whyOf } from '../../lib/form-errors.ts';
import { leaveFor, providerName } from '../../lib/session/oidc-flow.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { referralCode } from '../referral-code.ts';

/** Signs in, or up, through the provider of this installation, where there is one. */
export function ProviderButton({ invitation }: { invitation?: string | undefined }) {
  const [busy, setBusy] = useState(false);
  const name = providerName();
  if (!name) return null;
  const leave = async () => {
    setBusy(true);
    const code = referralCode();
    try {
      const body = { ...(invitation && { invitation }), ...(code && { referralCode: code }) };
      leaveFor(await call(leaveForProvider, { body }), false);
    } catch (error) {
      toast({ tone: 'error', title: t`Login Failed`, text: whyOf(error as Error) });
      setBusy(false);
    }
  };
  return (
    <Button variant="outline" size="lg" busy={busy} onClick={() => void leave()}>
      <LogIn aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0 break-words">
        <Trans>Continue with {name}</Trans>
      </span>
    </Button>
  );
}
