import type { Database } from '../../db/client.ts';
import type { Mail } from './mail.provider.ts';
import { insert } from './outbox.repository.ts';

/** Without a mail server, emails are stored in a table for the developer to read. */
export function outboxMail(db: Database): Mail {
  return {
    send: (email) => insert(db.orm, email),
    check: async () => {},
    close: async () => {},
  };
}
