import { SELF } from '@crisper/contract/household/household';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ThumbsDown } from 'lucide-react';
import { DislikesField } from '../../shared/questions/dislikes-field.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { householdQuery } from './household.queries.ts';
import { useHouseholdActions } from './use-household.ts';

/** What the member rather not eats; saved as it changes. */
export function DislikesCard() {
  const { data } = useQuery(householdQuery);
  const actions = useHouseholdActions();
  const self = data?.profiles.find(({ isSelf }) => isSelf);
  if (!self) return <Skeleton className="h-40 w-full" />;
  return (
    <section aria-labelledby="dislikes">
      <Card className="p-5 sm:p-6">
        <h2 id="dislikes" className="flex items-center gap-2.5 text-xl">
          <ThumbsDown aria-hidden className="size-5 shrink-0 text-herb-ink" />
          <Trans>Foods you don’t like</Trans>
        </h2>
        <p className="mt-2 mb-4 text-ink-soft">
          <Trans>
            Results, plans and ideas do without them while you eat. For allergies use your kitchen’s settings:
            they are strict.
          </Trans>
        </p>
        <DislikesField
          label={t`Add a food`}
          hideLabel
          chosen={self.dislikes}
          onChange={(dislikes) => actions.update(SELF, { dislikes })}
          error={actions.failure}
        />
      </Card>
    </section>
  );
}
