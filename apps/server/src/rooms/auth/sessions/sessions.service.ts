import type { AccountSession } from '@crisper/contract/auth/auth';
import { LRUCache } from 'lru-cache';
import type { Database, Tx } from '../../../db/client.ts';
import { listen, tellOthers } from '../../../db/listen.ts';
import type { Origin } from '../../../http/origin.ts';
import type { SignedIn } from '../../../http/signed-in.ts';
import { Problem } from '../../../problem.ts';
import { hashToken, newToken } from '../../../random-token.ts';
import type { Audit } from '../../audit/audit.room.ts';
import { presentUser } from '../present-user.ts';
import * as repository from './sessions.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A session that no user uses ends after this long, and any session after the other. */
const IDLE_MS = 30 * DAY_MS;
const LIFE_MS = 90 * DAY_MS;
/** How long a session may do what harms for good, after signing in or giving the password again. */
const ELEVATED_MS = 10 * 60 * 1000;
/** The last-used time of a session is written at most this often. */
const TOUCH_MS = 10 * 60 * 1000;
/** If an instance misses that a session ended elsewhere, it accepts the session for at most this long. */
const CACHE_MS = 5_000;
/** The channel on which instances tell each other whose sessions to drop from the cache, by the id of a person or a household. */
const CHANNEL = 'sessions';
const CACHE_MAX = 20_000;
const SESSIONS_MAX = 50;
const DEVICE_MAX = 200;

export type SessionsService = ReturnType<typeof createSessions>;

interface Options {
  /** Whether other instances use the same database. */
  shared: boolean;
  audit: Audit;
  /** Whether people are asked to confirm their email. */
  confirmEmails: boolean;
  /** Whether there are plans; without them everybody has everything. */
  plans: boolean;
}

export function createSessions(db: Database, { shared, audit, ...offered }: Options) {
  const cache = new LRUCache<string, SignedIn>({ max: CACHE_MAX, ttl: CACHE_MS });

  /** Lookups in progress: concurrent requests with the same token share one query. */
  const loading = new Map<string, Promise<SignedIn | null>>();
  /** Counts cache invalidations: a row read before one must not be cached after it. */
  let forgotten = 0;

  const forgetHere = (id: string): void => {
    forgotten++;
    loading.clear();
    // What one person has may count for their household: Pro does.
    const household = [...cache.values()].find(({ user }) => user.id === id)?.user.householdId ?? id;
    for (const [key, { user }] of cache.entries())
      if (user.id === id || user.householdId === household) cache.delete(key);
  };

  const forgetAll = (): void => {
    forgotten++;
    loading.clear();
    cache.clear();
  };

  const others = shared ? listen(db.pool, CHANNEL, { message: forgetHere, again: forgetAll }) : undefined;

  const forget = (id: string): void => {
    forgetHere(id);
    // If the message is lost, the other instances' cache entries expire within CACHE_MS.
    if (others) void tellOthers(db, CHANNEL, id).catch(() => {});
  };

  const read = async (tokenHash: string): Promise<SignedIn | null> => {
    const before = forgotten;
    const found = await repository.findLive(db.orm, tokenHash);
    if (!found) return null;
    const now = Date.now();
    if (now - found.session.lastUsedAt.getTime() > TOUCH_MS) {
      await repository.touch(db.orm, found.session.id, new Date(now + IDLE_MS));
    }
    const left = found.session.expiresAt.getTime() - now;
    const signedIn = { user: presentUser(found.user, offered), sessionId: found.session.id };
    if (before === forgotten && left > CACHE_MS) cache.set(tokenHash, signedIn);
    return signedIn;
  };

  const load = (tokenHash: string): Promise<SignedIn | null> => {
    const known = loading.get(tokenHash);
    if (known) return known;
    const reading = read(tokenHash).finally(() => {
      if (loading.get(tokenHash) === reading) loading.delete(tokenHash);
    });
    loading.set(tokenHash, reading);
    return reading;
  };

  return {
    authenticate(token: string): SignedIn | null | Promise<SignedIn | null> {
      const tokenHash = hashToken(token);
      return cache.get(tokenHash) ?? load(tokenHash);
    },

    /** `endsAt`: sooner than others, where a provider says so. */
    async start(tx: Tx, userId: string, device: string, endsAt?: Date): Promise<string> {
      const token = newToken();
      const now = Date.now();
      const end = Math.min(now + LIFE_MS, endsAt?.getTime() ?? Number.POSITIVE_INFINITY);
      await repository.insert(tx, {
        userId,
        tokenHash: hashToken(token),
        device: device.slice(0, DEVICE_MAX),
        expiresAt: new Date(Math.min(now + IDLE_MS, end)),
        endsAt: new Date(end),
        elevatedUntil: new Date(now + ELEVATED_MS),
      });
      await repository.removeBeyond(tx, userId, SESSIONS_MAX);
      return token;
    },

    async elevate(tx: Tx, id: string): Promise<Date> {
      const until = new Date(Date.now() + ELEVATED_MS);
      await repository.elevate(tx, id, until);
      return until;
    },

    async assertElevated({ sessionId }: SignedIn): Promise<void> {
      if (await repository.isElevated(db.orm, sessionId)) return;
      throw new Problem('confirmation_required', 'Please enter your password again to continue.');
    },

    async list(signedIn: SignedIn): Promise<AccountSession[]> {
      const rows = await repository.listLive(db.orm, signedIn.user.id, SESSIONS_MAX);
      return rows.map((row) => ({
        id: row.id,
        current: row.id === signedIn.sessionId,
        device: row.device,
        createdAt: row.createdAt.toISOString(),
        lastUsedAt: row.lastUsedAt.toISOString(),
      }));
    },

    async end(
      userId: string,
      id: string,
      action: { action: 'signed-out' | 'session-ended'; origin: Origin },
    ): Promise<boolean> {
      const ended = await db.transaction(async (tx) => {
        const removed = await repository.remove(tx, userId, id);
        if (removed) await audit.record(tx, { ...action, userId });
        return removed;
      });
      forget(userId);
      return ended;
    },

    async endAll(tx: Tx, userId: string, exceptId?: string): Promise<void> {
      await repository.removeAll(tx, userId, exceptId);
      forget(userId);
    },

    /** Call this after changing any data that `authenticate` returns, with the id of the person. */
    forgetUser: forget,

    /** The same for everybody in a household. */
    forgetHousehold: forget,

    removeExpired: () => repository.removeExpired(db.orm),

    close: async () => others?.close(),
  };
}
