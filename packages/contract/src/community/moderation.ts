import { z } from 'zod';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { REPORT_REASONS } from './community.ts';
import { communityEvent } from './community-overview.ts';

const postId = z.string().regex(/^[1-9]\d{0,14}$/, 'There is no such post.');
const kind = z.enum(['discussion', 'reply']);

export const moderationItem = z.object({
  kind,
  id: z.string(),
  discussionId: z.string(),
  title: z.string(),
  content: z.string(),
  /** What can be read in the recipe that was shared with it, line by line. */
  recipe: z.array(z.string()),
  /** Changes with every edit of the text or the recipe. */
  version: z.string(),
  username: z.string(),
  createdAt: z.iso.datetime(),
  status: z.enum(['shown', 'held', 'hidden']),
  reports: z.array(
    z.object({ reason: z.enum(REPORT_REASONS), note: z.string(), createdAt: z.iso.datetime() }),
  ),
});
export type ModerationItem = z.infer<typeof moderationItem>;

export const moderationQueue = endpoint({
  method: 'GET',
  path: '/api/admin/moderation',
  summary: 'Posts that wait for a moderator, oldest first: reported, hidden, or excluded as spam',
  access: 'admin',
  query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(50) }),
  response: z.object({ items: z.array(moderationItem), waiting: z.number().int() }),
});

export const moderatePost = endpoint({
  method: 'POST',
  path: '/api/admin/moderation/:kind/:id',
  summary: 'Show a post to everybody, or remove it',
  access: 'admin',
  params: z.object({ kind, id: postId }),
  body: z.discriminatedUnion('action', [
    z.object({ action: z.literal('approve'), version: z.string().max(64) }),
    z.object({ action: z.literal('remove') }),
  ]),
  response: done,
});

export const markDiscussion = endpoint({
  method: 'PATCH',
  path: '/api/admin/discussions/:id',
  summary: 'Pin or lock a discussion',
  access: 'admin',
  params: z.object({ id: postId }),
  body: z.object({ isPinned: z.boolean().optional(), isLocked: z.boolean().optional() }),
  response: done,
});

export const createEvent = endpoint({
  method: 'POST',
  path: '/api/admin/community/events',
  summary: 'Announce an event',
  access: 'admin',
  body: z.object({
    title: z.string().trim().min(1, 'Give the event a title.').max(120),
    description: z.string().trim().max(500).default(''),
    startsAt: z.iso
      .datetime({ offset: true, error: 'Choose when it starts.' })
      .refine((moment) => moment >= '2000' && moment < '2100', 'Choose a date from 2000 to 2099.'),
    hours: z.number().int().min(1, 'At least an hour.').max(168, 'At most a week.').default(1),
    weekly: z.boolean().default(false),
    discussionId: postId.nullable().default(null),
  }),
  response: communityEvent,
  status: 201,
});

export const deleteEvent = endpoint({
  method: 'DELETE',
  path: '/api/admin/community/events/:id',
  summary: 'Take an event off the list',
  access: 'admin',
  params: z.object({ id: postId }),
  response: done,
});
