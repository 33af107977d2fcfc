import type { ManagedPerson } from '@crisper/contract/administration/administration';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isCalledPro } from '../../lib/offers.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { peopleQuery } from './administration.queries.ts';
import { PersonActions } from './person-actions.tsx';
import { sizeOf } from './size-of.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export function PeopleTab() {
  const [search, setSearch] = useState('');
  const people = useInfiniteQuery(peopleQuery(search));
  if (people.isError && !people.data)
    return <LoadFailed of={people}>The people could not be loaded.</LoadFailed>;
  const shown = people.data?.pages.flatMap((page) => page.people);
  const total = people.data?.pages[0]?.total ?? 0;
  return (
    <div className="grid gap-5">
      <SearchField
        label="Find people"
        placeholder="A part of a name or email"
        maxLength={254}
        value={search}
        onChange={setSearch}
      />
      <p role="status" className="text-ink-soft">
        {shown && `${total.toLocaleString('en-US')} ${total === 1 ? 'account' : 'accounts'}`}
      </p>
      {!shown && <Skeleton className="h-64 w-full" />}
      <ul className="grid gap-4">
        {shown?.map((person) => (
          <li key={person.id}>
            <Person person={person} />
          </li>
        ))}
      </ul>
      {people.hasNextPage && (
        <Button
          variant="outline"
          busy={people.isFetchingNextPage}
          onClick={() => void people.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  );
}

function Person({ person }: { person: ManagedPerson }) {
  const me = useSession()?.user.id === person.id;
  const { username, email, role, disabled, createdAt, lastSeenAt, bytes } = person;
  return (
    <Card className="grid gap-3 p-5">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-xl wrap-anywhere">{username}</h3>
        {me && <Badge>YOU</Badge>}
        {role === 'admin' && <Badge tone="herb">ADMINISTRATOR</Badge>}
        {isCalledPro(person) && <Badge tone="honey">PRO</Badge>}
        {disabled && <Badge tone="tomato">DISABLED</Badge>}
      </div>
      <p className="text-ink-soft text-sm wrap-anywhere">
        {email} · since {day.format(new Date(createdAt))} ·{' '}
        {lastSeenAt ? `last seen ${day.format(new Date(lastSeenAt))}` : 'not signed in'} ·{' '}
        {bytes === 0 ? 'keeps nothing yet' : `keeps ${sizeOf(bytes)}`}
      </p>
      {!me && <PersonActions person={person} />}
    </Card>
  );
}
