import { confirmEmail } from '@crisper/contract/auth/auth';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MailCheck, MailX } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiError, call } from '../../../lib/api.ts';
import { refreshSession } from '../../../lib/session/session.ts';
import { NotMe } from '../../../shared/not-my-account.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { toast } from '../../../ui/toast-store.ts';

/** A press of the button confirms, not the visit: programs that look at mails open every link in them. */
function Confirm({ token }: { token: string }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  const confirm = async () => {
    setBusy(true);
    try {
      await call(confirmEmail, { body: { token } });
      await refreshSession();
      toast({ title: t`Email confirmed`, text: t`Thank you. You’re all set.` });
      await navigate('/', { replace: true });
    } catch (error) {
      const refused = error instanceof ApiError && error.refused;
      toast({
        tone: 'error',
        title: t`Not confirmed`,
        text: refused ? error.message : t`Please try again.`,
      });
      setBusy(false);
    }
  };

  return (
    <Card className="grid gap-5 p-6 sm:p-8">
      <div>
        <MailCheck aria-hidden className="size-8 text-herb" />
        <h1 className="mt-3 text-3xl">
          <Trans>Confirm your email</Trans>
        </h1>
        <p className="mt-2 text-ink-soft">
          <Trans>
            Someone signed up for Crisper with your email address. If it was you, confirm it here.
          </Trans>
        </p>
      </div>
      <Button size="lg" busy={busy} onClick={confirm}>
        <Trans>Yes, this is my account</Trans>
      </Button>
      <NotMe token={token} />
    </Card>
  );
}

export default function ConfirmEmailPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <div className="mx-auto max-w-md px-4 py-16">
      {token ? (
        <Confirm token={token} />
      ) : (
        <EmptyState icon={MailX} as="h1" title={t`This link is not complete`}>
          <Trans>Open the link in the email once more. Your account page can send a new one.</Trans>
        </EmptyState>
      )}
    </div>
  );
}
