import { randomBytes } from 'node:crypto';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import type { Database, Tx } from '../../db/client.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { Problem } from '../../problem.ts';
import { say } from '../../saying/say.ts';
import { statusEmail } from './status.jobs.ts';
import * as repository from './subscribers.repository.ts';

const ASK: Rule = { name: 'status-subscribe', max: 5, seconds: 60 * 60 };
/** Limits confirmation emails per address, because anybody can request them for any address. */
const ASK_FOR: Rule = { name: 'status-subscribe-for', max: 3, seconds: 24 * 60 * 60 };

/** Emails all subscribers, if the transaction commits. */
export type Tell = (tx: Tx, subject: string, text: string) => Promise<void>;

interface Deps {
  db: Database;
  jobs: Jobs;
  limiter: Limiter;
  publicUrl: string;
}

export function createSubscribers({ db, jobs, limiter, publicUrl }: Deps) {
  const tell: Tell = async (tx, subject, text) => {
    for (const { email, token } of await repository.confirmed(tx)) {
      const end = `${publicUrl}/status?end=${token}`;
      const body = `${text}\n\nMore: ${publicUrl}/status\nUnsubscribe: ${end}\n`;
      await jobs.enqueue(statusEmail, { email, subject: `Crisper status: ${subject}`, text: body }, tx);
    }
  };

  return {
    tell,

    /** The response is the same whether or not the email is known. */
    async ask(email: string, network: string): Promise<void> {
      await limiter.use(ASK, network);
      await limiter.use(ASK_FOR, email);
      await db.transaction(async (tx) => {
        const token = await repository.ask(tx, email, randomBytes(24).toString('base64url'));
        if (token === null) return;
        const text = say(
          'Someone, hopefully you, asked for emails about incidents at Crisper.\n\nYes, send them: {link}\n\nIf it wasn’t you, you can ignore this.\n',
          { link: `${publicUrl}/status?confirm=${token}` },
        );
        await jobs.enqueue(statusEmail, { email, subject: say('Confirm your status emails'), text }, tx);
      });
    },

    async confirm(token: string): Promise<void> {
      if (!(await repository.confirm(db.orm, token)))
        throw new Problem('not_found', 'That link has expired. Sign up for the emails again.');
    },

    end: (token: string) => repository.end(db.orm, token),

    forget: repository.removeOfUser,
  };
}
