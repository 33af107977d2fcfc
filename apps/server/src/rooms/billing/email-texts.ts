import type { Email } from '../../providers/mail/mail.provider.ts';
import { longDay, saidDollars } from '../../saying/local-format.ts';
import { say } from '../../saying/say.ts';

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
  const [subject, ...paragraphs] = TEXTS[kind](priceOf(facts), longDay(new Date(facts.date)), facts);
  return {
    to: reader.email,
    subject,
    text: [
      say('Hello {username},', { username: reader.username }),
      ...paragraphs,
      say('Your subscription: {link}', { link: `${publicUrl}/account` }),
    ].join('\n\n'),
  };
}

type Text = (price: string, date: string, facts: EmailFacts) => [subject: string, ...paragraphs: string[]];

const TEXTS: Record<EmailKind, Text> = {
  started: (price, date) => [
    say('Welcome to Pro Chef'),
    say('thank you: Pro is open, for {price}. It renews on {date}.', { price, date }),
    say('Not what you hoped for? Within 7 days you can get a full refund, with one click in your account.'),
  ],
  /** For who has used the guarantee, which is given once. */
  'started-again': (price, date) => [
    say('Welcome back to Pro Chef'),
    say('thank you: Pro is open again, for {price}. It renews on {date}.', { price, date }),
  ],
  renewed: (price, date) => [
    say('Your Pro Chef subscription was renewed'),
    say('Pro continues, for {price}. It renews again on {date}. The receipt is in your account.', {
      price,
      date,
    }),
  ],
  switched: (price, date) => [
    say('Your Pro Chef subscription has changed'),
    say('from now on you pay {price}. The next renewal is on {date}.', { price, date }),
  ],
  canceled: (_price, date) => [
    say('Your Pro Chef subscription will not renew'),
    say(
      'nothing more will be charged. Pro stays open until {date}, and everything you saved stays yours after that.',
      { date },
    ),
    say('You can resume in your account any time before that day.'),
  ],
  resumed: (price, date) => [
    say('Your Pro Chef subscription continues'),
    say('good to have you back: it renews on {date}, for {price}.', { date, price }),
  ],
  'renewal-failed': (price, date) => [
    say('We could not renew your Pro Chef subscription'),
    say('your card was not charged the {price} it was due. Pro stays open until {date}.', { price, date }),
    say('Pay with another card in your account before then, and nothing changes.'),
  ],
  recovered: (_price, date) => [
    say('Your payment went through'),
    say('thank you, everything is in order again. The next renewal is on {date}.', { date }),
  ],
  'grace-over': () => [
    say('Your Pro Chef subscription has ended'),
    say(
      'the renewal could not be paid in time, so you are on the free plan now. Nothing you saved was deleted.',
    ),
    say('You can subscribe again whenever you like.'),
  ],
  ended: () => [
    say('Your Pro Chef subscription has ended'),
    say(
      'you are on the free plan now. Nothing you saved was deleted, and you can come back whenever you like.',
    ),
  ],
  refunded: (_price, _date, { amountCents }) => [
    say('Your money is on its way back'),
    say('{amount} go back to your card; banks take 5 to 10 days to show it. Your subscription has ended.', {
      amount: saidDollars(amountCents),
    }),
    say('Nothing you saved was deleted.'),
  ],
};

function priceOf({ amountCents, interval }: EmailFacts): string {
  const price = saidDollars(amountCents);
  return interval === 'month' ? say('{price} a month', { price }) : say('{price} a year', { price });
}
