import { loadFusionRules } from '@crisper/vision/fusing/fusion-rules';
import { VisionPool } from '@crisper/vision/pool/pool';
import { scanPhotos } from '@crisper/vision/scan';
import type { VisionProvider } from './vision.provider.ts';

export interface EmbeddedOptions {
  workers?: number;
  onError?: (error: Error) => void;
}

/** The product's own eyes: no key, no network. */
export async function embeddedVision({ workers, onError }: EmbeddedOptions = {}): Promise<VisionProvider> {
  const rules = await loadFusionRules();
  const pool = new VisionPool({
    ...(workers === undefined ? {} : { size: workers }),
    ...(onError === undefined ? {} : { onError }),
  });
  return {
    name: 'embedded',
    read: (photos, options = {}) => scanPhotos(pool, rules, photos, options),
    close: () => pool.close(),
  };
}
