import {
  type ContactTicket,
  listContactMessages,
  markContactMessage,
} from '@crisper/contract/contact/contact';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Inbox as InboxIcon } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { locales } from '../../lib/i18n/i18n.ts';
import { AdminHead } from '../../shared/admin/admin-head.tsx';
import { ForAdmins } from '../../shared/admin/for-admins.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast-store.ts';

const moment = new Intl.DateTimeFormat(locales(), { dateStyle: 'medium', timeStyle: 'short' });

export function Inbox() {
  return (
    <ForAdmins>
      <Messages />
    </ForAdmins>
  );
}

function Messages() {
  const [answered, setAnswered] = useState(false);
  const { data, isError, refetch } = useQuery({
    queryKey: ['contact', answered],
    queryFn: ({ signal }) =>
      call(listContactMessages, { query: { answered: answered ? 'true' : 'false' }, signal }),
    staleTime: 0,
  });
  return (
    <div className="mx-auto max-w-3xl px-4 py-5 sm:px-6 sm:py-8">
      <AdminHead title={t`Inbox`} />
      <p role="status" className="text-ink-soft text-sm">
        {data ? plural(data.open, { one: '# open', other: '# open' }) : ''}
      </p>
      <div className="mt-2">
        <Switch label={t`Show answered messages`} checked={answered} onChange={setAnswered} />
      </div>
      {isError && (
        <Button variant="outline" className="mt-6" onClick={() => void refetch()}>
          <Trans>The inbox could not be loaded. Try again</Trans>
        </Button>
      )}
      {!data && !isError && <Skeleton className="mt-6 h-64 w-full" />}
      {data?.messages.length === 0 && (
        <EmptyState icon={InboxIcon} title={t`Nothing here`}>
          {answered ? t`No answered messages yet.` : t`Every message has been answered.`}
        </EmptyState>
      )}
      <ul className="mt-4 grid gap-4">
        {data?.messages.map((message) => (
          <li key={message.id}>
            <Message message={message} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const CATEGORIES = {
  technical: t({ message: 'technical', context: 'a message' }),
  billing: t({ message: 'billing', context: 'a message' }),
  feature: t({ message: 'feature', context: 'a message' }),
  feedback: t({ message: 'feedback', context: 'a message' }),
  privacy: t({ message: 'privacy', context: 'a message' }),
  partnership: t({ message: 'partnership', context: 'a message' }),
};

function Message({ message }: { message: ContactTicket }) {
  const queries = useQueryClient();
  const mark = useMutation({
    mutationFn: (answered: boolean) =>
      call(markContactMessage, { params: { id: message.id }, body: { answered } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['contact'] }),
    onError: () =>
      toast({ tone: 'error', title: t`Error`, text: t`The message could not be changed. Try again.` }),
  });
  const answered = message.answeredAt !== null;
  return (
    <Card className="grid gap-2.5 p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-xl">{message.subject}</h2>
        {message.priority && (
          <Badge tone="honey">
            <Trans>PRO</Trans>
          </Badge>
        )}
        {message.category && <Badge>{CATEGORIES[message.category]}</Badge>}
      </div>
      <p className="text-ink-soft text-sm">
        {message.ticket} · {message.name} ·{' '}
        <a href={`mailto:${encodeURIComponent(message.email)}`} className="text-herb-ink underline">
          {message.email}
        </a>{' '}
        {message.phone && <>· {message.phone} </>}· {moment.format(new Date(message.createdAt))}
      </p>
      <p className="whitespace-pre-wrap break-words">{message.message}</p>
      <div>
        <Button variant="outline" busy={mark.isPending} onClick={() => mark.mutate(!answered)}>
          {answered ? t`Back to the inbox` : t`Mark as answered`}
        </Button>
      </div>
    </Card>
  );
}
