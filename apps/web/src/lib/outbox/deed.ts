import type { Method } from '@crisper/contract/endpoint';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api.ts';

/** Something that was done, and that the server hears of now or as soon as it can be reached. */
export interface Deed {
  /** The idempotency key: however often it is sent, the server does it once. */
  key: string;
  userId: string;
  /** Which room it belongs to. */
  kind: string;
  /** What it is about, as the person knows it: a recipe, a meal, a thing on the list. */
  title: string;
  /** When it was done, by this device's clock. */
  at: number;
  method: Method;
  path: string;
  params?: unknown;
  body: Readonly<Record<string, unknown>>;
}

/** Why the server will never do it. Plain data, because other tabs are told. */
export interface Refusal {
  status: number;
  code: ApiError['code'];
  /** Fit for a toast. */
  message: string;
}

export type Outcome<Answer = unknown> =
  | { state: 'sent'; answer: Answer }
  | { state: 'refused'; refusal: Refusal }
  /** Kept for later. `signedOut`: the person has to sign in again first. */
  | { state: 'waiting'; signedOut: boolean };

/** What the handlers of a room may use. */
export interface DeedPage {
  queries: QueryClient;
  goTo(path: string): void;
  /** What of the same kind still waits. */
  waiting: readonly Deed[];
}

/** What a room does once the server has answered, in every open tab, whether or not the page that did it is still there. */
export interface DeedHandlers {
  sent(deed: Deed, answer: unknown, page: DeedPage): void;
  refused(deed: Deed, refusal: Refusal, page: DeedPage): void;
}

/** Statuses below 500 after which another try makes sense: signed out, too slow, too early, too often. */
const TRY_AGAIN: readonly number[] = [401, 408, 425, 429];

/** Undefined where the same request may work later. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { status, code, message } = error;
  if (status < 400 || status >= 500 || TRY_AGAIN.includes(status)) return undefined;
  return { status, code, message };
}

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/** After so many failures in a row. */
export function pauseMs(failures: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
}
