import { prepareSecondFactor, type SecondFactorState } from '@crisper/contract/auth/second-factor';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { Suspense, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { whyOf } from '../../../lib/form-errors.ts';
import { locales } from '../../../lib/i18n/i18n.ts';
import { confirmed, NotConfirmed } from '../../../lib/session/confirm-identity.ts';
import { lazyPart } from '../../../shared/parts/lazy-part.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Section } from '../section.tsx';
import { secondFactorQuery } from './second-factor.queries.ts';
import type { NewSecret } from './turn-on-form.tsx';

const TurnOnForm = lazyPart(() => import('./turn-on-form.tsx'));
const TurnOffForm = lazyPart(() => import('./turn-off-form.tsx'));
const NewCodesForm = lazyPart(() => import('./new-codes-form.tsx'));
const RecoveryCodes = lazyPart(() => import('./recovery-codes.tsx'));

const FEW_CODES = 3;

type Open =
  | { step: 'on'; secret: NewSecret }
  | { step: 'off' | 'renew' }
  | { step: 'saved'; codes: string[] };

const WORDS: Record<Open['step'], { title: string; description: string }> = {
  on: {
    title: t`Turn on one-time codes`,
    description: t`You need an authenticator app, for example the one in your password manager.`,
  },
  off: {
    title: t`Turn off one-time codes`,
    description: t`After that, your password alone opens your account again.`,
  },
  renew: { title: t`Make new recovery codes`, description: t`The old ones stop working.` },
  saved: {
    title: t`Save your recovery codes`,
    description: t`Each opens your account once, when your phone is lost or broken. We show them only now, so keep them somewhere safe.`,
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
      toast({ tone: 'error', title: t`Not turned on`, text: whyOf(error) });
    },
  });
  const show = (codes: string[]) => {
    setOpen({ step: 'saved', codes });
    changed();
  };
  const turnedOff = () => {
    setOpen(null);
    changed();
    toast({ title: t`One-time codes are off`, text: t`Your password alone opens your account now.` });
  };

  return (
    <Section title={t`One-time codes`} icon={Smartphone}>
      {state.isPending && <Skeleton className="h-24 w-full" />}
      {state.isError && !state.data && (
        <Button variant="outline" busy={state.isFetching} onClick={() => void state.refetch()}>
          <Trans>Load this again</Trans>
        </Button>
      )}
      {state.data?.since === null && (
        <>
          <p className="text-ink-soft">
            <Trans>
              Signing in then takes your password and a code from an app on your phone. A stolen password
              alone opens nothing.
            </Trans>
          </p>
          <Button
            variant="outline"
            className="mt-4"
            busy={prepare.isPending}
            onClick={() => prepare.mutate()}
          >
            <Trans>Turn on one-time codes</Trans>
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
  const day = since && new Date(since).toLocaleDateString(locales(), { dateStyle: 'long' });
  return (
    <>
      <p className="text-ink-soft">
        <Badge tone="herb" className="me-2">
          <Trans>On</Trans>
        </Badge>
        <Trans>
          since {day}. {leftOf(recoveryCodesLeft)}
        </Trans>
      </p>
      {recoveryCodesLeft <= FEW_CODES && (
        <p className="mt-3 rounded-control bg-honey-soft p-3 text-sm">
          <Trans>
            Make new recovery codes before you run out: without your phone, they are the only way in.
          </Trans>
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="outline" onClick={onRenew}>
          <Trans>Make new recovery codes</Trans>
        </Button>
        <Button variant="danger" onClick={onOff}>
          <Trans>Turn off</Trans>
        </Button>
      </div>
    </>
  );
}

function leftOf(count: number): string {
  if (count === 0) return t`No recovery codes left.`;
  return count === 1
    ? t`One recovery code left.`
    : plural(count, { one: '# recovery code left.', other: '# recovery codes left.' });
}
