import { confirmSignInMethod, refuseSignInMethod } from '@crisper/contract/auth/credentials';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { KeyRound, MailX, ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../../../lib/api.ts';
import { clearSession } from '../../../lib/session/session-store.ts';
import { EmailAnswer } from '../../../shared/email-answer.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { toast } from '../../../ui/toast-store.ts';

/** The email about a passkey or one-time codes that were added leads here. */
function WasItYou({ token }: { token: string }) {
  const navigate = useNavigate();
  const [stranger, setStranger] = useState(false);
  const confirm = async () => {
    await call(confirmSignInMethod, { body: { token } });
    toast({ title: t`Confirmed`, text: t`It stays, whatever happens to your account.` });
    await navigate('/account/security', { replace: true });
  };
  const refuse = async () => {
    const { resetToken } = await call(refuseSignInMethod, { body: { token } });
    clearSession();
    toast({ title: t`It was removed`, text: t`Everyone is signed out. Now choose a new password.` });
    await navigate(`/reset-password?token=${resetToken}`, { replace: true });
  };
  if (stranger)
    return (
      <EmailAnswer
        icon={<ShieldAlert aria-hidden className="size-8 text-tomato-ink" />}
        title={t`Take your account back`}
        button={t`Remove it and sign everyone out`}
        onPress={refuse}
      >
        <Trans>
          Passkeys and one-time codes that you never confirmed by mail are removed, everyone is signed out,
          and programs lose their access. Then you choose a new password, because somebody else may know the
          old one.
        </Trans>
      </EmailAnswer>
    );
  return (
    <EmailAnswer
      icon={<KeyRound aria-hidden className="size-8 text-herb" />}
      title={t`A new way to sign in`}
      button={t`Yes, that was me`}
      onPress={confirm}
      beside={
        <Button variant="ghost" onClick={() => setStranger(true)}>
          <Trans>This was not me</Trans>
        </Button>
      }
    >
      <Trans>A way to sign in was added to your account, as our email says. Was it you?</Trans>
    </EmailAnswer>
  );
}

export default function SignInMethodPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <div className="mx-auto max-w-md px-4 py-16">
      {token ? (
        <WasItYou token={token} />
      ) : (
        <EmptyState icon={MailX} as="h1" title={t`This link is not complete`}>
          <Trans>Open the link in the email once more.</Trans>
        </EmptyState>
      )}
    </div>
  );
}
