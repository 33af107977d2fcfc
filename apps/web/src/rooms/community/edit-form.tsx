import { POST_MAX, TITLE_MAX } from '@crisper/contract/community';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast-store.ts';

interface EditFormProps {
  /** Only discussions have one. */
  title?: string;
  content: string;
  busy: boolean;
  onSave: (content: string, title: string) => void;
  onCancel: () => void;
}

export function EditForm({ title: before, content: given, busy, onSave, onCancel }: EditFormProps) {
  const [title, setTitle] = useState(before ?? '');
  const [content, setContent] = useState(given);
  const save = () => {
    if (!content.trim() || (before !== undefined && !title.trim()))
      return toast(
        before === undefined
          ? { tone: 'error', title: 'Missing Content', text: 'Please enter your reply.' }
          : { tone: 'error', title: 'Missing Information', text: 'Please fill in both title and content.' },
      );
    onSave(content.trim(), title.trim());
  };
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {before !== undefined && (
        <Field
          label="Title"
          value={title}
          maxLength={TITLE_MAX}
          onChange={(event) => setTitle(event.target.value)}
        />
      )}
      <TextArea
        label={before === undefined ? 'Your reply' : 'Your post'}
        rows={4}
        autoFocus
        value={content}
        maxLength={POST_MAX}
        onChange={(event) => setContent(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          Save Changes
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
