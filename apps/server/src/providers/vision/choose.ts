import { bothVisions } from './combined.ts';
import { embeddedVision } from './embedded.ts';
import { modelVision } from './model.ts';
import { outsideModel } from './outside-model.ts';
import type { VisionProvider } from './vision.provider.ts';

export interface VisionSettings {
  /** Which vision engine to use. The embedded one when absent, or when no model is configured. */
  vision?: 'embedded' | 'model' | 'both';
  baseUrl?: string;
  model?: string;
  apiKey?: string;
  onError?: (error: Error) => void;
}

/** The vision engine chosen by the settings. */
export async function chooseVision(settings: VisionSettings): Promise<VisionProvider> {
  const { vision = 'embedded', baseUrl, model, apiKey, onError } = settings;
  const trouble = onError === undefined ? {} : { onError };
  const embedded = await embeddedVision(trouble);
  if (vision === 'embedded' || baseUrl === undefined || model === undefined) return embedded;
  const outside = outsideModel({ baseUrl, model, ...(apiKey === undefined ? {} : { apiKey }), ...trouble });
  return vision === 'model' ? modelVision(outside, embedded) : bothVisions(embedded, outside);
}
