import { createHash } from 'node:crypto';
import type { User } from '@crisper/contract/auth/auth';
import type { reportDiscussion } from '@crisper/contract/community/community';
import type { ModerationItem, markDiscussion, moderatePost } from '@crisper/contract/community/moderation';
import type { z } from 'zod';
import type { Database, Tx } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import type { State } from './community.tables.ts';
import * as discussions from './discussions.repository.ts';
import type { SharedRecipes } from './discussions.service.ts';
import type { PostKind } from './likes.repository.ts';
import * as repository from './moderation.repository.ts';
import { noDiscussion, noReply, type PostRules, visibilityOf } from './post-rules.ts';
import { nameOf, statusOf } from './present-post.ts';
import * as replies from './replies.repository.ts';
import { reportWeight, WEIGHT_TO_HIDE } from './report-weight.ts';

type Report = z.output<NonNullable<typeof reportDiscussion.body>>;
type Decision = z.output<NonNullable<typeof moderatePost.body>>;
type Marks = z.output<NonNullable<typeof markDiscussion.body>>;

interface Post {
  authorId: string | null;
  state: State;
  content: string;
  /** Discussions alone have these. */
  title?: string;
  recipeId?: string | null;
  /** Set for the team's own, and pinned by a moderator. */
  seed?: string | null;
  isPinned?: boolean;
}

/** Posts of the team, and those that it pinned, wait for a moderator in sight of everybody. */
async function isTrusted(tx: Tx, { authorId, seed, isPinned }: Post): Promise<boolean> {
  if (seed || isPinned) return true;
  return authorId !== null && repository.isAdmin(tx, authorId);
}

export type ModerationService = ReturnType<typeof createModeration>;

export function createModeration(db: Database, rules: PostRules, recipes: SharedRecipes) {
  /** Locks the post, lets `change` decide, and notifies viewers. */
  const withPost = (
    kind: PostKind,
    id: number,
    change: (tx: Tx, post: Post) => Promise<State>,
  ): Promise<void> =>
    db.transaction(async (tx) => {
      if (kind === 'discussion') {
        const post = await discussions.lock(tx, id);
        if (!post || post.state === 'removed') throw noDiscussion();
        const state = await change(tx, post);
        if (state === post.state) return;
        await discussions.update(tx, id, { state });
        if (post.recipeId !== null) await recipes.show(tx, post.recipeId, visibilityOf(state));
        return discussions.tell(tx, id);
      }
      const post = await replies.lock(tx, id);
      if (!post || post.state === 'removed') throw noReply();
      const state = await change(tx, post);
      if (state === post.state) return;
      await replies.setState(tx, post, state);
      return discussions.tell(tx, post.discussionId);
    });

  const versionOf = async (tx: Tx, { title, content, recipeId }: Post): Promise<string> => {
    const lines = recipeId ? await recipes.linesOf(tx, [recipeId]) : undefined;
    return versionOfText({ title, content, recipe: lines?.get(recipeId!) ?? [] });
  };

  return {
    async report(user: User, kind: PostKind, postId: number, given: Report): Promise<void> {
      await rules.report(user);
      await withPost(kind, postId, async (tx, post) => {
        if (post.state !== 'shown') throw kind === 'discussion' ? noDiscussion() : noReply();
        if (post.authorId === user.id)
          throw new Problem('bad_request', 'You wrote this, so you can’t review it. You can delete it.');
        const weight = reportWeight(user, await repository.recordOf(tx, user.id));
        const sum = await repository.report(tx, { kind, postId, reporterId: user.id, weight, ...given });
        return sum >= WEIGHT_TO_HIDE && !(await isTrusted(tx, post)) ? 'hidden' : post.state;
      });
    },

    async queue(limit: number): Promise<{ items: ModerationItem[]; waiting: number }> {
      const [rows, waiting] = await Promise.all([
        repository.waiting(db.orm, limit),
        repository.countWaiting(db.orm),
      ]);
      const recipeIds = rows.flatMap(({ recipe_id }) => recipe_id ?? []);
      const lines = await recipes.linesOf(db.orm, recipeIds);
      return { items: rows.map((row) => presentItem(row, lines.get(row.recipe_id ?? '') ?? [])), waiting };
    },

    async decide(kind: PostKind, id: number, decision: Decision): Promise<void> {
      await withPost(kind, id, async (tx, post) => {
        if (decision.action === 'approve' && decision.version !== (await versionOf(tx, post)))
          throw new Problem('conflict', 'It was changed after you opened it. Please read it again.');
        await repository.settle(tx, kind, id, decision.action === 'remove');
        return decision.action === 'approve' ? 'shown' : 'removed';
      });
    },

    async mark(id: number, { isPinned, isLocked }: Marks): Promise<void> {
      await db.transaction(async (tx) => {
        const row = await discussions.lock(tx, id);
        if (!row || row.state === 'removed') throw noDiscussion();
        await discussions.update(tx, id, {
          isPinned: isPinned ?? row.isPinned,
          isLocked: isLocked ?? row.isLocked,
        });
        await discussions.tell(tx, id);
      });
    },
  };
}

/** So that no user approves what they have not read. */
function versionOfText(text: { title: string | undefined; content: string; recipe: string[] }): string {
  return createHash('sha256').update(JSON.stringify(text)).digest('base64url');
}

function presentItem(row: repository.WaitingRow, recipe: string[]): ModerationItem {
  return {
    kind: row.kind,
    id: row.id,
    discussionId: row.discussion_id,
    title: row.title,
    content: row.content,
    recipe,
    version: versionOfText({
      // A reply is shown below the title of its discussion, which is not its own.
      title: row.kind === 'discussion' ? row.title : undefined,
      content: row.content,
      recipe,
    }),
    username: nameOf(row),
    createdAt: new Date(row.created_at).toISOString(),
    status: statusOf(row.state),
    reports: row.reports.map((report) => ({
      reason: report.reason as ModerationItem['reports'][number]['reason'],
      note: report.note,
      createdAt: new Date(report.created_at).toISOString(),
    })),
  };
}
