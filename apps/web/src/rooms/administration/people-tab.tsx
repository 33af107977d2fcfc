import type { ManagedPerson } from '@crisper/contract/administration/administration';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { locales } from '../../lib/i18n/i18n.ts';
import { isCalledPro } from '../../lib/offers.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { peopleQuery } from './administration.queries.ts';
import { PersonMenu } from './person-menu.tsx';
import { sizeOf } from './size-of.ts';

const day = new Intl.DateTimeFormat(locales(), { dateStyle: 'medium' });

export function PeopleTab() {
  const [search, setSearch] = useState('');
  const people = useInfiniteQuery(peopleQuery(search));
  if (people.isError && !people.data)
    return (
      <LoadFailed of={people}>
        <Trans>The people could not be loaded.</Trans>
      </LoadFailed>
    );
  const shown = people.data?.pages.flatMap((page) => page.people);
  const total = people.data?.pages[0]?.total ?? 0;
  return (
    <div className="grid gap-3">
      <SearchField
        label={t`Find people`}
        placeholder={t`Part of a name or email`}
        maxLength={254}
        value={search}
        onChange={setSearch}
      />
      <p role="status" className="text-ink-soft text-sm">
        {shown && plural(total, { one: '# account', other: '# accounts' })}
      </p>
      {!shown && <Skeleton className="h-64 w-full" />}
      {shown && shown.length > 0 && <People people={shown} />}
      {people.hasNextPage && (
        <Button
          variant="outline"
          busy={people.isFetchingNextPage}
          onClick={() => void people.fetchNextPage()}
        >
          <Trans>Show more</Trans>
        </Button>
      )}
    </div>
  );
}

const WIDE = 'hidden whitespace-nowrap px-3 py-1.5 text-ink-soft md:table-cell';

/** A phone has room for two columns: there the others are a line below the name. */
function People({ people }: { people: readonly ManagedPerson[] }) {
  return (
    <div className="rounded-card border border-line bg-surface">
      <table className="w-full text-start text-sm">
        <caption className="sr-only">
          <Trans>People</Trans>
        </caption>
        <thead className="max-md:sr-only">
          <tr className="border-line border-b text-ink-soft">
            <th scope="col" className="px-4 py-2 text-start font-semibold">
              <Trans>Person</Trans>
            </th>
            <th scope="col" className={`${WIDE} text-start font-semibold`}>
              <Trans>Since</Trans>
            </th>
            <th scope="col" className={`${WIDE} text-start font-semibold`}>
              <Trans>Last seen</Trans>
            </th>
            <th scope="col" className={`${WIDE} text-end font-semibold`}>
              <Trans>Storage</Trans>
            </th>
            <th scope="col">
              <span className="sr-only">
                <Trans>Actions</Trans>
              </span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {people.map((person) => (
            <Person key={person.id} person={person} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Person({ person }: { person: ManagedPerson }) {
  const me = useSession()?.user.id === person.id;
  const { username, email, role, disabled, createdAt, lastSeenAt, bytes } = person;
  const since = day.format(new Date(createdAt));
  const seen = lastSeenAt ? day.format(new Date(lastSeenAt)) : null;
  return (
    <tr>
      <th scope="row" className="py-1.5 ps-4 pe-2 text-start font-normal">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold text-base wrap-anywhere">{username}</span>
          {me && (
            <Badge>
              <Trans>YOU</Trans>
            </Badge>
          )}
          {role === 'admin' && (
            <Badge tone="herb">
              <Trans>ADMINISTRATOR</Trans>
            </Badge>
          )}
          {isCalledPro(person) && (
            <Badge tone="honey">
              <Trans>PRO</Trans>
            </Badge>
          )}
          {disabled && (
            <Badge tone="tomato">
              <Trans>DISABLED</Trans>
            </Badge>
          )}
        </span>
        <span className="block text-ink-soft wrap-anywhere">{email}</span>
        <span className="block text-ink-soft md:hidden">
          {seen ? t`Last seen ${seen}` : t`Never signed in`}
          {bytes > 0 && `, ${sizeOf(bytes)}`}
        </span>
      </th>
      <td className={WIDE}>{since}</td>
      <td className={WIDE}>{seen ?? t({ message: 'never', comment: 'when a person was last seen' })}</td>
      <td className={`${WIDE} text-end tabular-nums`}>{bytes > 0 ? sizeOf(bytes) : ''}</td>
      <td className="w-14 pe-2 text-end">{!me && <PersonMenu person={person} />}</td>
    </tr>
  );
}
