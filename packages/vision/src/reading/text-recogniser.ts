import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { openSession, type RuntimeOptions, textModelFolder } from '../runtime.ts';
import { LETTER_COUNT, letterIndex, type ReadWord } from './letter-probabilities.ts';
import { STRIP_HEIGHT, type Strip } from './text-strip.ts';

export interface ReadText {
  words: ReadWord[];
  /** Mean probability of the letters, 0 to 1. */
  confidence: number;
  letters: ReadLetter[];
}

/** One character, spaces included, with how sure it is and where it stands, in columns of the strip. */
export interface ReadLetter {
  text: string;
  confidence: number;
  at: number;
}

/** Lines of a batch are padded to the longest; pairs use two cores with little waste. */
const BATCH = 2;
const TURN_WIDTH = 192;
/** The model has 6,400 more characters; they are ignored to avoid look-alikes of Latin ones. */
const LATIN = /^[\x20-\x7e\u00c0-\u024f®·°]$/u;
/** Minimum probability, so that one misread letter does not rule out a whole word. */
const LEAST_PROBABILITY = 1e-5;

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

/** Squeezes a strip to at most `width` columns, because the orientation model has a fixed input size. */
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
  readonly #orientation: InferenceSession;
  readonly #characters: readonly string[];
  readonly #latin: readonly number[];
  readonly #letterOf: Uint8Array;

  private constructor(
    reader: InferenceSession,
    orientation: InferenceSession,
    characters: readonly string[],
  ) {
    this.#reader = reader;
    this.#orientation = orientation;
    this.#characters = characters;
    this.#latin = characters.flatMap((character, index) =>
      index === 0 || LATIN.test(character) ? [index] : [],
    );
    this.#letterOf = Uint8Array.from(characters, letterIndex);
  }

  static async open(options: RuntimeOptions): Promise<TextRecogniser> {
    const folder = textModelFolder();
    const [reader, orientation, characters] = await Promise.all([
      openSession(join(folder, 'ch_PP-OCRv4_rec_infer.onnx'), options),
      openSession(join(folder, 'ch_ppocr_mobile_v2.0_cls_infer.onnx'), options),
      readFile(join(folder, 'ppocr_keys_v1.txt'), 'utf8'),
    ]);
    return new TextRecogniser(reader, orientation, ['', ...characters.trimEnd().split('\n'), ' ']);
  }

  /** Probability that each strip is upside down. */
  async upsideDown(strips: readonly Strip[]): Promise<number[]> {
    if (strips.length === 0) return [];
    const input = stack(
      strips.map((strip) => narrow(strip, TURN_WIDTH)),
      TURN_WIDTH,
    );
    const outputs = await this.#orientation.run({ [this.#orientation.inputNames[0]!]: input });
    const scores = outputs[this.#orientation.outputNames[0]!]!.data as Float32Array;
    return strips.map((_, index) => scores[index * 2 + 1]!);
  }

  async read(strips: readonly Strip[]): Promise<ReadText[]> {
    const order = strips.map((_, index) => index).sort((a, b) => strips[a]!.width - strips[b]!.width);
    const texts: ReadText[] = strips.map(() => ({ words: [], confidence: 0, letters: [] }));
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      const width = Math.max(...batch.map((index) => strips[index]!.width));
      const columns = Math.ceil(width / 8) * 8;
      const input = stack(
        batch.map((index) => strips[index]!),
        columns,
      );
      const outputs = await this.#reader.run({ [this.#reader.inputNames[0]!]: input });
      const output = outputs[this.#reader.outputNames[0]!]!;
      batch.forEach((index, n) => {
        texts[index] = this.#decode(output, n, columns);
      });
    }
    return texts;
  }

  #decode(output: Tensor, n: number, columns: number): ReadText {
    const [, steps, characters] = output.dims as [number, number, number];
    const data = output.data as Float32Array;
    const logProbabilities = new Float32Array(steps * LETTER_COUNT);
    const words: { text: string; from: number; to: number; sure: number }[] = [];
    const letters: ReadLetter[] = [];
    let inside = false;
    let sum = 0;
    let previous = 0;
    for (let step = 0; step < steps; step += 1) {
      const at = (n * steps + step) * characters;
      let best = 0;
      for (const character of this.#latin) {
        const value = data[at + character]!;
        logProbabilities[step * LETTER_COUNT + this.#letterOf[character]!]! += value;
        if (value > data[at + best]!) best = character;
      }
      if (best !== 0 && best !== previous) {
        if (this.#characters[best] === ' ') inside = false;
        else {
          if (!inside) words.push({ text: '', from: step, to: step, sure: 0 });
          inside = true;
          words.at(-1)!.text += this.#characters[best];
          words.at(-1)!.sure += data[at + best]!;
        }
        sum += data[at + best]!;
        letters.push({
          text: this.#characters[best]!,
          confidence: data[at + best]!,
          at: ((step + 0.5) * columns) / steps,
        });
      }
      if (best !== 0 && inside) words.at(-1)!.to = step + 1;
      previous = best;
    }
    for (let i = 0; i < logProbabilities.length; i += 1)
      logProbabilities[i] = Math.log(Math.max(LEAST_PROBABILITY, logProbabilities[i]!));
    const cuts = words.map(({ from }, index) =>
      index === 0 ? 0 : Math.ceil((words[index - 1]!.to + from) / 2),
    );
    return {
      words: words.map(({ text, sure }, index) => ({
        text,
        confidence: sure / text.length,
        logProbabilities: logProbabilities.subarray(
          cuts[index]! * LETTER_COUNT,
          (cuts[index + 1] ?? steps) * LETTER_COUNT,
        ),
      })),
      confidence: letters.length === 0 ? 0 : sum / letters.length,
      letters,
    };
  }
}
