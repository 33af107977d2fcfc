import type { Database } from '../../db/client.ts';
import type { Mail } from '../../providers/mail/mail.provider.ts';
import { findById } from '../accounts/accounts.repository.ts';
import { type EmailFacts, type EmailKind, writeEmail } from './email-texts.ts';

interface Deps {
  db: Database;
  mail: Mail;
  publicUrl: string;
}

export function createEmails({ db, mail, publicUrl }: Deps) {
  return {
    async send({ userId, kind, ...facts }: { userId: string; kind: EmailKind } & EmailFacts): Promise<void> {
      const reader = await findById(db.orm, userId);
      if (reader) await mail.send(writeEmail(kind, facts, reader, publicUrl));
    },
  };
}
