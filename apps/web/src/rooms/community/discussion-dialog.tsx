import {
  DISCUSSION_CATEGORIES,
  type DiscussionCategory,
  POST_MAX,
  TITLE_MAX,
} from '@crisper/contract/community';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useCreateDiscussion } from './community.queries.ts';
import { showError } from './show-error.ts';
import { useFormDraft } from './use-draft.ts';

export const WRITING_HINT =
  '**bold**, *italic*, lists and [links](https://…) work. Put a # before a word to make it a topic.';
const OPTIONS = DISCUSSION_CATEGORIES.map((name) => ({ value: name, label: name }));

interface DiscussionDialogProps {
  userId: string;
  /** What is said when it worked; the two ways in have their own words. */
  done: 'Discussion Created!' | 'Discussion Started!';
  category: DiscussionCategory;
  onClose: () => void;
}

export function DiscussionDialog({ userId, done, category, onClose }: DiscussionDialogProps) {
  const [form, change, clear] = useFormDraft(`new:${userId}`, {
    title: '',
    content: '',
    category: category as string,
  });
  const create = useCreateDiscussion();
  const navigate = useNavigate();

  const submit = async () => {
    const title = form.title.trim();
    const content = form.content.trim();
    if (!title || !content)
      return toast({
        tone: 'error',
        title: 'Missing Information',
        text: 'Please fill in both title and content.',
      });
    try {
      const made = await create.mutateAsync({
        title,
        content,
        category: form.category as DiscussionCategory,
      });
      clear();
      onClose();
      toast(
        made.status === 'held'
          ? { title: done, text: 'It has links, so a moderator looks at it before others see it.' }
          : { title: done, text: title },
      );
      void navigate(`/community/${made.id}`);
    } catch (error) {
      showError(error, 'Failed to create discussion. Please try again.');
    }
  };

  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title="Start a discussion"
      description="Ask, tell, or show. What you write is kept here until you post it."
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field
          label="Title"
          value={form.title}
          maxLength={TITLE_MAX}
          placeholder="What would you like to talk about?"
          onChange={(event) => change({ title: event.target.value })}
        />
        <Select
          label="Category"
          options={OPTIONS}
          value={form.category}
          onChange={(event) => change({ category: event.target.value })}
        />
        <TextArea
          label="Your post"
          rows={7}
          value={form.content}
          maxLength={POST_MAX}
          hint={WRITING_HINT}
          onChange={(event) => change({ content: event.target.value })}
        />
        <Button type="submit" variant="accent" size="lg" busy={create.isPending}>
          {create.isPending ? 'Posting…' : 'Post Discussion'}
        </Button>
      </form>
    </Dialog>
  );
}
