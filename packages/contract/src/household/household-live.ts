import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** What a household shares and its members see change. */
export const HOUSEHOLD_TOPICS = ['shopping', 'pantry', 'plan', 'staples', 'kitchen', 'household'] as const;
export type HouseholdTopic = (typeof HOUSEHOLD_TOPICS)[number];

const change = { topic: z.enum(HOUSEHOLD_TOPICS), version: z.number().int() };

export const householdEvent = z.discriminatedUnion('type', [
  /** Sent first, and again when the server may have missed changes: how long ago each thing changed last. */
  z.object({ type: z.literal('open'), changes: z.array(z.object({ ...change, agoMs: z.number() })) }),
  z.object({ type: z.literal('changed'), ...change }),
  /** The member has left this household, and the stream ends. */
  z.object({ type: z.literal('left') }),
]);
export type HouseholdEvent = z.infer<typeof householdEvent>;

export const followHousehold = endpoint({
  method: 'GET',
  path: '/api/household/events',
  summary: 'Tells what changes in the household, and nothing of what it is',
  access: 'user',
  events: householdEvent,
});
