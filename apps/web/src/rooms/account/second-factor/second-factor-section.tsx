import { prepareSecondFactor, type SecondFactorState } from '@crisper/contract/auth/second-factor';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { whyOf } from '../../../lib/form-errors.ts';
import { confirmed, NotConfirmed } from '../../../lib/session/confirm-identity.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Section } from '../section.tsx';
import { secondFactorQuery } from './second-factor.queries.ts';
import type { NewSecret } from './turn-on-form.tsx';

const TurnOnForm = lazy(() => import('./turn-on-form.tsx'));
const TurnOffForm = lazy(() => import('./turn-off-form.tsx'));
const NewCodesForm = lazy(() => import('./new-codes-form.tsx'));
const RecoveryCodes = lazy(() => import('./recovery-codes.tsx'));

const FEW_CODES = 3;

type Open =
  | { step: 'on'; secret: NewSecret }
  | { step: 'off' | 'renew' }
  | { step: 'saved'; codes: string[] };

const WORDS: Record<Open['step'], { title: string; description: string }> = {
  on: {
    title: 'Turn on one-time codes',
    description: 'You need an authenticator app, for example the one in your password manager.',
  },
  off: {
    title: 'Turn off one-time codes',
    description: 'After that, your password alone opens your account again.',
  },
  renew: { title: 'Make new recovery codes', description: 'The old ones stop working.' },
  saved: {
    title: 'Save your recovery codes',
    description:
      'Each opens your account once, when your phone is lost or broken. We show them only now, so keep them somewhere safe.',
  },
};

/** One-time codes at sign-in: whether they are on, and everything to change that. */
export function SecondFactorSection() {
  const state = useQuery(secondFactorQuery);
  const [open, setOpen] = useState<Open | null>(null);
  const queries = useQueryClient();
  const changed = () => void queries.invalidateQueries(secondFactorQuery);

  const prepare = useMutation({
    mutationFn: () => confirmed(() => call(prepareSecondFactor)),
    onSuccess: (secret) => setOpen({ step: 'on', secret }),
    onError: (error) => {
      if (error instanceof NotConfirmed) return;
      changed();
      toast({ tone: 'error', title: 'Not turned on', text: whyOf(error) });
    },
  });
  const show = (codes: string[]) => {
    setOpen({ step: 'saved', codes });
    changed();
  };
  const turnedOff = () => {
    setOpen(null);
    changed();
    toast({ title: 'One-time codes are off', text: 'Your password alone opens your account now.' });
  };

  return (
    <Section title="One-time codes" icon={Smartphone}>
      {state.isPending && <Skeleton className="h-24 w-full" />}
      {state.isError && !state.data && (
        <Button variant="outline" busy={state.isFetching} onClick={() => void state.refetch()}>
          Load this again
        </Button>
      )}
      {state.data?.since === null && (
        <>
          <p className="text-ink-soft">
            Signing in then takes your password and a code from an app on your phone. A stolen password alone
            opens nothing.
          </p>
          <Button
            variant="outline"
            className="mt-4"
            busy={prepare.isPending}
            onClick={() => prepare.mutate()}
          >
            Turn on one-time codes
          </Button>
        </>
      )}
      {state.data && state.data.since !== null && (
        <On
          state={state.data}
          onRenew={() => setOpen({ step: 'renew' })}
          onOff={() => setOpen({ step: 'off' })}
        />
      )}
      <Dialog open={open !== null} onOpenChange={() => setOpen(null)} {...WORDS[open?.step ?? 'on']}>
        <Suspense fallback={<Skeleton className="h-64 w-full" />}>
          {open?.step === 'on' && <TurnOnForm secret={open.secret} onDone={show} />}
          {open?.step === 'off' && <TurnOffForm onDone={turnedOff} />}
          {open?.step === 'renew' && <NewCodesForm onDone={show} />}
          {open?.step === 'saved' && <RecoveryCodes codes={open.codes} onDone={() => setOpen(null)} />}
        </Suspense>
      </Dialog>
    </Section>
  );
}

interface OnProps {
  state: SecondFactorState;
  onRenew: () => void;
  onOff: () => void;
}

function On({ state: { since, recoveryCodesLeft }, onRenew, onOff }: OnProps) {
  const day = since && new Date(since).toLocaleDateString('en-US', { dateStyle: 'long' });
  return (
    <>
      <p className="text-ink-soft">
        <Badge tone="herb" className="me-2">
          On
        </Badge>
        since {day}. {leftOf(recoveryCodesLeft)}
      </p>
      {recoveryCodesLeft <= FEW_CODES && (
        <p className="mt-3 rounded-control bg-honey-soft p-3 text-sm">
          Make new recovery codes before you run out: without your phone, they are the only way in.
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="outline" onClick={onRenew}>
          Make new recovery codes
        </Button>
        <Button variant="danger" onClick={onOff}>
          Turn off
        </Button>
      </div>
    </>
  );
}

function leftOf(count: number): string {
  if (count === 0) return 'No recovery codes left.';
  return count === 1 ? 'One recovery code left.' : `${count} recovery codes left.`;
}
