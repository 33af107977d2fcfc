import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type Logger, pino } from 'pino';
import { createApp } from '../app.ts';
import { type Container, createContainer } from '../container.ts';
import type { Database } from '../db/client.ts';
import { type Env, readEnv } from '../env.ts';
import { ParsePool } from '../parsing/parse-pool.ts';
import type { Email, Mail } from '../providers/mail/mail.provider.ts';
import type { PageFetch, PictureFetch } from '../providers/page-fetch/page-fetch.provider.ts';
import type { ProductsOnline } from '../providers/products/products.provider.ts';
import type { Push } from '../providers/push/push.provider.ts';
import type { TextProvider } from '../providers/text/text.provider.ts';
import type { VisionProvider } from '../providers/vision/vision.provider.ts';
import type { Probes } from '../telemetry/probes.ts';
import { testDatabase } from './database.ts';

export interface TestApp {
  app: FastifyInstance;
  container: Container;
  /** Emails sent so far, oldest first. */
  emails: Email[];
  /** `call('POST', '/api/…', { body, token })` sends a request through the whole server, without a socket. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    options?: CallOptions,
  ): Promise<LightMyRequestResponse>;
  /** Creates an account with a session. */
  signUp(overrides?: Partial<Person>): Promise<Person & { id: string; householdId: string; token: string }>;
  close(): Promise<void>;
}

interface CallOptions {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  address?: string;
}

interface Person {
  email: string;
  username: string;
  password: string;
  invitation?: string;
}

interface Options {
  env?: Partial<Env>;
  vision?: VisionProvider;
  log?: Logger;
  text?: TextProvider;
  pages?: PageFetch;
  pictureFetch?: PictureFetch;
  productsOnline?: ProductsOnline;
  push?: Push;
  /** The clock of notices and calendars. */
  now?: () => Date;
  /** The test's own mail provider, used instead of `emails`. */
  mail?: Mail;
  /** Probes controlled by the test. */
  probes?: Probes;
  webRoot?: string;
  /** Instead of an empty one of its own; closed with the rest. */
  database?: Database;
}

let parsePool: ParsePool | undefined;

/** The processes that parse take a second to start, so all apps of a test worker ask the same. They end with the worker. */
function sharedParsing(): Pick<ParsePool, 'read' | 'close'> {
  parsePool ??= new ParsePool();
  return { read: parsePool.read.bind(parsePool), close: async () => {} };
}

/** The real server on its own database. Jobs run when a test calls `container.jobs.runDue()`. */
export async function testApp({
  env,
  vision,
  text,
  pages,
  pictureFetch,
  productsOnline,
  push,
  now,
  mail: givenMail,
  probes,
  log,
  webRoot,
  database,
}: Options = {}): Promise<TestApp> {
  const db = database ?? (await testDatabase());
  const emails: Email[] = [];
  const mail: Mail = givenMail ?? {
    send: async (email) => void emails.push(email),
    check: async () => {},
    close: async () => {},
  };
  const container = createContainer({
    env: { ...readEnv({ NODE_ENV: 'test', ADMIN: 'none' }), ...env },
    log: log ?? pino({ level: 'silent' }),
    db,
    secret: 'a secret for tests that is long enough',
    mail,
    ...(vision && { vision }),
    ...(text && { text }),
    ...(pages && { pages }),
    ...(pictureFetch && { pictureFetch }),
    ...(productsOnline && { productsOnline }),
    ...(push && { push }),
    ...(now && { now }),
    parsing: sharedParsing(),
    ...(probes && { probes }),
  });
  await container.jobs.start(container.rooms.flatMap((room) => room.jobs ?? []));
  const app = await createApp(container, { budgetWaitMs: 0, ...(webRoot && { webRoot }) });
  await app.ready();

  const call: TestApp['call'] = (method, url, { body, token, headers, address } = {}) => {
    const options: InjectOptions = { method, url, headers: { ...headers } };
    if (token) options.headers = { ...options.headers, authorization: `Bearer ${token}` };
    if (body !== undefined) options.payload = body as NonNullable<InjectOptions['payload']>;
    if (address) options.remoteAddress = address;
    return app.inject(options);
  };

  let people = 0;
  return {
    app,
    container,
    emails,
    call,
    async signUp(overrides = {}) {
      people++;
      const person = {
        email: `cook${people}@example.com`,
        username: `cook${people}`,
        password: 'wooden spoon 42',
        ...overrides,
      };
      // A different IP address for each person, so that the sign-up limit per address does not interfere.
      const address = `10.1.${people >> 8}.${people & 255}`;
      const answer = await call('POST', '/api/auth/register', { body: person, address });
      if (answer.statusCode !== 201) throw new Error(`signUp: ${answer.statusCode} ${answer.body}`);
      const { token, user } = answer.json<{ token: string; user: { id: string; householdId: string } }>();
      return { ...person, id: user.id, householdId: user.householdId, token };
    },
    async close() {
      await app.close();
      await container.close();
      await db.close();
    },
  };
}
