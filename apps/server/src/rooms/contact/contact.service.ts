import type { User } from '@crisper/contract/auth/auth';
import type { LimitsOf } from '@crisper/contract/billing/plans';
import { type ContactMessage, type ContactTicket, contactMessage } from '@crisper/contract/contact/contact';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import type { Database } from '../../db/client.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { Problem } from '../../problem.ts';
import type { Mail } from '../../providers/mail/mail.provider.ts';
import { contactMessageStored } from './contact.jobs.ts';
import * as repository from './contact.repository.ts';

const SEND: Rule = { name: 'contact', max: 5, seconds: 60 * 60 };

interface Deps {
  db: Database;
  jobs: Jobs;
  limiter: Limiter;
  mail: Mail;
  /** The support mailbox; undefined: messages are read in the inbox alone. */
  mailbox: string | undefined;
  limitsOf: LimitsOf;
}

export function createContact({ db, jobs, limiter, mail, mailbox, limitsOf }: Deps) {
  return {
    /** Stored first and mailed by a job, so that no message is lost while the mail server is down. */
    async send(input: ContactMessage, user: User | null, network: string) {
      await limiter.use(SEND, user?.id ?? network);
      const row = await db.transaction(async (tx) => {
        const stored = await repository.insert(tx, {
          ...input,
          phone: input.phone || null,
          category: input.category ?? null,
          userId: user?.id ?? null,
          priority: user !== null && limitsOf(user.plan).prioritySupport,
        });
        if (mailbox) await jobs.enqueue(contactMessageStored, { id: stored.id }, tx);
        return stored;
      });
      return { ticket: ticketOf(row.id), priority: row.priority };
    },

    async mailMessage(id: number): Promise<void> {
      const row = await repository.find(db.orm, id);
      if (!row || !mailbox) return;
      await mail.send({
        to: mailbox,
        replyTo: row.email,
        subject: `${row.priority ? '[Priority] ' : ''}[${ticketOf(id)}] ${row.subject}`,
        text: `From: ${row.name} <${row.email}>\n${row.phone ? `Phone: ${row.phone}\n` : ''}About: ${row.category ?? 'not said'}\n\n${row.message}\n`,
      });
    },

    async inbox(answered: boolean, limit: number) {
      const list = answered ? repository.listAnswered : repository.listOpen;
      const [rows, open] = await Promise.all([list(db.orm, limit), repository.countOpen(db.orm)]);
      return { messages: rows.map(present), open };
    },

    async mark(id: number, answered: boolean): Promise<ContactTicket> {
      const row = await repository.mark(db.orm, id, answered);
      if (!row) throw new Problem('not_found', 'There is no such message.');
      return present(row);
    },

    async *ofPerson(userId: string): AsyncIterable<ContactTicket> {
      for (const row of await repository.ofUser(db.orm, userId)) yield present(row);
    },
  };
}

function ticketOf(id: number): string {
  return `CR-${String(id).padStart(6, '0')}`;
}

const known = contactMessage.shape.category;

function present(row: repository.MessageRow): ContactTicket {
  return {
    id: row.id,
    ticket: ticketOf(row.id),
    name: row.name,
    email: row.email,
    phone: row.phone,
    category: known.safeParse(row.category ?? undefined).data ?? null,
    subject: row.subject,
    message: row.message,
    priority: row.priority,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
