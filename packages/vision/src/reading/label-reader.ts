import type { Picture, PixelBox } from '../picture.ts';
import type { RuntimeOptions } from '../runtime.ts';
import { type LabelLine, matchLabel } from './lexicon/match.ts';
import { respell } from './lexicon/spelling.ts';
import type { Crop } from './package-crops.ts';
import type { TextBox } from './text-boxes.ts';
import { clusterLines, isFinePrint, offset } from './text-clusters.ts';
import { TextFinder } from './text-finder.ts';
import { type ReadText, TextRecogniser } from './text-recogniser.ts';
import { cutStrip, mirrorStrip, type Strip } from './text-strip.ts';

export interface ReadFood {
  food: string;
  confidence: number;
  box: PixelBox;
}

export interface ReadLine {
  text: string;
  confidence: number;
  box: PixelBox;
  place: TextBox;
  /** In which it reads, in radians; 0 is to the right. */
  direction: number;
}

export interface ReadLabels {
  foods: ReadFood[];
  lines: ReadLine[];
}

/** Limits in pixels and columns instead of time, so that a busy machine reads the same names as an idle one. */
const FIND_PIXELS = 1_120_000;
const MAX_COLUMNS = 2000;

const MAX_STRIP = 288;
const MIN_THICKNESS = 6;
const MIN_ASPECT = 1.15;
const FLIP_ABOVE = 0.8;
const REREAD_BELOW = 0.6;
const MAX_REREADS = 4;
const SAME_LINE = 0.5;
/** A line read with less may turn out better closer up. */
const READ_WELL = 0.8;
/** The largest lines tell whether a photo is mirrored. */
const MIRROR_LINES = 6;
const MIRROR_LETTERS = 4;
const SURELY_READ = 0.95;
/** Clean print reads fairly well even mirrored: "BUTTER" as "BNLLEB". */
const CLEARLY_BETTER = 0.05;

/** Large, certain text first, fine print last: the last ones are dropped when a photo has too much text. */
function worthReading(boxes: readonly TextBox[], picture: Picture): TextBox[] {
  const whole = Math.max(picture.width, picture.height);
  const readable = boxes
    .filter((box) => box.thickness >= MIN_THICKNESS && box.thickness < whole / 5)
    .filter((box) => box.length / box.thickness >= MIN_ASPECT)
    .sort((a, b) => b.score * Math.sqrt(b.thickness) - a.score * Math.sqrt(a.thickness));
  const fine = new Set(readable.filter((box) => isFinePrint(box, readable)));
  return [...readable.filter((box) => !fine.has(box)), ...fine];
}

function bounds({ cx, cy, length, thickness, angle }: TextBox): PixelBox {
  const halfX = (Math.abs(Math.cos(angle)) * length + Math.abs(Math.sin(angle)) * thickness) / 2;
  const halfY = (Math.abs(Math.sin(angle)) * length + Math.abs(Math.cos(angle)) * thickness) / 2;
  return [cx - halfX, cy - halfY, cx + halfX, cy + halfY];
}

const NOTHING: ReadLabels = { foods: [], lines: [] };

/** Lines of a label stand close under each other: only what lies along the line is the line itself. */
function isSameLine(a: TextBox, b: TextBox): boolean {
  const [along, across] = offset(a, b);
  return (
    across < Math.max(a.thickness, b.thickness) * SAME_LINE &&
    along < Math.max(a.length, b.length) * SAME_LINE
  );
}

const namesFood = (line: LabelLine): boolean => matchLabel([line]).length > 0;

/** "RANCH" says more than "RANG", however sure either is. */
function isBetter(closer: LabelLine, first: LabelLine): boolean {
  const [says, said] = [namesFood(closer), namesFood(first)];
  if (says === said) return closer.confidence > first.confidence;
  return says ? closer.confidence >= READ_WELL : first.confidence < READ_WELL;
}

/** Every line once, as it was read best. */
export function bestOf<Line extends Pick<ReadLine, 'place' | 'confidence' | 'text'>>(
  first: readonly Line[],
  closer: readonly Line[],
): Line[] {
  const lines = [...first];
  for (const line of closer) {
    const at = lines.findIndex(({ place }) => isSameLine(place, line.place));
    if (at < 0) lines.push(line);
    else if (isBetter(line, lines[at]!)) lines[at] = line;
  }
  return lines;
}

/** The foods named by lines that belong to one label. */
function labelsOf(lines: ReadLine[]): ReadLabels {
  const foods = clusterLines(lines.map(({ place }) => place)).flatMap((members) =>
    matchLabel(members.map((index) => lines[index]!)).map(({ food, confidence, line }) => ({
      food,
      confidence,
      box: lines[members[line]!]!.box,
    })),
  );
  return { foods, lines };
}

function isSingleLetter({ words }: ReadText): boolean {
  return words.length === 1 && words[0]!.text.length === 1;
}

/** Reads the foods named on labels, upright or upside down. */
export class LabelReader {
  readonly #finder: TextFinder;
  readonly #recogniser: TextRecogniser;

  private constructor(finder: TextFinder, recogniser: TextRecogniser) {
    this.#finder = finder;
    this.#recogniser = recogniser;
  }

  static async open(options: RuntimeOptions): Promise<LabelReader> {
    const finder = await TextFinder.open({ ...options, pixels: FIND_PIXELS });
    return new LabelReader(finder, await TextRecogniser.open(options));
  }

  /** `region` is the part to search; a smaller one is magnified more. */
  async read(picture: Picture, region: PixelBox, stopped: () => boolean = () => false): Promise<ReadLabels> {
    const found = worthReading(await this.#finder.find(picture, region), picture);
    if (stopped()) return NOTHING;
    return labelsOf(await this.#readLines(picture, found, MAX_COLUMNS));
  }

  /** Whether the largest lines read better in a mirror. */
  async isMirrored(picture: Picture, { lines }: ReadLabels): Promise<boolean> {
    const largest = lines
      .filter(({ text }) => text.length >= MIRROR_LETTERS)
      .sort((a, b) => b.place.length * b.place.thickness - a.place.length * a.place.thickness)
      .slice(0, MIRROR_LINES);
    const sure = largest.filter(({ confidence }) => confidence >= SURELY_READ).length;
    if (largest.length < 2 || sure * 2 > largest.length) return false;
    const inMirror = await this.#recogniser.read(
      largest.map(({ place }) => mirrorStrip(cutStrip(picture, place, 0, MAX_STRIP))),
    );
    const better = inMirror.filter(
      ({ words, confidence }, index) =>
        confidence >= Math.max(READ_WELL, largest[index]!.confidence + CLEARLY_BETTER) &&
        words.some(({ text }) => text.length >= MIRROR_LETTERS),
    );
    return better.length >= 2 && better.length > sure;
  }

  /** Searches the crops for lines that the first reading missed or read badly. */
  async readCloser(
    picture: Picture,
    crops: readonly (Pick<Crop, 'box'> & Partial<Crop>)[],
    labels: ReadLabels,
    columns: number,
    stopped: () => boolean = () => false,
  ): Promise<ReadLabels> {
    const named = new Set(labels.foods.map(({ box }) => box));
    const sure = labels.lines.filter(({ box }) => named.has(box)).map(({ place }) => place);
    const fresh: TextBox[] = [];
    for (const { box: region, scale } of crops) {
      if (stopped()) return labels;
      const found = await this.#finder.find(picture, region, scale);
      fresh.push(...found.filter((box) => ![...sure, ...fresh].some((other) => isSameLine(box, other))));
    }
    const worth = worthReading(fresh, picture);
    if (worth.length === 0) return labels;
    return labelsOf(bestOf(labels.lines, await this.#readLines(picture, worth, columns)));
  }

  async #readLines(picture: Picture, found: readonly TextBox[], most: number): Promise<ReadLine[]> {
    const boxes: TextBox[] = [];
    const strips: Strip[] = [];
    let columns = 0;
    for (const box of found) {
      if (columns >= most) break;
      const strip = cutStrip(picture, box, 0, MAX_STRIP);
      columns += strip.width;
      boxes.push(box);
      strips.push(strip);
    }
    const lines = boxes.length === 0 ? [] : await this.#readUpright(picture, boxes, strips);
    return lines.map(({ turn, ...line }, index) => {
      const place = boxes[index]!;
      return { ...line, box: bounds(place), place, direction: place.angle + turn };
    });
  }

  async #readUpright(
    picture: Picture,
    boxes: readonly TextBox[],
    strips: Strip[],
  ): Promise<(LabelLine & { turn: number })[]> {
    const flipped = await this.#recogniser.upsideDown(strips);
    const turns = flipped.map((share) => (share > FLIP_ABOVE ? Math.PI : 0));
    const turned = strips.map((strip, index) =>
      turns[index] === 0 ? strip : cutStrip(picture, boxes[index]!, Math.PI, MAX_STRIP),
    );
    const lines = await this.#recogniser.read(turned);
    const unsure = lines
      .map((_, index) => index)
      .filter((index) => lines[index]!.confidence < REREAD_BELOW && !isSingleLetter(lines[index]!))
      .filter((index) => flipped[index]! > 0.05)
      .slice(0, MAX_REREADS);
    const again = await this.#recogniser.read(
      unsure.map((index) => cutStrip(picture, boxes[index]!, Math.PI - turns[index]!, MAX_STRIP)),
    );
    unsure.forEach((index, n) => {
      if (again[n]!.confidence <= lines[index]!.confidence) return;
      lines[index] = again[n]!;
      turns[index] = Math.PI - turns[index]!;
    });
    return lines.map(({ words, confidence }, index) => ({
      text: respell(words),
      confidence,
      turn: turns[index]!,
    }));
  }
}
