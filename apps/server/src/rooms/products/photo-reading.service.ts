import type { User } from '@crisper/contract/auth/auth';
import type { SentPhoto } from '@crisper/contract/photos';
import type { ReadLabel } from '@crisper/contract/products/products';
import { type ReadFigures, readLabel } from '@crisper/kitchen/products/read-label';
import type { Tasks } from '@crisper/vision/pool/tasks';
import { spend } from '../../budgets/spending.ts';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import { photosOf } from '../../http/uploads/photo-bytes.ts';
import type { VisionProvider } from '../../providers/vision/vision.provider.ts';
import { phrase, say } from '../../saying/say.ts';
import { scanProblem } from '../scans/scans.room.ts';

const A_MINUTE: Rule = { name: 'photo-reading', max: 20, seconds: 60 };
const A_DAY: Rule = { name: 'photo-reading-day', max: 200, seconds: 86_400 };
const TIME_LIMIT_MS = 60_000;
/** Why figures of a table cannot be used as they are. */
const LABEL_NOTES: Readonly<Record<ReadFigures['basis'], string | null>> = {
  '100g': null,
  serving: null,
  'unknown-serving': phrase(
    'This table is for one serving, and its weight could not be read. Type the figures for 100 g.',
  ),
  none: phrase(
    'No nutrition table was found in this photo. Try again closer, with more light, or type the figures.',
  ),
};

/** What a photo is charged that was given up half way. */
const UNKNOWN_MS = 2_000;

interface Deps {
  limiter: Limiter;
  vision: Pick<VisionProvider, 'barcodes' | 'page'>;
}

export type PhotoReading = ReturnType<typeof createPhotoReading>;

/** Reads what is printed in a photo. Nothing of the photo is kept. */
export function createPhotoReading({ limiter, vision }: Deps) {
  const read = async <Task extends 'barcodes' | 'page'>(
    task: Task,
    user: User,
    image: SentPhoto,
    left: AbortSignal,
  ): Promise<Tasks[Task]> => {
    const [photo] = await photosOf([image]);
    await limiter.use(A_MINUTE, user.id);
    await limiter.use(A_DAY, user.id);
    const late = AbortSignal.timeout(TIME_LIMIT_MS);
    try {
      const options = { person: user.id, signal: AbortSignal.any([left, late]) };
      const answer = (await vision[task](photo!, options)) as Tasks[Task];
      spend('vision', answer.processor);
      return answer;
    } catch (error) {
      spend('vision', UNKNOWN_MS);
      throw scanProblem(error, late.aborted && !left.aborted);
    }
  };
  return {
    codes: async (user: User, image: SentPhoto, left: AbortSignal) =>
      (await read('barcodes', user, image, left)).codes,
    async label(user: User, image: SentPhoto, left: AbortSignal): Promise<ReadLabel> {
      const { basis, ...figures } = readLabel((await read('page', user, image, left)).rows);
      const note = LABEL_NOTES[basis];
      return { ...figures, note: note && say(note) };
    },
    rows: async (user: User, image: SentPhoto, left: AbortSignal) =>
      (await read('page', user, image, left)).rows,
  };
}
