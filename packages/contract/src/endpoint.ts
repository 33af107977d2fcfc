import type { z } from 'zod';
import './validation-messages.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anyone; anyone, with the session if there is one; a signed-in person; an admin. */
export type Access = 'public' | 'optional' | 'user' | 'admin';

/** What makes an endpoint costly: work of the server's processor, or looking at photos. */
export type Cost = 'processor' | 'vision';

type Schema = z.ZodType | undefined;

export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
  Who extends Access = Access,
  Events extends Schema = Schema,
> {
  method: Method;
  /** In Fastify's syntax: "/api/meals/:id". */
  path: string;
  summary: string;
  access: Who;
  /**
   * For what harms for good, or costs money. Asks for the password again (`confirmIdentity`), unless it was given within
   * the last minutes of this session. With 'people' an API token with the scope may do it without: it was given by the
   * person, who confirmed it then.
   */
  elevated?: true | 'people';
  /** For what changes nothing though it is no GET: a token that may only read may call it. */
  reads?: true;
  params?: Params;
  query?: Query;
  body?: Body;
  /** The JSON of a successful response; undefined when the response is only events or a file. */
  response: Response;
  /**
   * Server-sent events. If there is a `response` too, they are sent for `Accept: text/event-stream`. Any stream may end
   * with a `streamError`, which is not listed here.
   */
  events?: Events;
  /** Media types of a file download. */
  files?: readonly string[];
  /** Media type of a body that is taken as it is, and has no schema. */
  raw?: string;
  /** Status of a successful response; 200 when absent. */
  status?: number;
  /** Largest body in bytes; the server's default (1 MB) when absent. */
  bodyLimit?: number;
  /** Set for costly endpoints: a person has one of these answered at a time, and pays for what it uses. */
  cost?: Cost;
  /** Set for what will go: answers say so in their headers, and the description of the API does. */
  deprecated?: Deprecation;
}

export interface Deprecation {
  /** The day it was announced: "2026-11-19". */
  since: string;
  /** The day it goes, at the earliest. */
  sunset: string;
  /** What to use in its place, as a sentence. */
  instead: string;
}

type WithoutResponse<E extends Endpoint> = Omit<E, 'response'> & { response?: undefined };

/** Keeps the exact types of an endpoint. Server routes, the web's API client and OpenAPI are built from it. */
export function endpoint<
  Response extends z.ZodType,
  const Who extends Access,
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
  Events extends Schema = undefined,
>(
  definition: Endpoint<Params, Query, Body, Response, Who, Events>,
): Endpoint<Params, Query, Body, Response, Who, Events>;
export function endpoint<
  const Who extends Access,
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
  Events extends Schema = undefined,
>(
  definition: WithoutResponse<Endpoint<Params, Query, Body, undefined, Who, Events>>,
): Endpoint<Params, Query, Body, undefined, Who, Events>;
export function endpoint(definition: WithoutResponse<Endpoint> | Endpoint): Endpoint {
  return { response: undefined, ...definition };
}
