import { z } from 'zod';
import { ALLERGENS, COURSES, DIETS, DIFFICULTIES, EQUIPMENT, HEATS } from './words.ts';

export const interactiveStep = z.object({
  step: z.number().int().positive(),
  title: z.string(),
  text: z.string(),
  timer_sec: z.number().int().nonnegative().nullable(),
  heat: z.enum(HEATS).nullable(),
  temp_f: z.number().int().nullable(),
  temp_c: z.number().int().nullable(),
  looks_right: z.string().nullable(),
  tip: z.string().nullable(),
  swap_note: z.string().nullable(),
  allergen_flags: z.array(z.enum(ALLERGENS)),
  equipment: z.array(z.string()),
});
export type InteractiveStep = z.infer<typeof interactiveStep>;

export const recipeSummaryWords = {
  courses: z.array(z.enum(COURSES)),
  diets: z.array(z.enum(DIETS)),
  allergens: z.array(z.enum(ALLERGENS)),
  difficulty: z.enum(DIFFICULTIES),
  equipment: z.array(z.enum(EQUIPMENT)),
};
