import { endCalendar, getCalendar, makeCalendar, updateMealTimes } from '@crisper/contract/calendar/calendar';
import type { FastifyInstance } from 'fastify';
import { originOf } from '../../http/origin.ts';
import type { Room, RoomParts } from '../../http/room.ts';
import { route } from '../../http/route.ts';
import { sendCached } from '../../http/send-cached.ts';
import { type CalendarDeps, type CalendarService, createCalendar } from './calendar.service.ts';

export function calendarRoom(deps: CalendarDeps): RoomParts {
  const calendar = createCalendar(deps);
  const room: Room = {
    name: 'calendar',
    routes(app) {
      calendarRoutes(app, calendar);
      feedRoute(app, calendar);
    },
    personal: {
      export: (userId, householdId) => ({
        calendarFeed: calendar.feedOf(userId),
        mealTimes: calendar.timesOf(householdId),
      }),
    },
  };
  return { room };
}

function calendarRoutes(app: FastifyInstance, calendar: CalendarService): void {
  route(app, getCalendar, ({ user }) => calendar.view(user));
  route(app, makeCalendar, ({ request }) => calendar.make(request.signedIn!));
  route(app, endCalendar, async ({ user }) => {
    await calendar.end(user);
    return { ok: true as const };
  });
  route(app, updateMealTimes, ({ user, body }) => calendar.changeTimes(user, body));
}

const KEPT_SECONDS = 300;

/** For calendar programs, which bring no session: the address is the secret. It stands in no log. */
function feedRoute(app: FastifyInstance, calendar: CalendarService): void {
  app.get<{ Params: { token: string } }>(
    '/calendar/:token.ics',
    { config: { quiet: true } },
    async (request, reply) => {
      const body = await calendar.feed(request.params.token, originOf(request).network.line);
      reply.header('x-robots-tag', 'noindex');
      return sendCached(request, reply, {
        body,
        type: 'text/calendar; charset=utf-8',
        seconds: KEPT_SECONDS,
        who: 'private',
      });
    },
  );
}
