import type { PrintedLine } from '@crisper/kitchen/recipes/print/printed-line';
import type { Picture } from '../../picture.ts';
import type { RuntimeOptions } from '../../runtime.ts';
import { turnQuarter } from '../../turn-quarter.ts';
import type { TextBox } from '../text-boxes.ts';
import { TextFinder } from '../text-finder.ts';
import { type ReadText, TextRecogniser } from '../text-recogniser.ts';
import { cutStrip, type Strip } from '../text-strip.ts';
import { findFractions, fractionOf, type PrintedFraction } from './fractions.ts';
import { findMerged, readMerged } from './merged-fractions.ts';
import { printedLines, type ReadFraction, wordsOf } from './print-line.ts';
import { inkRuns, type Span, withSpaces, withTwins } from './word-gaps.ts';

/** Lines of a book are long and evenly printed: fewer pixels find them than a crumpled receipt needs. */
const FIND_PIXELS = 800_000;
const MAX_STRIP = 2800;
const MAX_LINES = 200;
const MIN_THICKNESS = 7;
const ASK_DIRECTION = 12;
const AT_ONCE = 16;

const isSideways = ({ angle }: TextBox): boolean => Math.abs(Math.sin(angle)) > Math.SQRT1_2;

/** Reads a page of a book or a magazine: whole lines with their places, and small fractions. */
export class PrintReader {
  readonly #finder: TextFinder;
  readonly #recogniser: TextRecogniser;

  private constructor(finder: TextFinder, recogniser: TextRecogniser) {
    this.#finder = finder;
    this.#recogniser = recogniser;
  }

  static async open(options: RuntimeOptions): Promise<PrintReader> {
    const finder = await TextFinder.open({ ...options, pixels: FIND_PIXELS });
    return new PrintReader(finder, await TextRecogniser.open(options));
  }

  async read(photo: Picture, stopped: () => boolean): Promise<PrintedLine[]> {
    const { picture, boxes } = await this.#upright(photo);
    if (stopped() || boxes.length === 0) return [];
    const overhead = await this.#isOverhead(picture, boxes);
    const words = [];
    for (let from = 0; from < boxes.length; from += AT_ONCE) {
      if (stopped()) return [];
      const strips = boxes
        .slice(from, from + AT_ONCE)
        .map((box) => cutStrip(picture, box, overhead ? Math.PI : 0, MAX_STRIP));
      const texts = await this.#recogniser.read(strips);
      const runs = strips.map(inkRuns);
      const fractions = await this.#fractions(strips, texts, runs);
      const letters = texts.map((text, at) =>
        withTwins(withSpaces(text.letters, runs[at]!, { figuresPart: true }), runs[at]!),
      );
      words.push(...letters.map((line, at) => wordsOf(line, fractions[at]!)));
    }
    const { width, height } = picture;
    const placed = overhead
      ? boxes.map((box) => ({ ...box, cx: width - box.cx, cy: height - box.cy }))
      : boxes;
    return printedLines(placed, words, width);
  }

  async #fractions(
    strips: readonly Strip[],
    lines: readonly ReadText[],
    runs: readonly Span[][],
  ): Promise<ReadFraction[][]> {
    const clear = strips.map(findFractions);
    const clearTexts = await this.#spelled(clear.flat());
    const read = clear.map((line) =>
      line.flatMap(({ left, right, enlarged }) => {
        const { spelled, confidence } = clearTexts.get(enlarged)!;
        const text = fractionOf(spelled);
        return text === null ? [] : [{ left, right, enlarged, text, confidence }];
      }),
    );
    const merged = strips.map((strip, at) => findMerged(strip, lines[at]!.letters, runs[at]!, read[at]!));
    const mergedTexts = await this.#spelled(merged.flat());
    return read.map((line, at) => [
      ...line,
      ...merged[at]!.map((one) => readMerged(one, mergedTexts.get(one.enlarged)!.spelled)),
    ]);
  }

  async #spelled(fractions: readonly PrintedFraction[]) {
    const texts = await this.#recogniser.read(fractions.map(({ enlarged }) => enlarged));
    return new Map(
      fractions.map(({ enlarged }, at) => {
        const { letters, confidence } = texts[at]!;
        return [enlarged, { spelled: letters.map(({ text }) => text).join(''), confidence }];
      }),
    );
  }

  /** The whole page lies one way: most of its longest lines say which. */
  async #isOverhead(picture: Picture, boxes: readonly TextBox[]): Promise<boolean> {
    const longest = [...boxes].sort((a, b) => b.length - a.length).slice(0, ASK_DIRECTION);
    const strips = longest.map((box) => cutStrip(picture, box, 0, MAX_STRIP));
    const flipped = await this.#recogniser.upsideDown(strips);
    return flipped.filter((chance) => chance > 0.5).length > longest.length / 2;
  }

  /** Turns a photo by a quarter where most of the text runs sideways. */
  async #upright(photo: Picture): Promise<{ picture: Picture; boxes: TextBox[] }> {
    const boxes = await this.#find(photo);
    const long = boxes.filter(({ length, thickness }) => length > 2 * thickness);
    if (long.filter(isSideways).length <= long.length / 2) return { picture: photo, boxes };
    const picture = turnQuarter(photo);
    return { picture, boxes: await this.#find(picture) };
  }

  async #find(picture: Picture): Promise<TextBox[]> {
    const found = await this.#finder.find(picture, [0, 0, picture.width, picture.height]);
    return found
      .map(({ arc, ...box }) => arc ?? box)
      .filter(({ thickness }) => thickness >= MIN_THICKNESS)
      .map(levelled)
      .sort((a, b) => a.cy - b.cy)
      .slice(0, MAX_LINES);
  }
}

/** A short piece is about as tall as it is wide, so that its long side may be the wrong one. */
function levelled(box: TextBox): TextBox {
  if (!isSideways(box) || box.length > 2 * box.thickness) return box;
  const angle = box.angle > 0 ? box.angle - Math.PI / 2 : box.angle + Math.PI / 2;
  return { ...box, length: box.thickness, thickness: box.length, angle };
}
