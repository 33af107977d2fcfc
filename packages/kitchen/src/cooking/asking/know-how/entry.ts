import type { CookingContext } from '../../cooking-context.ts';
import type { Asked } from '../reply.ts';

/** What cooks know beside any recipe: said when a question has all of these words. */
export interface KnowHow {
  about: readonly RegExp[];
  unless?: RegExp;
  /** It tells what is in a food, and so names what somebody must not have. */
  tells?: true;
  /** A function looks at the recipe; null where it has nothing to say of it. */
  says: string | ((asked: Asked, context: CookingContext) => string | null);
}
