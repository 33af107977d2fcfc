import type { PrintedLine, PrintedWord } from '@crisper/kitchen/recipes/print/printed-line';
import type { TextBox } from '../text-boxes.ts';
import type { ReadLetter } from '../text-recogniser.ts';

/** A fraction that was read by itself, in columns of the strip. */
export interface ReadFraction {
  left: number;
  right: number;
  text: string;
  confidence: number;
}

/** Puts fractions in the place of what the recogniser took them for, and parts the letters into words. */
export function wordsOf(letters: readonly ReadLetter[], fractions: readonly ReadFraction[]): PrintedWord[] {
  const outside = letters.filter(
    ({ at }) => !fractions.some(({ left, right }) => at > left - 4 && at < right + 4),
  );
  const read: ReadLetter[] = fractions.map(({ left, right, text, confidence }) => ({
    text,
    confidence,
    at: (left + right) / 2,
  }));
  const words: PrintedWord[] = [];
  let inside = false;
  for (const letter of [...outside, ...read].sort((a, b) => a.at - b.at)) {
    if (letter.text === ' ') {
      inside = false;
      continue;
    }
    // A unit stands apart from its fraction even where the recogniser saw no space.
    const isFraction = read.includes(letter);
    if (!inside) words.push({ text: '', confidence: 1 });
    const word = words.at(-1)!;
    word.text += letter.text;
    word.confidence = Math.min(word.confidence, letter.confidence);
    inside = !isFraction;
  }
  return words;
}

/** Boxes and texts as lines of a page that was set straight by the usual slant of its lines. */
export function printedLines(
  boxes: readonly TextBox[],
  words: readonly PrintedWord[][],
  width: number,
): PrintedLine[] {
  const slant = usualSlant(boxes);
  const [cos, sin] = [Math.cos(slant), Math.sin(slant)];
  return boxes.flatMap((box, at) => {
    if (words[at]!.length === 0) return [];
    const across = (box.cx * cos + box.cy * sin) / width;
    const half = box.length / width / 2;
    return [
      {
        words: words[at]!,
        left: across - half,
        right: across + half,
        y: (box.cy * cos - box.cx * sin) / width,
        height: box.thickness / width,
      },
    ];
  });
}

/** Long lines know best how the page lies. */
function usualSlant(boxes: readonly TextBox[]): number {
  const slants = boxes
    .filter(({ length, thickness }) => length > 5 * thickness)
    .map(({ angle }) => angle)
    .sort((a, b) => a - b);
  return slants[slants.length >> 1] ?? 0;
}
