import { createTransport } from 'nodemailer';
import type { Mail } from './mail.provider.ts';

const LIMIT_MS = 10_000;
/** Connections to the mail server. Urgent emails have their own, so that they never wait for the others. */
const ORDINARY = 5;
const URGENT = 20;

export function smtpMail(url: string, from: string): Mail {
  const open = (maxConnections: number) =>
    createTransport({
      url,
      pool: true,
      maxConnections,
      connectionTimeout: LIMIT_MS,
      greetingTimeout: LIMIT_MS,
      socketTimeout: LIMIT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  const ordinary = open(ORDINARY);
  const urgently = open(URGENT);
  return {
    async send({ urgent, unsubscribe, ...email }) {
      const headers = unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
      await (urgent ? urgently : ordinary).sendMail({ from, ...email, ...(headers && { headers }) });
    },
    check: async () => void (await ordinary.verify()),
    async close() {
      ordinary.close();
      urgently.close();
    },
  };
}
