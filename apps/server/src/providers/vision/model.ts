import { PhotoError } from '@crisper/vision/photo-error';
import { phrase } from '../../saying/say.ts';
import { groundFoods } from './ground-foods.ts';
import type { OutsideModel } from './outside-model.ts';
import { sentPhotos } from './sent-photos.ts';
import type { VisionAnswer, VisionOptions, VisionProvider } from './vision.provider.ts';

const OWN = {
  failed: phrase('The outside vision model did not answer, so Crisper looked at the photos itself.'),
  late: 'The outside vision model took too long, so Crisper looked at the photos itself.',
};

/** An outside model alone. Falls back to the embedded vision engine. */
export function modelVision(model: OutsideModel, fallback: VisionProvider): VisionProvider {
  async function read(photos: readonly Uint8Array[], options: VisionOptions = {}): Promise<VisionAnswer> {
    if (options.read === false) return fallback.read(photos, options);
    const sent = await sentPhotos(photos, options);
    if (options.signal?.aborted) throw new PhotoError('cancelled');
    if (sent.pictures.length === 0) return { findings: [], photos: sent.outcomes };
    const { foods, dish, end } = await model.look(
      sent.pictures,
      options.signal ? { signal: options.signal } : {},
    );
    if (end === 'late' || end === 'failed')
      return { ...(await fallback.read(photos, options)), note: OWN[end] };
    const findings = groundFoods(foods, { photos: sent.photos, things: [] });
    return { findings, photos: sent.outcomes, ...(dish && { dish }) };
  }

  const { barcodes, page, print, close } = fallback;
  return { name: 'model', read, barcodes, page, print, transcribe: model.transcribe, close };
}
