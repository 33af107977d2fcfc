import type { Endpoint } from '@crisper/contract/endpoint';
import type { z } from 'zod';

type Schema = z.ZodType | undefined;
type Given<S> = Exclude<S, undefined>;
type Part<Name extends string, S> = [Given<S>] extends [never]
  ? { [Key in Name]?: never }
  : Given<S> extends infer Shape extends z.ZodType
    ? Record<Name, z.input<Shape>>
    : { [Key in Name]?: never };

/** What an endpoint is called with. */
export type InputOf<P, Q, B> = Part<'params', P> &
  Part<'query', Q> &
  Part<'body', B> & {
    signal?: AbortSignal;
    timeoutMs?: number;
    accept?: string;
    /** Sent as it is, by endpoints whose body is a file. */
    file?: Blob;
  };

/** The input is optional only if the endpoint takes none. */
export type Arguments<Input> = Record<string, never> extends Input ? [input?: Input] : [input: Input];

/** An input whose endpoint is not known any more. */
export interface AnyInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  signal?: AbortSignal;
  timeoutMs?: number;
  accept?: string;
  file?: Blob;
}

const TIMEOUT_MS = 60_000;

/** The path with its parameters, and the query. */
export function addressOf(path: string, { params, query }: AnyInput): string {
  const given = (params ?? {}) as Record<string, unknown>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) search.append(name, String(one));
  const tail = search.toString();
  return tail ? `${filled}?${tail}` : filled;
}

/** A call as `fetch` takes it. A stream may go on for longer than an answer. */
export function requestOf({ method, events }: Endpoint, input: AnyInput, token?: string | undefined) {
  const { body, file, accept, signal, timeoutMs = TIMEOUT_MS } = input;
  const headers = new Headers();
  if (token) headers.set('authorization', `Bearer ${token}`);
  const form = formOf(body);
  if (body !== undefined && !form) headers.set('content-type', 'application/json');
  if (file) headers.set('content-type', 'application/octet-stream');
  if (accept) headers.set('accept', accept);
  const late = events && input.timeoutMs === undefined ? [] : [AbortSignal.timeout(timeoutMs)];
  return {
    method,
    headers,
    signal: AbortSignal.any([...(signal ? [signal] : []), ...late]),
    ...(body !== undefined && { body: form ?? JSON.stringify(body) }),
    ...(file && { body: file }),
  };
}

/** A form, where files are among what is sent: they go as they are. */
function formOf(body: unknown): FormData | undefined {
  const fields = Object.entries(body ?? {}).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one: unknown) => ({ name, one })),
  );
  if (!fields.some(({ one }) => one instanceof Blob)) return undefined;
  const form = new FormData();
  for (const { name, one } of fields) form.append(name, one instanceof Blob ? one : String(one));
  return form;
}

/** The JSON of an answer. `checked`: it has to be what the contract says. */
export async function answerOf<R extends Schema>(
  { response: schema, path }: Endpoint<Schema, Schema, Schema, R>,
  response: Response,
  checked: boolean,
): Promise<unknown> {
  const answer: unknown = await response.json();
  if (!checked || !schema) return answer;
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new TypeError(`${path} answered something else: ${parsed.error.message}`);
  return parsed.data;
}
