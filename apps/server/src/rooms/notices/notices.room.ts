import {
  addPushDevice,
  getNotices,
  removePushDevice,
  unsubscribe,
  updateNotices,
} from '@crisper/contract/notices/notices';
import type { FastifyInstance } from 'fastify';
import { originOf } from '../../http/origin.ts';
import type { Room, RoomParts } from '../../http/room.ts';
import { route } from '../../http/route.ts';
import { handle } from '../../jobs/job.ts';
import { createNoticeSender, type NoticeSenderDeps } from './notice-sender.service.ts';
import { pollNotices, tellPerson } from './notices.jobs.ts';
import { createNotices, type NoticesDeps, type NoticesService } from './notices.service.ts';

export function noticesRoom(deps: NoticesDeps & NoticeSenderDeps): RoomParts {
  const notices = createNotices(deps);
  const noticeSender = createNoticeSender(deps);
  const room: Room = {
    name: 'notices',
    routes: (app) => noticesRoutes(app, notices),
    jobs: [
      handle(pollNotices, () => noticeSender.look()),
      handle(tellPerson, ({ userId }) => noticeSender.tell(userId)),
    ],
    personal: {
      export: (userId) => ({
        noticeSettings: notices.settingsOf(userId),
        noticeDevices: notices.devicesOf(userId),
      }),
    },
  };
  return { room };
}

const BODY_MAX = 10_000;

function noticesRoutes(app: FastifyInstance, notices: NoticesService): void {
  route(app, getNotices, ({ request }) => notices.view(request.signedIn!));
  route(app, updateNotices, ({ request, body }) => notices.update(request.signedIn!, body));
  route(app, addPushDevice, ({ request, body }) => notices.addDevice(request.signedIn!, body));
  route(app, removePushDevice, ({ request }) => notices.removeDevice(request.signedIn!));
  app.register(async (scope) => {
    // Mail programs post a form that says nothing new: the address says it all.
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    scope.addContentTypeParser(forms, { parseAs: 'string', bodyLimit: BODY_MAX }, (_request, _body, done) =>
      done(null, undefined),
    );
    route(scope, unsubscribe, async ({ query, request }) => {
      await notices.unsubscribe(query.token, originOf(request).network.line);
      return { ok: true as const };
    });
  });
}
