import type { Logger } from 'pino';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import { mailboxOf } from '../../mailbox.ts';
import { Problem } from '../../problem.ts';
import type { Mail } from './mail.provider.ts';

const DAY = 24 * 60 * 60;
const ORDINARY: Rule = { name: 'emails', max: 40, seconds: DAY };
/** Counted by themselves: a flood of ordinary emails does not stop the one that lets a user in. */
const URGENT: Rule = { name: 'emails-urgent', max: 20, seconds: DAY };

interface Deps {
  limiter: Limiter;
  log: Logger;
  /** Our own mailbox, which gets every message of the contact form, if there is one. */
  team: string | undefined;
}

/** Stops sending to a mailbox that got too many emails in a day, whatever made us write them. */
export function cappedMail(mail: Mail, { limiter, log, team }: Deps): Mail {
  return {
    ...mail,
    async send(email) {
      if (email.to === team) return mail.send(email);
      const rule = email.urgent ? URGENT : ORDINARY;
      const mailbox = mailboxOf(email.to);
      const room = await passes(limiter.check(rule, mailbox));
      // Trying again later would only make the flood longer.
      if (!room)
        return log.warn({ subject: email.subject }, 'an email was not sent: too many to one mailbox');
      await mail.send(email);
      // Only what was sent counts: a mail server that is down uses nothing up.
      await passes(limiter.use(rule, mailbox));
    },
  };
}

async function passes(limit: Promise<unknown>): Promise<boolean> {
  try {
    await limit;
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
