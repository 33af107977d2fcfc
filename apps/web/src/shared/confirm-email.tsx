import { requestConfirmation } from '@crisper/contract/auth/auth';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { ApiError, call } from '../lib/api.ts';
import { useSession } from '../lib/session/session-store.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast-store.ts';

interface ConfirmEmailProps {
  /** What waits for it, as in "to post". */
  children: string;
}

/** Asks to open the link in the email. Nothing where the email is confirmed or no user has to. */
export function ConfirmEmail({ children }: ConfirmEmailProps) {
  const user = useSession()?.user;
  const [busy, setBusy] = useState(false);
  // Only a plain no counts: a session that was stored before this was asked does not know.
  if (user?.emailConfirmed !== false) return null;

  const send = async () => {
    setBusy(true);
    try {
      await call(requestConfirmation);
      toast({ title: t`Check your email`, text: t`A link is on its way to ${user.email}.` });
    } catch (error) {
      const refused = error instanceof ApiError && error.refused;
      toast({
        tone: 'error',
        title: t`Not sent`,
        text: refused ? error.message : t`We couldn’t send the email. Please try again.`,
      });
    }
    setBusy(false);
  };

  return (
    <section
      aria-label={t`Confirm your email`}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-honey-soft p-4"
    >
      <MailCheck aria-hidden className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 basis-64">
        <Trans>
          <strong>Confirm your email first</strong> {children}: open the link we emailed to{' '}
          <span className="break-all">{user.email}</span>.
        </Trans>
      </p>
      <Button variant="outline" busy={busy} onClick={send}>
        <Trans>Send it again</Trans>
      </Button>
    </section>
  );
}

/** True while something waits for the email. */
export function useUnconfirmed(): boolean {
  return useSession()?.user.emailConfirmed === false;
}
