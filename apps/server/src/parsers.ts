import type { Parser } from './parsing/parser.ts';
import { readSharedForm } from './rooms/community/community.parsers.ts';
import { answerCook, checkSteps } from './rooms/cooking/cooking.parsers.ts';
import {
  readPdf,
  readPdfLines,
  readPrintedPages,
  readTranscript,
} from './rooms/recipes/page-photos/recipe-pages.parsers.ts';
import { finishOwn, readDraft, stepsOf } from './rooms/recipes/recipes.parsers.ts';

/** Every parser a worker knows, by name. */
export const PARSERS: ReadonlyMap<string, Parser<never, unknown>> = new Map(
  [
    readDraft,
    readPdf,
    readPdfLines,
    readPrintedPages,
    readTranscript,
    finishOwn,
    stepsOf,
    readSharedForm,
    answerCook,
    checkSteps,
  ].map((parser) => [parser.name, parser]),
);
