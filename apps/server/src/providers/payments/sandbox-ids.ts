import { randomBytes } from 'node:crypto';

export const newId = (kind: string): string => `${kind}_sandbox_${randomBytes(12).toString('hex')}`;

/** The id of a payment and the client secret that lets a browser pay it. */
export function newPaymentId(): { id: string; clientSecret: string } {
  const id = newId('pi');
  return { id, clientSecret: `${id}_secret_${randomBytes(16).toString('hex')}` };
}
