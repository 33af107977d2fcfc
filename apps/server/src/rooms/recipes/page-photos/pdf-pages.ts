import { PDF_PAGES } from '@crisper/contract/recipes/recipe-pages';
import type { PrintedLine } from '@crisper/kitchen/recipes/print/printed-line';
import { phrase } from '../../../saying/say.ts';

/** Why a PDF cannot be read, in words for the person. */
export const PDF_PROBLEMS = {
  damaged: phrase('This PDF can’t be opened: it is damaged, or it is another kind of file.'),
  locked: phrase('This PDF is locked with a password. Save a copy without one and try again.'),
  long: phrase(
    `This PDF has more than ${PDF_PAGES} pages. Save the pages of one recipe as a PDF of their own.`,
  ),
  pictures: phrase(
    'There is no text in this PDF, only pictures. Take a photo or a screenshot of the page instead.',
  ),
};
type PdfProblem = keyof typeof PDF_PROBLEMS;

const MOST_PIECES = 20_000;
const LONGEST_PIECE = 500;

interface Piece {
  str: string;
  /** A matrix: the last two values are where the text begins, from the lower left corner. */
  transform: number[];
  width: number;
  height: number;
}

export const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');

/** The printed lines of each page of a PDF, or why there are none. Runs in a worker that is stopped when it takes too long. */
export async function pdfPages(bytes: Uint8Array): Promise<PrintedLine[][] | PdfProblem> {
  // Large, and seldom needed.
  const { getResolvedPDFJS } = await import('unpdf');
  const { getDocument } = await getResolvedPDFJS();
  const task = getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    stopAtErrors: false,
    verbosity: 0,
  });
  try {
    const document = await task.promise;
    if (document.numPages > PDF_PAGES) return 'long';
    const pages: PrintedLine[][] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      const pieces = items.slice(0, MOST_PIECES).filter((item): item is Piece & typeof item => 'str' in item);
      pages.push(linesOf(pieces, width, height));
      page.cleanup();
    }
    return pages.some((page) => page.length > 0) ? pages : 'pictures';
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'damaged';
  } finally {
    await task.destroy().catch(() => {});
  }
}

/** A PDF sets pieces of lines: those that stand close together on one baseline are one. */
function linesOf(pieces: readonly Piece[], width: number, height: number): PrintedLine[] {
  const placed = pieces
    .filter(({ str, height: tall }) => str.trim() !== '' && tall > 0)
    .map(({ str, transform, width: wide, height: tall }) => ({
      text: str.slice(0, LONGEST_PIECE),
      left: transform[4]!,
      right: transform[4]! + wide,
      y: height - transform[5]! - tall / 2,
      height: tall,
    }))
    .sort((a, b) => a.y - b.y || a.left - b.left);
  const lines: (typeof placed)[number][] = [];
  for (const piece of placed) {
    const line = lines.findLast(
      (one) =>
        Math.abs(one.y - piece.y) < 0.4 * piece.height &&
        piece.left >= one.left &&
        piece.left - one.right < 0.8 * piece.height,
    );
    if (!line) {
      lines.push({ ...piece });
      continue;
    }
    const isApart = piece.left - line.right > 0.12 * piece.height;
    line.text += isApart && !/\s$/.test(line.text) ? ` ${piece.text}` : piece.text;
    line.right = Math.max(line.right, piece.right);
    line.height = Math.max(line.height, piece.height);
  }
  return lines.map(({ text, left, right, y, height: tall }) => ({
    words: text
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => ({ text: word, confidence: 1 })),
    left: left / width,
    right: right / width,
    y: y / width,
    // A photographed line is boxed with the space around it.
    height: (1.3 * tall) / width,
  }));
}
