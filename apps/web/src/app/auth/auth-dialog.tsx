import { t } from '@lingui/core/macro';
import { type Dispatch, useState } from 'react';
import { offers } from '../../lib/offers.ts';
import { type AuthRequest, closeAuth, useAuthRequest } from '../../lib/session/auth-dialog-store.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { AuthMode } from './auth-mode.ts';
import { CodeForm } from './code-form.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { PlansView } from './plans-view.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { SignUpGate } from './sign-up-gate.tsx';

const WORDS: Record<AuthMode, { title: string; description: string }> = {
  plans: { title: t`Choose how you cook`, description: t`Start free, go Pro when you cook every day.` },
  'signup-free': {
    title: t`Create your free account`,
    description: t`No card needed. Your first scan is a minute away.`,
  },
  'signup-pro': {
    title: t`Create your Pro account`,
    description: t`First the account, then the subscription. 7-day money-back guarantee.`,
  },
  signin: { title: t`Welcome back`, description: t`Sign in to scan, save and cook.` },
  code: { title: t`One more step`, description: t`Your account asks for a one-time code.` },
  forgot: { title: t`Forgot your password?`, description: t`We’ll email you a link to choose a new one.` },
};

function wordsOf(mode: AuthMode): { title: string; description: string } {
  if (mode === 'forgot' && !offers('mail'))
    return { title: WORDS.forgot.title, description: t`This installation sends no email.` };
  if (mode === 'signup-free' && !offers('plans'))
    return { title: t`Create your account`, description: t`Your first scan is a minute away.` };
  return WORDS[mode];
}

function firstMode({ tab, plan, ticket }: AuthRequest): AuthMode {
  if (ticket) return 'code';
  if (tab === 'signin') return 'signin';
  return plan === 'free' || !offers('plans') ? 'signup-free' : 'plans';
}

export default function AuthDialog() {
  const request = useAuthRequest();
  const [last, setLast] = useState<AuthRequest | null>(null);
  const [mode, setMode] = useState<AuthMode>('plans');
  // Reset the mode on opening; the forms are empty because they unmount with the dialog.
  if (request !== last) {
    setLast(request);
    if (request) setMode(firstMode(request));
  }
  return (
    <Dialog open={request !== null} onOpenChange={closeAuth} wide={mode === 'plans'} {...wordsOf(mode)}>
      <View mode={mode} go={setMode} ticket={request?.ticket} />
    </Dialog>
  );
}

interface ViewProps {
  mode: AuthMode;
  go: Dispatch<AuthMode>;
  ticket: string | undefined;
}

function View({ mode, go, ticket }: ViewProps) {
  if (mode === 'code' && ticket) return <CodeForm key={ticket} ticket={ticket} go={go} />;
  if (mode === 'signin') return <SignInForm go={go} />;
  if (mode === 'forgot') return <ForgotForm go={go} />;
  return (
    <SignUpGate go={go}>
      {(invited) =>
        mode === 'plans' ? (
          <PlansView go={go} />
        ) : (
          <SignUpForm key={mode} plan={mode === 'signup-pro' ? 'pro' : 'free'} go={go} invited={invited} />
        )
      }
    </SignUpGate>
  );
}
