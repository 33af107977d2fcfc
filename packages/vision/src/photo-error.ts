export const PHOTO_ERRORS = {
  'not-a-photo': 'This file is not a photo. Use a JPEG, PNG or WebP picture.',
  'heic-unsupported': 'This HEIC photo cannot be opened here. Save it as JPEG and try again.',
  'too-large': 'This photo is larger than 10 MB.',
  'too-many-pixels': 'This photo has more than 40 megapixels.',
  'too-small': 'This photo is too small to see anything in it.',
  flat: 'There is nothing to see in this photo. Try again with more light, and closer to the food.',
  damaged: 'This photo is damaged or incomplete.',
  timeout: 'This photo took too long to read.',
  cancelled: 'The scan was cancelled.',
  crashed: 'This photo could not be read.',
  busy: 'Too many photos are waiting. Try again in a moment.',
} as const;

export type PhotoErrorCode = keyof typeof PHOTO_ERRORS;

export function isPhotoErrorCode(code: string): code is PhotoErrorCode {
  return Object.hasOwn(PHOTO_ERRORS, code);
}

/** Why a photo gave no findings. The message can be shown to the user and never contains photo data. */
export class PhotoError extends Error {
  readonly code: PhotoErrorCode;

  constructor(code: PhotoErrorCode) {
    super(PHOTO_ERRORS[code]);
    this.name = 'PhotoError';
    this.code = code;
  }
}
