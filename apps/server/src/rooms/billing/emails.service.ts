import type { Database } from '../../db/client.ts';
import { inLanguageOf } from '../../language.ts';
import type { Mail } from '../../providers/mail/mail.provider.ts';
import { findUser } from '../auth/auth.room.ts';
import { type EmailFacts, type EmailKind, writeEmail } from './email-texts.ts';
import { claimTelling, giveTellingBack } from './subscriptions.repository.ts';

interface Deps {
  db: Database;
  mail: Mail;
  publicUrl: string;
}

export function createEmails({ db, mail, publicUrl }: Deps) {
  return {
    async send({ userId, kind, ...facts }: { userId: string; kind: EmailKind } & EmailFacts): Promise<void> {
      const reader = await findUser(db.orm, userId);
      if (!reader) return;
      const email = inLanguageOf(reader, () => writeEmail(kind, facts, reader, publicUrl));
      if (kind !== 'canceled' && kind !== 'resumed') return mail.send(email);
      const cancel = kind === 'canceled';
      if (!(await claimTelling(db.orm, userId, cancel))) return;
      await mail.send(email).catch(async (error) => {
        await giveTellingBack(db.orm, userId, cancel);
        throw error;
      });
    },
  };
}
