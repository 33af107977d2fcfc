import type { Email } from '../../providers/mail/mail.provider.ts';
import { dollars } from './money.ts';

export const EMAIL_KINDS = [
  'started',
  'started-again',
  'renewed',
  'switched',
  'canceled',
  'resumed',
  'renewal-failed',
  'recovered',
  'grace-over',
  'ended',
  'refunded',
] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

export interface EmailFacts {
  amountCents: number;
  interval: 'month' | 'year';
  /** The date in the email: of the renewal, the end, or the end of the grace period. */
  date: string;
}

interface Reader {
  email: string;
  username: string;
}

/** Says what changed, what it means for the reader, and what to do, if anything. */
export function writeEmail(kind: EmailKind, facts: EmailFacts, reader: Reader, publicUrl: string): Email {
  const [subject, ...paragraphs] = TEXTS[kind](
    `${dollars(facts.amountCents)} a ${facts.interval}`,
    day(facts.date),
    facts,
  );
  return {
    to: reader.email,
    subject,
    text: [`Hello ${reader.username},`, ...paragraphs, `Your subscription: ${publicUrl}/account`].join(
      '\n\n',
    ),
  };
}

type Text = (price: string, date: string, facts: EmailFacts) => [subject: string, ...paragraphs: string[]];

const TEXTS: Record<EmailKind, Text> = {
  started: (price, date) => [
    'Welcome to Pro Chef',
    `thank you: Pro is open, for ${price}. It renews on ${date}.`,
    'Not what you hoped for? Within 7 days you can get a full refund, with one click in your account.',
  ],
  /** For who has used the guarantee, which is given once. */
  'started-again': (price, date) => [
    'Welcome back to Pro Chef',
    `thank you: Pro is open again, for ${price}. It renews on ${date}.`,
  ],
  renewed: (price, date) => [
    'Your Pro Chef subscription was renewed',
    `Pro continues, for ${price}. It renews again on ${date}. The receipt is in your account.`,
  ],
  switched: (price, date) => [
    'Your Pro Chef subscription has changed',
    `from now on you pay ${price}. The next renewal is on ${date}.`,
  ],
  canceled: (_price, date) => [
    'Your Pro Chef subscription will not renew',
    `nothing more will be charged. Pro stays open until ${date}, and everything you saved stays yours after that.`,
    'You can resume in your account any time before that day.',
  ],
  resumed: (price, date) => [
    'Your Pro Chef subscription continues',
    `good to have you back: it renews on ${date}, for ${price}.`,
  ],
  'renewal-failed': (price, date) => [
    'We could not renew your Pro Chef subscription',
    `your card was not charged the ${price} it was due. Pro stays open until ${date}.`,
    'Pay with another card in your account before then, and nothing changes.',
  ],
  recovered: (_price, date) => [
    'Your payment went through',
    `thank you, everything is in order again. The next renewal is on ${date}.`,
  ],
  'grace-over': () => [
    'Your Pro Chef subscription has ended',
    'the renewal could not be paid in time, so you are on the free plan now. Nothing you saved was deleted.',
    'You can subscribe again whenever you like.',
  ],
  ended: () => [
    'Your Pro Chef subscription has ended',
    'you are on the free plan now. Nothing you saved was deleted, and you can come back whenever you like.',
  ],
  refunded: (_price, _date, { amountCents }) => [
    'Your money is on its way back',
    `${dollars(amountCents)} go back to your card; banks take 5 to 10 days to show it. Your subscription has ended.`,
    'Nothing you saved was deleted.',
  ],
};

function day(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
