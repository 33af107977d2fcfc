import { VisionPool } from '@crisper/vision/pool';
import { loadRules } from '@crisper/vision/rules';
import { scanPhotos } from '@crisper/vision/scan';
import type { VisionProvider } from './vision.provider.ts';

export interface EmbeddedOptions {
  workers?: number;
  onError?: (error: Error) => void;
}

/** The product's own eyes: no key, no network. */
export async function embeddedVision({ workers, onError }: EmbeddedOptions = {}): Promise<VisionProvider> {
  const rules = await loadRules();
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
