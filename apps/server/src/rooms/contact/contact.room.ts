import type { LimitsOf } from '@crisper/contract/billing/plans';
import {
  type ContactChannels,
  contactChannels,
  listContactMessages,
  markContactMessage,
  sendContactMessage,
} from '@crisper/contract/contact/contact';
import type { Limiter } from '../../cache/limiter.ts';
import type { Database } from '../../db/client.ts';
import { networkOf } from '../../http/network-of.ts';
import type { Room, RoomParts } from '../../http/room.ts';
import { route } from '../../http/route.ts';
import { handle } from '../../jobs/job.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Mail } from '../../providers/mail/mail.provider.ts';
import { contactMessageStored } from './contact.jobs.ts';
import { createContact } from './contact.service.ts';

interface Deps {
  db: Database;
  jobs: Jobs;
  limiter: Limiter;
  mail: Mail;
  channels: ContactChannels;
  limitsOf: LimitsOf;
}

export function contactRoom(deps: Deps): RoomParts {
  const contact = createContact({ ...deps, mailbox: deps.channels.email ?? undefined });
  const room: Room = {
    name: 'contact',
    routes(app) {
      route(app, contactChannels, () => deps.channels);
      route(app, sendContactMessage, ({ body, user, request }) =>
        contact.send(body, user, networkOf(request).line),
      );
      route(app, listContactMessages, ({ query }) => contact.inbox(query.answered === 'true', query.limit));
      route(app, markContactMessage, async ({ params, body }) => ({
        message: await contact.mark(params.id, body.answered),
      }));
    },
    jobs: [handle(contactMessageStored, ({ id }) => contact.mailMessage(id))],
    personal: { export: (userId) => ({ contactMessages: contact.ofPerson(userId) }) },
  };
  return { room };
}

// What other rooms may ask, besides the api.
export { channelsOf } from './channels-of.ts';
