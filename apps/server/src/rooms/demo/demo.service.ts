import { createHash } from 'node:crypto';
import { DEMO_RECIPES, type DemoAnswer, SAMPLE_PHOTO } from '@crisper/contract/demo/demo';
import type { SentPhoto } from '@crisper/contract/photos';
import type { DetectedIngredient } from '@crisper/contract/scans/scans';
import { resolveSaid } from '@crisper/kitchen/foods/resolve-said';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import type { Network } from '../../http/network-of.ts';
import { photosOf } from '../../http/uploads/photo-bytes.ts';
import { currentLanguage } from '../../language.ts';
import { Problem } from '../../problem.ts';

const DAY = 24 * 60 * 60;
/** One look a day for a line, and for a site with many lines as many as a family of them. */
const A_DAY: Rule = { name: 'demo-scan', max: 1, seconds: DAY };
const SITE_A_DAY: Rule = { name: 'demo-scan-site', max: 8, seconds: DAY };
/** A photo with nothing on it does not use the day up, so tries are bounded too. */
const TRIES: Rule = { name: 'demo-scan-try', max: 4, seconds: DAY };
/** Guests as a whole: the vision engine is for members first. */
const EVERYBODY: Rule = { name: 'demo-scans', max: 240, seconds: 60 * 60 };
const SAMPLE_KEPT_MS = 60 * 60 * 1000;

type Found = Pick<DemoAnswer, 'ingredients' | 'note'>;

interface Deps {
  limiter: Limiter;
  look: (person: string, photo: Buffer, signal: AbortSignal) => Promise<Found>;
  dishesFor: (foods: readonly string[], count: number) => Promise<DemoAnswer['recipes']>;
}

export function createDemo({ limiter, look, dishesFor }: Deps) {
  let sample: { answer: Promise<DemoAnswer>; until: number } | undefined;

  const answerFor = async (person: string, photo: Buffer, signal: AbortSignal): Promise<DemoAnswer> => {
    const { ingredients, note } = await look(person, photo, signal);
    return { ingredients, note, recipes: await dishesFor(foodsOf(ingredients), DEMO_RECIPES) };
  };

  /** The same photo gives the same answer, so it is looked at once an hour for all guests. */
  const sampleAnswer = (photo: Buffer): Promise<DemoAnswer> => {
    if (sample && sample.until > Date.now()) return sample.answer;
    const answer = answerFor('sample', photo, new AbortController().signal);
    sample = { answer, until: Date.now() + SAMPLE_KEPT_MS };
    answer.catch(() => {
      sample = undefined;
    });
    return answer;
  };

  return {
    async scan(image: SentPhoto, network: Network, signal: AbortSignal): Promise<DemoAnswer> {
      const [photo] = await photosOf([image]);
      if (!photo) throw new Problem('bad_request', 'Add a photo.');
      if (createHash('sha256').update(photo).digest('hex') === SAMPLE_PHOTO.sha256)
        return sampleAnswer(photo);
      await limiter.use(TRIES, network.line).catch(usedUp);
      await limiter.use(EVERYBODY, 'everybody').catch(busy);
      await limiter.use(A_DAY, network.line).catch(usedUp);
      await limiter.use(SITE_A_DAY, network.site).catch(usedUp);
      const giveBack = async () => {
        await limiter.giveBack(A_DAY, network.line);
        await limiter.giveBack(SITE_A_DAY, network.site);
      };
      try {
        const answer = await answerFor(`demo ${network.line}`, photo, signal);
        if (answer.ingredients.length === 0) await giveBack();
        return answer;
      } catch (error) {
        await giveBack();
        throw error;
      }
    },
  };
}

/** What is only a guess is not cooked with, unless there is nothing else. */
function foodsOf(ingredients: readonly DetectedIngredient[]): string[] {
  const sure = ingredients.filter(({ doubtful }) => !doubtful);
  const all = sure.length > 0 ? sure : ingredients;
  return [
    ...new Set(all.flatMap(({ food, name }) => food ?? resolveSaid(name, currentLanguage())?.food.id ?? [])),
  ];
}

function usedUp(): never {
  throw new Problem(
    'limit_reached',
    'That was today’s demo scan. A free account gives you more, every day, and keeps what you find.',
    { status: 429, retryAfter: DAY },
  );
}

function busy(): never {
  throw new Problem(
    'unavailable',
    'Many people are trying the demo right now. Please try again in a while.',
    { retryAfter: 600 },
  );
}
