import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { Link } from 'react-router';
import { Chip } from '../../ui/chip.tsx';
import { householdQuery } from './household.queries.ts';
import { useHouseholdActions } from './use-household.ts';

/** Chooses the eaters. Shown only if there is more than one profile. */
export function WhoEats() {
  const { data } = useQuery(householdQuery);
  const actions = useHouseholdActions();
  if (!data || data.profiles.length < 2) return null;
  const eating = data.profiles.filter((profile) => profile.eats).map(({ id }) => id);
  const toggle = (id: string) => {
    const next = eating.includes(id) ? eating.filter((one) => one !== id) : [...eating, id];
    // At least one eater must stay selected.
    if (next.length > 0 && !actions.busy) void actions.choose(next);
  };
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">
        <Trans>Who eats</Trans>
      </legend>
      <Users aria-hidden className="size-5 text-ink-soft" />
      {data.profiles.map(({ id, isSelf, name, eats }) => (
        <Chip key={id} selected={eats} onToggle={() => toggle(id)}>
          {isSelf ? t`You` : name}
        </Chip>
      ))}
      <Link to="/household" className="flex min-h-11 items-center px-2 font-medium text-herb-ink underline">
        <Trans>Edit</Trans>
      </Link>
    </fieldset>
  );
}
