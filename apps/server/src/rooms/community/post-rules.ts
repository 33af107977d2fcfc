import type { User } from '@crisper/contract/auth/auth';
import { assertConfirmed } from '../../assert-confirmed.ts';
import { assertNotChild } from '../../assert-not-child.ts';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import { Problem } from '../../problem.ts';
import type { State } from './community.tables.ts';
import type { Written } from './external-links.ts';
import { isNewAccount, looksLikeSpam } from './topics-and-spam.ts';

const DISCUSSIONS: Rule = { name: 'discussions', max: 10, seconds: 3600 };
const REPLIES: Rule = { name: 'replies', max: 60, seconds: 600 };
const EDITS: Rule = { name: 'post-edits', max: 60, seconds: 600 };
const NEW_DISCUSSIONS: Rule = { name: 'new-discussions', max: 3, seconds: 3600 };
const NEW_REPLIES: Rule = { name: 'new-replies', max: 12, seconds: 600 };
const LIKES: Rule = { name: 'likes', max: 120, seconds: 60 };
const REPORTS: Rule = { name: 'reports', max: 20, seconds: 3600 };

interface Post {
  authorId: string | null;
  state: State;
}

export type PostRules = ReturnType<typeof createPostRules>;

/** Posting limits, and which posts are held for moderation. */
export function createPostRules(limiter: Limiter, publicUrl: string) {
  const fresh = (user: User) => user.role !== 'admin' && isNewAccount(user.createdAt);
  return {
    async discussion(user: User): Promise<void> {
      assertNotChild(user);
      assertConfirmed(user);
      await limiter.use(fresh(user) ? NEW_DISCUSSIONS : DISCUSSIONS, user.id);
    },
    async reply(user: User): Promise<void> {
      assertNotChild(user);
      assertConfirmed(user);
      await limiter.use(fresh(user) ? NEW_REPLIES : REPLIES, user.id);
    },
    async edit(user: User): Promise<void> {
      assertNotChild(user);
      await limiter.use(EDITS, user.id);
    },
    async like(user: User): Promise<void> {
      assertNotChild(user);
      await limiter.use(LIKES, user.id);
    },
    async report(user: User): Promise<void> {
      assertNotChild(user);
      await limiter.use(REPORTS, user.id);
    },

    stateOf: (user: User, written: Written): State =>
      user.role !== 'admin' && looksLikeSpam(written, user, publicUrl) ? 'held' : 'shown',
  };
}

export function canSee(post: Post, userId: string | undefined): boolean {
  if (post.state === 'shown') return true;
  return post.state !== 'removed' && userId !== undefined && post.authorId === userId;
}

/** Who sees the recipe of a post. */
export function visibilityOf(state: State): 'own' | 'community' | 'held' {
  if (state === 'shown') return 'community';
  return state === 'removed' ? 'own' : 'held';
}

export function noDiscussion(): Problem {
  return new Problem('not_found', 'This discussion doesn’t exist or was deleted.');
}

export function noReply(): Problem {
  return new Problem('not_found', 'This reply doesn’t exist or was deleted.');
}

/** Throws unless this person wrote the post and it still exists. */
export function assertAuthor(
  post: Post | undefined,
  user: User,
  missing: () => Problem,
): asserts post is Post {
  if (!post || !canSee(post, user.id)) throw missing();
  if (post.authorId !== user.id)
    throw new Problem('forbidden', 'Only the person who wrote this can change it.');
}

export function assertOpen(discussion: { isLocked: boolean }): void {
  if (discussion.isLocked)
    throw new Problem('forbidden', 'This discussion is locked, so it takes no new replies.');
}

export function assertWords(...texts: string[]): void {
  if (texts.some((text) => text === ''))
    throw new Problem('validation', 'There is nothing to read in that. Please write some words.');
}
