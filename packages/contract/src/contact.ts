import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const CONTACT_CATEGORIES = [
  'technical',
  'billing',
  'feature',
  'feedback',
  'privacy',
  'partnership',
] as const;

const CONTROL = /\p{Cc}/u;

/** A single line, to prevent email header injection. */
const line = (missing: string, max: number) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(max, `Use at most ${max} characters`)
    .refine((text) => !CONTROL.test(text), 'Use a single line of text');

export const contactMessage = z.object({
  name: line('Name is required', 100),
  email: z.string().trim().min(1, 'Email is required').max(254).pipe(z.email('Invalid email address')),
  category: z.enum(CONTACT_CATEGORIES).optional(),
  subject: line('Subject is required', 200),
  message: z.string().trim().min(1, 'Message is required').max(10_000, 'Use at most 10,000 characters'),
});
export type ContactMessage = z.infer<typeof contactMessage>;

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  summary: 'Write to the people behind Crisper',
  access: 'optional',
  body: contactMessage,
  response: z.object({ ticket: z.string(), priority: z.boolean() }),
  status: 201,
});

export const contactTicket = contactMessage.extend({
  id: z.number().int(),
  ticket: z.string(),
  category: z.enum(CONTACT_CATEGORIES).nullable(),
  /** True for messages of Pro members. */
  priority: z.boolean(),
  answeredAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type ContactTicket = z.infer<typeof contactTicket>;

export const listContactMessages = endpoint({
  method: 'GET',
  path: '/api/admin/contact',
  summary: 'The inbox: open messages, priority first, then answered ones',
  access: 'admin',
  query: z.object({
    answered: z.enum(['true', 'false']).default('false'),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({ messages: z.array(contactTicket), open: z.number().int() }),
});

export const markContactMessage = endpoint({
  method: 'POST',
  path: '/api/admin/contact/:id/answered',
  summary: 'Put a message away as answered, or take it back',
  access: 'admin',
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  body: z.object({ answered: z.boolean() }),
  response: z.object({ message: contactTicket }),
});
