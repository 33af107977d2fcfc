import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/client.ts';
import { newest } from '../providers/mail/outbox.repository.ts';
import { escapeHtml, plainPage } from './html.ts';

/** Emails that were stored because no mail server is set up. Registered in development only. */
export function installOutboxPage(app: FastifyInstance, db: Database): void {
  app.get('/dev/mail', { schema: { hide: true } }, async (_request, reply) => {
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

function linked(text: string): string {
  return text.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}
