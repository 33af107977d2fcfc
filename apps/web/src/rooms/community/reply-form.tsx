import { createReply, POST_MAX } from '@crisper/contract/community/community';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Send } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { ConfirmEmail } from '../../shared/confirm-email.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useCreateReply } from './community.queries.ts';
import { WRITING_HINT } from './discussion-dialog.tsx';
import { showError } from './show-error.ts';
import { readDraft, useKeepDraft } from './use-draft.ts';

interface ReplyFormProps {
  discussionId: string;
  userId: string;
  onPosted: () => void;
}

const SHAPE = createReply.body!.pick({ content: true });
const textOf = ({ content = '' }: { content?: string }) => content;

export function ReplyForm({ discussionId, userId, onPosted }: ReplyFormProps) {
  const draft = `reply:${discussionId}:${userId}`;
  const form = useForm({ resolver: zodResolver(SHAPE), defaultValues: { content: readDraft(draft) } });
  const text = useWatch({ control: form.control, name: 'content' });
  useKeepDraft(form, draft, textOf);
  const create = useCreateReply(discussionId);

  const submit = form.handleSubmit(
    async ({ content }) => {
      try {
        const made = await create.mutateAsync(content);
        form.setValue('content', '');
        toast(
          made.status === 'held'
            ? {
                title: t`Reply Posted!`,
                text: t`It has links, so a moderator takes a look before others see it.`,
              }
            : { title: t`Reply Posted!` },
        );
        onPosted();
      } catch (error) {
        showError(error, t`Failed to post reply. Please try again.`, form);
      }
    },
    () => toast({ tone: 'error', title: t`Missing Content`, text: t`Please enter your reply.` }),
  );

  return (
    <Card className="p-4 sm:p-5">
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <ConfirmEmail>{t`to reply`}</ConfirmEmail>
        <TextArea
          label={t`Your reply`}
          rows={4}
          maxLength={POST_MAX}
          hint={WRITING_HINT}
          error={form.formState.errors.content?.message}
          {...form.register('content')}
        />
        <FormError>{form.formState.errors.root?.message}</FormError>
        <Button
          type="submit"
          busy={create.isPending}
          disabled={text.trim() === ''}
          className="justify-self-start"
        >
          {!create.isPending && <Send aria-hidden className="size-4.5" />}
          {create.isPending ? t`Posting…` : t`Post Reply`}
        </Button>
      </form>
    </Card>
  );
}
