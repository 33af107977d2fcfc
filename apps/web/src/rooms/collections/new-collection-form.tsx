import type { Collection } from '@crisper/contract/collections/collections';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useCreateCollection } from './collections.queries.ts';

/** Names and begins a collection. */
export function NewCollectionForm({ onCreated }: { onCreated: (collection: Collection) => void }) {
  const create = useCreateCollection();
  const [title, setTitle] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate(title.trim(), {
      onSuccess: (collection) => {
        setTitle('');
        onCreated(collection);
      },
    });
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <Field
        label={t`New collection`}
        placeholder={t`Sunday baking`}
        value={title}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => setTitle(event.target.value)}
        className="min-w-0 flex-1"
      />
      <Button type="submit" busy={create.isPending} disabled={title.trim() === ''}>
        <Trans>Create</Trans>
      </Button>
    </form>
  );
}
