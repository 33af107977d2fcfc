import type { Collection } from '@crisper/contract/collections';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useChangeCollection } from './collections.queries.ts';

/** The name and a few words about it. */
export function EditCollection({ collection, onClose }: { collection: Collection; onClose: () => void }) {
  const change = useChangeCollection(collection.id);
  const [title, setTitle] = useState(collection.title);
  const [description, setDescription] = useState(collection.description);
  const save = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ title, description }, { onSuccess: onClose });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Edit the collection">
      <form onSubmit={save} className="grid gap-4">
        <Field
          label="Name"
          value={title}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setTitle(event.target.value)}
        />
        <TextArea
          label="A few words"
          value={description}
          maxLength={1000}
          onChange={(event) => setDescription(event.target.value)}
        />
        <Button type="submit" busy={change.isPending} disabled={title.trim() === ''}>
          Save
        </Button>
      </form>
    </Dialog>
  );
}
