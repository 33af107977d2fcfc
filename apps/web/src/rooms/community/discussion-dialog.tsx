import {
  createDiscussion,
  DISCUSSION_CATEGORIES,
  type DiscussionCategory,
  POST_MAX,
  TITLE_MAX,
} from '@crisper/contract/community/community';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ConfirmEmail } from '../../shared/confirm-email.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast-store.ts';
import { CATEGORY_NAMES } from './category-names.ts';
import { useCreateDiscussion } from './community.queries.ts';
import { showError } from './show-error.ts';
import { readFormDraft, useKeepDraft } from './use-draft.ts';

export const WRITING_HINT = t`**bold**, *italic*, lists and [links](https://…) work. Put a # before a word to make it a topic.`;
const OPTIONS = DISCUSSION_CATEGORIES.map((name) => ({ value: name, label: CATEGORY_NAMES[name] }));

interface DiscussionDialogProps {
  userId: string;
  /** The title of the success toast, which differs between the two buttons that open this. */
  done: string;
  category: DiscussionCategory;
  onClose: () => void;
}

export function DiscussionDialog({ userId, done, category, onClose }: DiscussionDialogProps) {
  const draft = `new:${userId}`;
  const form = useForm({
    resolver: zodResolver(createDiscussion.body!),
    defaultValues: readFormDraft(draft, { title: '', content: '', category }),
  });
  const forget = useKeepDraft(form, draft);
  const { errors } = form.formState;
  const create = useCreateDiscussion();
  const navigate = useNavigate();

  const submit = form.handleSubmit(
    async (body) => {
      try {
        const made = await create.mutateAsync(body);
        forget();
        onClose();
        toast(
          made.status === 'held'
            ? { title: done, text: t`It has links, so a moderator takes a look before others see it.` }
            : { title: done, text: body.title },
        );
        void navigate(`/community/${made.id}`);
      } catch (error) {
        showError(error, t`Failed to create discussion. Please try again.`, form);
      }
    },
    () =>
      toast({
        tone: 'error',
        title: t`Missing Information`,
        text: t`Please fill in both title and content.`,
      }),
  );

  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={t`Start a discussion`}
      description={t`Ask, tell, or show. What you write is kept here until you post it.`}
    >
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <ConfirmEmail>{t`to post`}</ConfirmEmail>
        <Field
          label={t`Title`}
          maxLength={TITLE_MAX}
          placeholder={t`What would you like to talk about?`}
          error={errors.title?.message}
          {...form.register('title')}
        />
        <Select label={t`Category`} options={OPTIONS} {...form.register('category')} />
        <TextArea
          label={t`Your post`}
          rows={7}
          maxLength={POST_MAX}
          hint={WRITING_HINT}
          error={errors.content?.message}
          {...form.register('content')}
        />
        <FormError>{errors.root?.message}</FormError>
        <Button type="submit" size="lg" busy={create.isPending}>
          {create.isPending ? t`Posting…` : t`Post Discussion`}
        </Button>
      </form>
    </Dialog>
  );
}
