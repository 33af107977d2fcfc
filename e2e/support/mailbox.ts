import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server that keeps all emails. */
export async function startMailbox() {
  const emails: { to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      void text(stream).then((message) => {
        emails.push({ to: envelope.rcptTo.map(({ address }) => address), text: readable(message) });
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Links to a page in emails to an address, oldest first, as paths with their query. */
    linksTo(email: string, page: string): string[] {
      return emails
        .filter(({ to }) => to.includes(email))
        .map((message) => message.text.split(/\s/).find((word) => word.includes(`${page}?`)))
        .filter((link) => link !== undefined)
        .map((link) => link.slice(link.indexOf(`${page}?`)));
    },
    stop: () => new Promise<void>((done) => server.close(done)),
  };
}

export type Mailbox = Awaited<ReturnType<typeof startMailbox>>;

/** Long lines are broken with "=", and "=" itself is written "=3D". */
function readable(message: string): string {
  return message.replace(/=\r\n/g, '').replaceAll('=3D', '=');
}
