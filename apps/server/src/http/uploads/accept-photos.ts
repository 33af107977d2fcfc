import type { Readable } from 'node:stream';
import { MAX_PHOTO_BYTES } from '@crisper/contract/photos';
import busboy, { type BusboyHeaders } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Problem } from '../../problem.ts';
import { acceptUploads } from './accept-uploads.ts';
import type { UploadBudget } from './upload-budget.ts';

/** More than any endpoint takes. */
const MOST_FILES = 16;

/**
 * Bodies with photos: files of `multipart/form-data`, read as they arrive, or JSON with data URLs. The budget bounds their
 * bytes in memory and ends what is too slow.
 */
export function acceptPhotos(scope: FastifyInstance, budget: UploadBudget): void {
  acceptUploads(scope, budget);
  scope.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: Readable) => {
    if (Number(request.headers['content-length']) > request.routeOptions.bodyLimit) throw tooLarge();
    return filesIn(request, payload);
  });
}

/** The body as JSON would be: a list where the endpoint takes a list. */
async function filesIn(request: FastifyRequest, payload: Readable): Promise<Record<string, unknown>> {
  const files = await readFiles(request, payload);
  const { body } = request.routeOptions.schema ?? {};
  const shape: Record<string, unknown> = body instanceof z.ZodObject ? body.shape : {};
  return Object.fromEntries(
    [...files].map(([name, photos]) => {
      const isOne = photos.length === 1 && !(shape[name] instanceof z.ZodArray);
      return [name, isOne ? photos[0] : photos];
    }),
  );
}

function readFiles({ headers }: FastifyRequest, payload: Readable): Promise<Map<string, Buffer[]>> {
  return new Promise((resolve, reject) => {
    const files = new Map<string, Buffer[]>();
    const form = formOf(headers as BusboyHeaders);
    // The rest of a refused body is read and dropped. Otherwise a client that is still sending might miss the response.
    const refuse = (problem: unknown): void => {
      payload.unpipe(form);
      payload.resume();
      reject(problem);
    };
    form.on('file', (name, file) => {
      const chunks: Buffer[] = [];
      file.on('data', (chunk: Buffer) => chunks.push(chunk));
      file.once('limit', () => refuse(tooLarge()));
      file.once('error', refuse);
      file.once('end', () => files.set(name, [...(files.get(name) ?? []), Buffer.concat(chunks)]));
    });
    for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
      form.once(limit, () =>
        refuse(new Problem('bad_request', 'Too much in one request. Send fewer photos.')),
      );
    form.once('finish', () => resolve(files));
    form.once('error', () => refuse(damaged()));
    payload.once('error', refuse);
    payload.pipe(form);
  });
}

function formOf(headers: BusboyHeaders) {
  try {
    return busboy({
      headers,
      limits: {
        files: MOST_FILES,
        fields: 0,
        parts: MOST_FILES,
        fileSize: MAX_PHOTO_BYTES,
        fieldNameSize: 100,
        headerPairs: 20,
        headerSize: 8 * 1024,
      },
    });
  } catch {
    throw damaged();
  }
}

const damaged = () => new Problem('bad_request', 'These photos arrived incomplete. Please send them again.');
const tooLarge = () => new Problem('too_large', 'A photo may be at most 10 MB.');
