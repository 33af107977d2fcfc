import { useParams } from 'react-router';
import { useSession } from '../../../lib/session/session-store.ts';
import { JoinView } from '../../../rooms/household/join-view.tsx';

export default function JoinPage() {
  const { token = '' } = useParams();
  return (
    <div className="px-4 py-12">
      <JoinView token={token} signedIn={useSession() !== null} />
    </div>
  );
}
