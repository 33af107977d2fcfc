import type { Endpoint } from '@crisper/contract/endpoint';
import { type ErrorBody, errorBody } from '@crisper/contract/errors';
import type { z } from 'zod';
import { endpoints } from './endpoints.gen.ts';
import { type AnyInput, type Arguments, addressOf, answerOf, type InputOf, requestOf } from './request.ts';

interface Options {
  /** Where Crisper is, with the path it is served below, if any. */
  url: string;
  /** An API token, or the token of a session. */
  token?: string | undefined;
  /** What sends a request; the global fetch when absent. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Sent with every request. */
  headers?: Record<string, string>;
  /** Answers have to be what the contract says: for tests. Otherwise a newer server may say more. */
  checked?: boolean;
}

type Endpoints = typeof endpoints;
export type Client = {
  [Room in keyof Endpoints]: { [Name in keyof Endpoints[Room]]: Call<Endpoints[Room][Name]> };
};

type Call<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer R>
    ? (...input: Arguments<InputOf<P, Q, B>>) => Promise<R extends z.ZodType ? z.output<R> : Response>
    : never;

/** What the server refused, or could not do. */
export class CrisperError extends Error {
  override readonly name = 'CrisperError';

  constructor(
    readonly status: number,
    readonly code: ErrorBody['code'],
    message: string,
    /** Messages by field, where the input was not right. */
    readonly fields: Readonly<Record<string, string>> = {},
    /** Seconds until another try makes sense. */
    readonly retryAfter: number | undefined = undefined,
  ) {
    super(message);
  }
}

/** Every endpoint of the contract as a function: `crisper.pantry.listPantry()`. */
export function createClient(options: Options): Client {
  const rooms = Object.entries(endpoints).map(([room, described]) => [
    room,
    Object.fromEntries(
      Object.entries(described).map(([name, endpoint]) => [
        name,
        (input: AnyInput = {}) => send(options, endpoint as Endpoint, input),
      ]),
    ),
  ]);
  return Object.fromEntries(rooms) as Client;
}

async function send(options: Options, endpoint: Endpoint, input: AnyInput): Promise<unknown> {
  const { url, token, headers = {}, checked = false } = options;
  const request = requestOf(endpoint, input, token);
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
  const base = url.endsWith('/') ? url.slice(0, -1) : url;
  const response = await (options.fetch ?? fetch)(base + addressOf(endpoint.path, input), request);
  if (!response.ok) throw await failure(response);
  return endpoint.response ? answerOf(endpoint, response, checked) : response;
}

async function failure(response: Response): Promise<CrisperError> {
  const said = errorBody.safeParse(await response.json().catch(() => null));
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  const { error, code, fields } = said.data ?? {
    error: `No answer of Crisper: ${response.status}`,
    code: 'internal' as const,
  };
  return new CrisperError(response.status, code, error, fields, Number.isFinite(wait) ? wait : undefined);
}
