import { context, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

type Kind = 'job' | 'provider';

/** Prometheus metrics, and spans when traces are on, for everything that can be slow or fail. */
export interface Watch {
  registry: Registry;
  /** Set before the first request when traces are on. */
  tracer: Tracer | undefined;
  /** Measures one piece of work by its kind and name. */
  during<Result>(kind: Kind, name: string, work: () => Promise<Result>): Promise<Result>;
  /** A metric that is read when Prometheus collects it. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
}

export function createWatch(): Watch {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const labelNames = ['kind', 'name'] as const;
  const seconds = new Histogram({
    name: 'crisper_work_duration_seconds',
    help: 'How long jobs and calls of providers took',
    labelNames,
    buckets: BUCKETS,
    registers: [registry],
  });
  const failures = new Counter({
    name: 'crisper_work_failures_total',
    help: 'Jobs and calls of providers that failed',
    labelNames,
    registers: [registry],
  });

  const measured = async <Result>(kind: Kind, name: string, work: () => Promise<Result>): Promise<Result> => {
    const end = seconds.labels(kind, name).startTimer();
    try {
      return await work();
    } catch (error) {
      failures.labels(kind, name).inc();
      throw error;
    } finally {
      end();
    }
  };

  const watch: Watch = {
    registry,
    tracer: undefined,
    during: (kind, name, work) => inSpan(watch.tracer, `${kind} ${name}`, () => measured(kind, name, work)),
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          // A value that cannot be read is left out.
          const value = await Promise.resolve()
            .then(read)
            .catch(() => Number.NaN);
          this.set(value);
        },
      });
    },
  };
  return watch;
}

/** Runs work as one span of a trace, or without a span when there is no tracer. */
async function inSpan<Result>(
  tracer: Tracer | undefined,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!tracer) return work();
  const span = tracer.startSpan(name);
  try {
    return await context.with(trace.setSpan(context.active(), span), work);
  } catch (error) {
    // Error messages may contain personal data; the error's name is enough to find it in the log.
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' });
    throw error;
  } finally {
    span.end();
  }
}

/** The same provider, with some of its calls measured under its name. */
export function watched<Provider extends object>(
  watch: Watch,
  name: string,
  provider: Provider,
  calls: readonly (keyof Provider)[],
): Provider {
  const measured = Object.fromEntries(
    calls.map((call) => {
      const original = provider[call] as (...given: unknown[]) => Promise<unknown>;
      return [
        call,
        (...given: unknown[]) =>
          watch.during('provider', `${name}.${String(call)}`, () => original.apply(provider, given)),
      ];
    }),
  );
  return { ...provider, ...measured };
}
