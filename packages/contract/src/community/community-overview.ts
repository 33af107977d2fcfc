import { z } from 'zod';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';

export const communityEvent = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  weekly: z.boolean(),
  /** The discussion where it takes place. */
  discussionId: z.string().nullable(),
});
export type CommunityEvent = z.infer<typeof communityEvent>;

export const communityOverview = endpoint({
  method: 'GET',
  path: '/api/community',
  summary: 'Figures, featured members, popular topics and coming events',
  access: 'optional',
  response: z.object({
    stats: z.object({
      members: z.number().int(),
      discussions: z.number().int(),
      replies: z.number().int(),
      recipes: z.number().int(),
    }),
    /** The people with the most likes in the last 30 days. */
    members: z.array(z.object({ username: z.string(), likes: z.number().int(), posts: z.number().int() })),
    topics: z.array(z.object({ topic: z.string(), count: z.number().int() })),
    events: z.array(communityEvent),
    /** Whether the caller has joined. */
    joined: z.boolean(),
  }),
});
export type CommunityOverview = z.infer<typeof communityOverview.response>;

export const joinCommunity = endpoint({
  method: 'POST',
  path: '/api/community/join',
  summary: 'Join the community',
  access: 'user',
  response: done,
});
