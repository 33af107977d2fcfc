import { confirmNewEmail, undoEmailChange } from '@crisper/contract/auth/credentials';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MailCheck, MailX, Undo2 } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../../../lib/api.ts';
import { clearSession, getSession, keepSession, useSession } from '../../../lib/session/session-store.ts';
import { EmailAnswer } from '../../../shared/email-answer.tsx';
import { SignInRequired } from '../../../shared/sign-in-required.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { toast } from '../../../ui/toast-store.ts';

function TakeNew({ token }: { token: string }) {
  const navigate = useNavigate();
  const user = useSession()?.user;
  if (!user)
    return (
      <SignInRequired icon={MailCheck}>
        <Trans>Sign in with your old email and your password. Then this address takes its place.</Trans>
      </SignInRequired>
    );
  const take = async () => {
    const answer = await call(confirmNewEmail, { body: { token } });
    const session = getSession();
    if (session) keepSession({ ...session, user: answer.user });
    toast({ title: t`Email changed`, text: t`Sign in with ${answer.user.email} from now on.` });
    await navigate('/account', { replace: true });
  };
  return (
    <EmailAnswer
      icon={<MailCheck aria-hidden className="size-8 text-herb" />}
      title={t`Use your new email`}
      button={t`Use this address`}
      onPress={take}
    >
      {t`The address we mailed this link to takes the place of ${user.email}.`}
    </EmailAnswer>
  );
}

function PutBack({ token }: { token: string }) {
  const navigate = useNavigate();
  const putBack = async () => {
    const { resetToken } = await call(undoEmailChange, { body: { token } });
    clearSession();
    toast({ title: t`Your old email is back`, text: t`Now choose a new password.` });
    await navigate(`/reset-password?token=${resetToken}`, { replace: true });
  };
  return (
    <EmailAnswer
      icon={<Undo2 aria-hidden className="size-8 text-herb" />}
      title={t`Put your old email back`}
      button={t`Put it back`}
      onPress={putBack}
    >
      <Trans>
        Your account gets this address again, and everyone is signed out. Then you choose a new password,
        because somebody else knows the old one.
      </Trans>
    </EmailAnswer>
  );
}

export default function ChangeEmailPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  const back = search.get('back');
  return (
    <div className="mx-auto max-w-md px-4 py-16">
      {token && <TakeNew token={token} />}
      {back && !token && <PutBack token={back} />}
      {!token && !back && (
        <EmptyState icon={MailX} as="h1" title={t`This link is not complete`}>
          <Trans>Open the link in the email once more.</Trans>
        </EmptyState>
      )}
    </div>
  );
}
