import type { ReadRecipePages } from '@crisper/contract/recipes/recipe-pages';
import type { RecipeDraft } from '@crisper/kitchen/recipes/draft';
import { isLegible } from '@crisper/kitchen/recipes/print/legible';
import type { PrintedLine } from '@crisper/kitchen/recipes/print/printed-line';
import { readPrint } from '@crisper/kitchen/recipes/print/read-print';
import { readLoose } from '@crisper/kitchen/recipes/reading/read-loose';
import { withHeadings } from '@crisper/kitchen/recipes/sections';
import type { Parser } from '../../../parsing/parser.ts';
import { phrase } from '../../../saying/say.ts';
import { presentDraft } from '../recipes.parsers.ts';
import { PDF_PROBLEMS, pdfPages } from './pdf-pages.ts';

type Answer = Omit<ReadRecipePages, 'note'>;

const ILLEGIBLE = phrase(
  'This page can’t be read well enough, so nothing was made of it. Lay it flat in even light, hold the phone straight above it, and come close enough for the print to be sharp. Handwriting and very ornate print can’t be read: type those.',
);

/** The recipe on photographed pages; null when they show none, a sentence when they cannot be read. */
export const readPrintedPages: Parser<readonly PrintedLine[][], Answer | null | string> = {
  name: 'recipe-print',
  read: (pages) => (isLegible(pages) ? presentPages(pages) : ILLEGIBLE),
};

const PDF_LIMIT_MS = 20_000;

/** The printed lines of a PDF, or a sentence when it cannot be read. */
export const readPdfLines: Parser<Uint8Array, PrintedLine[][] | string> = {
  name: 'recipe-pdf-lines',
  timeLimit: PDF_LIMIT_MS,
  async read(bytes) {
    const pages = await pdfPages(bytes);
    return typeof pages === 'string' ? PDF_PROBLEMS[pages] : pages;
  },
};

/** The recipe in a PDF; null when there is none, a sentence when it cannot be read. */
export const readPdf: Parser<Uint8Array, Answer | null | string> = {
  name: 'recipe-pdf',
  timeLimit: PDF_LIMIT_MS,
  async read(bytes) {
    const pages = await readPdfLines.read(bytes);
    return typeof pages === 'string' ? pages : presentPages(pages);
  },
};

/** What a model says is on the pages, read like any other recipe from outside. */
export const readTranscript: Parser<unknown, Answer | null> = {
  name: 'recipe-transcript',
  read(transcript) {
    const draft = readLoose(transcript);
    return draft && draft.steps.length > 0 ? present(draft, []) : null;
  },
};

function presentPages(pages: readonly PrintedLine[][]): Answer | null {
  const read = readPrint(pages);
  return read && present(read.draft, read.doubtful);
}

/** Parts of a list are headings between its lines, so that doubtful words move down by those above them. */
function present(draft: RecipeDraft, doubtful: Answer['doubtful']): Answer | null {
  const shown = presentDraft(draft, null);
  if (!shown) return null;
  const lists = { ingredients: draft.ingredients, steps: draft.steps };
  const sectioned = (list: readonly { text: string; section?: string | null }[]) =>
    list.map(({ text, section = null }) => ({ section, text: text.trim() }));
  const linesOf = (field: 'ingredients' | 'steps', count = lists[field].length) =>
    withHeadings(sectioned(lists[field].slice(0, count)));
  return {
    ...shown,
    draft: { ...shown.draft, ingredients: linesOf('ingredients'), steps: linesOf('steps') },
    doubtful: doubtful.map(({ field, line, word }) => ({
      field,
      line: field === 'title' ? 0 : linesOf(field, line + 1).length - 1,
      word,
    })),
  };
}
