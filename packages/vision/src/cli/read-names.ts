import type { Finding, PhotoSightings } from '../finding.ts';
import { nameFood } from '../fusing/food-names.ts';
import { type FusionRules, fuse } from '../fusing/fusion.ts';
import type { HomeLabel } from './homes.ts';

interface ReadNames {
  /** Names read that are surely there, and that are not; what is left open counts as neither. */
  right: number;
  wrong: string[];
  /** Names that only a label says, and how many of them were read. */
  byText: number;
  byTextRead: number;
}

/** What the reader alone names in photos whose labels a person has read. Every name counts once a photo. */
export function readNames(
  photos: ReadonlyMap<string, PhotoSightings>,
  labels: readonly HomeLabel[],
  rules: FusionRules,
): ReadNames {
  const total: ReadNames = { right: 0, wrong: [], byText: 0, byTextRead: 0 };
  for (const { file, sure, maybe, other = [], by_text: byText = [] } of labels) {
    const photo = photos.get(file);
    if (!photo) continue;
    const sightings = photo.sightings.filter(({ source }) => source === 'read');
    const read = fuse([{ ...photo, sightings }], rules).filter(({ shown }) => shown);
    const is = ({ label, name }: Finding, wanted: string) =>
      label === wanted || name === wanted || name === nameFood(wanted).name;
    const named = (one: Finding, names: readonly string[]) => names.some((name) => is(one, name));
    total.right += read.filter((one) => named(one, sure)).length;
    for (const one of read)
      if (!named(one, [...sure, ...maybe, ...other])) total.wrong.push(`${one.name} (${file.slice(0, 16)})`);
    total.byText += byText.length;
    total.byTextRead += byText.filter((name) => read.some((one) => is(one, name))).length;
  }
  return total;
}
