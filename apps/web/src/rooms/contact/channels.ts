import { type ContactChannels, contactChannels } from '@crisper/contract/contact/contact';
import { t } from '@lingui/core/macro';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const channelsQuery = queryOptions({
  queryKey: ['contact-channels'],
  queryFn: ({ signal }) => call(contactChannels, { signal }),
});

interface Card {
  kind: 'email' | 'chat' | 'phone';
  title: string;
  text: string;
  link: { to: string; label: string } | null;
  note: string | null;
}

/** The cards of the ways that exist here. The form is always one of them. */
export function cardsOf({ email, phone, chatUrl, hours }: ContactChannels): Card[] {
  const open = hours[0] ?? null;
  const cards: Card[] = [
    {
      kind: 'email',
      title: t`Email support`,
      text: email ? t`Use the form below, or write to` : t`Use the form below.`,
      link: email ? { to: `mailto:${email}`, label: email } : null,
      note: t`Answered within 24 hours`,
    },
  ];
  if (chatUrl)
    cards.push({
      kind: 'chat',
      title: t`Live chat`,
      text: t`Someone on the team answers.`,
      link: { to: chatUrl, label: t`Open the chat` },
      note: open,
    });
  if (phone)
    cards.push({
      kind: 'phone',
      title: t`Phone`,
      text: t`Leave your number in the form and we’ll call you back, or call`,
      link: { to: `tel:${phone.replaceAll(/[^\d+]/g, '')}`, label: phone },
      note: open,
    });
  return cards;
}

export function mailboxesOf({ email, generalEmail, privacyEmail }: ContactChannels) {
  return [
    { label: t`General`, address: generalEmail },
    { label: t`Support`, address: email },
    { label: t`Privacy`, address: privacyEmail },
  ].flatMap(({ label, address }) => (address ? [{ label, address }] : []));
}
