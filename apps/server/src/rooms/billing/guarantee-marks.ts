import { createHmac } from 'node:crypto';
import type { Tx } from '../../db/client.ts';
import { mailboxOf } from '../../mailbox.ts';
import * as repository from './guarantee-marks.repository.ts';

export type GuaranteeMarks = ReturnType<typeof createGuaranteeMarks>;

/**
 * The guarantee is given once a person. Deleting the account deletes what we know of the person, so all that stays is a
 * mark: without the server's secret it cannot be told whose it is, nor tried out.
 */
export function createGuaranteeMarks(secret: string) {
  const markOf = (kind: 'mailbox' | 'card', value: string): string =>
    createHmac('sha256', secret).update(`guarantee ${kind} ${value}`).digest('base64url');
  const ofMailbox = (email: string) => markOf('mailbox', mailboxOf(email));

  return {
    /** Whether this mailbox has used the guarantee. */
    known: (tx: Tx, email: string): Promise<boolean> => repository.exists(tx, ofMailbox(email)),

    /** Marks the mailbox and the cards as used. False when one of them was before, or is just now, by another account. */
    async use(tx: Tx, email: string, fingerprints: readonly string[]): Promise<boolean> {
      const marks = new Set([ofMailbox(email), ...fingerprints.map((one) => markOf('card', one))]);
      // In one order, so that two accounts that share two cards do not wait for each other.
      return (await repository.insert(tx, [...marks].sort())) === marks.size;
    },

    forgetOld: (tx: Tx, days: number) => repository.removeOld(tx, days),
  };
}
