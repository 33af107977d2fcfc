import { createHash, timingSafeEqual } from 'node:crypto';
import { context, type Span, trace } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import { Problem } from '../problem.ts';
import type { Watch } from '../telemetry/watch.ts';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry;
  }
}

/**
 * Prometheus metrics of the process and of every route, labeled by route pattern, never by URL. They are shown to who
 * brings the token, and to no user where none is set.
 */
export function installMetrics(app: FastifyInstance, watch: Watch, token: string | undefined): void {
  const { registry } = watch;
  installSpans(app, watch);
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  /** Cached, because looking up a metric by its labels takes longer than adding to it. */
  const observers = new Map<string, Histogram.Internal<'method' | 'route' | 'status'>>();
  const observerOf = (method: string, route: string, status: number) => {
    const key = `${status} ${method} ${route}`;
    const known = observers.get(key) ?? seconds.labels(method, route, String(status));
    observers.set(key, known);
    return known;
  };
  app.decorate('metrics', registry);
  app.addHook('onResponse', (request, reply, done) => {
    done();
    const route = request.routeOptions.url ?? 'unknown';
    observerOf(request.method, route, reply.statusCode).observe(reply.elapsedTime / 1000);
  });
  app.get('/metrics', { config: { quiet: true }, schema: { hide: true } }, async (request, reply) => {
    if (!token || !knowsToken(request.headers.authorization, token))
      throw new Problem('not_found', 'There’s nothing at this address.');
    reply.type(registry.contentType);
    return registry.metrics();
  });
}

/** One span per request, around all of its work. */
function installSpans(app: FastifyInstance, watch: Watch): void {
  const spans = new WeakMap<object, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (!watch.tracer) return done();
    const span = watch.tracer.startSpan(`${request.method} ${request.routeOptions.url ?? 'unknown'}`);
    spans.set(request, span);
    context.with(trace.setSpan(context.active(), span), done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    done();
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    span?.end();
  });
}

/** Addresses prove nothing here: behind a proxy, everybody comes from nearby. */
function knowsToken(header: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));
}
