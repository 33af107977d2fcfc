import { confirmNewEmail, undoEmailChange } from '@crisper/contract/credentials';
import { MailCheck, MailX, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../../lib/api.ts';
import { whyOf } from '../../lib/form-errors.ts';
import { clearSession, getSession, keepSession, useSession } from '../../lib/session-store.ts';
import { SignInRequired } from '../../shared/sign-in-required.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { toast } from '../../ui/toast-store.ts';

interface AnswerProps {
  icon: ReactNode;
  title: string;
  children: string;
  button: string;
  onPress: () => Promise<void>;
}

/** A press of the button answers, not the visit: programs that look at mails open every link in them. */
function Answer({ icon, title, children, button, onPress }: AnswerProps) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await onPress();
    } catch (error) {
      toast({ tone: 'error', title: 'Nothing was changed', text: whyOf(error as Error) });
      setBusy(false);
    }
  };
  return (
    <Card className="grid gap-5 p-6 sm:p-8">
      <div>
        {icon}
        <h1 className="mt-3 text-3xl">{title}</h1>
        <p className="mt-2 text-ink-soft">{children}</p>
      </div>
      <Button variant="accent" size="lg" busy={busy} onClick={press}>
        {button}
      </Button>
    </Card>
  );
}

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
    <Answer
      icon={<MailCheck aria-hidden className="size-8 text-herb" />}
      title="Use your new email"
      button="Use this address"
      onPress={take}
    >
      {`The address we mailed this link to takes the place of ${user.email}.`}
    </Answer>
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
    <Answer
      icon={<Undo2 aria-hidden className="size-8 text-herb" />}
      title="Put your old email back"
      button="Put it back"
      onPress={putBack}
    >
      Your account gets this address again, and everyone is signed out. Then you choose a new password,
      because somebody else knows the old one.
    </Answer>
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
