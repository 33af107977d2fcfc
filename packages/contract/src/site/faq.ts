import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const faqEntry = z.object({ category: z.string(), question: z.string(), answer: z.string() });
export type FaqEntry = z.infer<typeof faqEntry>;

/** The questions of the help page, in the language of the request; those of a category stand together. */
export const faq = endpoint({
  method: 'GET',
  path: '/api/faq',
  summary: 'Questions people ask, and their answers',
  access: 'public',
  response: z.object({ entries: z.array(faqEntry) }),
});
