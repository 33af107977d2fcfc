import type { Database } from '../../db/client.ts';
import type { Mail } from '../../providers/mail/mail.provider.ts';
import { findById } from '../accounts/accounts.repository.ts';
import { type LetterFacts, type LetterKind, writeLetter } from './letters.ts';

interface Deps {
  db: Database;
  mail: Mail;
  publicUrl: string;
}

export function createLetters({ db, mail, publicUrl }: Deps) {
  return {
    async send({
      userId,
      kind,
      ...facts
    }: { userId: string; kind: LetterKind } & LetterFacts): Promise<void> {
      const reader = await findById(db.orm, userId);
      if (reader) await mail.send(writeLetter(kind, facts, reader, publicUrl));
    },
  };
}
