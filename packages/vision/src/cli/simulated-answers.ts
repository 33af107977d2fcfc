import type { PhotoSightings } from '../finding.ts';
import type { FusionRules } from '../fusing/fusion.ts';
import { listFoods } from '../scan.ts';
import { type Annotations, type Named, truthByImage } from './metrics.ts';

/**
 * The list of each photo after a cook answered the first questions as the annotations say. No user is simulated who names a thing by
 * themselves: "What is this?" changes nothing here, and neither does a question about a name that the annotations leave open.
 */
export function answered(
  data: Annotations,
  photos: ReadonlyMap<string, PhotoSightings>,
  rules: FusionRules,
  questions: number,
): Map<string, Named[]> {
  const truth = truthByImage(data);
  const lists = new Map<string, Named[]>();
  for (const image of data.images) {
    const photo = photos.get(image.file_name);
    if (!photo) continue;
    const list = listFoods([photo], rules);
    const names = new Map(
      list.findings
        .filter((one) => one.shown)
        .map(({ label, name, confidence }) => [label ?? name, { name: label ?? name, confidence }]),
    );
    for (const { label, name } of list.questions.slice(0, questions)) {
      const asked = label ?? name;
      if (asked === null || image.maybe?.includes(asked)) continue;
      if (truth.get(image.id)?.has(asked)) names.set(asked, { name: asked, confidence: 1 });
      else names.delete(asked);
    }
    lists.set(image.file_name, [...names.values()]);
  }
  return lists;
}
