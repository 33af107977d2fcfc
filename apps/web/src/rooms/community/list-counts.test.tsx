// @vitest-environment jsdom

import type { User } from '@crisper/contract/auth/auth';
import type { Discussion } from '@crisper/contract/community/community';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSession } from '../../lib/session/session-store.ts';
import { discussionsQuery } from './community.queries.ts';
import { LikeButton } from './like-button.tsx';
import { ReplyForm } from './reply-form.tsx';

const ALL = discussionsQuery({ category: 'All', topic: '' }).queryKey;
let answer: object;
let queries: QueryClient;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(answer));
  keepSession({ token: 't', user: { id: 'u', email: 'a@b.example', username: 'ada', plan: 'free' } as User });
  queries = new QueryClient();
  const discussions = [
    { id: 'd', likeCount: 3, userHasLiked: false, replyCount: 4 },
    { id: 'other', likeCount: 3, userHasLiked: false, replyCount: 4 },
  ] as Discussion[];
  queries.setQueryData(ALL, { pages: [{ discussions, cursor: null }], pageParams: [''] });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const show = (part: ReactNode) => render(<QueryClientProvider client={queries}>{part}</QueryClientProvider>);
const listed = () =>
  queries
    .getQueryData(ALL)
    ?.pages[0]?.discussions.map(({ likeCount, userHasLiked, replyCount }) => [
      likeCount,
      userHasLiked,
      replyCount,
    ]);

it('an own like counts in the lists at once', async () => {
  answer = { isLiked: true, likeCount: 4 };
  show(<LikeButton kind="discussion" id="d" discussionId="d" liked={false} count={3} of="this discussion" />);
  await act(async () => screen.getByRole('button').click());
  await waitFor(() =>
    expect(listed()).toEqual([
      [4, true, 4],
      [3, false, 4],
    ]),
  );
});

it.each([
  ['an own reply counts in the lists at once', 'shown', 5],
  ['a reply that a moderator looks at first does not', 'held', 4],
])('%s', async (_, status, count) => {
  const at = '2026-05-01T12:00:00.000Z';
  answer = {
    ...{ id: 'r', userId: 'u', content: 'Try lemon.', createdAt: at, isEdited: false, likes: 0, status },
    ...{ userHasLiked: false, user: { username: 'Anonymous', isTeam: false } },
  };
  const posted = vi.fn();
  show(<ReplyForm discussionId="d" userId="u" onPosted={posted} />);
  fireEvent.change(screen.getByLabelText('Your reply'), { target: { value: 'Try lemon.' } });
  await act(async () => screen.getByRole('button', { name: 'Post Reply' }).click());
  await waitFor(() => expect(posted).toHaveBeenCalled());
  expect(listed()).toEqual([
    [3, false, count],
    [3, false, 4],
  ]);
});
