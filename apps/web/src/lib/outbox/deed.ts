import type { Method } from '@crisper/contract/endpoint';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api.ts';

/** A write that is sent to the server now or as soon as it can be reached. */
export interface Deed {
  /** The idempotency key: the server applies it once, however often it is sent. */
  key: string;
  userId: string;
  /** The room it belongs to. */
  kind: string;
  /** The name of the recipe, meal or list item, for messages to the user. */
  title: string;
  /** When the user did it, by this device's clock. */
  at: number;
  method: Method;
  path: string;
  params?: unknown;
  body: Readonly<Record<string, unknown>>;
}

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
export interface DeedPage {
  queries: QueryClient;
  goTo(path: string): void;
  /** Unsent deeds of the same kind. */
  waiting: readonly Deed[];
}

/** Called with the server's answer in every open tab, even if the page that created the deed is gone. */
export interface DeedHandlers {
  sent(deed: Deed, answer: unknown, page: DeedPage): void;
  refused(deed: Deed, refusal: Refusal, page: DeedPage): void;
}

/** Statuses below 500 that are worth a retry: signed out, timeout, too early, too many requests. */
const TRY_AGAIN: readonly number[] = [401, 408, 425, 429];

/** Undefined if the same request may work later. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { status, code, message } = error;
  if (status < 400 || status >= 500 || TRY_AGAIN.includes(status)) return undefined;
  return { status, code, message };
}

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/** The delay after this many failures in a row. */
export function pauseMs(failures: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
}
