import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { LETTERS, letterOf, type ReadWord } from './letter-odds.ts';
import { openSession, type RuntimeOptions, textModelFolder } from './runtime.ts';
import { STRIP_HEIGHT, type Strip } from './text-strip.ts';

export interface ReadText {
  words: ReadWord[];
  /** Mean certainty of the letters, 0 to 1. */
  confidence: number;
}

/** Lines read together are filled up to the longest: pairs waste least of what two cores can share. */
const BATCH = 2;
const TURN_WIDTH = 192;
/** Packages are read in Latin script; leaving the other 6,400 signs out removes look-alikes. */
const LATIN = /^[\x20-\x7e\u00c0-\u024f®·°]$/u;
/** What the recogniser rules out costs a word this much, not everything: it is often wrong about a single letter. */
const LEAST_ODDS = 1e-5;

function stack(strips: readonly Strip[], width: number): Tensor {
  const data = new Float32Array(strips.length * 3 * STRIP_HEIGHT * width);
  strips.forEach((strip, n) => {
    const used = Math.min(width, strip.width);
    for (let row = 0; row < 3 * STRIP_HEIGHT; row += 1) {
      const from = row * strip.width;
      data.set(strip.data.subarray(from, from + used), (n * 3 * STRIP_HEIGHT + row) * width);
    }
  });
  return new Tensor('float32', data, [strips.length, 3, STRIP_HEIGHT, width]);
}

/** Shrinks to at most `width` columns, as the upside-down model looks at one fixed size. */
function narrow(strip: Strip, width: number): Strip {
  if (strip.width <= width) return strip;
  const data = new Float32Array(3 * STRIP_HEIGHT * width);
  for (let row = 0; row < 3 * STRIP_HEIGHT; row += 1) {
    for (let x = 0; x < width; x += 1) {
      data[row * width + x] = strip.data[row * strip.width + Math.floor((x * strip.width) / width)]!;
    }
  }
  return { data, width };
}

export class TextRecogniser {
  readonly #reader: InferenceSession;
  readonly #turner: InferenceSession;
  readonly #signs: readonly string[];
  readonly #allowed: readonly number[];
  readonly #letters: Uint8Array;

  private constructor(reader: InferenceSession, turner: InferenceSession, signs: readonly string[]) {
    this.#reader = reader;
    this.#turner = turner;
    this.#signs = signs;
    this.#allowed = signs.flatMap((sign, index) => (index === 0 || LATIN.test(sign) ? [index] : []));
    this.#letters = Uint8Array.from(signs, letterOf);
  }

  static async open(options: RuntimeOptions): Promise<TextRecogniser> {
    const folder = textModelFolder();
    const [reader, turner, signs] = await Promise.all([
      openSession(join(folder, 'ch_PP-OCRv4_rec_infer.onnx'), options),
      openSession(join(folder, 'ch_ppocr_mobile_v2.0_cls_infer.onnx'), options),
      readFile(join(folder, 'ppocr_keys_v1.txt'), 'utf8'),
    ]);
    return new TextRecogniser(reader, turner, ['', ...signs.trimEnd().split('\n'), ' ']);
  }

  /** How likely each strip stands on its head, 0 to 1. */
  async upsideDown(strips: readonly Strip[]): Promise<number[]> {
    if (strips.length === 0) return [];
    const input = stack(
      strips.map((strip) => narrow(strip, TURN_WIDTH)),
      TURN_WIDTH,
    );
    const outputs = await this.#turner.run({ [this.#turner.inputNames[0]!]: input });
    const scores = outputs[this.#turner.outputNames[0]!]!.data as Float32Array;
    return strips.map((_, index) => scores[index * 2 + 1]!);
  }

  async read(strips: readonly Strip[]): Promise<ReadText[]> {
    const order = strips.map((_, index) => index).sort((a, b) => strips[a]!.width - strips[b]!.width);
    const texts: ReadText[] = strips.map(() => ({ words: [], confidence: 0 }));
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      const width = Math.max(...batch.map((index) => strips[index]!.width));
      const input = stack(
        batch.map((index) => strips[index]!),
        Math.ceil(width / 8) * 8,
      );
      const outputs = await this.#reader.run({ [this.#reader.inputNames[0]!]: input });
      const output = outputs[this.#reader.outputNames[0]!]!;
      batch.forEach((index, n) => {
        texts[index] = this.#decode(output, n);
      });
    }
    return texts;
  }

  #decode(output: Tensor, n: number): ReadText {
    const [, steps, signs] = output.dims as [number, number, number];
    const data = output.data as Float32Array;
    const odds = new Float32Array(steps * LETTERS);
    const words: { text: string; from: number; to: number }[] = [];
    let inside = false;
    let sum = 0;
    let letters = 0;
    let previous = 0;
    for (let step = 0; step < steps; step += 1) {
      const at = (n * steps + step) * signs;
      let best = 0;
      for (const sign of this.#allowed) {
        const value = data[at + sign]!;
        odds[step * LETTERS + this.#letters[sign]!]! += value;
        if (value > data[at + best]!) best = sign;
      }
      if (best !== 0 && best !== previous) {
        if (this.#signs[best] === ' ') inside = false;
        else {
          if (!inside) words.push({ text: '', from: step, to: step });
          inside = true;
          words.at(-1)!.text += this.#signs[best];
        }
        sum += data[at + best]!;
        letters += 1;
      }
      if (best !== 0 && inside) words.at(-1)!.to = step + 1;
      previous = best;
    }
    for (let i = 0; i < odds.length; i += 1) odds[i] = Math.log(Math.max(LEAST_ODDS, odds[i]!));
    const cuts = words.map(({ from }, index) =>
      index === 0 ? 0 : Math.ceil((words[index - 1]!.to + from) / 2),
    );
    return {
      words: words.map(({ text }, index) => ({
        text,
        odds: odds.subarray(cuts[index]! * LETTERS, (cuts[index + 1] ?? steps) * LETTERS),
      })),
      confidence: letters === 0 ? 0 : sum / letters,
    };
  }
}
