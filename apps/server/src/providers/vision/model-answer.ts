import { z } from 'zod';

export const MAX_FOODS = 80;
const NAME = 80;
/** What a model that tells no figure is taken to mean. */
const UNSAID = 0.7;
const LONGEST_FOOD = 1000;

/** What the server is told to answer. */
export const modelAnswer = z.object({
  dish: z
    .string()
    .max(NAME)
    .nullish()
    .describe('what the dish is called, when the photo shows a plated meal; null otherwise'),
  foods: z
    .array(
      z.object({
        name: z.string().max(NAME).describe('plain singular English name of the food, without brand'),
        confidence: z.number().min(0).max(1),
        photo: z.number().int().min(1).describe('number of the photo it is best seen in, from 1'),
        thing: z.number().int().nullish().describe('number of the hint that stands for it; null without one'),
      }),
    )
    .max(MAX_FOODS),
});

/** Small models write "90", "0.9" and "high": only the name must be right. */
const food = z.object({
  name: z.string().trim().min(1).max(NAME),
  confidence: z.coerce
    .number()
    .min(0)
    .max(100)
    .transform((value) => (value > 1 ? value / 100 : value))
    .default(UNSAID)
    .catch(UNSAID),
  photo: z.coerce.number().int().min(1).default(1).catch(1),
  thing: z.coerce.number().int().min(1).nullable().default(null).catch(null),
});
export type ModelFood = z.infer<typeof food>;

const whole = z.object({
  dish: z.string().trim().max(NAME).nullish().catch(null),
  foods: z.array(z.unknown()),
});

export interface AnswerReader {
  /** The foods that this piece completes. */
  push(piece: string): ModelFood[];
  dish(): string | undefined;
  /** Whether an answer came, and nothing of it is missing. */
  isWhole(): boolean;
}

/** Reads foods out of a text that grows: each as soon as its braces close, so that an answer cut off midway still counts. */
export function answerReader(): AnswerReader {
  const starts: number[] = [];
  let text = '';
  let inString = false;
  let escaped = false;
  let foods = 0;
  let answered = false;
  let dish: string | undefined;

  const closed = (start: number): ModelFood[] => {
    const written = text.slice(start);
    const isOutermost = starts.length === 0;
    if (!isOutermost && written.length > LONGEST_FOOD) return [];
    const value = parsed(written);
    const one = food.safeParse(value);
    if (one.success) {
      answered = true;
      return [one.data];
    }
    const all = isOutermost ? whole.safeParse(value) : undefined;
    if (!all?.success) return [];
    answered = true;
    dish = all.data.dish || undefined;
    return all.data.foods.flatMap((name) => food.safeParse({ name }).data ?? []);
  };

  const read = (character: string): ModelFood[] => {
    if (starts.length > 0) text += character;
    if (inString) {
      if (escaped) escaped = false;
      else if (character === '\\') escaped = true;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = starts.length > 0;
    else if (character === '{') {
      if (starts.length === 0) text = character;
      starts.push(text.length - 1);
    } else if (character === '}' && starts.length > 0) return closed(starts.pop()!);
    return [];
  };

  return {
    push(piece) {
      const found: ModelFood[] = [];
      for (const character of piece) if (foods + found.length < MAX_FOODS) found.push(...read(character));
      foods += found.length;
      return found;
    },
    dish: () => dish,
    isWhole: () => answered && starts.length === 0,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
