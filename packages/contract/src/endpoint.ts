import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: anyone, anyone with the session read if there is one, a signed-in person, an admin. */
export type Access = 'public' | 'optional' | 'user' | 'admin';

export interface Endpoint<
  Params extends z.ZodType | undefined = z.ZodType | undefined,
  Query extends z.ZodType | undefined = z.ZodType | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Response extends z.ZodType = z.ZodType,
  Who extends Access = Access,
> {
  method: Method;
  /** Fastify style: "/api/meals/:id". */
  path: string;
  summary: string;
  access: Who;
  params?: Params;
  query?: Query;
  body?: Body;
  response: Response;
  /** Status of the success answer; 200 when absent. */
  status?: number;
  /** Largest body in bytes; the server's own limit (1 MB) when absent. */
  bodyLimit?: number;
}

/** Keeps the exact types of an endpoint, so that server routes and the browser's client are made from it. */
export function endpoint<
  Response extends z.ZodType,
  const Who extends Access,
  Params extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
>(definition: Endpoint<Params, Query, Body, Response, Who>): Endpoint<Params, Query, Body, Response, Who> {
  return definition;
}
