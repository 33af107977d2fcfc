import { PhotoError, type PhotoErrorCode } from '@crisper/vision/photo-error';
import type { PhotoOutcome } from '@crisper/vision/scan';
import { Problem } from '../../problem.ts';

const TRY_AGAIN_SECONDS = 5;

export function dailyLimit(scansPerDay: number, secondsLeft: number): Problem {
  return new Problem(
    'limit_reached',
    'Daily scan limit reached: your plan includes {scansPerDay, plural, one {# scan} other {# scans}} a day. Come back tomorrow, or upgrade to Pro for unlimited scans.',
    { values: { scansPerDay }, status: 429, retryAfter: secondsLeft },
  );
}

/** One readable photo is enough; the note mentions the others. */
export function assertReadable(photos: readonly PhotoOutcome[]): void {
  const [first] = photos;
  if (!first || photos.some((photo) => photo.ok) || first.ok) return;
  throw photoProblem(first.code, first.error);
}

/** An error of the vision engine as a message for the person. */
export function scanProblem(error: unknown, late: boolean): Problem {
  if (late) return unavailable('These photos took too long. Please try again with fewer of them.', error);
  if (error instanceof PhotoError) return photoProblem(error.code, error.message);
  if (error instanceof Problem) return error;
  return unavailable('We can’t look at photos right now. Please try again in a moment.', error);
}

function photoProblem(code: PhotoErrorCode, message: string): Problem {
  switch (code) {
    case 'too-large':
    case 'too-many-pixels':
      return new Problem('too_large', message);
    case 'not-a-photo':
    case 'heic-unsupported':
      return new Problem('unsupported', message);
    case 'timeout':
    case 'crashed':
    case 'busy':
      return unavailable(message);
    default:
      return new Problem('bad_request', message);
  }
}

function unavailable(message: string, cause?: unknown): Problem {
  return new Problem('unavailable', message, { retryAfter: TRY_AGAIN_SECONDS, cause });
}
