import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session/session-store.ts';
import { kitchenQuery } from '../../rooms/household/household.queries.ts';
import { AddToPantryButton } from '../../rooms/pantry/add-to-pantry-button.tsx';
import { ScanFlow } from '../../rooms/scans/scan-flow.tsx';
import { ScanPitch } from '../../rooms/scans/scan-pitch.tsx';
import { FridgeArt } from '../../shared/fridge-art.tsx';

export default function ScanPage() {
  const user = useSession()?.user;
  const { data: kitchen } = useQuery({ ...kitchenQuery, enabled: user !== undefined });
  if (!user) return <ScanPitch art={<FridgeArt />} />;
  return (
    <ScanFlow
      user={user}
      owned={kitchen?.equipment ?? null}
      more={(selected) => (
        <AddToPantryButton things={selected.map(({ name, typed }) => ({ name, ...typed }))} />
      )}
    />
  );
}
