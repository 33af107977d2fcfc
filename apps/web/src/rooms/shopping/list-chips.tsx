import type { NamedList } from '@crisper/contract/shopping/shopping-list';
import { Trans } from '@lingui/react/macro';
import { Chip } from '../../ui/chip.tsx';

/** A list by its id, null for the first; or everything. */
export type ListChoice = string | null;

interface ListChipsProps {
  lists: readonly NamedList[];
  chosen: ListChoice;
  onChoose: (list: ListChoice) => void;
}

/** Which list is shown. */
export function ListChips({ lists, chosen, onChoose }: ListChipsProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">
        <Trans>Which list</Trans>
      </legend>
      <Chip selected={chosen === 'all'} onToggle={() => onChoose('all')}>
        <Trans>Everything</Trans>
      </Chip>
      {lists.map(({ id, name }) => (
        <Chip key={id ?? ''} selected={chosen === id} onToggle={() => onChoose(id)}>
          {name}
        </Chip>
      ))}
    </fieldset>
  );
}
