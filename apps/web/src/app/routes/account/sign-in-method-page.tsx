import { confirmSignInMethod, refuseSignInMethod } from '@crisper/contract/auth/credentials';
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
    toast({ title: 'Confirmed', text: 'It stays, whatever happens to your account.' });
    await navigate('/account/security', { replace: true });
  };
  const refuse = async () => {
    const { resetToken } = await call(refuseSignInMethod, { body: { token } });
    clearSession();
    toast({ title: 'It was removed', text: 'Everyone is signed out. Now choose a new password.' });
    await navigate(`/reset-password?token=${resetToken}`, { replace: true });
  };
  if (stranger)
    return (
      <EmailAnswer
        icon={<ShieldAlert aria-hidden className="size-8 text-tomato-ink" />}
        title="Take your account back"
        button="Remove it and sign everyone out"
        onPress={refuse}
      >
        Passkeys and one-time codes that you never confirmed by mail are removed, everyone is signed out, and
        programs lose their access. Then you choose a new password, because somebody else may know the old
        one.
      </EmailAnswer>
    );
  return (
    <EmailAnswer
      icon={<KeyRound aria-hidden className="size-8 text-herb" />}
      title="A new way to sign in"
      button="Yes, that was me"
      onPress={confirm}
      beside={
        <Button variant="ghost" onClick={() => setStranger(true)}>
          This was not me
        </Button>
      }
    >
      A way to sign in was added to your account, as our email says. Was it you?
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
        <EmptyState icon={MailX} as="h1" title="This link is not complete">
          Open the link in the email once more.
        </EmptyState>
      )}
    </div>
  );
}
