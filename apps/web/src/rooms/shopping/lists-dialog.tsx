import { LISTS_MAX, removeList, saveList } from '@crisper/contract/shopping/shopping';
import type { NamedList } from '@crisper/contract/shopping/shopping-list';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { call } from '../../lib/api.ts';
import { randomId } from '../../lib/random-id.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { cacheShoppingList, explain } from './shopping.queries.ts';

const NAME_MAX = 40;

interface ListsDialogProps {
  lists: readonly NamedList[];
  onClose: () => void;
}

/** Lists for other shops: made, named and removed. */
export function ListsDialog({ lists, onClose }: ListsDialogProps) {
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const save = useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      call(saveList, { params: { id }, body: { name } }),
    onSuccess: (list) => cacheShoppingList(queries, list),
    onError: explain,
  });
  const remove = useMutation({
    mutationFn: ({ id }: { id: string; name: string }) => call(removeList, { params: { id } }),
    onSuccess: (list, gone) => {
      cacheShoppingList(queries, list);
      toast({
        title: t`List Removed`,
        text: t`What was on ${gone.name} is on ${lists[0]!.name} now.`,
        action: { label: t`Undo`, onPress: () => save.mutate(gone) },
      });
    },
    onError: explain,
  });
  const add = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ id: randomId(), name: name.trim() }, { onSuccess: () => setName('') });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Your lists`}
      description={t`One for each place you shop. A thing stays on the list you put it on, next time too.`}
    >
      <ul className="grid gap-3">
        {lists.map(({ id, name }) =>
          id === null ? (
            <li key="first" className="font-semibold">
              {name}
            </li>
          ) : (
            <NamedRow
              key={id}
              name={name}
              busy={save.isPending || remove.isPending}
              onRename={(next) => save.mutate({ id, name: next })}
              onRemove={() => remove.mutate({ id, name })}
            />
          ),
        )}
      </ul>
      {lists.length <= LISTS_MAX && (
        <form onSubmit={add} className="mt-5 flex items-start gap-2">
          <Field
            label={t`New list`}
            value={name}
            maxLength={NAME_MAX}
            placeholder={t`Market`}
            autoComplete="off"
            className="min-w-0 flex-1"
            onChange={(event) => setName(event.target.value)}
          />
          <Button
            type="submit"
            busy={save.isPending}
            disabled={name.trim() === ''}
            className="mt-6.5 min-h-12"
          >
            <Trans comment="a button: make a new list">Make</Trans>
          </Button>
        </form>
      )}
    </Dialog>
  );
}

interface NamedRowProps {
  name: string;
  busy: boolean;
  onRename: (name: string) => void;
  onRemove: () => void;
}

function NamedRow({ name, busy, onRename, onRemove }: NamedRowProps) {
  const [next, setNext] = useState(name);
  const wanted = next.trim();
  return (
    <li>
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted !== '') onRename(wanted);
        }}
      >
        <Field
          label={t`Name of ${name}`}
          value={next}
          maxLength={NAME_MAX}
          autoComplete="off"
          className="min-w-0 flex-1"
          onChange={(event) => setNext(event.target.value)}
        />
        {wanted !== '' && wanted !== name && (
          <Button type="submit" variant="outline" busy={busy} className="min-h-12">
            <Trans>Rename</Trans>
          </Button>
        )}
        <IconButton label={t`Remove ${name}`} disabled={busy} onClick={onRemove} className="size-12">
          <Trash2 />
        </IconButton>
      </form>
    </li>
  );
}
