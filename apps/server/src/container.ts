import { TOKEN_PREFIX } from '@crisper/contract/tokens/tokens';
import type { Authenticate } from './http/signed-in.ts';
import { createPlatform, type Parts, type Platform } from './platform.ts';
import { createRooms, type Rooms } from './rooms.ts';

/** The whole server without HTTP: the platform and the rooms. */
export interface Container extends Platform, Rooms {
  authenticate: Authenticate;
  /** True while the server shuts down: it finishes open requests and takes no new work. */
  leaving: boolean;
  /** Readiness checks by name. Each rejects when its part does not work. */
  checks: Record<string, () => Promise<void>>;
  /** Starts to work off jobs. */
  work(): void;
  /** Preloads whatever is slow to load, before the first request needs it. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

export function createContainer(parts: Parts): Container {
  const platform = createPlatform(parts);
  const house = createRooms(platform);
  const { db, jobs, log, mail, cache, vision, parsing } = platform;
  const { rooms, sessions, tokens, billing, matching } = house;

  const checks: Container['checks'] = {
    database: async () => void (await db.pool.query('select 1')),
    queue: jobs.check,
  };
  for (const room of rooms) if (room.check) checks[room.name] = room.check;

  return {
    ...platform,
    ...house,
    authenticate: (token) =>
      token.startsWith(TOKEN_PREFIX) ? tokens.authenticate(token) : sessions.authenticate(token),
    leaving: false,
    checks,
    work() {
      jobs.work();
      for (const room of rooms) room.work?.();
    },
    async warm() {
      await billing.catchUp().catch((error) => log.error({ err: error }, 'open payments are not looked at'));
      await matching.warm().catch((error) => log.error({ err: error }, 'the match index is not built'));
      await vision.warm().catch((error) => log.error({ err: error }, 'the vision engine does not open'));
    },
    async close() {
      await jobs.close();
      for (const room of rooms) await room.close?.();
      await parsing.close();
      await mail.close();
      await cache.close();
    },
  };
}
