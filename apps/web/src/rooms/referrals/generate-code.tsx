import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Gift } from 'lucide-react';
import { openAuth } from '../../lib/session/auth-dialog-store.ts';
import { getSession } from '../../lib/session/session-store.ts';
import { ConfirmEmail, useUnconfirmed } from '../../shared/confirm-email.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useMakeCode } from './referrals.queries.ts';

/** Creates the referral code. A guest is asked to sign up first. */
export function GenerateCode() {
  const code = useMakeCode();
  const unconfirmed = useUnconfirmed();
  const make = () => {
    if (!getSession()) return openAuth({ tab: 'signup', plan: 'free' });
    // The button unmounts when the code arrives, and callbacks of `mutate` would not run.
    code.mutateAsync().then(
      (made) =>
        toast(
          made
            ? { title: t`Referral Code Generated!`, text: t`Your link is ready to share.` }
            : {
                title: t`Generation Failed`,
                text: t`Could not generate referral code. Please try again.`,
                tone: 'error',
              },
        ),
      () =>
        toast({
          title: t`Error`,
          text: t`Failed to generate referral code. Please try again.`,
          tone: 'error',
        }),
    );
  };
  if (unconfirmed) return <ConfirmEmail>{t`to invite friends`}</ConfirmEmail>;
  return (
    <Button size="lg" busy={code.isPending} onClick={make}>
      <Gift aria-hidden className="size-5" />
      <Trans>Generate My Code</Trans>
    </Button>
  );
}
