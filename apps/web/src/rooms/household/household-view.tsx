import type { HouseholdProfile } from '@crisper/contract/household/household';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Sparkles, Trash2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { locales } from '../../lib/i18n/i18n.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { householdQuery } from './household.queries.ts';
import { ProfileDialog } from './profile-dialog.tsx';
import { needsText, portionText } from './profile-labels.ts';
import { useHouseholdActions } from './use-household.ts';

export function HouseholdView() {
  const asked = useQuery(householdQuery);
  const { data, isPending } = asked;
  const actions = useHouseholdActions();
  const [edited, setEdited] = useState<HouseholdProfile | 'new' | null>(null);
  if (isPending)
    return (
      <div role="status" aria-label={t`Fetching your household`} className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </div>
    );
  if (!data)
    return (
      <Card>
        <LoadFailed of={asked}>
          <Trans>Your household is safe, but it could not be loaded.</Trans>
        </LoadFailed>
      </Card>
    );
  const { profiles, limit } = data;
  const eating = profiles.filter((profile) => profile.eats).map(({ id }) => id);
  const others = profiles.filter(({ isMember }) => !isMember).length;
  const setEats = (id: string, eats: boolean) => {
    const next = eats ? [...eating, id] : eating.filter((one) => one !== id);
    if (next.length > 0) void actions.choose(next);
  };
  return (
    <section aria-labelledby="eaters" className="grid gap-4">
      <h2 id="eaters" className="text-2xl">
        <Trans>Who you cook for</Trans>
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {profiles.map((profile) => (
          <li key={profile.id}>
            <Profile
              profile={profile}
              mayEdit={profile.isSelf || (limit > 0 && !profile.isMember)}
              lastEater={profile.eats && eating.length === 1}
              onEats={(eats) => setEats(profile.id, eats)}
              onEdit={() => setEdited(profile)}
              onRemove={() => void actions.remove(profile.id, profile.name)}
            />
          </li>
        ))}
      </ul>
      {limit > 0 ? (
        <div className="flex flex-wrap items-center gap-4">
          <Button disabled={others >= limit} onClick={() => setEdited('new')}>
            <UserPlus aria-hidden className="size-5" /> <Trans>Add a person</Trans>
          </Button>
          <p className="text-ink-soft tabular-nums">
            <Trans>
              {others} of {limit} profiles used
            </Trans>
          </p>
        </div>
      ) : (
        <ProCard kept={others > 0} />
      )}
      {edited && (
        <ProfileDialog {...(edited === 'new' ? {} : { profile: edited })} onClose={() => setEdited(null)} />
      )}
    </section>
  );
}

interface ProfileProps {
  profile: HouseholdProfile;
  mayEdit: boolean;
  lastEater: boolean;
  onEats: (eats: boolean) => void;
  onEdit: () => void;
  onRemove: () => void;
}

function Profile({ profile, mayEdit, lastEater, onEats, onEdit, onRemove }: ProfileProps) {
  const { name, isSelf, isMember, goals, portion, eats } = profile;
  const details = [
    portionText(portion),
    ...(goals.calories ? [t`${goals.calories.toLocaleString(locales())} kcal a day`] : []),
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-4 px-4 py-2 sm:px-5">
      <div className="min-w-0 flex-1 basis-48">
        <h3 className="font-sans font-semibold text-base wrap-anywhere">
          {isSelf ? t`${name} (you)` : name}
        </h3>
        <p className="text-ink-soft text-sm tabular-nums">
          {needsText(profile)}. {details.join(', ')}
        </p>
      </div>
      <div className="flex items-center gap-1">
        <Checkbox checked={eats} disabled={lastEater} onChange={onEats}>
          <Trans>Eats with us</Trans>
        </Checkbox>
        {mayEdit && (
          <IconButton label={t`Edit ${name}`} onClick={onEdit}>
            <Pencil />
          </IconButton>
        )}
        {!isMember && (
          <IconButton label={t`Remove ${name}`} onClick={onRemove}>
            <Trash2 />
          </IconButton>
        )}
      </div>
    </div>
  );
}

function ProCard({ kept }: { kept: boolean }) {
  return (
    <section className="flex flex-wrap items-center gap-4 rounded-card border border-honey bg-honey-soft p-5">
      <Sparkles aria-hidden className="size-6 shrink-0 text-honey-ink" />
      <p className="min-w-52 flex-1">
        {kept
          ? t`Everyone you added stays and still counts. With Pro you can change them again.`
          : t`With Pro you can add the people you cook for. Their diets, allergens and portions count in results, plans and warnings.`}
      </p>
      <Button asChild variant="honey">
        <Link to="/subscribe">
          <Trans>Upgrade to Pro</Trans>
        </Link>
      </Button>
    </section>
  );
}
