import type { Collection } from '@crisper/contract/collections/collections';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useChangeCollection } from './collections.queries.ts';

/** The name, a few words about it, and who may read it. */
export function EditCollection({ collection, onClose }: { collection: Collection; onClose: () => void }) {
  const change = useChangeCollection(collection.id);
  const [title, setTitle] = useState(collection.title);
  const [description, setDescription] = useState(collection.description);
  const [shared, setShared] = useState(collection.sharedWithHousehold);
  const save = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ title, description, sharedWithHousehold: shared }, { onSuccess: onClose });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t`Edit the collection`}>
      <form onSubmit={save} className="grid gap-4">
        <Field
          label={t`Name`}
          value={title}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setTitle(event.target.value)}
        />
        <TextArea
          label={t`A few words`}
          value={description}
          maxLength={1000}
          onChange={(event) => setDescription(event.target.value)}
        />
        <Checkbox checked={shared} onChange={setShared}>
          <span className="py-2">
            <Trans>
              Share with my household
              <span className="block text-ink-soft text-sm">
                Everybody in it can read this collection and your own recipes in it.
              </span>
            </Trans>
          </span>
        </Checkbox>
        <Button type="submit" busy={change.isPending} disabled={title.trim() === ''}>
          <Trans>Save</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
