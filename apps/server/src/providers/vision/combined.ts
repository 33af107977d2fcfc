import type { Finding } from '@crisper/vision/finding';
import type { VisionAnswer, VisionProvider } from './vision.provider.ts';

/** Combines both confidences. The boxes come from the embedded vision engine, because the model returns none. */
function join(own: Finding, other: Finding): Finding {
  const confidence = 1 - (1 - own.confidence) * (1 - other.confidence);
  const evidence = [...own.evidence, ...other.evidence];
  return { ...own, confidence, shown: own.shown || other.shown, evidence };
}

function merge(own: VisionAnswer, other: VisionAnswer): Finding[] {
  const rest = new Map(other.findings.map((finding) => [finding.food, finding]));
  const joined = own.findings.map((finding) => {
    const twin = finding.food === null ? undefined : rest.get(finding.food);
    if (!twin) return finding;
    rest.delete(finding.food);
    return join(finding, twin);
  });
  return [...joined, ...rest.values()].sort(
    (a, b) => Number(b.shown) - Number(a.shown) || b.confidence - a.confidence,
  );
}

/** What the model named as well need not be asked. */
function openQuestions(own: VisionAnswer, other: VisionAnswer) {
  const named = new Set(other.findings.map((finding) => finding.food));
  return own.questions?.filter(({ food }) => food === null || !named.has(food));
}

/** Runs the embedded vision engine and the external model in parallel. If the model fails, uses the embedded result with a note. */
export function bothVisions(embedded: VisionProvider, model: VisionProvider): VisionProvider {
  return {
    name: 'both',
    read: async (photos, options = {}) => {
      if (options.read === false) return embedded.read(photos, options);
      const quiet = options.signal ? { signal: options.signal } : {};
      const [own, other] = await Promise.all([embedded.read(photos, options), model.read(photos, quiet)]);
      if (other.note !== undefined) return { ...own, note: other.note };
      const dish = other.dish;
      const questions = openQuestions(own, other);
      return {
        findings: merge(own, other),
        photos: own.photos,
        ...(questions && { questions }),
        ...(dish && { dish }),
      };
    },
    barcodes: embedded.barcodes,
    page: embedded.page,
    print: embedded.print,
    ...(model.transcribe && { transcribe: model.transcribe }),
    close: () => embedded.close(),
  };
}
