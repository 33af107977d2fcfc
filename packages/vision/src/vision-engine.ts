import { decodePhoto, LABEL_SIDE } from './decode.ts';
import type { SeenThing } from './detecting/detected-things.ts';
import { Detector } from './detecting/detector.ts';
import type { PhotoSightings, PhotoThing, Sighting } from './finding.ts';
import { assertNotFlat } from './flat.ts';
import { foodsByFragment, withWords } from './fusing/labels-on-packages.ts';
import { PhotoError } from './photo-error.ts';
import { covers, type Picture, type PixelBox, toPixels, toRelative } from './picture.ts';
import { closeUps } from './reading/close-ups.ts';
import { LabelReader, type ReadLabels, type ReadLine } from './reading/label-reader.ts';
import { type Crop, packageCrops } from './reading/package-crops.ts';
import { Embedder } from './remembering/embedding.ts';
import type { RuntimeOptions } from './runtime.ts';
import { asTaken, type Pose, quarterTurns, setUpright, sureLetters } from './upright.ts';

export type LookStage = 'decoded' | 'seen';

export interface LookOptions {
  detect: boolean;
  read: boolean;
  stopped: () => boolean;
  onStage: (stage: LookStage) => void;
  /** What was seen before any label is read: the first list. */
  onSeen?: (seen: PhotoSightings) => void;
}

const TILE_OVERLAP = 0.12;
const MARGIN = 0.04;
/** With fewer classes than this, text is searched in the whole photo. */
const FEW_NAMES = 3;

/** Two halves along the long side. They overlap, so that a food cut by one is whole in the other. */
function tilesOf({ width, height }: Picture, above: number): PixelBox[] {
  if (Math.max(width, height) <= above) return [];
  const near = 0.5 + TILE_OVERLAP / 2;
  const far = 0.5 - TILE_OVERLAP / 2;
  if (width >= height) {
    return [
      [0, 0, Math.round(width * near), height],
      [Math.round(width * far), 0, width, height],
    ];
  }
  return [
    [0, 0, width, Math.round(height * near)],
    [0, Math.round(height * far), width, height],
  ];
}

/** The part of the photo around all boxes, with a margin: walls and floors have no labels. */
function around(boxes: readonly PixelBox[], { width, height }: Picture): PixelBox {
  const margin = MARGIN * Math.max(width, height);
  const within = (value: number, whole: number) => Math.min(whole, Math.max(0, Math.round(value)));
  const left = within(Math.min(...boxes.map((box) => box[0])) - margin, width - 1);
  const top = within(Math.min(...boxes.map((box) => box[1])) - margin, height - 1);
  const right = within(Math.max(...boxes.map((box) => box[2])) + margin, width);
  const bottom = within(Math.max(...boxes.map((box) => box[3])) + margin, height);
  return [left, top, Math.max(left + 1, right), Math.max(top + 1, bottom)];
}

/** A photo as it was taken or set upright, and what was seen in it. */
interface View {
  picture: Picture;
  /** The part to search for text. */
  region: PixelBox;
  sightings: Sighting[];
  things: PhotoThing[];
}

function unseen(picture: Picture): View {
  return { picture, region: [0, 0, picture.width, picture.height], sightings: [], things: [] };
}

/** A photo lies on its side or is mirrored when so much more can be read of it upright: single packages lie, too. */
const MORE_UPRIGHT = 1.3;
/** On ordinary fridges nine in ten names read this clearly are right, however clearly. */
const CLEARLY_READ = 0.6;
const MOSTLY_RIGHT = 0.85;
/** Shelves and walls are boxed with less; such boxes get no closer look. */
const WORTH_READING = 0.08;
const LARGEST_PACKAGE = 0.2;
/** Columns of text that are read of the quarters and of the packages at most, beside the megapixels they are searched in. */
const QUARTER_COLUMNS = 3500;
const PACKAGE_COLUMNS = 1200;

/** How likely a box without a sure name is a food. A guess from the score of its best name, not a measured share. */
function foodChance(score: number): number {
  return Math.min(0.8, 0.25 + 1.2 * score);
}

type Findings = Pick<View, 'sightings' | 'things'>;

const isPackage = ({ box, names }: PhotoThing): boolean =>
  names[0]!.score >= WORTH_READING && box[2] * box[3] <= LARGEST_PACKAGE;

/** What was seen and what was read of it. */
function together({ picture, things, sightings }: View, labels: ReadLabels): Findings {
  const foods = [...labels.foods, ...foodsByFragment(things, labels, picture)];
  const read = foods.map(({ food, confidence, box }) => ({
    name: food,
    confidence: confidence >= CLEARLY_READ ? Math.max(confidence, MOSTLY_RIGHT) : confidence,
    boxes: [toRelative(box, picture)],
    source: 'read' as const,
  }));
  return { sightings: [...sightings, ...read], things: withWords(things, labels, picture) };
}

/** Packages with text that names nothing yet first, then those on which nothing was read, each the surest first. */
function placesToRead(picture: Picture, things: readonly PhotoThing[], { lines, foods }: ReadLabels): Crop[] {
  const named = new Set(foods.map(({ box }) => box));
  const inside = ({ box }: PhotoThing, line: ReadLine) => covers(box, toRelative(line.box, picture));
  const packages = things
    .filter((thing) => isPackage(thing) && !lines.some((line) => named.has(line.box) && inside(thing, line)))
    .map((thing) => ({ thing, hasText: lines.some((line) => inside(thing, line)) }))
    .toSorted(
      (a, b) => Number(b.hasText) - Number(a.hasText) || b.thing.names[0]!.score - a.thing.names[0]!.score,
    );
  const unread = lines
    .filter(({ box }) => !named.has(box))
    .toSorted((a, b) => b.place.thickness - a.place.thickness);
  return packageCrops(
    picture,
    packages.map(({ thing }) => toPixels(thing.box, picture)),
    unread.map(({ box, place }) => ({ box, thickness: place.thickness })),
  );
}

/** The whole pipeline for one photo: decode, detect, read labels. Runs in a worker. */
export class VisionEngine {
  readonly #detector: Detector;
  readonly #reader: LabelReader;
  readonly #embedder: Embedder;

  private constructor(detector: Detector, reader: LabelReader, embedder: Embedder) {
    this.#detector = detector;
    this.#reader = reader;
    this.#embedder = embedder;
  }

  static async open(options: RuntimeOptions & { folder?: string }): Promise<VisionEngine> {
    const detector = await Detector.open(options);
    return new VisionEngine(detector, await LabelReader.open(options), await Embedder.open(options.folder));
  }

  async look(
    photo: Uint8Array,
    { detect, read, stopped, onStage, onSeen }: LookOptions,
  ): Promise<PhotoSightings> {
    const start = performance.now();
    const processor = process.cpuUsage();
    const picture = await decodePhoto(photo, read ? LABEL_SIDE : undefined);
    assertNotFlat(picture);
    const decoded = performance.now();
    onStage('decoded');
    if (stopped()) throw new PhotoError('cancelled');
    const seen = detect ? await this.#see(picture) : unseen(picture);
    const looked = performance.now();
    const result = (sightings: Sighting[], things: PhotoThing[]): PhotoSightings => {
      const { user, system } = process.cpuUsage(processor);
      return {
        width: picture.width,
        height: picture.height,
        sightings,
        things,
        took: {
          decode: decoded - start,
          detect: looked - decoded,
          read: performance.now() - looked,
          processor: (user + system) / 1000,
        },
      };
    };
    onStage('seen');
    if (stopped()) throw new PhotoError('cancelled');
    if (!read) return result(seen.sightings, seen.things);
    onSeen?.(result(seen.sightings, seen.things));
    const labels = await this.#reader.read(picture, seen.region, stopped);
    const pose = detect ? await this.#poseOf(picture, labels) : null;
    const upright = pose === null || stopped() ? null : await this.#lookUpright(picture, pose, stopped);
    if (!pose || !upright || sureLetters(upright.labels.lines) <= sureLetters(labels.lines) * MORE_UPRIGHT) {
      const told = ({ sightings, things }: Findings) => result(sightings, things);
      return told(await this.#refine(seen, labels, { stopped, onRead: (read) => onSeen?.(told(read)) }));
    }
    const taken = ({ sightings, things }: Findings) =>
      result(
        sightings.map((one) => ({ ...one, boxes: one.boxes.map((box) => asTaken(box, pose)) })),
        things.map((thing) => ({ ...thing, box: asTaken(thing.box, pose) })),
      );
    const onRead = (read: Findings) => onSeen?.(taken(read));
    return taken(await this.#refine(upright.seen, upright.labels, { stopped, onRead }));
  }

  /** How the photo was taken, if its text says that it was not taken upright. */
  async #poseOf(picture: Picture, labels: ReadLabels): Promise<Pose | null> {
    const turns = quarterTurns(labels.lines);
    if (turns > 0) return { turns, mirrored: false };
    return (await this.#reader.isMirrored(picture, labels)) ? { turns, mirrored: true } : null;
  }

  async #lookUpright(
    picture: Picture,
    pose: Pose,
    stopped: () => boolean,
  ): Promise<{ seen: View; labels: ReadLabels }> {
    const seen = await this.#see(await setUpright(picture, pose));
    return { seen, labels: await this.#reader.read(seen.picture, seen.region, stopped) };
  }

  async #see(picture: Picture): Promise<View> {
    const tiles = tilesOf(picture, this.#detector.settings.tileAbove ?? Infinity);
    const { classes, things } = await this.#detector.detect(picture, tiles);
    const placed = classes.filter((one) => one.boxes.length > 0);
    const everywhere = placed.flatMap((one) => one.boxes);
    return {
      picture,
      region: placed.length >= FEW_NAMES ? around(everywhere, picture) : unseen(picture).region,
      things: things.map((thing) => this.#describe(thing, picture)),
      sightings: classes.map(({ label, confidence, boxes }) => ({
        name: label,
        confidence,
        boxes: boxes.map((box) => toRelative(box, picture)),
        source: 'seen',
      })),
    };
  }

  /** Reads closer, a quarter and a package at a time, and tells each time that more foods were read. */
  async #refine(
    view: View,
    labels: ReadLabels,
    { stopped, onRead }: { stopped: () => boolean; onRead: (found: Findings) => void },
  ): Promise<Findings> {
    const { picture, things } = view;
    const packages = things.filter(isPackage).map(({ box }) => toPixels(box, picture));
    const tell = (more: ReadLabels, less: number) => more.foods.length > less && onRead(together(view, more));
    tell(labels, 0);
    const lines = labels.lines.map(({ box }) => box);
    const quarters = closeUps(picture, packages, lines).map((box) => ({ box }));
    const most = await this.#reader.readCloser(picture, quarters, labels, QUARTER_COLUMNS, stopped);
    tell(most, labels.foods.length);
    const crops = placesToRead(picture, things, most);
    return together(view, await this.#reader.readCloser(picture, crops, most, PACKAGE_COLUMNS, stopped));
  }

  #describe({ box, names, score }: SeenThing, picture: Picture): PhotoThing {
    const { classes } = this.#detector.settings;
    return {
      box: toRelative(box, picture),
      names: names.map((one) => ({ label: classes[one.classIndex]!, score: one.score })),
      food: foodChance(score),
      embedding: this.#embedder.embed(picture, box),
      words: [],
    };
  }
}
