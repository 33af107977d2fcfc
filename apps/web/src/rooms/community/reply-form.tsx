import { POST_MAX } from '@crisper/contract/community';
import { Send } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useCreateReply } from './community.queries.ts';
import { WRITING_HINT } from './discussion-dialog.tsx';
import { showError } from './show-error.ts';
import { useDraft } from './use-draft.ts';

interface ReplyFormProps {
  discussionId: string;
  userId: string;
  onPosted: () => void;
}

export function ReplyForm({ discussionId, userId, onPosted }: ReplyFormProps) {
  const [text, setText] = useDraft(`reply:${discussionId}:${userId}`);
  const create = useCreateReply(discussionId);

  const submit = async () => {
    if (!text.trim())
      return toast({ tone: 'error', title: 'Missing Content', text: 'Please enter your reply.' });
    try {
      const made = await create.mutateAsync(text.trim());
      setText('');
      toast(
        made.status === 'held'
          ? { title: 'Reply Posted!', text: 'It has links, so a moderator looks at it before others see it.' }
          : { title: 'Reply Posted!' },
      );
      onPosted();
    } catch (error) {
      showError(error, 'Failed to post reply. Please try again.');
    }
  };

  return (
    <Card className="p-4 sm:p-5">
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextArea
          label="Your reply"
          rows={4}
          value={text}
          maxLength={POST_MAX}
          hint={WRITING_HINT}
          onChange={(event) => setText(event.target.value)}
        />
        <Button
          type="submit"
          busy={create.isPending}
          disabled={text.trim() === ''}
          className="justify-self-start"
        >
          {!create.isPending && <Send aria-hidden className="size-4.5" />}
          {create.isPending ? 'Posting…' : 'Post Reply'}
        </Button>
      </form>
    </Card>
  );
}
