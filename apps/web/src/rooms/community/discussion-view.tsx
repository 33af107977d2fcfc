import type { OpenedDiscussion } from '@crisper/contract/community/community';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Eye, Lock, Pin } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { RecipeCard } from '../../shared/recipes/recipe-card.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AuthorLine, Initial } from './author-line.tsx';
import { CATEGORY_NAMES } from './category-names.ts';
import { useChangeDiscussion, useDeleteDiscussion } from './community.queries.ts';
import { EditForm } from './edit-form.tsx';
import { LikeButton } from './like-button.tsx';
import { PostActions } from './post-actions.tsx';
import { PostNotice } from './post-notice.tsx';
import { PostText } from './post-text.tsx';
import { showError } from './show-error.ts';

interface DiscussionViewProps {
  discussion: OpenedDiscussion;
  /** For moderators only. */
  tools?: ReactNode;
}

export function DiscussionView({ discussion, tools }: DiscussionViewProps) {
  const [editing, setEditing] = useState(false);
  const change = useChangeDiscussion(discussion.id);
  const remove = useDeleteDiscussion(discussion.id);
  const navigate = useNavigate();

  const save = (content: string, title: string) =>
    change.mutate(
      { title, content },
      {
        onSuccess: () => {
          setEditing(false);
          toast({ title: t`Discussion Updated!` });
        },
        onError: (error) => showError(error, t`Failed to save your changes. Please try again.`),
      },
    );
  const drop = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast({ title: t`Discussion Deleted` });
        void navigate('/community', { replace: true });
      },
      onError: (error) => showError(error, t`Failed to delete the discussion. Please try again.`),
    });

  return (
    <Card className="grid gap-4 overflow-clip p-5 sm:p-8">
      <div className="flex flex-wrap items-center gap-2">
        <Badge>{CATEGORY_NAMES[discussion.category]}</Badge>
        {discussion.isPinned && (
          <Badge tone="honey">
            <Pin aria-hidden className="size-3.5" />
            <Trans>Pinned</Trans>
          </Badge>
        )}
        {discussion.isLocked && (
          <Badge>
            <Lock aria-hidden className="size-3.5" />
            <Trans>Locked</Trans>
          </Badge>
        )}
      </div>
      <h1 dir="auto" className="text-3xl wrap-anywhere sm:page-title">
        {discussion.title}
      </h1>
      <div className="flex items-center gap-3">
        <Initial name={discussion.user.username} />
        <AuthorLine post={discussion}>
          <span className="inline-flex items-center gap-1.5 tabular-nums">
            <Eye aria-hidden className="size-4" />
            {plural(discussion.viewCount, { one: '# view', other: '# views' })}
          </span>
        </AuthorLine>
      </div>
      <PostNotice status={discussion.status} />
      {editing ? (
        <EditForm
          title={discussion.title}
          content={discussion.content}
          busy={change.isPending}
          onSave={save}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <PostText text={discussion.content} className="text-lg leading-relaxed" />
      )}
      {discussion.recipe && (
        <div className="max-w-sm">
          <RecipeCard recipe={discussion.recipe} to={`/recipe/${discussion.recipe.id}`} as="h2" />
        </div>
      )}
      {!editing && (
        <div className="-mx-3 -mb-2 flex flex-wrap items-center border-line border-t pt-2">
          <LikeButton
            kind="discussion"
            id={discussion.id}
            discussionId={discussion.id}
            liked={discussion.userHasLiked}
            count={discussion.likeCount}
            of={t`this discussion`}
          />
          <PostActions
            kind="discussion"
            id={discussion.id}
            userId={discussion.userId}
            onEdit={() => setEditing(true)}
            onDelete={drop}
            deleting={remove.isPending}
          />
          {tools}
        </div>
      )}
    </Card>
  );
}
