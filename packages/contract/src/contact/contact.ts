import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

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
    .max(max)
    .refine((text) => !CONTROL.test(text), 'Use a single line of text');

/** The ways to reach the people behind this server, from its settings. Null: not offered. */
export const contactChannels = endpoint({
  method: 'GET',
  path: '/api/contact',
  summary: 'How to reach the people behind Crisper',
  access: 'public',
  response: z.object({
    email: z.string().nullable(),
    generalEmail: z.string().nullable(),
    privacyEmail: z.string().nullable(),
    phone: z.string().nullable(),
    chatUrl: z.string().nullable(),
    address: z.string().nullable(),
    /** One line for each, such as "Mon-Fri 9-6". */
    hours: z.array(z.string()),
  }),
});
export type ContactChannels = z.infer<typeof contactChannels.response>;

export const contactMessage = z.object({
  name: line('Name is required', 100),
  email: z.string().trim().min(1, 'Email is required').max(254).pipe(z.email('Invalid email address')),
  /** Left by people who would like to be called. */
  phone: z
    .string()
    .trim()
    .max(32, 'Use at most 32 characters')
    .regex(/^(\+?[\d ().-]{4,32})?$/, 'Enter a phone number, or leave it empty')
    .optional(),
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
  phone: z.string().nullable(),
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
