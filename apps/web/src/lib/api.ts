import {
  type AnyInput,
  type Arguments,
  addressOf,
  answerOf,
  type InputOf,
  requestOf,
} from '@crisper/client/request';
import type { Endpoint } from '@crisper/contract/endpoint';
import type { ErrorCode } from '@crisper/contract/errors';
import { t } from '@lingui/core/macro';
import type { z } from 'zod';
import { createStore } from 'zustand/vanilla';
import { inBase } from './base-path.ts';
import { activeLanguage } from './i18n/language.ts';
import { clearSession, getSession } from './session/session-store.ts';

const TIMEOUT_MS = 30_000;

let ask: typeof fetch = (...request) => fetch(...request);

/** During server rendering, calls go straight to the server's handlers instead of over the network. */
export function askThrough(answer: typeof fetch): void {
  ask = answer;
}

/** Counts the successful answers. */
const reached = createStore(() => 0);

/** Calls the listener after every successful answer. */
export const onReached: (listener: () => void) => () => void = reached.subscribe;

export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** HTTP status; 0 when no answer came. */
    readonly status: number,
    readonly code: ErrorCode | 'network',
    /** Can be shown in a toast. */
    message: string,
    /** Messages by field name, for validation errors. */
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }

  /** True if the server understood the request and rejected it: its message tells the user what to do. */
  get refused(): boolean {
    return !BROKEN.includes(this.code);
  }
}

const BROKEN: readonly ApiError['code'][] = ['network', 'internal', 'unavailable'];

async function failure(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as Record<string, unknown> | null;
  const message = typeof body?.error === 'string' ? body.error : '';
  const code = typeof body?.code === 'string' ? (body.code as ErrorCode) : 'internal';
  return new ApiError(response.status, code, message, (body?.fields ?? {}) as Record<string, string>);
}

export function unreachable(): ApiError {
  return new ApiError(0, 'network', t`We can’t reach Crisper. Check your connection and try again.`);
}

/**
 * Calls an endpoint of the contract and returns the raw response, for streams. Throws ApiError unless it succeeds.
 * A 401 ends the session that the call was made with; a network failure never does.
 */
export async function send<
  P extends z.ZodType | undefined,
  Q extends z.ZodType | undefined,
  B extends z.ZodType | undefined,
>(endpoint: Endpoint<P, Q, B>, ...[input]: Arguments<InputOf<P, Q, B>>): Promise<Response> {
  const given: AnyInput = { timeoutMs: TIMEOUT_MS, ...input };
  const token = getSession()?.token;
  // After a sign-out, components that are about to unmount may still call: fail without asking the server.
  if (!token && (endpoint.access === 'user' || endpoint.access === 'admin'))
    throw new ApiError(401, 'unauthorized', t`Please sign in to continue.`);
  const plain = requestOf(endpoint, given, token);
  const headers = new Headers(plain.headers);
  headers.set('accept-language', activeLanguage());
  const request: RequestInit = { ...plain, headers, credentials: 'include' };
  const response = await ask(inBase(addressOf(endpoint.path, given)), request).catch((cause: unknown) => {
    if (given.signal?.aborted) throw cause;
    throw unreachable();
  });

  if (!response.ok) {
    const error = await failure(response);
    if (error.status === 401 && token && endpoint.access !== 'public' && getSession()?.token === token)
      clearSession();
    throw error;
  }
  reached.setState((times) => times + 1);
  return response;
}

/** Calls an endpoint of the contract and returns its answer, looked at in development and tests. Fails as `send` does. */
export async function call<
  P extends z.ZodType | undefined,
  Q extends z.ZodType | undefined,
  B extends z.ZodType | undefined,
  R extends z.ZodType,
>(endpoint: Endpoint<P, Q, B, R>, ...input: Arguments<InputOf<P, Q, B>>): Promise<z.output<R>> {
  const response = await send(endpoint, ...input);
  return (await answerOf(endpoint, response, import.meta.env.DEV)) as z.output<R>;
}
