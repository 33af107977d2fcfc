import { createDiscussion, POST_MAX, TITLE_MAX, updateReply } from '@crisper/contract/community/community';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast-store.ts';

interface Post {
  title: string;
  content: string;
}

const DISCUSSION: z.ZodType<Post, Post> = createDiscussion.body!.pick({ title: true, content: true });
const REPLY: z.ZodType<Post, Post> = updateReply.body!.extend({ title: z.string() });

interface EditFormProps {
  /** Only discussions have one. */
  title?: string;
  content: string;
  busy: boolean;
  onSave: (content: string, title: string) => void;
  onCancel: () => void;
}

export function EditForm({ title: before, content: given, busy, onSave, onCancel }: EditFormProps) {
  const form = useForm({
    resolver: zodResolver(before === undefined ? REPLY : DISCUSSION),
    defaultValues: { title: before ?? '', content: given },
  });
  const { errors } = form.formState;
  const save = form.handleSubmit(
    ({ content, title }) => onSave(content, title),
    () =>
      toast(
        before === undefined
          ? { tone: 'error', title: t`Missing Content`, text: t`Please enter your reply.` }
          : { tone: 'error', title: t`Missing Information`, text: t`Please fill in both title and content.` },
      ),
  );
  return (
    <form noValidate className="grid gap-4" onSubmit={save}>
      {before !== undefined && (
        <Field
          label={t`Title`}
          maxLength={TITLE_MAX}
          error={errors.title?.message}
          {...form.register('title')}
        />
      )}
      <TextArea
        label={before === undefined ? t`Your reply` : t`Your post`}
        rows={4}
        autoFocus
        maxLength={POST_MAX}
        error={errors.content?.message}
        {...form.register('content')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          <Trans>Save Changes</Trans>
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
