import {
  createDiscussion,
  createReply,
  type Discussion,
  type DiscussionCategory,
  deleteDiscussion,
  deleteReply,
  getDiscussion,
  listDiscussions,
  listReplies,
  shareRecipe,
  updateDiscussion,
  updateReply,
} from '@crisper/contract/community/community';
import { communityOverview, joinCommunity } from '@crisper/contract/community/community-overview';
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../lib/api.ts';

export type NewDiscussion = z.input<NonNullable<typeof createDiscussion.body>>;
export type DiscussionChanges = z.input<NonNullable<typeof updateDiscussion.body>>;
export type SharedRecipe = z.input<NonNullable<typeof shareRecipe.body>>;

export interface Filters {
  category: DiscussionCategory | 'All';
  topic: string;
}

export const overviewQuery = queryOptions({
  queryKey: ['community', 'overview'],
  queryFn: ({ signal }) => call(communityOverview, { signal }),
});

export function discussionsQuery({ category, topic }: Filters) {
  return infiniteQueryOptions({
    queryKey: ['community', 'list', category, topic],
    initialPageParam: '',
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      call(listDiscussions, {
        query: {
          ...(category === 'All' ? {} : { category }),
          ...(topic ? { topic } : {}),
          limit: 20,
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        signal,
      }),
    getNextPageParam: (last) => last.cursor ?? undefined,
  });
}

const discussionKey = (id: string) => ['community', 'discussion', id];
const repliesKey = (id: string) => ['community', 'replies', id];

export function discussionQuery(id: string) {
  return queryOptions({
    queryKey: discussionKey(id),
    queryFn: ({ signal }) => call(getDiscussion, { params: { id }, signal }),
  });
}

export function repliesQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: repliesKey(id),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(listReplies, { params: { id }, query: pageParam ? { cursor: pageParam } : {}, signal }),
    getNextPageParam: (last) => last.cursor ?? undefined,
  });
}

/** Refetches the discussion and its replies; resolves when done. */
export async function refreshThread(queries: QueryClient, id: string): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: repliesKey(id) }),
    queries.invalidateQueries({ queryKey: discussionKey(id) }),
  ]);
}

type ListPage = ReturnType<typeof listDiscussions.response.parse>;

/** Shows what the person just did in every list that was loaded; the server's figures follow. */
export function changeInLists(
  queries: QueryClient,
  id: string,
  change: (discussion: Discussion) => Partial<Discussion>,
): void {
  queries.setQueriesData<InfiniteData<ListPage>>({ queryKey: ['community', 'list'] }, (data) => {
    if (!data) return data;
    const changed = (one: Discussion) => (one.id === id ? { ...one, ...change(one) } : one);
    const pages = data.pages.map((page) => ({ ...page, discussions: page.discussions.map(changed) }));
    return { ...data, pages };
  });
  refreshLists(queries);
}

function refreshLists(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: ['community', 'list'] });
  void queries.invalidateQueries({ queryKey: ['community', 'overview'] });
}

function useRefreshing<Input, Answer>(
  mutationFn: (input: Input) => Promise<Answer>,
  refresh: (queries: QueryClient, answer: Answer) => Promise<void> | void,
) {
  const queries = useQueryClient();
  return useMutation({ mutationFn, onSuccess: (answer) => refresh(queries, answer) });
}

export const useJoin = () => useRefreshing(() => call(joinCommunity), refreshLists);

export const useCreateDiscussion = () =>
  useRefreshing((body: NewDiscussion) => call(createDiscussion, { body }), refreshLists);

export const useShareRecipe = () =>
  useRefreshing((body: SharedRecipe) => call(shareRecipe, { body }), refreshLists);

export const useChangeDiscussion = (id: string) =>
  useRefreshing(
    (body: DiscussionChanges) => call(updateDiscussion, { params: { id }, body }),
    (queries) => {
      refreshLists(queries);
      return refreshThread(queries, id);
    },
  );

export const useDeleteDiscussion = (id: string) =>
  useRefreshing(() => call(deleteDiscussion, { params: { id } }), refreshLists);

export const useCreateReply = (discussionId: string) =>
  useRefreshing(
    (content: string) =>
      call(createReply, {
        params: { id: discussionId },
        body: { discussionId, content, parentReplyId: null },
      }),
    (queries, made) => {
      // A held reply is not counted until a moderator lets it through.
      if (made.status !== 'held')
        changeInLists(queries, discussionId, ({ replyCount }) => ({ replyCount: replyCount + 1 }));
      return refreshThread(queries, discussionId);
    },
  );

export const useChangeReply = (discussionId: string, id: string) =>
  useRefreshing(
    (content: string) => call(updateReply, { params: { id }, body: { content } }),
    (queries) => refreshThread(queries, discussionId),
  );

export const useDeleteReply = (discussionId: string, id: string) =>
  useRefreshing(
    () => call(deleteReply, { params: { id } }),
    (queries) => {
      changeInLists(queries, discussionId, ({ replyCount }) => ({ replyCount: Math.max(0, replyCount - 1) }));
      return refreshThread(queries, discussionId);
    },
  );
