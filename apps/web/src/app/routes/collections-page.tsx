import { LibraryBig } from 'lucide-react';
import { CollectionsList } from '../../rooms/collections/collections-list.tsx';
import { MembersOnly } from './members-only.tsx';

export default function CollectionsPage() {
  return (
    <MembersOnly
      icon={LibraryBig}
      title="Collections"
      text="Cook books of your own: put recipes together, share them, print them."
    >
      <CollectionsList />
    </MembersOnly>
  );
}
