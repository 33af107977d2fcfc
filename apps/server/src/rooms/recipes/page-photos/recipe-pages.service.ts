import type { User } from '@crisper/contract/auth/auth';
import type { SentPhoto } from '@crisper/contract/photos';
import type { ReadRecipePages } from '@crisper/contract/recipes/recipe-pages';
import { PhotoError } from '@crisper/vision/photo-error';
import { spend } from '../../../budgets/spending.ts';
import type { Limiter, Rule } from '../../../cache/limiter.ts';
import { fileBytes, photoFromBase64, photosOf } from '../../../http/uploads/photo-bytes.ts';
import type { Parsing } from '../../../parsing/parser.ts';
import { Problem } from '../../../problem.ts';
import type { VisionProvider } from '../../../providers/vision/vision.provider.ts';
import { phrase, say } from '../../../saying/say.ts';
import { isPdf } from './pdf-pages.ts';
import { readPdf, readPrintedPages, readTranscript } from './recipe-pages.parsers.ts';

const A_MINUTE: Rule = { name: 'recipe-pages', max: 12, seconds: 60 };
const A_DAY: Rule = { name: 'recipe-pages-day', max: 200, seconds: 86_400 };
const TIME_LIMIT_MS = 120_000;
/** What a page is charged that was given up half way. */
const UNKNOWN_MS = 4_000;
const PDF_HEAD = /^data:application\/(?:x-)?pdf;base64,/;

const NO_TEXT =
  'There is nothing to read in this photo. Lay the page flat, with more light, and let it fill the picture.';
const NO_RECIPE =
  'This doesn’t look like a recipe: no list of ingredients was found. If it is one, try a photo of the list alone, or type it.';
const MODEL_NOTE = phrase('The outside vision model did not answer, so Crisper read the page itself.');

interface Deps {
  limiter: Limiter;
  parsing: Parsing;
  vision: Pick<VisionProvider, 'print' | 'transcribe'>;
}

interface Reading {
  user: User;
  signal: AbortSignal;
  onPage: (page: number, of: number) => void;
}

export type RecipePagesService = ReturnType<typeof createRecipePages>;

/** Reads the recipe on photographed pages or in a PDF, for review. Nothing is kept. */
export function createRecipePages({ limiter, parsing, vision }: Deps) {
  const ask = async (photos: readonly Buffer[], { user, signal }: Reading) => {
    if (!vision.transcribe) return undefined;
    const transcript = await vision.transcribe(photos, { signal });
    // Undefined: no model is configured.
    if (transcript === undefined) return undefined;
    return transcript && (await parsing.read(readTranscript, transcript, user.id));
  };

  const readPhotos = async (photos: readonly Buffer[], reading: Reading) => {
    const { user, signal, onPage } = reading;
    const pages = [];
    for (const [at, photo] of photos.entries()) {
      onPage(at + 1, photos.length);
      const { lines, processor } = await vision.print(photo, { person: user.id, signal });
      spend('vision', processor);
      pages.push(lines);
    }
    if (pages.every((lines) => lines.length === 0)) throw new Problem('bad_request', NO_TEXT);
    const found = await parsing.read(readPrintedPages, pages, user.id);
    if (typeof found === 'string') throw new Problem('bad_request', found);
    return found;
  };

  const inTime = async <Result>(reading: Reading, read: (reading: Reading) => Promise<Result>) => {
    const late = AbortSignal.timeout(TIME_LIMIT_MS);
    try {
      return await read({ ...reading, signal: AbortSignal.any([reading.signal, late]) });
    } catch (error) {
      if (error instanceof Problem) throw error;
      spend('vision', UNKNOWN_MS);
      throw pageProblem(error, late.aborted && !reading.signal.aborted);
    }
  };

  return {
    async read(pages: SentPhoto[], reading: Reading): Promise<ReadRecipePages> {
      const { user } = reading;
      for (const _ of pages) await limiter.use(A_MINUTE, user.id);
      await limiter.use(A_DAY, user.id);
      const pdf = pages.find(looksLikePdf);
      if (pdf !== undefined) {
        if (pages.length > 1) throw new Problem('bad_request', 'Send one PDF by itself.');
        const found = await parsing.read(readPdf, pdfBytes(pdf), user.id);
        if (typeof found === 'string') throw new Problem('unsupported', found);
        return answer(found, null);
      }
      const photos = await photosOf(pages);
      return inTime(reading, async (timed) => {
        const told = await ask(photos, timed);
        if (told) return answer(told, null);
        return answer(await readPhotos(photos, timed), told === null ? say(MODEL_NOTE) : null);
      });
    },
  };
}

function answer(found: Omit<ReadRecipePages, 'note'> | null, note: string | null): ReadRecipePages {
  if (!found) throw new Problem('bad_request', NO_RECIPE);
  return { ...found, note };
}

const looksLikePdf = (sent: SentPhoto): boolean =>
  typeof sent === 'string' ? PDF_HEAD.test(sent.slice(0, 40)) : isPdf(fileBytes(sent));

/** Error messages never contain what was sent. */
function pdfBytes(sent: SentPhoto): Buffer {
  const bytes =
    typeof sent === 'string' ? photoFromBase64(sent.slice(sent.indexOf(',') + 1)) : fileBytes(sent);
  if (!isPdf(bytes))
    throw new Problem('unsupported', 'This file is not a PDF. Use a PDF, or photos of the page.');
  return bytes;
}

/** Faults of the vision engine that another try may not meet. */
const PASSING = new Set<string>(['timeout', 'crashed', 'busy']);

function pageProblem(error: unknown, isLate: boolean): Problem {
  const retryAfter = 5;
  if (isLate)
    return new Problem('unavailable', 'These photos took too long. Please try again with fewer of them.', {
      retryAfter,
      cause: error,
    });
  if (!(error instanceof PhotoError))
    return new Problem('unavailable', 'We can’t read photos right now. Please try again in a moment.', {
      retryAfter,
      cause: error,
    });
  return PASSING.has(error.code)
    ? new Problem('unavailable', error.message, { retryAfter })
    : new Problem('bad_request', error.message);
}
