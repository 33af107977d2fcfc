import { STORED_KINDS } from '@crisper/contract/account/account';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Database } from 'lucide-react';
import { locales } from '../../lib/i18n/i18n.ts';
import { withDecimals } from '../../lib/i18n/numbers.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { storageQuery } from './account.queries.ts';
import { Section } from './section.tsx';

/** These never fill up, and say something to administrators only. */
const FOR_ADMINS: readonly string[] = [
  'contact_messages',
  'discussion_likes',
  'reply_likes',
  'receipt_words',
];

/** What is kept for the person, and how much room there is. Kinds of which there is nothing are left out. */
export function StorageSection() {
  const storage = useQuery(storageQuery);
  const isAdmin = useSession()?.user.role === 'admin';
  const kept = storage.data?.filter(({ what, rows }) => rows > 0 && (isAdmin || !FOR_ADMINS.includes(what)));
  return (
    <Section title={t`Storage`} icon={Database}>
      {storage.isPending && <Skeleton className="h-24 w-full" />}
      {storage.isError && !storage.data && (
        <Button variant="outline" busy={storage.isFetching} onClick={() => void storage.refetch()}>
          <Trans>Load your storage again</Trans>
        </Button>
      )}
      {kept?.length === 0 && (
        <p className="text-ink-soft">
          <Trans>Nothing stored yet.</Trans>
        </p>
      )}
      <div className="grid gap-4">
        {kept?.map(({ what, rows, rowsMax, bytes, bytesMax }) => (
          <Progress
            key={what}
            label={STORED_KINDS[what]}
            value={Math.max(rows / rowsMax, bytes / bytesMax)}
            max={1}
            note={t`${rows.toLocaleString(locales())} of ${rowsMax.toLocaleString(locales())}, ${sizeOf(bytes)}`}
          />
        ))}
      </div>
    </Section>
  );
}

function sizeOf(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1000)} KB`;
  return `${withDecimals(bytes / 1_000_000, 1)} MB`;
}
