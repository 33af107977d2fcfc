import { communityOverview } from '@crisper/contract/community/community-overview';
import {
  createEvent,
  deleteEvent,
  type ModerationItem,
  markDiscussion,
  moderatePost,
  moderationQueue,
} from '@crisper/contract/community/moderation';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../lib/api.ts';

export type NewEvent = z.input<NonNullable<typeof createEvent.body>>;
type Decision = z.input<NonNullable<typeof moderatePost.body>>;

export const queueQuery = queryOptions({
  queryKey: ['moderation', 'queue'],
  queryFn: ({ signal }) => call(moderationQueue, { query: {}, signal }),
});

export const eventsQuery = queryOptions({
  queryKey: ['moderation', 'events'],
  queryFn: async ({ signal }) => (await call(communityOverview, { signal })).events,
});

/** A moderator's change may affect any list, so all are refetched; after a refusal too, because something has changed. */
function useModeration<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['moderation'] }),
        queries.invalidateQueries({ queryKey: ['community'] }),
      ]),
  });
}

export const useDecide = () =>
  useModeration(({ item: { kind, id }, decision }: { item: ModerationItem; decision: Decision }) =>
    call(moderatePost, { params: { kind, id }, body: decision }),
  );

export const useMark = (id: string) =>
  useModeration((body: { isPinned?: boolean; isLocked?: boolean }) =>
    call(markDiscussion, { params: { id }, body }),
  );

export const useCreateEvent = () => useModeration((body: NewEvent) => call(createEvent, { body }));

export const useDeleteEvent = () => useModeration((id: string) => call(deleteEvent, { params: { id } }));
