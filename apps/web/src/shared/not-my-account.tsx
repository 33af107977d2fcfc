import { disownAccount } from '@crisper/contract/account/account';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, call } from '../lib/api.ts';
import { openAuth } from '../lib/session/auth-dialog-store.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast-store.ts';

/** For a user whose address a stranger signed up with: a second press deletes that account. */
export function NotMe({ token }: { token: string }) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);

  const disown = async () => {
    setBusy(true);
    try {
      await call(disownAccount, { body: { token } });
      toast({ title: t`The address is free again`, text: t`The account made with it has been deleted.` });
      await navigate('/', { replace: true });
      openAuth({ tab: 'signup', plan: 'free' });
    } catch (error) {
      const refused = error instanceof ApiError && error.refused;
      toast({
        tone: 'error',
        title: t`Nothing was deleted`,
        text: refused ? error.message : t`Please try again.`,
      });
      setBusy(false);
    }
  };

  if (!asked)
    return (
      <Button variant="ghost" onClick={() => setAsked(true)}>
        <Trans>This was not me</Trans>
      </Button>
    );
  return (
    <div className="grid gap-3 rounded-card border border-line p-4">
      <p>
        <Trans>
          The account that was made with your address is deleted, with everything in it. You can sign up with
          the address yourself then.
        </Trans>
      </p>
      <Button variant="danger" busy={busy} onClick={disown}>
        <Trans>Delete that account</Trans>
      </Button>
    </div>
  );
}
