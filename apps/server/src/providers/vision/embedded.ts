import { loadFusionRules } from '@crisper/vision/fusing/fusion-rules';
import { VisionPool } from '@crisper/vision/pool/vision-pool';
import { scanPhotos } from '@crisper/vision/scan';
import type { VisionProvider } from './vision.provider.ts';

export interface EmbeddedOptions {
  workers?: number;
  /** Timeout in milliseconds of one photo, and of starting a worker. */
  timeLimit?: number;
  onError?: (error: Error) => void;
}

/** The vision engine that ships with the product: no API key, no network. */
export async function embeddedVision({
  workers,
  timeLimit,
  onError,
}: EmbeddedOptions = {}): Promise<VisionProvider> {
  const rules = await loadFusionRules();
  const pool = new VisionPool({
    ...(workers === undefined ? {} : { size: workers }),
    ...(timeLimit === undefined ? {} : { timeLimit, startLimit: timeLimit }),
    ...(onError === undefined ? {} : { onError }),
  });
  return {
    name: 'embedded',
    read: (photos, options = {}) => scanPhotos(pool, rules, photos, options),
    barcodes: (photo, { person, ...options }) => pool.barcodes(person, photo, options),
    page: (photo, { person, ...options }) => pool.page(person, photo, options),
    print: (photo, { person, ...options }) => pool.print(person, photo, options),
    close: () => pool.close(),
  };
}
