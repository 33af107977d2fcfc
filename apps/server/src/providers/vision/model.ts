import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { encodeForModel } from '@crisper/vision/encode';
import { PhotoError } from '@crisper/vision/photo-error';
import type { PhotoOutcome } from '@crisper/vision/scan';
import { generateText, Output } from 'ai';
import type { z } from 'zod';
import { groundAnswer, INSTRUCTIONS, modelAnswer } from './model-answer.ts';
import { modelTranscript, TRANSCRIPT_INSTRUCTIONS } from './model-transcript.ts';
import type { VisionAnswer, VisionOptions, VisionProvider } from './vision.provider.ts';

export interface ModelOptions {
  baseUrl: string;
  model: string;
  apiKey?: string;
  /** Timeout of one attempt in milliseconds. */
  timeLimit?: number;
  onError?: (error: Error) => void;
}

const TIME_LIMIT = 30_000;
const TRIES = 2;
const NOTE = 'The outside vision model did not answer, so Crisper looked at the photos itself.';

/** Small print needs more pixels than a shelf. */
const PAGE_SIDE = 2048;

interface Question<Schema extends z.ZodType> {
  schema: Schema;
  instructions: string;
}
const FOODS = { schema: modelAnswer, instructions: INSTRUCTIONS };
const RECIPE = { schema: modelTranscript, instructions: TRANSCRIPT_INSTRUCTIONS };

interface Prepared {
  outcomes: PhotoOutcome[];
  pictures: Uint8Array[];
}

/** Every photo is decoded and encoded again, so that no metadata leaves the machine. */
async function prepare(photos: readonly Uint8Array[], { onProgress }: VisionOptions): Promise<Prepared> {
  const outcomes: PhotoOutcome[] = [];
  const pictures: Uint8Array[] = [];
  for (const [photo, bytes] of photos.entries()) {
    const start = performance.now();
    try {
      const { jpeg, width, height } = await encodeForModel(bytes);
      const decode = performance.now() - start;
      const took = { decode, detect: 0, read: 0, processor: decode };
      pictures.push(jpeg);
      outcomes.push({ ok: true, width, height, took });
      onProgress?.({ stage: 'decoded', photo, of: photos.length });
    } catch (error) {
      const failure = error instanceof PhotoError ? error : new PhotoError('damaged');
      outcomes.push({ ok: false, code: failure.code, error: failure.message });
      onProgress?.({ stage: 'failed', photo, of: photos.length, code: failure.code });
    }
  }
  return { outcomes, pictures };
}

/** The model numbers the photos it was sent. This maps its number to the photo's number in the scan. */
function originalPhoto(outcomes: readonly PhotoOutcome[], sent: number): number {
  const readable = outcomes.flatMap((outcome, index) => (outcome.ok ? [index] : []));
  return readable[sent] ?? sent;
}

/** Any vision model behind an OpenAI-compatible API. Falls back to the embedded vision engine. */
export function modelVision(options: ModelOptions, fallback: VisionProvider): VisionProvider {
  const provider = createOpenAICompatible({
    name: 'vision',
    baseURL: options.baseUrl,
    supportsStructuredOutputs: true,
    ...(options.apiKey === undefined ? {} : { apiKey: options.apiKey }),
  });

  async function ask<Schema extends z.ZodType>(
    { schema, instructions }: Question<Schema>,
    pictures: readonly Uint8Array[],
    signal: AbortSignal | undefined,
  ): Promise<z.output<Schema>> {
    const limit = AbortSignal.timeout(options.timeLimit ?? TIME_LIMIT);
    const { output } = await generateText({
      model: provider(options.model),
      output: Output.object({ schema }),
      maxRetries: 0,
      abortSignal: signal ? AbortSignal.any([signal, limit]) : limit,
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: instructions },
            ...pictures.map((image) => ({ type: 'image' as const, image, mediaType: 'image/jpeg' })),
          ],
        },
      ],
    });
    return output as z.output<Schema>;
  }

  async function askTwice<Schema extends z.ZodType>(
    question: Question<Schema>,
    pictures: readonly Uint8Array[],
    signal: AbortSignal | undefined,
  ): Promise<z.output<Schema> | null> {
    for (let tries = 1; tries <= TRIES; tries += 1) {
      try {
        return await ask(question, pictures, signal);
      } catch (error) {
        if (signal?.aborted) throw new PhotoError('cancelled');
        options.onError?.(error instanceof Error ? error : new Error('unknown failure of the vision model'));
      }
    }
    return null;
  }

  async function read(photos: readonly Uint8Array[], readOptions: VisionOptions = {}): Promise<VisionAnswer> {
    if (readOptions.read === false) return fallback.read(photos, readOptions);
    const { outcomes, pictures } = await prepare(photos, readOptions);
    if (readOptions.signal?.aborted) throw new PhotoError('cancelled');
    if (pictures.length === 0) return { findings: [], photos: outcomes };
    const answer = await askTwice(FOODS, pictures, readOptions.signal);
    if (!answer) return { ...(await fallback.read(photos, readOptions)), note: NOTE };
    const findings = groundAnswer(answer, pictures.length).map((finding) => {
      const photo = originalPhoto(outcomes, finding.photo);
      return { ...finding, photo, evidence: finding.evidence.map((one) => ({ ...one, photo })) };
    });
    const dish = answer.dish?.trim();
    return { findings, photos: outcomes, ...(dish && { dish }) };
  }

  async function transcribe(photos: readonly Uint8Array[], { signal }: { signal?: AbortSignal }) {
    const pictures: Uint8Array[] = [];
    for (const photo of photos) pictures.push((await encodeForModel(photo, PAGE_SIDE)).jpeg);
    return askTwice(RECIPE, pictures, signal);
  }

  const { barcodes, page, print, close } = fallback;
  return { name: 'model', read, barcodes, page, print, transcribe, close };
}
