import type { SignInAnswer } from '@crisper/contract/auth/auth';
import { connectProvider, signInWithProvider } from '@crisper/contract/auth/providers';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { call } from '../../../lib/api.ts';
import { whyOf } from '../../../lib/form-errors.ts';
import { openAuth } from '../../../lib/session/auth-dialog-store.ts';
import { deviceMark } from '../../../lib/session/device-mark.ts';
import { endFlow, type Trip } from '../../../lib/session/oidc-flow.ts';
import { refreshSession } from '../../../lib/session/session.ts';
import { timeZone } from '../../../lib/time-zone.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { completeSignIn } from '../../auth/complete-sign-in.ts';
import { forgetReferralCode } from '../../referral-code.ts';

const NOT_LEFT = t`This page is where you come back to after signing in elsewhere. Please sign in again.`;

/** Takes what the provider sent along to the server. */
async function arrive({ proof, connects }: Trip, answer: string, navigate: NavigateFunction): Promise<void> {
  if (connects) {
    await call(connectProvider, { body: { answer, proof } });
    await refreshSession();
    await navigate('/account/security', { replace: true });
    toast({ title: t`Connected`, text: t`From now on you can sign in this way.` });
    return;
  }
  const body = { answer, proof, timeZone: timeZone(), ...deviceMark() };
  const signedIn: SignInAnswer = await call(signInWithProvider, { body });
  forgetReferralCode();
  await navigate('/', { replace: true });
  if ('ticket' in signedIn) openAuth({ ticket: signedIn.ticket });
  else completeSignIn(signedIn);
}

/** Where a browser comes back to from the provider of this installation (OpenID Connect). */
export default function SignInCallbackPage() {
  const navigate = useNavigate();
  const [why, setWhy] = useState('');
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const answer = location.search;
    // The answer works once; it need not stay in the address.
    history.replaceState(history.state, '', location.pathname);
    const trip = endFlow();
    if (!trip || answer === '') setWhy(NOT_LEFT);
    else arrive(trip, answer, navigate).catch((error: Error) => setWhy(whyOf(error)));
  }, [navigate]);

  if (!why)
    return (
      <div className="mx-auto grid max-w-md gap-4 px-4 py-16" aria-busy>
        <h1 className="text-3xl">
          <Trans>Signing you in…</Trans>
        </h1>
        <Skeleton className="h-24 w-full" />
      </div>
    );
  return (
    <div className="mx-auto max-w-md px-4 py-16">
      <EmptyState
        icon={CircleAlert}
        as="h1"
        title={t`You’re not signed in`}
        action={
          <Button onClick={() => openAuth({ tab: 'signin' })}>
            <Trans>Sign in again</Trans>
          </Button>
        }
      >
        <span role="alert">{why}</span>
      </EmptyState>
    </div>
  );
}
