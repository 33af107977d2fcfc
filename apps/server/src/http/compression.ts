import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { varyBy } from './request-language.ts';

/** Smaller responses fit into one packet anyway. */
const SMALLEST = 1024;
const COMPRESSED = /^(text\/html|application\/json|application\/xml)\b/;
/** Not compressed: a compressed response with both a secret and the caller's own text reveals the secret by its length. */
const SECRET = /^\/api\/auth(\/|$)/;

const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * Compresses pages and API responses. Files are compressed by the build; streams are not compressed.
 * (@fastify/compress takes up to twice as long for long responses, skips the pages of the not-found handler, and
 * compresses pictures and request bodies too.)
 */
export function installCompression(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const encoding = isWorthIt(request, reply, payload) && encodingFor(request.headers['accept-encoding']);
    if (!encoding) return done(null, payload);
    reply.header('content-encoding', encoding);
    varyBy(reply, 'accept-encoding');
    reply.removeHeader('content-length');
    if (encoding === 'br') brotliCompress(payload as string, QUICKLY, done);
    else gzip(payload as string, { level: 5 }, done);
  });
}

function isWorthIt(request: FastifyRequest, reply: FastifyReply, payload: unknown): boolean {
  if (typeof payload !== 'string' || payload.length < SMALLEST || SECRET.test(request.url)) return false;
  return COMPRESSED.test(String(reply.getHeader('content-type'))) && !reply.hasHeader('content-encoding');
}

/** "q=0" refuses an encoding. Other weights are ignored, because browsers do not use them. */
function encodingFor(accepted: string | string[] | undefined): 'br' | 'gzip' | undefined {
  if (!accepted) return undefined;
  const names = String(accepted)
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim().toLowerCase());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : undefined;
}
