import { Trans } from '@lingui/react/macro';
import { LibraryBig } from 'lucide-react';
import { useSession } from '../../lib/session/session-store.ts';
import { CollectionsList } from '../../rooms/collections/collections-list.tsx';
import { SignInRequired } from '../../shared/sign-in-required.tsx';

export default function CollectionsPage() {
  const session = useSession();
  if (!session)
    return (
      <div className="px-4 py-16">
        <SignInRequired icon={LibraryBig}>
          <Trans>Cook books of your own: put recipes together, share them, print them.</Trans>
        </SignInRequired>
      </div>
    );
  return <CollectionsList />;
}
