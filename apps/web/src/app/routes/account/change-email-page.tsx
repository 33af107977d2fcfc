import { confirmNewEmail, undoEmailChange } from '@crisper/contract/auth/credentials';
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
        Sign in with your old email and your password. Then this address takes its place.
      </SignInRequired>
    );
  const take = async () => {
    const answer = await call(confirmNewEmail, { body: { token } });
    const session = getSession();
    if (session) keepSession({ ...session, user: answer.user });
    toast({ title: 'Email changed', text: `Sign in with ${answer.user.email} from now on.` });
    await navigate('/account', { replace: true });
  };
  return (
    <EmailAnswer
      icon={<MailCheck aria-hidden className="size-8 text-herb" />}
      title="Use your new email"
      button="Use this address"
      onPress={take}
    >
      {`The address we mailed this link to takes the place of ${user.email}.`}
    </EmailAnswer>
  );
}

function PutBack({ token }: { token: string }) {
  const navigate = useNavigate();
  const putBack = async () => {
    const { resetToken } = await call(undoEmailChange, { body: { token } });
    clearSession();
    toast({ title: 'Your old email is back', text: 'Now choose a new password.' });
    await navigate(`/reset-password?token=${resetToken}`, { replace: true });
  };
  return (
    <EmailAnswer
      icon={<Undo2 aria-hidden className="size-8 text-herb" />}
      title="Put your old email back"
      button="Put it back"
      onPress={putBack}
    >
      Your account gets this address again, and everyone is signed out. Then you choose a new password,
      because somebody else knows the old one.
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
        <EmptyState icon={MailX} as="h1" title="This link is not complete">
          Open the link in the email once more.
        </EmptyState>
      )}
    </div>
  );
}
