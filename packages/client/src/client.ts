import type { Endpoint } from '@crisper/contract/endpoint';
import { type ErrorBody, errorBody } from '@crisper/contract/errors';
import type { z } from 'zod';
import { endpoints } from './endpoints.gen.ts';

const TIMEOUT_MS = 60_000;

interface Options {
  /** Where Crisper is, with the path it is served below, if any. */
  url: string;
  /** An API token, or the token of a session. */
  token?: string | undefined;
  /** What sends a request; the global fetch when absent. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Sent with every request. */
  headers?: Record<string, string>;
}

type Endpoints = typeof endpoints;
export type Client = {
  [Room in keyof Endpoints]: { [Name in keyof Endpoints[Room]]: Call<Endpoints[Room][Name]> };
};

type Given<Schema> = Exclude<Schema, undefined>;
type Part<Name extends string, Schema> = [Given<Schema>] extends [never]
  ? { [Key in Name]?: never }
  : Given<Schema> extends infer Shape extends z.ZodType
    ? Record<Name, z.input<Shape>>
    : { [Key in Name]?: never };
type Input<P, Q, B> = Part<'params', P> & Part<'query', Q> & Part<'body', B> & { signal?: AbortSignal };
/** The input is optional only if the endpoint takes none. */
type Arguments<In> = Record<string, never> extends In ? [input?: In] : [input: In];
type Call<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer R>
    ? (...input: Arguments<Input<P, Q, B>>) => Promise<R extends z.ZodType ? z.output<R> : Response>
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
        (input: Sent = {}) => send(options, endpoint as Endpoint, input),
      ]),
    ),
  ]);
  return Object.fromEntries(rooms) as Client;
}

interface Sent {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
}

async function send(
  options: Options,
  endpoint: Endpoint,
  { params, query, body, signal }: Sent,
): Promise<unknown> {
  const headers: Record<string, string> = { ...options.headers };
  if (options.token) headers.authorization = `Bearer ${options.token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const ask = options.fetch ?? fetch;
  const response = await ask(addressOf(options.url, endpoint.path, params, query), {
    method: endpoint.method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    // A stream may go on for longer.
    ...(endpoint.events
      ? signal && { signal }
      : { signal: signal ? AbortSignal.any([signal, timeout]) : timeout }),
  });
  if (!response.ok) throw await failure(response);
  return endpoint.response ? response.json() : response;
}

function addressOf(
  url: string,
  path: string,
  params: Sent['params'] = {},
  query: Sent['query'] = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.append(name, String(value));
  const base = url.endsWith('/') ? url.slice(0, -1) : url;
  return `${base}${filled}${search.size > 0 ? `?${search}` : ''}`;
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
