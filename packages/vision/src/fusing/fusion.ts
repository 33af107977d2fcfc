import type { Evidence, Finding, FindingSource, PhotoSightings, Sighting } from '../finding.ts';
import { overlap, type RelativeBox, toPixels } from '../picture.ts';
import type { Remarkable } from '../remembering/memory.ts';
import { classOf, nameFood } from './food-names.ts';

export interface FusionRules {
  classes: ReadonlySet<string>;
  /** Minimum confidence for preselecting a food, for detected and for read foods. */
  show: { seen: number; read: number };
  /** Minimum confidence for offering it at all. */
  maybe: number;
}

/** Factor on a class's confidence when a label inside its only box names another food. */
const CONTRADICTED = 0.35;
const SURE_LABEL = 0.6;
const LARGEST_PACKAGE = 0.2;
/** Photos of one fridge show the same foods, so further photos count only in part. */
const FURTHER_PHOTO = 0.35;

function inside([x, y, w, h]: RelativeBox, [bx, by, bw, bh]: RelativeBox): boolean {
  const cx = x + w / 2;
  const cy = y + h / 2;
  return cx > bx && cx < bx + bw && cy > by && cy < by + bh;
}

/** A printed label outweighs the look of the package. */
function applyLabels(sightings: readonly Sighting[], classes: ReadonlySet<string>): Sighting[] {
  const labels = sightings.filter((one) => one.source === 'read' && one.confidence >= SURE_LABEL);
  return sightings.map((one) => {
    if (one.source === 'read' || one.boxes.length === 0) return one;
    const free = one.boxes.filter((box) => {
      if (box[2] * box[3] > LARGEST_PACKAGE) return true;
      return !labels.some(
        (label) => classOf(label.name, classes) !== one.name && label.boxes.some((text) => inside(text, box)),
      );
    });
    return free.length > 0 ? { ...one, boxes: free } : { ...one, confidence: one.confidence * CONTRADICTED };
  });
}

interface Group {
  name: string;
  label: string | null;
  evidence: Evidence[];
}

/** The more specific name wins: "orange juice" from a label includes "juice" from the detector. */
function groupOf(groups: Group[], name: string, label: string | null, source: Sighting['source']): Group {
  const same = groups.find((group) => group.name === name);
  if (same) return same;
  const related = groups.find((group) => group.label !== null && group.label === label);
  const general = name === label;
  if (related && (general || (source === 'read' && related.name === related.label))) {
    if (!general) related.name = name;
    return related;
  }
  const group: Group = { name, label, evidence: [] };
  groups.push(group);
  return group;
}

function strongest(evidence: readonly Evidence[], source: Evidence['source']): number {
  return Math.max(0, ...evidence.filter((one) => one.source === source).map((one) => one.confidence));
}

function confidenceOf(evidence: readonly Evidence[]): number {
  const photos = new Set(evidence.map((one) => one.photo));
  const perPhoto = [...photos].map((photo) => {
    const here = evidence.filter((one) => one.photo === photo);
    return (
      1 - (1 - strongest(here, 'seen')) * (1 - strongest(here, 'read')) * (1 - strongest(here, 'remembered'))
    );
  });
  const [first = 0, ...others] = perPhoto.sort((a, b) => b - a);
  return others.reduce((sure, other) => 1 - (1 - sure) * (1 - other * FURTHER_PHOTO), first);
}

const UNIT = { width: 1, height: 1 };
const SAME_PLACE = 0.3;

/** The thing that the box shows. */
function thingIn(photo: PhotoSightings | null | undefined, box: RelativeBox | null): Remarkable | undefined {
  if (!photo || !box) return undefined;
  const [best] = photo.things
    .map((thing) => ({ thing, shared: overlap(toPixels(thing.box, UNIT), toPixels(box, UNIT)) }))
    .sort((a, b) => b.shared - a.shared);
  if (!best || best.shared < SAME_PLACE) return undefined;
  return { embedding: best.thing.embedding, words: best.thing.words };
}

function sourceOf(evidence: readonly Evidence[]): FindingSource {
  const seen = strongest(evidence, 'seen') > 0;
  const read = strongest(evidence, 'read') > 0;
  if (seen && read) return 'both';
  return read ? 'read' : seen ? 'seen' : 'remembered';
}

function toFinding(
  { name, label, evidence }: Group,
  photos: readonly (PhotoSightings | null)[],
  rules: FusionRules,
): Finding {
  const read = strongest(evidence, 'read');
  const confidence = confidenceOf(evidence);
  const ordered = evidence.toSorted((a, b) => b.confidence - a.confidence);
  const where = ordered.find((one) => one.box !== null) ?? ordered[0]!;
  const look = thingIn(photos[where.photo], where.box);
  const shown = confidence >= rules.show.seen || read >= rules.show.read;
  return {
    ...nameFood(name),
    label,
    confidence,
    box: where.box,
    photo: where.photo,
    source: sourceOf(evidence),
    shown,
    evidence: ordered,
    ...(look ? { look } : {}),
  };
}

/** One list over all photos of a scan, each food once, most confident first. */
export function fuse(photos: readonly (PhotoSightings | null)[], rules: FusionRules): Finding[] {
  const groups: Group[] = [];
  photos.forEach((photo, index) => {
    for (const sighting of applyLabels(photo?.sightings ?? [], rules.classes)) {
      const label = sighting.label ?? classOf(sighting.name, rules.classes);
      const group = groupOf(groups, sighting.name, label, sighting.source);
      const boxes = sighting.boxes.length > 0 ? sighting.boxes : [null];
      for (const box of boxes) {
        group.evidence.push({ photo: index, box, source: sighting.source, confidence: sighting.confidence });
      }
    }
  });
  const findings = groups
    .map((group) => toFinding(group, photos, rules))
    .filter((one) => one.confidence >= rules.maybe);
  return onePerFood(findings).sort((a, b) => b.confidence - a.confidence);
}

/** Two classes can be the same kitchen food; the more confident one is kept. */
function onePerFood(findings: readonly Finding[]): Finding[] {
  const kept = new Map<string, Finding>();
  for (const finding of findings) {
    const key = finding.food ?? `unknown:${finding.name}`;
    const other = kept.get(key);
    if (!other || other.confidence < finding.confidence) kept.set(key, finding);
  }
  return [...kept.values()];
}
