import type { NamedList } from '@crisper/contract/shopping/shopping-list';
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
      <legend className="sr-only">Which list</legend>
      <Chip selected={chosen === 'all'} onToggle={() => onChoose('all')}>
        Everything
      </Chip>
      {lists.map(({ id, name }) => (
        <Chip key={id ?? ''} selected={chosen === id} onToggle={() => onChoose(id)}>
          {name}
        </Chip>
      ))}
    </fieldset>
  );
}
