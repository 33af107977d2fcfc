import type { User } from '@crisper/contract/auth/auth';
import type { createReply, listReplies, Reply } from '@crisper/contract/community/community';
import type { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import { cleanText } from './clean-text.ts';
import * as discussions from './discussions.repository.ts';
import { type PostKind, setLike } from './likes.repository.ts';
import { join } from './overview.repository.ts';
import {
  assertAuthor,
  assertOpen,
  assertWords,
  canSee,
  noDiscussion,
  noReply,
  type PostRules,
} from './post-rules.ts';
import { presentReply } from './present-post.ts';
import * as repository from './replies.repository.ts';

type ListQuery = z.output<NonNullable<typeof listReplies.query>>;
type NewReply = z.output<NonNullable<typeof createReply.body>>;

export type RepliesService = ReturnType<typeof createReplies>;

export function createReplies(db: Database, rules: PostRules) {
  const present = async (id: number, userId: string): Promise<Reply> =>
    presentReply((await repository.find(db.orm, id, userId))!, userId);

  return {
    async list(discussionId: number, { limit, cursor }: ListQuery, user: User | null) {
      const discussion = await discussions.find(db.orm, discussionId, user?.id);
      if (!discussion || !canSee(discussion, user?.id)) throw noDiscussion();
      const rows = await repository.list(db.orm, discussionId, user?.id, {
        after: Number(cursor ?? 0),
        limit,
      });
      const last = rows.length === limit ? rows.at(-1) : undefined;
      return {
        replies: rows.map((row) => presentReply(row, user?.id)),
        cursor: last ? String(last.id) : null,
      };
    },

    async create(user: User, discussionId: number, given: NewReply): Promise<Reply> {
      if (given.discussionId !== undefined && Number(given.discussionId) !== discussionId)
        throw new Problem('bad_request', 'That reply names another discussion.');
      const content = cleanText(given.content);
      assertWords(content);
      await rules.reply(user);
      const id = await db.transaction(async (tx) => {
        const discussion = await discussions.lock(tx, discussionId);
        if (!discussion || !canSee(discussion, user.id)) throw noDiscussion();
        assertOpen(discussion);
        if (await repository.repeats(tx, user.id, discussionId, content))
          throw new Problem('conflict', 'You’ve already posted that.');
        const state = rules.stateOf(user, { post: content, lines: [] });
        const id = await repository.insert(tx, { discussionId, authorId: user.id, content, state });
        await join(tx, user.id);
        await discussions.tell(tx, discussionId);
        return id;
      });
      return present(id, user.id);
    },

    async change(user: User, id: number, text: string): Promise<Reply> {
      const content = cleanText(text);
      assertWords(content);
      await rules.edit(user);
      await db.transaction(async (tx) => {
        const row = await repository.lock(tx, id);
        assertAuthor(row, user, noReply);
        const discussion = await discussions.find(tx, row.discussionId, user.id);
        if (discussion) assertOpen(discussion);
        await repository.setContent(tx, id, content);
        if (row.state === 'shown' && rules.stateOf(user, { post: content, lines: [] }) === 'held')
          await repository.setState(tx, row, 'held');
        await discussions.tell(tx, row.discussionId);
      });
      return present(id, user.id);
    },

    async remove(user: User, id: number): Promise<void> {
      await db.transaction(async (tx) => {
        const row = await repository.lock(tx, id);
        assertAuthor(row, user, noReply);
        await repository.setState(tx, row, 'removed');
        await discussions.tell(tx, row.discussionId);
      });
    },

    /** For discussions and replies. Undefined toggles. */
    async like(user: User, kind: PostKind, postId: number, wanted: boolean | undefined) {
      await rules.like(user);
      const like = await db.transaction((tx) => setLike(tx, kind, { postId, userId: user.id, wanted }));
      if (!like) throw kind === 'discussion' ? noDiscussion() : noReply();
      return like;
    },
  };
}
