/** The names present in each photo. All metrics of the detector and reader count names per photo. */
export interface Annotations {
  images: { id: number; file_name: string; source: string; maybe?: string[] }[];
  annotations: { image_id: number; category_id: number }[];
  categories: { id: number; name: string; out_of_vocabulary?: boolean }[];
  labelled_classes: Record<string, string[]>;
}

export interface Named {
  name: string;
  confidence: number;
}

export interface SourceScore {
  images: number;
  right: number;
  wrong: number;
  missed: number;
  precision: number;
  recall: number;
  f1: number;
  /** Wrong names per photo. */
  falseNames: number;
}

function score(images: number, right: number, wrong: number, missed: number): SourceScore {
  const precision = right + wrong > 0 ? right / (right + wrong) : 1;
  const recall = right + missed > 0 ? right / (right + missed) : 1;
  const f1 = precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0;
  return { images, right, wrong, missed, precision, recall, f1, falseNames: images > 0 ? wrong / images : 0 };
}

export function truthByImage({ annotations, categories }: Annotations): Map<number, Set<string>> {
  const names = new Map(categories.map((category) => [category.id, category.name]));
  const truth = new Map<number, Set<string>>();
  for (const { image_id, category_id } of annotations) {
    const known = truth.get(image_id) ?? new Set();
    known.add(names.get(category_id) ?? '');
    truth.set(image_id, known);
  }
  return truth;
}

/** Counts only classes that the source labels, and ignores names listed as "maybe". */
export function scoreBySource(data: Annotations, findings: Map<string, Named[]>): Map<string, SourceScore> {
  const truth = truthByImage(data);
  const totals = new Map<string, [images: number, right: number, wrong: number, missed: number]>();
  for (const image of data.images) {
    const found = new Set(findings.get(image.file_name)?.map((one) => one.name));
    const maybe = new Set(image.maybe);
    const present = truth.get(image.id) ?? new Set();
    for (const group of [image.source, 'all']) {
      const total = totals.get(group) ?? [0, 0, 0, 0];
      total[0] += 1;
      for (const name of data.labelled_classes[image.source] ?? []) {
        if (maybe.has(name)) continue;
        if (present.has(name)) total[found.has(name) ? 1 : 3] += 1;
        else if (found.has(name)) total[2] += 1;
      }
      totals.set(group, total);
    }
  }
  return new Map([...totals].map(([group, total]) => [group, score(...total)]));
}

const BINS = 10;

/** Expected calibration error over the counted names: the gap between confidence and accuracy. */
export function calibrationError(
  data: Annotations,
  findings: Map<string, Named[]>,
  source: string,
): number | null {
  const truth = truthByImage(data);
  const bins = Array.from({ length: BINS }, () => ({ count: 0, confidence: 0, right: 0 }));
  for (const image of data.images) {
    if (image.source !== source) continue;
    const labelled = new Set(data.labelled_classes[source]);
    const maybe = new Set(image.maybe);
    for (const { name, confidence } of findings.get(image.file_name) ?? []) {
      if (!labelled.has(name) || maybe.has(name)) continue;
      const bin = bins[Math.min(BINS - 1, Math.floor(confidence * BINS))]!;
      bin.count += 1;
      bin.confidence += confidence;
      if (truth.get(image.id)?.has(name)) bin.right += 1;
    }
  }
  const all = bins.reduce((sum, bin) => sum + bin.count, 0);
  if (all === 0) return null;
  return bins.reduce((sum, bin) => sum + Math.abs(bin.confidence - bin.right), 0) / all;
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
