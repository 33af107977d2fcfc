import { decodePhoto, LABEL_SIDE } from './decode.ts';
import type { SeenThing } from './detecting/detected-things.ts';
import { Detector } from './detecting/detector.ts';
import type { PhotoSightings, PhotoThing, Sighting } from './finding.ts';
import { assertNotFlat } from './flat.ts';
import { foodsByFragment, withWords } from './fusing/labels-on-packages.ts';
import { PhotoError } from './photo-error.ts';
import { type Picture, type PixelBox, toPixels, toRelative } from './picture.ts';
import { closeUps } from './reading/close-ups.ts';
import { LabelReader, type ReadLabels } from './reading/label-reader.ts';
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
/** On an overloaded machine, milliseconds after which nothing is read a second time. */
const CLOSER_WITHIN = 8_000;
/** On ordinary fridges nine in ten names read this clearly are right, however clearly. */
const CLEARLY_READ = 0.6;
const MOSTLY_RIGHT = 0.85;
/** Shelves and walls are boxed with less; such boxes get no closer look. */
const WORTH_READING = 0.08;
const LARGEST_PACKAGE = 0.2;

/** How likely a box without a sure name is a food. A guess from the score of its best name, not a measured share. */
function foodChance(score: number): number {
  return Math.min(0.8, 0.25 + 1.2 * score);
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
      const { sightings, things } = await this.#refine(seen, labels, { start, stopped });
      return result(sightings, things);
    }
    const { sightings, things } = await this.#refine(upright.seen, upright.labels, { start, stopped });
    return result(
      sightings.map((one) => ({ ...one, boxes: one.boxes.map((box) => asTaken(box, pose)) })),
      things.map((thing) => ({ ...thing, box: asTaken(thing.box, pose) })),
    );
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

  /** Reads closer where packages stand on which nothing was read, and puts together what was seen and read. */
  async #refine(
    { picture, things, sightings }: View,
    labels: ReadLabels,
    { start, stopped }: { start: number; stopped: () => boolean },
  ): Promise<Pick<View, 'sightings' | 'things'>> {
    const packages = things
      .filter(({ box, names }) => names[0]!.score >= WORTH_READING && box[2] * box[3] <= LARGEST_PACKAGE)
      .map(({ box }) => toPixels(box, picture));
    const late = () => stopped() || performance.now() - start > CLOSER_WITHIN;
    const places = labels.lines.map(({ box }) => box);
    const all = await this.#reader.readCloser(picture, closeUps(picture, packages, places), labels, late);
    const foods = [...all.foods, ...foodsByFragment(things, all, picture)];
    const read = foods.map(({ food, confidence, box }) => ({
      name: food,
      confidence: confidence >= CLEARLY_READ ? Math.max(confidence, MOSTLY_RIGHT) : confidence,
      boxes: [toRelative(box, picture)],
      source: 'read' as const,
    }));
    return { sightings: [...sightings, ...read], things: withWords(things, all, picture) };
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
