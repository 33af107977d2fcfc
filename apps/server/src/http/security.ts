import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** Card data is entered in Stripe's frames. The CSP allows them only where Stripe is set up. */
const STRIPE_SCRIPTS = 'https://js.stripe.com';

/** The CSP allows scripts and styles of this site only. The few inline ones are allowed by their hash. */
export async function installSecurity(
  app: FastifyInstance,
  webRoot: string | undefined,
  { stripe = false } = {},
): Promise<void> {
  const html = webRoot ? await readFile(join(webRoot, 'index.html'), 'utf8').catch(() => '') : '';
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [
          "'self'",
          ...(stripe ? [STRIPE_SCRIPTS] : []),
          ...inlineHashes(html, /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g),
          // The decoder of bar codes is WebAssembly from this site. This allows no other code from text.
          "'wasm-unsafe-eval'",
        ],
        styleSrc: ["'self'", ...inlineHashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g)],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(stripe ? ['https://api.stripe.com'] : [])],
        ...(stripe && { frameSrc: [STRIPE_SCRIPTS, 'https://hooks.stripe.com'] }),
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: { maxAge: 15_552_000, includeSubDomains: false },
  });
  const payers = stripe ? `self "${STRIPE_SCRIPTS}"` : 'self';
  headers['permissions-policy'] = `camera=(self), microphone=(self), geolocation=(), payment=(${payers})`;
  const forData = { ...headers, 'content-security-policy': "default-src 'none';frame-ancestors 'none'" };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(
      request.url.startsWith('/api/') && !request.url.startsWith('/api/docs') ? forData : headers,
    );
    done();
  });
}

/** Helmet's headers are the same for every response, so they are computed once. @fastify/helmet does it per request. */
function headersOf(options: Parameters<typeof helmet>[0]): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, () => {});
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

function inlineHashes(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
