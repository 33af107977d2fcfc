import type { Picture } from '../picture.ts';
import type { RuntimeOptions } from '../runtime.ts';
import { turnQuarter } from '../turn-quarter.ts';
import { type PageRow, type PageWord, rowsOf } from './page-rows.ts';
import { inkRuns, withSpaces } from './print/word-gaps.ts';
import type { TextBox } from './text-boxes.ts';
import { TextFinder } from './text-finder.ts';
import { type ReadLetter, TextRecogniser } from './text-recogniser.ts';
import { cutStrip, type Strip } from './text-strip.ts';

/** A page has more and smaller text than a package: more pixels to find it in, longer lines, but not without end. */
const FIND_PIXELS = 1_400_000;
const MAX_STRIP = 1100;
const MAX_LINES = 260;
const MIN_THICKNESS = 7;
const MIN_ASPECT = 0.6;
/** Lines that are asked which way up the page lies. */
const TELLING_LINES = 12;

const isSideways = ({ angle }: TextBox): boolean => Math.abs(Math.sin(angle)) > Math.SQRT1_2;

/** Reads everything that is printed on a page: a receipt, a nutrition table. */
export class PageReader {
  readonly #finder: TextFinder;
  readonly #recogniser: TextRecogniser;

  private constructor(finder: TextFinder, recogniser: TextRecogniser) {
    this.#finder = finder;
    this.#recogniser = recogniser;
  }

  static async open(options: RuntimeOptions): Promise<PageReader> {
    const finder = await TextFinder.open({ ...options, pixels: FIND_PIXELS });
    return new PageReader(finder, await TextRecogniser.open(options));
  }

  async read(photo: Picture, stopped: () => boolean): Promise<PageRow[]> {
    const { picture, boxes } = await this.#upright(photo);
    if (stopped() || boxes.length === 0) return [];
    const strips = boxes.map((box) => cutStrip(picture, box, 0, MAX_STRIP));
    const overhead = await this.#isUpsideDown(strips);
    const turned = overhead ? boxes.map((box) => cutStrip(picture, box, Math.PI, MAX_STRIP)) : strips;
    const texts: PageWord[][] = [];
    // In pieces, so that it can be stopped.
    for (let from = 0; from < turned.length; from += 16) {
      if (stopped()) return [];
      const piece = turned.slice(from, from + 16);
      const read = await this.#recogniser.read(piece);
      const spaced = read.map(({ letters }, at) =>
        withSpaces(letters, inkRuns(piece[at]!), { figuresPart: false }),
      );
      texts.push(...spaced.map(wordsOf));
    }
    const { width, height } = picture;
    const placed = overhead
      ? boxes.map((box) => ({ ...box, cx: width - box.cx, cy: height - box.cy }))
      : boxes;
    return rowsOf(placed, texts, width);
  }

  /** The whole page lies one way: most of its longest lines say which. */
  async #isUpsideDown(strips: readonly Strip[]): Promise<boolean> {
    const longest = [...strips].sort((a, b) => b.width - a.width).slice(0, TELLING_LINES);
    const flipped = await this.#recogniser.upsideDown(longest);
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
      .filter((box) => box.thickness >= MIN_THICKNESS && box.length / box.thickness >= MIN_ASPECT)
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

function wordsOf(letters: readonly ReadLetter[]): PageWord[] {
  const words: ReadLetter[][] = [[]];
  for (const letter of letters)
    if (letter.text === ' ') words.push([]);
    else words.at(-1)!.push(letter);
  return words
    .filter((word) => word.length > 0)
    .map((word) => ({
      text: word.map(({ text }) => text).join(''),
      confidence: word.reduce((sum, { confidence }) => sum + confidence, 0) / word.length,
    }));
}
