import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db/client.ts';
import { Problem } from '../problem.ts';
import { newest } from '../providers/mail/outbox.repository.ts';
import { escapeHtml, plainPage } from './html.ts';

/** Emails that were stored because no mail server is set up. Registered in development only. */
export function installOutboxPage(app: FastifyInstance, db: Database): void {
  app.get('/dev/mail', { schema: { hide: true } }, async (request, reply) => {
    if (!isFromHere(request)) throw new Problem('not_found', 'There’s nothing at this address.');
    const emails = await newest(db.orm, 50);
    const items = emails.map(
      (email) =>
        `<h2>${escapeHtml(email.subject)}</h2><p>To ${escapeHtml(email.to)}, ${email.at.toISOString()}</p>` +
        `<pre>${linked(escapeHtml(email.text))}</pre>`,
    );
    reply.type('text/html; charset=utf-8');
    return plainPage('Outbox', items.join('<hr>') || '<p>No emails yet.</p>');
  });
}

/** Emails hold links that open accounts: only who sits at this machine sees them, and no user who comes by a proxy. */
function isFromHere({ raw, headers, host }: FastifyRequest): boolean {
  const local = /^(?:::1|(?:::ffff:)?127\.0\.0\.1)$/.test(raw.socket.remoteAddress ?? '');
  const forwarded = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some(
    (name) => headers[name] !== undefined,
  );
  // A foreign name for this machine would let a foreign page read it (DNS rebinding).
  return local && !forwarded && /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);
}

function linked(text: string): string {
  return text.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}
