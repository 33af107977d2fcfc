import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { householdQuery } from './household.queries.ts';
import { WhoEats } from './who-eats.tsx';

/** How many eat, in one button that opens the choice. Shown only if there is more than one profile. */
export function WhoEatsButton() {
  const { data } = useQuery(householdQuery);
  const [open, setOpen] = useState(false);
  if (!data || data.profiles.length < 2) return null;
  const count = data.profiles.filter(({ eats }) => eats).length;
  return (
    <>
      <Button variant="ghost" className="px-3 max-[22rem]:px-2" onClick={() => setOpen(true)}>
        <Users aria-hidden className="size-5" />
        <span className="sr-only">
          <Trans>Who eats:</Trans>
        </span>{' '}
        {plural(count, { one: '# eats', other: '# eat' })}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t`Who eats`}>
        <WhoEats />
      </Dialog>
    </>
  );
}
