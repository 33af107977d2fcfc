import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Kept {
  body: string | Buffer;
  type: string;
  seconds: number;
  /** Who may keep it: everybody, or only who asked. */
  who?: 'public' | 'private';
}

/** Sends what may be kept for a while, and only "not changed" to who has it already. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, type, seconds, who = 'public' }: Kept,
): FastifyReply {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  reply.header('cache-control', `${who}, max-age=${seconds}`).header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  return reply.type(type).send(body);
}
