import type { Reply } from '@crisper/contract/community/community';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AuthorLine, Initial } from './author-line.tsx';
import { useChangeReply, useDeleteReply } from './community.queries.ts';
import { EditForm } from './edit-form.tsx';
import { LikeButton } from './like-button.tsx';
import { PostActions } from './post-actions.tsx';
import { PostNotice } from './post-notice.tsx';
import { PostText } from './post-text.tsx';
import { showError } from './show-error.ts';

export function ReplyItem({ reply, discussionId }: { reply: Reply; discussionId: string }) {
  const [editing, setEditing] = useState(false);
  const change = useChangeReply(discussionId, reply.id);
  const remove = useDeleteReply(discussionId, reply.id);

  const save = (content: string) =>
    change.mutate(content, {
      onSuccess: () => {
        setEditing(false);
        toast({ title: t`Reply Updated!` });
      },
      onError: (error) => showError(error, t`Failed to save your changes. Please try again.`),
    });
  // A promise, because this reply unmounts before a callback of `mutate` would run.
  const drop = () =>
    remove.mutateAsync().then(
      () => toast({ title: t`Reply Deleted` }),
      (error: unknown) => showError(error, t`Failed to delete the reply. Please try again.`),
    );

  return (
    <Card className="grid gap-3 overflow-clip p-4 sm:p-5">
      <div className="flex items-center gap-3">
        <Initial name={reply.user.username} />
        <AuthorLine post={reply} />
      </div>
      <PostNotice status={reply.status} />
      {editing ? (
        <EditForm
          content={reply.content}
          busy={change.isPending}
          onSave={save}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          <PostText text={reply.content} />
          <div className="-mx-3 -mb-2 flex flex-wrap items-center">
            <LikeButton
              kind="reply"
              id={reply.id}
              discussionId={discussionId}
              liked={reply.userHasLiked}
              count={reply.likes}
              of={t`the reply by ${reply.user.username}`}
            />
            <PostActions
              kind="reply"
              id={reply.id}
              userId={reply.userId}
              onEdit={() => setEditing(true)}
              onDelete={() => void drop()}
              deleting={remove.isPending}
            />
          </div>
        </>
      )}
    </Card>
  );
}
