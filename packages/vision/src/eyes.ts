import { decodePhoto } from './decode.ts';
import { Detector } from './detecting/detector.ts';
import type { SeenThing } from './detecting/things.ts';
import type { PhotoSightings, PhotoThing, Sighting } from './finding.ts';
import { assertNotFlat } from './flat.ts';
import { foodsByFragment, withWords } from './fusing/labels-on-things.ts';
import { PhotoError } from './photo-error.ts';
import { type Picture, type PixelBox, toPixels, toRelative } from './picture.ts';
import { closeUps } from './reading/close-ups.ts';
import { LabelReader, type ReadLabels } from './reading/label-reader.ts';
import { Embedder } from './remembering/embedding.ts';
import type { RuntimeOptions } from './runtime.ts';

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

const NOTHING_READ: ReadLabels = { foods: [], lines: [] };
/** Shelves and walls are boxed with less; such boxes get no closer look. */
const WORTH_READING = 0.08;
const LARGEST_PACKAGE = 0.2;

/** How likely a box without a sure name is a food: the share on validation photos, by the score of its best name. */
function foodChance(score: number): number {
  return Math.min(0.8, 0.25 + 1.2 * score);
}

/** The whole pipeline for one photo: decode, detect, read labels. Runs in a worker. */
export class Eyes {
  readonly #detector: Detector;
  readonly #reader: LabelReader;
  readonly #embedder: Embedder;

  private constructor(detector: Detector, reader: LabelReader, embedder: Embedder) {
    this.#detector = detector;
    this.#reader = reader;
    this.#embedder = embedder;
  }

  static async open(options: RuntimeOptions & { folder?: string }): Promise<Eyes> {
    const detector = await Detector.open(options);
    return new Eyes(detector, await LabelReader.open(options), await Embedder.open(options.folder));
  }

  async look(
    photo: Uint8Array,
    { detect, read, stopped, onStage, onSeen }: LookOptions,
  ): Promise<PhotoSightings> {
    const start = performance.now();
    const processor = process.cpuUsage();
    const picture = await decodePhoto(photo);
    assertNotFlat(picture);
    const decoded = performance.now();
    onStage('decoded');
    if (stopped()) throw new PhotoError('cancelled');
    const sightings: Sighting[] = [];
    let things: PhotoThing[] = [];
    let region: PixelBox = [0, 0, picture.width, picture.height];
    if (detect) {
      const tiles = tilesOf(picture, this.#detector.settings.tileAbove ?? Infinity);
      const { classes, things: boxes } = await this.#detector.detect(picture, tiles);
      things = boxes.map((thing) => this.#describe(thing, picture));
      const placed = classes.filter((one) => one.boxes.length > 0);
      if (placed.length >= FEW_NAMES) {
        region = around(
          placed.flatMap((one) => one.boxes),
          picture,
        );
      }
      for (const { label, confidence, boxes } of classes) {
        const places = boxes.map((box) => toRelative(box, picture));
        sightings.push({ name: label, confidence, boxes: places, source: 'seen' });
      }
    }
    const seen = performance.now();
    const result = (labels: ReadLabels): PhotoSightings => {
      const { user, system } = process.cpuUsage(processor);
      const read = labels.foods.map(({ food, confidence, box }) => ({
        name: food,
        confidence,
        boxes: [toRelative(box, picture)],
        source: 'read' as const,
      }));
      return {
        width: picture.width,
        height: picture.height,
        sightings: [...sightings, ...read],
        things: withWords(things, labels, picture),
        took: {
          decode: decoded - start,
          detect: seen - decoded,
          read: performance.now() - seen,
          processor: (user + system) / 1000,
        },
      };
    };
    onStage('seen');
    if (stopped()) throw new PhotoError('cancelled');
    if (!read) return result(NOTHING_READ);
    onSeen?.(result(NOTHING_READ));
    const labels = await this.#read(picture, region, things, stopped);
    return result({ ...labels, foods: [...labels.foods, ...foodsByFragment(things, labels, picture)] });
  }

  /** Once over the whole region, then closer where packages stand on which nothing was read. */
  async #read(
    picture: Picture,
    region: PixelBox,
    things: readonly PhotoThing[],
    stopped: () => boolean,
  ): Promise<ReadLabels> {
    const labels = await this.#reader.read(picture, region, stopped);
    const packages = things
      .filter(({ box, names }) => names[0]!.score >= WORTH_READING && box[2] * box[3] <= LARGEST_PACKAGE)
      .map(({ box }) => toPixels(box, picture));
    const read = labels.lines.map(({ box }) => box);
    return this.#reader.readCloser(picture, closeUps(picture, packages, read), labels, stopped);
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
