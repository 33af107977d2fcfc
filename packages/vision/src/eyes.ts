import { decodePhoto } from './decode.ts';
import { Detector } from './detecting/detector.ts';
import type { PhotoSightings, Sighting } from './finding.ts';
import { assertNotFlat } from './flat.ts';
import { PhotoError } from './photo-error.ts';
import { type Picture, type PixelBox, toRelative } from './picture.ts';
import { LabelReader } from './reading/label-reader.ts';
import type { RuntimeOptions } from './runtime.ts';

export type LookStage = 'decoded' | 'seen';

export interface LookOptions {
  detect: boolean;
  read: boolean;
  stopped: () => boolean;
  onStage: (stage: LookStage) => void;
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

/** The whole pipeline for one photo: decode, detect, read labels. Runs in a worker. */
export class Eyes {
  readonly #detector: Detector;
  readonly #reader: LabelReader;

  private constructor(detector: Detector, reader: LabelReader) {
    this.#detector = detector;
    this.#reader = reader;
  }

  static async open(options: RuntimeOptions & { folder?: string }): Promise<Eyes> {
    const detector = await Detector.open(options);
    return new Eyes(detector, await LabelReader.open(options));
  }

  async look(photo: Uint8Array, { detect, read, stopped, onStage }: LookOptions): Promise<PhotoSightings> {
    const start = performance.now();
    const processor = process.cpuUsage();
    const picture = await decodePhoto(photo);
    assertNotFlat(picture);
    const decoded = performance.now();
    onStage('decoded');
    if (stopped()) throw new PhotoError('cancelled');
    const sightings: Sighting[] = [];
    let region: PixelBox = [0, 0, picture.width, picture.height];
    if (detect) {
      const tiles = tilesOf(picture, this.#detector.settings.tileAbove ?? Infinity);
      const classes = await this.#detector.detect(picture, tiles);
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
    onStage('seen');
    if (stopped()) throw new PhotoError('cancelled');
    if (read) {
      for (const { food, confidence, box } of await this.#reader.read(picture, region, stopped)) {
        sightings.push({ name: food, confidence, boxes: [toRelative(box, picture)], source: 'read' });
      }
    }
    const { user, system } = process.cpuUsage(processor);
    const took = {
      decode: decoded - start,
      detect: seen - decoded,
      read: performance.now() - seen,
      processor: (user + system) / 1000,
    };
    return { width: picture.width, height: picture.height, sightings, took };
  }
}
