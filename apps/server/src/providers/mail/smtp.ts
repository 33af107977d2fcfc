import { createTransport } from 'nodemailer';
import type { Mail } from './mail.provider.ts';

const LIMIT_MS = 10_000;

export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: LIMIT_MS,
    greetingTimeout: LIMIT_MS,
    socketTimeout: LIMIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (email) => void (await transport.sendMail({ from, ...email })),
    check: async () => void (await transport.verify()),
    close: async () => transport.close(),
  };
}
