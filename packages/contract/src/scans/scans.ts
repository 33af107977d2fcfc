import { z } from 'zod';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { photo, photoBodyLimit } from '../photos.ts';

export const MAX_PHOTOS = 8;

/** A box in a photo: left, top, width, height, each from 0 to 1. */
export const photoBox = z.tuple([z.number(), z.number(), z.number(), z.number()]);

export const detectedIngredient = z.object({
  name: z.string(),
  /** The kitchen's food; null when only a name is known. */
  food: z.string().nullable(),
  confidence: z.number().min(0).max(1),
  emoji: z.string(),
  source: z.enum(['seen', 'read', 'both', 'remembered', 'model', 'manual']),
  /** How many were counted in one photo; null for what cannot be counted, or was not. */
  estimatedQuantity: z.number().int().positive().nullable(),
  /** What was counted: "piece". Null without a quantity. */
  unit: z.string().nullable(),
  /** Everything found is; scans from before may hold likely things that were only offered. */
  preselected: z.boolean(),
  /** Likely, and not sure: shown as such, so that one tap takes it out. */
  doubtful: z.boolean(),
  /** Where it was found, for drawing boxes on the photo. */
  evidence: z.array(z.object({ photo: z.number().int().nonnegative(), box: photoBox.nullable() })),
});
export type DetectedIngredient = z.infer<typeof detectedIngredient>;

export const MAX_QUESTIONS = 5;

export const foodName = z.object({ name: z.string(), food: z.string().nullable(), emoji: z.string() });

/** A thing in a photo that the cook can tap and name. */
export const scanPlace = z.object({
  id: z.string(),
  photo: z.number().int().nonnegative(),
  box: photoBox,
  /** What it is on the list; null where nothing names it. */
  name: z.string().nullable(),
  likely: z.array(foodName).max(3),
});
export type ScanPlace = z.infer<typeof scanPlace>;

/** One card for the cook: "Is this mustard?", or "What is this?" when `name` is null. */
export const scanQuestion = z.object({
  id: z.string(),
  photo: z.number().int().nonnegative(),
  /** The piece of the photo that the question is about. */
  box: photoBox,
  name: z.string().nullable(),
  food: z.string().nullable(),
  emoji: z.string(),
  /** How likely the answer is yes. */
  confidence: z.number().min(0).max(1),
  /** Names to choose from when it is something else. */
  likely: z.array(foodName).max(3),
});
export type ScanQuestion = z.infer<typeof scanQuestion>;

export const scanResult = z.object({
  id: z.string(),
  ingredients: z.array(detectedIngredient),
  /** What to ask the cook, most useful first. */
  questions: z.array(scanQuestion).max(MAX_QUESTIONS),
  /** What can be tapped in the photos and named; the answers of questions take their names, too. */
  places: z.array(scanPlace),
  /** What may be there as well, by what the photos hint at and the household usually has. */
  also: z.array(foodName).max(6),
  /** A message for the cook: a fallback was used, or how to take a better photo. */
  note: z.string().nullable(),
  /** Scans left today; null when unlimited. */
  scansLeft: z.number().int().nonnegative().nullable(),
});
export type ScanResult = z.infer<typeof scanResult>;

/** Progress of a scan, ending with its result. `photo` counts from 1: "photo 2 of 3". */
export const scanEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('received'), photos: z.number().int() }),
  z.object({ type: z.literal('queued'), ahead: z.number().int() }),
  z.object({ type: z.literal('decoded'), photo: z.number().int(), of: z.number().int() }),
  z.object({
    type: z.literal('found'),
    photo: z.number().int(),
    of: z.number().int(),
    names: z.array(z.string()),
  }),
  /** What was seen and remembered in all photos, before labels are read; again as they are read. */
  z.object({ type: z.literal('listed'), ingredients: z.array(detectedIngredient) }),
  z.object({ type: z.literal('matching') }),
  z.object({ type: z.literal('result'), result: scanResult }),
]);
export type ScanEvent = z.infer<typeof scanEvent>;

export const createScan = endpoint({
  method: 'POST',
  path: '/api/scan',
  summary: 'Find the ingredients in one to eight photos',
  access: 'user',
  cost: 'vision',
  query: z.object({
    /** An overview is of small photos whose full ones follow: no label is read, and nothing is kept but that it counts. */
    look: z.enum(['overview', 'full']).default('full'),
    /** The id that came with the overview of these photos, so that they do not count again. */
    after: z.uuid().optional(),
  }),
  body: z.object({
    images: z
      .array(photo)
      .min(1, 'Add at least one photo.')
      .max(MAX_PHOTOS, `At most ${MAX_PHOTOS} photos in one scan.`),
  }),
  bodyLimit: photoBodyLimit(MAX_PHOTOS),
  response: scanResult,
  events: scanEvent,
});

export const scanSummary = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  photos: z.number().int(),
  /** `selected` is the cook's last word, by answers and by hand. What only the cook named has the source "manual". */
  ingredients: z.array(detectedIngredient.extend({ selected: z.boolean() })),
});
export type ScanSummary = z.infer<typeof scanSummary>;

export const listScans = endpoint({
  method: 'GET',
  path: '/api/scans',
  summary: 'The last scans of the signed-in person: ingredients only, never photos',
  access: 'user',
  query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(10) }),
  response: z.object({
    scans: z.array(scanSummary),
    /** Of all of them, those beyond the limit too. */
    total: z.number().int(),
    /** Scans left today; null when unlimited. */
    scansLeft: z.number().int().nonnegative().nullable(),
  }),
});

export const correctScan = endpoint({
  method: 'POST',
  path: '/api/scans/:id/corrections',
  summary: 'What the cook removed from a scan and added to it',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    removed: z.array(z.string().trim().min(1).max(80)).max(100),
    added: z.array(z.string().trim().min(1).max(80)).max(100),
  }),
  response: done,
});

const question = z.string().max(8);

/** What the cook says about one question or place; the last word on it counts. */
export const scanAnswer = z.discriminatedUnion('answer', [
  z.object({ question, answer: z.literal('yes') }),
  z.object({ question, answer: z.literal('no') }),
  z.object({ question, answer: z.literal('name'), name: z.string().trim().min(1).max(80) }),
  z.object({ question, answer: z.literal('taken_back') }),
]);
export type ScanAnswer = z.infer<typeof scanAnswer>;

export const answerScan = endpoint({
  method: 'POST',
  path: '/api/scans/:id/answers',
  summary:
    'Answers to the questions of a scan, and names of its places: what the cook confirms or names is remembered',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  body: z.object({ answers: z.array(scanAnswer).min(1).max(MAX_QUESTIONS) }),
  response: done,
});

export const correctionReport = endpoint({
  method: 'GET',
  path: '/api/admin/scans/corrections',
  summary: 'Per food: how often it was shown, removed and added by cooks',
  access: 'admin',
  query: z.object({ days: z.coerce.number().int().min(1).max(365).default(30) }),
  response: z.object({
    foods: z.array(
      z.object({
        name: z.string(),
        shown: z.number().int(),
        removed: z.number().int(),
        added: z.number().int(),
      }),
    ),
  }),
});
