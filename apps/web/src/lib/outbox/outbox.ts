import type { Endpoint } from '@crisper/contract/endpoint';
import type { z } from 'zod';
import { call, onReached } from '../api.ts';
import { randomId } from '../random-id.ts';
import { getSession, onSessionChange } from '../session/session-store.ts';
import type { AnswerOf, BodyOf, ChangeKind, EndpointOf, ParamsOf } from './change-kinds.ts';
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

interface NewChange<Kind extends ChangeKind, E> {
  kind: Kind;
  title: string;
  params?: ParamsOf<E>;
  body: Omit<BodyOf<E>, 'idempotencyKey'>;
}

/** Adds a write that also works offline: the server applies it once, in order. */
export async function perform<Kind extends ChangeKind, E extends EndpointOf<Kind>>(
  { method, path }: E,
  { body, ...change }: NewChange<Kind, E>,
): Promise<Outcome<AnswerOf<E>>> {
  const id = userId();
  if (id === undefined) return { state: 'waiting', signedOut: true };
  const made = { ...change, key: '', userId: id, at: 0, method, path, body } as PendingChange;
  return (await theOutbox().perform(fresh(made))) as Outcome<AnswerOf<E>>;
}

/** Does a change once more that the server refused. */
export function performAgain(change: PendingChange): void {
  void theOutbox().perform(fresh(change));
}

/** Done now, and once. */
function fresh(change: PendingChange): PendingChange {
  const key = randomId();
  return { ...change, key, at: Date.now(), body: { ...change.body, idempotencyKey: key } } as PendingChange;
}

/** Sends the queue now; changes that cannot be sent stay in it. */
export const flushOutbox = (): Promise<void> => theOutbox().flush();

/** For a deleted account. */
export const forgetChanges = (ofUser: string): Promise<void> => theOutbox().forget(ofUser);
