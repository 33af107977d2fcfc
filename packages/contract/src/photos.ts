import { z } from 'zod';

export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
/** Base64 uses four characters for three bytes, and the data URL has a short prefix. */
const MAX_DATA_URL_CHARS = Math.ceil((MAX_PHOTO_BYTES * 4) / 3) + 64;

/** The most bytes of a body with so many photos. */
export const photoBodyLimit = (photos: number): number => photos * (MAX_DATA_URL_CHARS + 1024) + 1024;

/** In a browser a file; on the server the bytes that arrived. */
const isFile = (value: unknown): boolean => value instanceof Blob || value instanceof Uint8Array;

/** A photo: a file of `multipart/form-data`, or a data URL where the body is JSON. Its size is looked at when it is read. */
export const photo = z.union([
  z.string(),
  z.custom<Blob | Uint8Array>(isFile, 'Add a photo.').meta({ type: 'string', format: 'binary' }),
]);
export type SentPhoto = z.output<typeof photo>;
