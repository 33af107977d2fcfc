import type { Endpoint } from '@crisper/contract/endpoint';
import type { z } from 'zod';
import { call, onReached } from '../api.ts';
import { randomId } from '../random-id.ts';
import { getSession, onSessionChange } from '../session/session-store.ts';
import { createChangeStore } from './change-store.ts';
import { createOutbox, type Ended, type Outbox } from './create-outbox.ts';
import { becomeOutboxState } from './outbox-state.ts';
import type { Outcome, PendingChange } from './pending-change.ts';

const SEND_LIMIT_MS = 20_000;
/** The name of the database, the lock and the channel. */
const NAME = 'outbox';

type Listener = (ended: Ended) => void;

/** Results from before a listener was set, as after a reload. */
const unheard: Ended[] = [];
let listener: Listener | undefined;
let outbox: Outbox | undefined;

const userId = () => getSession()?.user.id;

function send({ method, path, params, body }: PendingChange): Promise<unknown> {
  // The body was validated when the change was created; the room parses the answer.
  const endpoint = { method, path, access: 'user' } as Endpoint<
    z.ZodUnknown,
    undefined,
    z.ZodUnknown,
    z.ZodUnknown
  >;
  return call(endpoint, { params, body, timeoutMs: SEND_LIMIT_MS });
}

/** Lets one tab send at a time, to avoid duplicate requests. They would be harmless: the server ignores repeats. */
async function exclusive(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  let began = false;
  const once = () => {
    began = true;
    return work();
  };
  await navigator.locks.request(NAME, once).catch(() => (began ? undefined : work()));
}

function hear(ended: Ended): void {
  if (listener) listener(ended);
  else unheard.push(ended);
}

/** The page's only outbox, with all events that trigger a retry. */
function theOutbox(): Outbox {
  outbox ??= open();
  return outbox;
}

function open(): Outbox {
  const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME);
  const made = createOutbox({
    store: createChangeStore(NAME),
    send,
    userId,
    exclusive,
    onChange: becomeOutboxState,
    onKept: () => tabs?.postMessage(null),
    onEnded: (ended) => {
      tabs?.postMessage(ended);
      hear(ended);
    },
  });
  tabs?.addEventListener('message', async ({ data: ended }: MessageEvent<Ended | null>) => {
    if (!ended) return made.refresh();
    await made.endedElsewhere(ended);
    hear(ended);
  });
  const flush = () => void made.flush();
  window.addEventListener('online', flush);
  window.addEventListener('focus', flush);
  window.addEventListener('pageshow', flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') flush();
  });
  onReached(() => void made.reached());
  onSessionChange(() => {
    void made.refresh();
    flush();
  });
  return made;
}

/** Sends what earlier visits left, and reports the result of each change from now on. */
export function startOutbox(heard: Listener): void {
  listener = heard;
  for (const ended of unheard.splice(0)) heard(ended);
  // By now the signed-in user's expired changes have been dropped and reported.
  void theOutbox().flush().then(theOutbox().removeOld);
}

type Idempotent = z.ZodType<unknown, { idempotencyKey?: string | undefined }>;

interface NewChange<P, B> {
  kind: string;
  title: string;
  params?: P extends z.ZodType ? z.input<P> : never;
  body: B extends z.ZodType ? Omit<z.input<B>, 'idempotencyKey'> : never;
}

/** Adds a write that also works offline: the server applies it once, in order. */
export async function perform<P extends z.ZodType | undefined, B extends Idempotent, R extends z.ZodType>(
  { method, path }: Endpoint<P, undefined, B, R, 'user'>,
  { body, ...change }: NewChange<P, B>,
): Promise<Outcome<z.output<R>>> {
  const id = userId();
  if (id === undefined) return { state: 'waiting', signedOut: true };
  const key = randomId();
  const made = {
    ...change,
    key,
    userId: id,
    at: Date.now(),
    method,
    path,
    body: { ...body, idempotencyKey: key },
  };
  return (await theOutbox().perform(made)) as Outcome<z.output<R>>;
}

/** Does a change once more that the server refused. */
export function performAgain(change: PendingChange): void {
  const key = randomId();
  const body = { ...change.body, idempotencyKey: key };
  void theOutbox().perform({ ...change, key, at: Date.now(), body });
}

/** Sends the queue now; changes that cannot be sent stay in it. */
export const flushOutbox = (): Promise<void> => theOutbox().flush();

/** For a deleted account. */
export const forgetChanges = (ofUser: string): Promise<void> => theOutbox().forget(ofUser);
