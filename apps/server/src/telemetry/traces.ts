import type { Tracer } from '@opentelemetry/api';

export interface Traces {
  tracer: Tracer;
  close(): Promise<void>;
}

/** Sends traces to a collector. The libraries are imported only when a collector is configured. */
export async function openTraces(endpoint: string): Promise<Traces> {
  const [{ NodeTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'crisper' }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  return { tracer: provider.getTracer('crisper'), close: () => provider.shutdown() };
}
