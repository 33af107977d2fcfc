import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { locales } from '../../lib/i18n/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { Fold } from '../../ui/fold.tsx';
import { AddToPantryButton } from './add-to-pantry-button.tsx';
import { scansQuery } from './pantry.queries.ts';

const when = new Intl.DateTimeFormat(locales(), { dateStyle: 'medium', timeStyle: 'short' });

/** Recent scans, to add their ingredients to the pantry. Hidden if there are none. */
export function FromScans() {
  const { data } = useQuery(scansQuery);
  if (!data || data.length === 0) return null;
  return (
    <Fold heading title={t`From your last scans`}>
      <ul className="mt-1 grid gap-3 md:grid-cols-3">
        {data.map((scan) => {
          const sure = scan.ingredients.filter((one) => one.selected).map(({ name }) => name);
          return (
            <li key={scan.id}>
              <Card className="flex h-full flex-col gap-3 p-4">
                <p className="text-ink-soft text-sm">{when.format(new Date(scan.createdAt))}</p>
                <p className="line-clamp-3 flex-1 text-sm">{sure.join(', ') || t`Nothing certain`}</p>
                <AddToPantryButton
                  things={sure.map((name) => ({ name }))}
                  label={plural(sure.length, { one: 'Add # to pantry', other: 'Add # to pantry' })}
                />
              </Card>
            </li>
          );
        })}
      </ul>
    </Fold>
  );
}
