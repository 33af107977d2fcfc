import type { Endpoint } from '@crisper/contract/endpoint';
import type { ErrorBody, ErrorCode } from '@crisper/contract/errors';
import { scopeOf } from '@crisper/contract/tokens/scopes';
import type { Json } from './json-schema.ts';

interface Refusal {
  description: string;
  code: ErrorCode;
  says: string;
  headers?: readonly (keyof typeof HEADERS)[];
}

const REFUSALS: Readonly<Record<string, Refusal>> = {
  400: {
    description: 'The request is not right; `fields` says what, where it can be said.',
    code: 'validation',
    says: 'Give it a name.',
  },
  401: {
    description: 'No session or API token came along, or one that is not known.',
    code: 'unauthorized',
    says: 'Please sign in to continue.',
    headers: ['WWW-Authenticate'],
  },
  403: {
    description: 'The API token lacks the scope, or the person may not do this: by role, plan or limit.',
    code: 'forbidden',
    says: 'This API token may not do this: it needs the scope shopping:write.',
    headers: ['WWW-Authenticate'],
  },
  404: {
    description: 'It is not there, or not the caller’s.',
    code: 'not_found',
    says: 'This is not there any more.',
  },
  409: {
    description: 'It was changed in between, or is there already.',
    code: 'conflict',
    says: 'This was changed in between. Look again.',
  },
  413: {
    description: 'The body is larger than the endpoint takes.',
    code: 'too_large',
    says: 'That’s more than the server accepts.',
  },
  415: {
    description: 'The body is of a kind that the endpoint does not take.',
    code: 'unsupported',
    says: 'Send the request as JSON.',
  },
  429: {
    description: 'Too much at once, or in a while.',
    code: 'rate_limited',
    says: 'This API token has made 120 requests in a minute. Please wait.',
    headers: ['Retry-After'],
  },
  500: {
    description: 'A fault of the server.',
    code: 'internal',
    says: 'Something went wrong on our side. Please try again.',
  },
  503: {
    description: 'Something that the server needs does not answer.',
    code: 'unavailable',
    says: 'We can’t reach our data right now. Please try again in a moment.',
    headers: ['Retry-After'],
  },
};

const HEADERS = {
  'WWW-Authenticate': {
    description:
      'What is asked for: `Bearer`, with `error` and the missing `scope` where a token was refused.',
    schema: { type: 'string' },
    example: 'Bearer error="insufficient_scope", scope="shopping:write"',
  },
  'Retry-After': {
    description: 'Seconds until another try makes sense.',
    schema: { type: 'integer' },
    example: 7,
  },
  'RateLimit-Limit': {
    description: 'Requests that an API token has in a minute.',
    schema: { type: 'integer' },
    example: 120,
  },
  'RateLimit-Remaining': {
    description: 'Requests that are left of this minute.',
    schema: { type: 'integer' },
    example: 119,
  },
  'RateLimit-Reset': {
    description: 'Seconds until the next minute begins.',
    schema: { type: 'integer' },
    example: 42,
  },
  Deprecation: {
    description: 'When it was announced that this goes: `@` and seconds since 1970 (RFC 9745).',
    schema: { type: 'string' },
    example: '@1795046400',
  },
  Sunset: {
    description: 'When it goes, at the earliest (RFC 8594).',
    schema: { type: 'string' },
    example: 'Fri, 19 Nov 2027 00:00:00 GMT',
  },
};

/** By reference. */
export function headersOf(endpoint: Endpoint): Json {
  const limited = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];
  const reached = scopeOf(endpoint);
  const names = [
    ...(reached && reached !== 'none' ? limited : []),
    ...(endpoint.deprecated ? ['Deprecation', 'Sunset'] : []),
  ];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

/** How an endpoint may refuse, by status. */
export function refusalsOf(endpoint: Endpoint): Json {
  const { access, params, query, body, raw, method } = endpoint;
  const sent = body !== undefined || raw !== undefined;
  const may: Readonly<Record<string, boolean>> = {
    400: sent || params !== undefined || query !== undefined,
    401: access !== 'public',
    403: access !== 'public',
    404: params !== undefined,
    409: method !== 'GET' && access !== 'public',
    413: sent,
    415: sent,
    429: true,
    500: true,
    503: true,
  };
  const statuses = Object.keys(may).filter((status) => may[status]);
  return Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]));
}

/** What the references above mean. */
export function refusalComponents(error: Json, deprecates: boolean): { responses: Json; headers: Json } {
  const responses = Object.entries(REFUSALS).map(([status, { description, code, says, headers = [] }]) => {
    const example: ErrorBody = { error: says, code, requestId: '7a9d1c52-5d0f-4a3e-9b6e-2f1c8e4b7d10' };
    const named = headers.map((name) => [name, { $ref: `#/components/headers/${name}` }]);
    const content = { 'application/json': { schema: error, example } };
    return [
      status,
      { description, ...(named.length > 0 && { headers: Object.fromEntries(named) }), content },
    ];
  });
  const { Deprecation, Sunset, ...headers } = HEADERS;
  return {
    responses: Object.fromEntries(responses),
    headers: { ...headers, ...(deprecates && { Deprecation, Sunset }) },
  };
}
