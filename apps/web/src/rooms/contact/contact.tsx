import type { ContactChannels } from '@crisper/contract/contact/contact';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Clock, Headphones, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { offers } from '../../lib/offers.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cardsOf, channelsQuery, mailboxesOf } from './channels.ts';
import { ContactForm } from './contact-form.tsx';

const ICONS: Record<ReturnType<typeof cardsOf>[number]['kind'], LucideIcon> = {
  email: Mail,
  chat: Headphones,
  phone: Phone,
};

export function Contact() {
  const [ticket, setTicket] = useState<string | null>(null);
  const { data: channels } = useQuery(channelsQuery);
  return (
    <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6 md:py-16">
      <h1 className="page-title">
        <Trans>Contact</Trans>
      </h1>
      <p className="mt-3 max-w-xl text-ink-soft text-lg">
        <Trans>A question, a bug, an idea, a burnt pan: tell us. We answer within 24 hours.</Trans>
      </p>
      {channels && <Ways channels={channels} />}
      <div className="mt-10 grid items-start gap-8 lg:grid-cols-[1.6fr_1fr]">
        <Card className="p-6 sm:p-8">
          {ticket ? (
            <Sent ticket={ticket} onAgain={() => setTicket(null)} />
          ) : (
            <ContactForm onSent={setTicket} />
          )}
        </Card>
        <About channels={channels} />
      </div>
    </div>
  );
}

function Sent({ ticket, onAgain }: { ticket: string; onAgain: () => void }) {
  return (
    <div role="status" className="grid justify-items-start gap-4">
      <h2 className="text-3xl">
        <Trans>Message Sent!</Trans>
      </h2>
      <p>
        <Trans>
          Your ticket is <strong className="tabular-nums">{ticket}</strong>. A person reads every message and
          answers within 24 hours.
        </Trans>
      </p>
      <Button onClick={onAgain}>
        <Trans>Send Another Message</Trans>
      </Button>
    </div>
  );
}

function Ways({ channels }: { channels: ContactChannels }) {
  return (
    <ul className="mt-8 grid gap-5 md:grid-cols-3">
      {cardsOf(channels).map(({ kind, title, text, link, note }) => {
        const Icon = ICONS[kind];
        return (
          <li key={kind}>
            <Card className="h-full p-6">
              <Icon aria-hidden className="size-7 text-herb-ink" />
              <h2 className="mt-3 text-xl">{title}</h2>
              <p className="mt-1 break-words">
                {text}{' '}
                {link && (
                  <a href={link.to} className="text-herb-ink underline">
                    {link.label}
                  </a>
                )}
              </p>
              {note && <p className="mt-1 text-ink-soft text-sm">{note}</p>}
            </Card>
          </li>
        );
      })}
    </ul>
  );
}

function About({ channels }: { channels: ContactChannels | undefined }) {
  const mailboxes = channels ? mailboxesOf(channels) : [];
  return (
    <div className="grid gap-8">
      {channels?.address && (
        <section>
          <h2 className="flex items-center gap-2 text-xl">
            <MapPin aria-hidden className="size-5 text-herb-ink" />
            <Trans>Headquarters</Trans>
          </h2>
          <p className="mt-2 text-ink-soft">{channels.address}</p>
        </section>
      )}
      {mailboxes.length > 0 && (
        <section>
          <h2 className="flex items-center gap-2 text-xl">
            <Mail aria-hidden className="size-5 text-herb-ink" />
            <Trans>Mailboxes</Trans>
          </h2>
          <dl className="mt-3 grid gap-1 text-sm">
            {mailboxes.map(({ label, address }) => (
              <div key={label} className="flex flex-wrap gap-x-2">
                <dt className="font-semibold">{label}:</dt>
                <dd>
                  <a href={`mailto:${address}`} className="text-herb-ink underline">
                    {address}
                  </a>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {channels && channels.hours.length > 0 && (
        <section>
          <h2 className="flex items-center gap-2 text-xl">
            <Clock aria-hidden className="size-5 text-herb-ink" />
            <Trans>Support hours</Trans>
          </h2>
          <ul className="mt-2 grid gap-1 text-ink-soft tabular-nums">
            {channels.hours.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2 className="text-xl">
          <Trans>For a quick answer</Trans>
        </h2>
        <ul className="mt-2 list-disc ps-5 text-ink-soft">
          <li>
            <Trans>
              Look into the{' '}
              <Link to="/help" className="text-herb-ink underline">
                Help Center
              </Link>{' '}
              first: it answers most questions.
            </Trans>
          </li>
          <li>
            <Trans>Include details: what you did, what you saw, which device.</Trans>
          </li>
          {offers('plans') && (
            <li>
              <Trans>Pro subscribers get priority support.</Trans>
            </li>
          )}
        </ul>
      </section>
    </div>
  );
}
