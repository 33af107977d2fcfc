import type { Method } from '@crisper/contract/endpoint';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api.ts';
import type { AnswerOf, BodyOf, ChangeKind, EndpointOf, ParamsOf } from './change-kinds.ts';

interface Common<Kind extends ChangeKind> {
  /** The idempotency key: the server applies it once, however often it is sent. */
  key: string;
  userId: string;
  kind: Kind;
  /** The name of the recipe, meal or list item, for messages to the user. */
  title: string;
  /** When the user did it, by this device's clock. */
  at: number;
  method: Method;
  path: string;
}

interface Written<E> {
  params?: ParamsOf<E>;
  body: BodyOf<E>;
}

/** A write that is sent to the server now or as soon as it can be reached. */
export type PendingChange<Kind extends ChangeKind = ChangeKind> = {
  [K in Kind]: Common<K> & Written<EndpointOf<K>>;
}[Kind];

/** Why the server refused it for good. Plain data, because it is posted to other tabs. */
export interface Refusal {
  status: number;
  code: ApiError['code'];
  /** Can be shown in a toast. */
  message: string;
}

export type Outcome<Answer = unknown> =
  | { state: 'sent'; answer: Answer }
  | { state: 'refused'; refusal: Refusal }
  /** Kept for later. `signedOut`: the user has to sign in again first. */
  | { state: 'waiting'; signedOut: boolean };

/** Passed to the handlers of a room. */
export interface ChangePage<Kind extends ChangeKind = ChangeKind> {
  queries: QueryClient;
  goTo(path: string): void;
  /** Unsent changes of the same kind. */
  waiting: readonly PendingChange<Kind>[];
  /** Does it once more, for a user who asks for it after a refusal. */
  again(): void;
}

/** Called with the server's answer in every open tab, even if the page that created the change is gone. */
export interface ChangeHandlers<Kind extends ChangeKind = ChangeKind> {
  sent(change: PendingChange<Kind>, answer: AnswerOf<EndpointOf<Kind>>, page: ChangePage<Kind>): void;
  refused(change: PendingChange<Kind>, refusal: Refusal, page: ChangePage<Kind>): void;
}

/** After this long without an answer the user is told that it will be sent later. */
export const PATIENCE_MS = 5000;

/** A user who did it still waits for the outcome, with everything typed on the screen. */
export const isFresh = ({ at }: PendingChange): boolean => Date.now() - at < PATIENCE_MS;

/** Changes of one queue keep their order: the room whose things they change, `/api/shopping/amounts`: `shopping`. */
export const queueOf = ({ path }: PendingChange): string => path.split('/')[2] ?? '';

/** Statuses that say nothing about the change: timeout, too early, too many requests, a server that is away or busy. */
const NOT_NOW: readonly number[] = [408, 425, 429, 502, 503, 504];
/** An error of the server may be gone at the next try; one that comes back every time belongs to the change. */
const MOST_ERRORS = 5;

/**
 * Undefined if it is kept and sent again. `errors`: how many answers it got so far that were errors, 0 if there was no
 * network; absent at the first try.
 */
export function refusalOf(error: unknown, change: PendingChange, errors?: number): Refusal | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { status, code, message } = error;
  if (status < 400 || status === 401) return undefined;
  const wasPromised = errors !== undefined || !isFresh(change);
  if (wasPromised && NOT_NOW.includes(status)) return undefined;
  if (wasPromised && status >= 500 && (errors ?? 0) + 1 < MOST_ERRORS) return undefined;
  return { status, code, message };
}

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/** The delay after this many failures in a row. */
export function pauseMs(failures: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
}
